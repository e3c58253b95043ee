"""Counters with what a treatment needs: counters.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from bathroom_props import closed_jar, edged_mirror, sachet, sharps_box, syringe_on_paper, towel_on_rail
from infusion_props import tray
from interior_props import window
from materials import brass, glow, liquid, oak, plaster, soft, tiles, wood
from props import drip_bag, foam_pump, ointment, tent_card, vial
from sets import UPRIGHT, counter, main, scene, wall
from shapes import box, plane, tube
from stage import camera, daylight, sky, window_frame


@scene
def acne_shelf():
    """A bathroom's shelf in the morning: cleanser, cream and moisturizer under the mirror, and a towel."""
    sky("#FBFAFF", 0.34)
    wall(tiles("#D6BDA6", "#E6D5C3", 1.3), 1.6)
    box((24, 2.7, 0.3), oak(), 0.05, (0, 0.2, -0.15))
    plane(glow("#E9DCCB", 0.55), (0, -17, 4), UPRIGHT, 40)
    edged_mirror(3.9, 6.0).at((0.2, 1.5, 4.85))
    foam_pump(0.52, 1.3, "spruce").at((-0.75, 0.3, 0), -14)
    closed_jar(0.62, 0.85, "#F6F0E4", "#2C6257").at((0.75, 0.3, 0))
    ointment(1.4, 0.24, "#F7F1E6", "coral").at((0.95, -0.75, 0), 10)
    towel_on_rail(1.4, 2.4, "#E9C3A6", 1.75).at((3.2, 1.1, 3.3))
    daylight((0.62, 0.55, -0.46), (0.3, 1.6, 1.5), 3.0, window_frame(2, 2, (2.1, 1.9)), 220, 80)
    camera((0.2, -13.8, 3.4), (0.6, 0, 1.35), 72, 4.5, (0, 0, 0.9))


@scene
def testosterone_start():
    """A bathroom's counter: gel in sachets, a syringe on its paper, a box for needles, and the day to begin."""
    sky("#FFF6EA", 0.34)
    wall(tiles("#23493F", "#18352E", 1.25), 2.4)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 9, -6)
    sharps_box("#E3B23C", "#F3EBDD").at((-1.25, 0.75, 0), 10)
    marks = [(-0.62, 0.0, 1.2, 1.32, "spruce")]
    for day in range(20):
        x, z = (day % 5 - 2) * 0.28, 0.98 - 0.25 * (day // 5)
        marks.append((x - 0.09, x + 0.09, z - 0.08, z + 0.08, "coral" if day == 7 else "#C6C0AE"))
    tent_card(1.7, 1.5, marks).at((1.05, 0.85, 0), -10, 1.1)
    sachet("#C9764F").at((1.55, -0.95, 0), 18, 0.92)
    sachet("#C9764F").at((0.75, -1.05, 0), 4, 0.92)
    syringe_on_paper().at((-0.9, -1.2, 0), 64, 0.82)
    daylight((0.68, 0.52, -0.42), (0.3, 2.4, 1.4), 3.6, window_frame(2, 2, (2.3, 2.0)), 210, 60)
    camera((0.1, -13.8, 5.6), (0.0, 0, 0.75), 80, 5, (0, -0.3, 0.5))


@scene
def vitamin_infusions():
    """A clinic's counter by the window: what is drawn up for a drip, in clear vials on a tray, and the bag."""
    sky("#FBFAFF", 0.42)
    wall(plaster("#CDC3B2"), 3.4)
    window(-4.4, 0.1, 1.15, 7, 3.4, ("#E2E6DE", 0.78))
    counter(soft("#E2D6C4", 0.4, 0.02), 9, -5.6)
    tray(4.1, 2.0).at((0.6, -0.35, 0), -3.4)
    fill = (("#F6E3A8", 2.4), ("#EFBB4E", 2.6), ("#E2707A", 2.4), ("#F4F7F2", 0.3), ("#F3D287", 2.4))
    for k, (colour, density) in enumerate(fill):
        filled = vial(colour, "spruce" if k % 2 else "#C9764F", 0.72, liquid(colour, density, 1.33))
        filled.at((0.8 * k - 1.0, -0.3 - 0.05 * k, 0.045), scale=0.95)
    stand = [(-2.3, 0), (-2.3, 2.5), (-2.3, 3.5), (-2.15, 3.85), (-1.75, 3.9), (-1.52, 3.74), (-1.48, 3.58)]
    tube([(x, 1.5, z) for x, z in stand], 0.06, brass())
    box((1.4, 1.0, 0.1), brass(), 0.04, (-2.0, 1.5, 0.05))
    drip_bag("#F6DDA8").at((-1.5, 1.48, 2.45), 4, 0.68)
    daylight((0.72, 0.3, -0.46), (0.8, 2.0, 0.8), 2.6, window_frame(2, 2, (2.6, 2.2)), 200, 90)
    camera((0.2, -14, 4.2), (0.2, 0, 1.75), 70, 5, (0.3, -0.3, 0.8))


main()
