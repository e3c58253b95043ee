"""The still lifes of a patient's home: at_home.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from home_props import curtain
from materials import glow, plaster, wood
from props import dish, drinking_glass, folded_cloth
from sets import UPRIGHT, counter, main, scene, wall
from shapes import plane
from stage import area_light, camera, daylight, sky, window_frame
from wardrobe_props import badge, folded_shirt, notebook, work_bag


@scene
def spare_shirt():
    """A desk at work in the morning: the bag, the badge, and the second shirt of the day, folded."""
    sky("#FFF6EA", 0.36)
    wall(plaster("#A9B3A2"), 3.0)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 9, -5.8)
    work_bag("#7A4A31").at((-1.5, 1.25, 0), 8)
    folded_shirt("#F1ECE2").at((0.75, -0.75, 0), -10)
    marks = [(-0.4, 0.0, 0.12, 0.48, "#D9A88A"), (-0.4, 0.4, -0.1, 0.0, "spruce"), (-0.4, 0.15, -0.32, -0.25, "sage")]
    badge(marks).at((-1.75, -1.35, 0), 14)
    daylight((0.65, 0.5, -0.48), (0.2, 3.0, 1.5), 3.1, window_frame(2, 2, (2.5, 2.2)), 220, 70)
    camera((0.4, -13.6, 6.6), (0.2, 0, 0.7), 68, 5, (0, -0.4, 0.5))


@scene
def migraine_room():
    """A dim room at dusk: curtains that nearly meet, a soft blade of light, water, and a closed notebook."""
    sky("#B9BAC2", 0.3)
    plane(glow("#EFCBA4", 0.8), (0, 8.5, 4), UPRIGHT, 40)
    curtain(-13, -0.3, 15, "#817D80", 1).at((0.72, 2.6, -2), rotation=(0, 1.6, 0))
    curtain(0.3, 14, 15, "#817D80", 4).at((0.75, 2.75, -2), rotation=(0, -0.9, 0))
    counter(wood("#A98460", "#876140", 0, 1.6), 8, -5.8)
    notebook("#2C6257").at((-1.45, -0.95, 0), 12)
    dish(0.9).location = (-2.6, 1.15, 0)
    folded_cloth(1.1, 0.85, 2, 0.16, ("#D9DDD6", "#C8CFC8")).at((-2.6, 1.15, 0.08), -12)
    drinking_glass(0.5, 1.5, 0.75).at((-0.35, 0.95, 0))
    area_light((1.25, 7.0, 3.4), (0.5, -3, 0), 1.0, 900, "#FFC795", seen=False)
    area_light((-7, -4, 8), (0, 0, 1.0), 6, 150, "#DADBE2")
    area_light((7, -5, 5), (0, 0, 1.0), 6, 75, "#E6DCD8")
    camera((0.2, -13.6, 5.4), (0.0, 0, 1.02), 66, 1.6, (-0.6, -0.3, 0.4))


main()
