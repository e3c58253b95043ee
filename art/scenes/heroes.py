"""The still lifes of the conditions: heroes.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys
from math import radians

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from materials import brass, gloss, oak, plaster, principled, soft, tiles, wood
from props import (
    apple,
    appointment_card,
    blister,
    carton,
    comb,
    cup_of_coffee,
    dish,
    drinking_glass,
    dropper,
    foam_pump,
    folded_cloth,
    folded_gown,
    gauze_pads,
    measuring_tape,
    open_jar,
    pear,
    pellet,
    pump,
    report,
    vial,
    wooden_car,
)
from shapes import box, cylinder, lathe, plane, plate, rounded
from stage import arguments, camera, daylight, render, reset, scattered_leaves, sky, window_frame

SCENES = {}
UPRIGHT = (radians(90), 0, 0)
# The colours of the drips on their own pages, in the order of the menu.
DRIPS = ("#F4B98C", "#F2B92E", "#EE9FA6", "#8DB58F", "#F28A2E", "#9AD3DA", "#C48A6A", "#C9BE4A")


def scene(make):
    SCENES[make.__name__.replace("_", "-")] = make


def wall(material, y):
    plane(material, (0, y, 6), UPRIGHT)


def counter(material, depth, front):
    box((24, depth, 0.45), material, 0.05, (0, front + depth / 2, -0.225))


@scene
def ed():
    """A morning for two, from above, on deep green."""
    sky("#FFF8EE", 0.4)
    plane(principled("cloth", "#1F4039", 0.9, 0.15, sheen=0.3, bump=0.25, bump_scale=28), (0, 0, 0), size=40)
    cylinder(2.75, 0.2, wood("#B58A60", "#946A43", 0, 1.6), (1.75, 0.25, 0), edge=0.06)
    cup_of_coffee("cream").at((0.75, 0.85, 0.2), 150)
    cup_of_coffee("#D9A07C").at((2.6, -0.35, 0.2), -35)
    carton((2.5, 1.75, 0.42), "#C9764F").at((-3.15, 0.95, 0), 12)
    blister(2, 4, "apricot").at((-2.35, -1.35, 0.04), -64, 1.15)
    daylight((0.6, -0.52, -0.62), (0, 0, 0), 3.4, scattered_leaves(30, 31, 1.5, 6.5), 180, 40)
    camera((0, -4.6, 25.2), (-0.2, -0.1, 0.3), 85, 11)


@scene
def hair_loss():
    """A shelf in the bathroom, at eye level."""
    sky("#FBFAFF", 0.3)
    wall(tiles("#A5AC9D", "#C8CABD", 1.15), 1.5)
    box((16, 2.6, 0.34), oak(), 0.05, (0, 0.2, -0.17))
    mirror = (1.35, 1.42, 2.45)
    lathe("frame", rounded([(0, 0), (1.62, 0), (1.62, 0.1), (0, 0.1)], 0.02), brass(), 160, mirror, UPRIGHT)
    lathe("mirror", [(0, 0.11), (1.54, 0.11)], principled("mirror", "#F1E6D4", 0.03, metal=1), 160, mirror, UPRIGHT)
    dropper().at((-1.35, 0.25, 0), 6)
    foam_pump(0.5, 1.25, "spruce").at((0.15, 0.45, 0), -12)
    drinking_glass(0.5, 1.25).at((1.75, 0.2, 0))
    comb(2.3, 22).at((1.82, 0.2, 1.32), rotation=(8, -77, 4))
    daylight((0.62, 0.55, -0.42), (0.3, 1.5, 1.4), 3.2, window_frame(2, 2, (2.1, 1.9)))
    camera((0, -14.2, 1.75), (0.1, 0, 1.32), 82, 4, (0, 0.1, 1.2))


@scene
def testosterone():
    """An oak counter before a deep green wall, in the low light of eight o'clock."""
    sky("#FFF6EA", 0.25)
    wall(plaster("#21463D"), 2.2)
    counter(oak(), 4.4, -1.9)
    pump(0.66, 1.85, soft("cream", 0.42), "#C9764F").at((-0.75, 0.35, 0), -14)
    report(1.75, 1.9, "apricot").at((1.15, 0.85, 0), -10)
    vial("#E8B25C", "#C9764F", 0.66).at((0.8, 0.05, 0), scale=1.15)
    dish(0.78).location = (2.0, -0.75, 0)
    for x, y, turn in ((1.83, -0.77, 20), (2.07, -0.6, -35), (2.16, -0.89, 70)):
        pellet((x, y, 0.06), turn)
    daylight((0.72, 0.5, -0.34), (0.6, 2.2, 1.7), 3.6, window_frame(2, 2, (1.9, 1.7)), 160, 40)
    camera((0.2, -13.5, 2.9), (0.35, 0, 1.15), 82, 4, (-0.2, -0.1, 1.0))


@scene
def circumcision():
    """A clinic's counter: a gown, gauze, a card with the day, and a child's wooden car."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#DDD5C5"), 2.6)
    counter(soft("#EFE4D2", 0.4, 0.02), 5.2, -2.2)
    folded_gown().at((-1.35, 0.75, 0), 7)
    gauze_pads().at((0.72, 0.95, 0))
    appointment_card(1.3, 1.35).at((2.15, 0.35, 0), -16, 1.15)
    wooden_car().at((0.35, -0.95, 0), -18, 0.95)
    daylight((0.62, 0.55, -0.5), (0.4, 2.6, 2.2), 2.8, window_frame(3, 2, (1.6, 2.1)))
    camera((0.2, -13.8, 4.4), (0.3, 0, 0.75), 82, 4, (0, -0.4, 0.7))


@scene
def vitamin_infusions():
    """Eight vials in two rows, so that a tall crop shows them all."""
    sky("#FFFBF5", 0.35)
    wall(plaster("#E3D5C1"), 2.8)
    counter(soft("#EFE6D8", 0.4, 0.02), 6, -2.4)
    box((4.1, 1, 1.3), soft("#F6EEE0", 0.5, 0.02), 0.06, (0, 0.85, 0.65))
    for k, colour in enumerate(DRIPS):
        x = (k % 4 - 1.5) * 0.93
        vial(colour, "spruce", 0.8).at((x, 0.8, 1.3) if k < 4 else (x, -0.35, 0), scale=0.86)
    daylight((0.62, 0.55, -0.5), (0.2, 2.8, 2.4), 2.8, scattered_leaves(36, 23, 1.25, 4.5))
    camera((0, -14.2, 3.4), (0, 0, 1.25), 75, 5, (0, 0, 1.2))


@scene
def weight_management():
    """A kitchen in the morning."""
    sky("#FBFAFF", 0.3)
    wall(tiles("#F1E7D8", "#DDCFBB", 1.25), 2.4)
    counter(soft("#EADBC4", 0.35, 0.04), 5.2, -2.6)
    plate(2.9, 3.2, 0.16, 0.5, wood("#C08F60", "#9D6E45", 2, 1.6), (-1.2, 2.15, 1.6), (radians(-7), 0, 0), 0.05)
    bowl = [(0, 0), (0.6, 0, 0.1), (1.35, 0.85, 0.5), (1.27, 0.88, 0.02), (0.55, 0.1, 0.4), (0, 0.1)]
    lathe("bowl", rounded(bowl), soft("#7F9A8C", 0.4, 0.04), 160, (-0.85, 0.55, 0))
    apple("coral").at((-1.3, 0.75, 0.42), 40, 0.72)
    apple("#D9A14A").at((-0.35, 0.85, 0.42), 0, 0.72)
    pear().at((-0.72, 0.2, 0.45), scale=0.72, rotation=(24, 8, 30))
    drinking_glass(0.42, 1.35, 0.7).at((1.1, 0.85, 0))
    measuring_tape("apricot").at((1.25, -0.95, 0), -10)
    daylight((0.65, 0.5, -0.48), (0.6, 2.4, 1.8), 3.0, window_frame(2, 2, (1.9, 2.0)))
    camera((0.1, -13.8, 4.0), (0.15, 0, 0.95), 82, 4, (0, -0.1, 0.8))


@scene
def skincare():
    """A bathroom's counter from above."""
    sky("#FFFBF5", 0.45)
    plane(tiles("#CBCBBB", "#E4E0D3", 2.4), (0.6, 0.5, 0), size=48)
    folded_cloth(3.4, 2.6, 2, 0.22, ("#F3EBDD", "#EADFCD")).at((-2.2, 0.45, 0), 12)
    pump(0.62, 2.0, gloss("spruce2", 0.35), "coral").at((-2.6, -0.75, 1.07), rotation=(-90, 0, -24))
    open_jar().at((1.3, 0.9, 0))
    cylinder(1.1, 0.28, gloss("spruce2", 0.35), (1.95, -1.55, 0))
    daylight((0.6, -0.52, -0.62), (0, 0, 0), 3.2, scattered_leaves(30, 42, 1.5, 6.5), 220, 50)
    camera((0, -3.0, 19.6), (-0.35, -0.05, 0.2), 85, 11)


def main():
    samples, scale, (name,) = arguments()
    reset()
    SCENES[name]()
    render(name, samples, scale)


main()
