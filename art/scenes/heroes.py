"""The still lifes of the conditions: heroes.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys
from math import cos, radians, sin

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from materials import brass, cloth, gloss, oak, plaster, principled, soft, tiles, wood
from props import (
    alarm_clock,
    apple,
    blister,
    book,
    carton,
    comb,
    cup_of_coffee,
    cup_of_tea,
    dish,
    drinking_glass,
    drip_bag,
    dropper,
    foam_pump,
    folded_cloth,
    hand_fan,
    lid_upside_down,
    measuring_tape,
    ointment,
    open_jar,
    patch,
    pear,
    pellet,
    pen,
    pump,
    report,
    specimen_cup,
    vial,
    wooden_car,
)
from sets import UPRIGHT, counter, main, scene, wall
from shapes import Group, box, cylinder, lathe, plane, plate, rounded, tube
from stage import camera, daylight, scattered_leaves, sky, window_frame

def month():
    """A page of a calendar. Its first two weeks are over, and a day of the third is marked."""
    sheet = Group(box((4.6, 5.2, 0.03), soft("#FBF6EC", 0.8, 0.03), 0.01))
    sheet.add(box((1.7, 0.2, 0.01), gloss("spruce", 0.6), 0.004, (-1.1, 2.1, 0.02)))
    for week in range(5):
        for day in range(7):
            x, y = (day - 3) * 0.6, 1.3 - week * 0.78
            marked = (week, day) == (2, 3)
            colour = "coral" if marked else "#A9B8A8" if week < 2 or (week == 2 and day < 3) else "#E2D3BC"
            sheet.add(box((0.44, 0.44, 0.01), soft(colour, 0.7, 0), 0.004, (x, y, 0.02)))
    return sheet


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
    sky("#FFF6EA", 0.3)
    wall(plaster("#21463D"), 2.2)
    counter(wood("#D2AE80", "#BC9464", 0, 1.6), 7, -4.5)
    pump(0.66, 1.85, soft("cream", 0.42), "#C9764F").at((-1.0, 0.35, 0), -14)
    report(1.9, 1.85, "apricot").at((1.1, 0.95, 0), -8)
    vial("#EDBB5E", "#C9764F", 0.8).at((0.72, 0.05, 0), scale=1.05)
    dish(0.78).location = (1.95, -0.75, 0)
    for x, y, turn in ((1.78, -0.77, 20), (2.02, -0.6, -35), (2.11, -0.89, 70)):
        pellet((x, y, 0.06), turn)
    daylight((0.72, 0.5, -0.34), (0.6, 2.2, 1.7), 3.6, window_frame(2, 2, (1.9, 1.7)), 190, 50)
    camera((0.2, -13.5, 3.1), (0.3, 0, 1.25), 82, 4, (-0.2, -0.1, 1.0))


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
    plane(tiles("#D3CABB", "#EDE6DA", 2.4), (0.6, 0.5, 0), size=48)
    folded_cloth(3.6, 2.7, 2, 0.26, ("#E9BE9F", "#E3B493")).at((-2.25, 0.5, 0), 12)
    pump(0.62, 2.0, gloss("spruce2", 0.35), "coral").at((-2.5, -0.6, 1.14), rotation=(-90, 0, -24))
    open_jar().at((1.15, 1.15, 0))
    lid_upside_down(1.1, "spruce2").at((2.85, -0.3, 0))
    ointment(2.1, 0.36, "#F7F1E6", "coral").at((-0.15, -1.95, 0), 12)
    daylight((0.6, -0.52, -0.62), (0, 0, 0), 3.2, scattered_leaves(30, 42, 1.5, 6.5), 220, 50)
    camera((0, -3.0, 19.6), (-0.1, -0.05, 0.2), 85, 11)


@scene
def hormone_therapy_women():
    """A night table: what helps with hot flashes."""
    sky("#FFFAF4", 0.35)
    wall(plaster("#D8AE98"), 2.2)
    counter(wood("#D9B88E", "#C39C6E", 0, 1.6), 7, -4.5)
    hand_fan(2.0, "#F3E6D6", wood("#B07C50", "#8C5E3A", 0, 2)).at((0.3, 1.45, 0.07), rotation=(-16, 0, 0))
    pump(0.55, 1.5, soft("#F5ECE0", 0.42), "#C9603F").at((-1.4, 0.15, 0), -14)
    carton((1.15, 0.4, 1.05), "#C9603F").at((0.5, 0.15, 0), -8)
    patch(0.68).at((0.35, -0.4, 0.41), rotation=(-18, 0, -4))
    blister(4, 2, "#E9C49A", 0.34, 0.1).at((1.95, -0.35, 0.02), 16)
    daylight((0.62, 0.55, -0.48), (0.3, 2.2, 1.7), 3.0, window_frame(2, 2, (1.9, 1.8)))
    camera((0.2, -13.6, 2.9), (0.2, 0, 1.2), 84, 4, (0, -0.1, 0.9))


@scene
def birth_control():
    """The three methods that can start online, from above: a month of pills, patches and a ring."""
    sky("#FFF8F2", 0.45)
    plane(cloth("#DDB5A2", 30, 0.35), (0, 0, 0), size=40)
    plate(
        3.75, 2.3, 0.06, 0.16, soft("spruce2", 0.5, 0.02), (-0.95, 0.75, 0.03), (radians(-90), 0, radians(9)), 0.02
    )
    blister(7, 4, "#EDB08E", 0.48, 0.15).at((-0.95, 0.75, 0.09), 9)
    patch(1.15).at((2.2, 1.2, 0.03), rotation=(-90, 0, -14))
    patch(1.15).at((2.45, 0.75, 0.1), rotation=(-90, 0, 8))
    ring = [(0.74 + 0.1 * cos(radians(a)), 0.1 + 0.1 * sin(radians(a))) for a in range(0, 361, 15)]
    lathe("ring", ring, soft("#FBF7F0", 0.35, 0), 160, (1.1, -1.6, 0.02))
    carton((1.7, 1.05, 0.3), "#C9603F").at((-1.6, -1.75, 0), -8)
    daylight((0.6, -0.52, -0.62), (0, 0, 0), 3.2, window_frame(2, 2, (3.4, 3.0)), 200, 50)
    camera((0, -3.0, 19.6), (0.25, -0.2, 0.1), 85, 11)


@scene
def iron_infusion():
    """A seat by the window of the clinic: the drip takes less than an hour."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#E4D3BD"), 2.4)
    counter(oak(), 5.6, -4.5)
    stand = [(-2.35, 1.4, -2), (-2.35, 1.4, 2), (-2.35, 1.4, 3.4), (-2.2, 1.4, 3.72), (-1.75, 1.3, 3.74)]
    tube([*stand, (-1.3, 1.2, 3.7), (-1.16, 1.18, 3.6), (-1.04, 1.16, 3.7)], 0.05, brass())
    drip_bag("#B9702F").at((-1.15, 1.2, 2.38), 6, 0.68)
    line = [(-0.99, 1.18, 0.72), (-0.98, 1.0, 0.3), (-1.35, 0.3, 0.05), (-2.2, -0.35, 0.05), (-4.2, -0.5, 0.05)]
    tube(line, 0.03, gloss("#D9AE80", 0.2))
    folded_cloth(2.1, 1.3, 2, 0.34, ("#8A9C8E", "#96A79A")).at((1.1, 0.45, 0), -6)
    book(1.25, 0.9, 0.2, "#B4633F").at((1.05, 0.4, 0.7), 10)
    cup_of_tea().at((0.35, -0.95, 0), 30, 0.4)
    daylight((0.62, 0.55, -0.48), (0.3, 2.4, 2.0), 2.8, window_frame(2, 3, (1.7, 1.5)))
    camera((0, -13.8, 3.0), (-0.2, 0, 1.72), 76, 4, (-0.6, 0.6, 1.6))


@scene
def pct_mood():
    """A night table early in the morning."""
    sky("#EAF1F7", 0.5)
    wall(plaster("#B7BCB4"), 2.2)
    counter(oak(), 7, -4.5)
    alarm_clock(0.72, "spruce", 6, 10).at((-0.95, 0.5, 0), 14)
    book(1.9, 1.35, 0.3, "#C9764F").at((1.0, -0.2, 0), 14)
    pen("spruce", 1.45, 0.06).at((1.5, -0.55, 0.36), 62)
    cup_of_coffee("cream").at((1.75, 1.1, 0), -30, 0.62)
    daylight((0.7, 0.52, -0.36), (0.3, 2.2, 1.5), 2.4, window_frame(2, 2, (1.9, 1.7)), 200, 60)
    camera((0.2, -13.6, 3.1), (0.3, 0, 0.95), 92, 4, (0, -0.1, 0.7))


@scene
def pct_fertility():
    """A clinic's counter: a cup for a semen sample, its requisition, and a child's car."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#DCCDB9"), 2.4)
    counter(soft("#EFE4D2", 0.4, 0.02), 7, -4.5)
    specimen_cup(0.62, 1.05, "#D98A52").at((-0.75, 0.2, 0), 10)
    report(1.6, 1.85, "coral").at((0.95, 0.85, 0), -12)
    wooden_car("#7F9A8C").at((1.25, -0.65, 0), -20, 0.9)
    daylight((0.62, 0.55, -0.5), (0.3, 2.4, 1.9), 2.8, window_frame(3, 2, (1.5, 1.9)))
    camera((0.2, -13.6, 3.2), (0.25, 0, 0.95), 92, 4, (0, -0.2, 0.7))


@scene
def pct_start():
    """The wait before the medication: a calendar, an empty vial, a pack that is still full. From above."""
    sky("#FFF8EE", 0.4)
    plane(principled("cloth", "#1F4039", 0.9, 0.15, sheen=0.3, bump=0.25, bump_scale=28), (0, 0, 0), size=40)
    month().at((0.5, 0.35, 0.03), -4)
    blister(2, 4, "apricot").at((-3.0, 0.7, 0.04), 16, 1.2)
    vial("#EFE7D8", "#C9764F", 0.08).at((-2.7, -2.0, 0.48), rotation=(90, 20, 62), scale=1.1)
    pen("#B98A60", 3.4, 0.13).at((3.35, -1.6, 0.14), 24)
    daylight((0.6, -0.52, -0.62), (0, 0, 0), 3.4, scattered_leaves(30, 31, 1.5, 6.5), 180, 40)
    camera((0, -4.6, 25.2), (0, 0, 0.1), 92, 11)


main()
