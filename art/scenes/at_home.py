"""The still lifes of a patient's home: at_home.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pencil, sheet_with
from home_props import curtain, dress_shirt, hanger, sleep_mask
from materials import oak, plaster, soft, wood
from props import drinking_glass
from sets import UPRIGHT, counter, main, scene, wall
from shapes import box, lathe, plane, rounded
from stage import area_light, camera, daylight, sky, sun, window_frame


@scene
def white_shirt():
    """A pressed shirt for the day, on a peg of a deep green wall, in the sun of the window."""
    sky("#FFF6EA", 0.35)
    wall(plaster("#23493F"), 0.5)
    box((30, 0.14, 0.5), oak(), 0.04, (0, 0.4, 4.75))
    for x in (-5.6, -2.8, 0, 2.8, 5.6):
        peg = rounded([(0, 0), (0.09, 0), (0.08, 0.5, 0.1), (0.17, 0.62, 0.06), (0.15, 0.74, 0.05), (0, 0.76)], 0.03)
        lathe("peg", peg, oak(), 64, (x, 0.36, 4.75), UPRIGHT)
    hanger().at((0, -0.1, 3.3))
    dress_shirt("#EEE9DF").at((0, -0.1, 3.5))
    daylight((0.62, 0.6, -0.42), (0.2, 0.5, 1.6), 3.6, window_frame(2, 3, (2.6, 2.1)), 200, 50)
    camera((0.2, -19, 2.2), (0.1, 0, 1.55), 78, 5, (0, -0.4, 1.5))


@scene
def migraine_room():
    """A night table at dusk: the curtains let a line of light in. A mask, water, and the month with its bad days."""
    sky("#B7B9C4", 0.32)
    plane(plaster("#FFC48C"), (0, 7, 4), UPRIGHT, 40).visible_shadow = False
    area_light((0, 4.5, 3), (0, 7, 3), 6, 900, "#FFA869")
    curtain(-13, 0.95, 14, "#77757B", 1).at((0, 2.6, -2))
    curtain(1.12, 14, 14, "#77757B", 4).at((0, 2.75, -2))
    counter(wood("#B98F66", "#94683F", 0, 1.6), 8, -5.8)
    marks = [(-0.85, 0.0, 0.78, 0.92, "spruce")]
    for day in range(28):
        x, z = (day % 7 - 3) * 0.27, 0.46 - 0.34 * (day // 7)
        marks.append((x - 0.09, x + 0.09, z - 0.09, z + 0.09, "coral" if day in (4, 12, 13, 22) else "#D8CDBA"))
    box((2.35, 2.5, 0.14), soft("#2C6257", 0.6, 0.04), 0.05, (1.7, -0.6, 0.07), (0, 0, -0.16))
    sheet_with(2.2, 2.35, marks).at((1.7, -0.6, 0.16), rotation=(-90, 0, -9))
    pencil("#C9764F", 1.9).at((2.0, -1.9, 0.02), -70)
    sleep_mask("#1E4F48", "#2C6257").at((-1.25, -0.95, 0.05), 12, 1.15)
    drinking_glass(0.5, 1.5, 0.75).at((0.62, 1.25, 0))
    sun((-0.16, -0.8, -0.52), 11, "#FFB27A", 1.2)
    area_light((-7, -4, 8), (0, 0, 1.0), 6, 90, "#DADBE2")
    area_light((7, -5, 5), (0, 0, 1.0), 6, 40, "#E6D8D8")
    camera((0.2, -13.6, 5.4), (0.35, 0, 1.02), 66, 5, (-0.2, -0.5, 0.4))


main()
