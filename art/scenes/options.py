"""The ways to take testosterone, each on the same counter: options.py -- SAMPLES SCALE NAME. NAME is that of the picture.

The page draws them as small as 64 x 64 px: one large thing in the middle of each.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from bathroom_props import gel_ribbon, pellet_pouch, syringe_on_paper
from infusion_props import steel
from materials import frosted, gloss, soft, tiles, tinted, wood
from props import carton, dish, pellet, pump, vial
from self_care_props import wipe_sachet
from sets import counter, main, scene, wall
from stage import camera, daylight, sky, window_frame


def on_counter():
    """The wall, the counter, the sun and the camera of all three."""
    sky("#FFF6EA", 0.35)
    wall(tiles("#23493F", "#18352E", 1.25), 1.7)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 9, -6.4)
    daylight((0.66, 0.52, -0.5), (-1.7, 0.2, -0.2), 3.8, window_frame(2, 2, (3.3, 3.0)), 230, 70)
    camera((0.1, -13.8, 5.6), (0.0, 0, 0.85), 112, 9, (0, -0.3, 0.6))


@scene
def testosterone_injection():
    """A capped vial before its carton, a syringe that is still on its paper, and a wipe."""
    on_counter()
    carton((1.5, 1.9, 0.8), "#C9764F").at((0.45, 0.95, 0.95), rotation=(90, 0, -8))
    vial("#E2A63C", "#C9764F", 0.8, tinted("#E2A63C", 0.5)).at((-0.4, 0.1, 0), scale=1.35)
    syringe_on_paper().at((0.1, -1.0, 0), 72, 0.9)
    wipe_sachet().at((1.28, -0.1, 0.02), scale=0.72, rotation=(-90, 0, -12))


@scene
def testosterone_gel():
    """A bottle with a pump, and a ribbon of clear gel on the dish under it."""
    on_counter()
    pump(0.66, 1.55, soft("cream", 0.42), "#C9764F").at((0.42, 0.35, 0), 28)
    dish(0.92, gloss("#2C6257", 0.35)).location = (-0.68, -0.75, 0)
    gel_ribbon(0.95, 0.12, frosted("#F4FBF8", 0.05)).at((-0.68, -0.75, 0.05), 8)


@scene
def testosterone_pellets():
    """Pellets on a dish of steel before the wall, and the sealed pouch of one more."""
    on_counter()
    pellet_pouch("#C9764F").at((0.5, 1.46, 0.97), rotation=(-12, 0, 0))
    dish(1.3, steel()).location = (-0.05, -0.45, 0)
    for x, y, turn in ((-0.52, -0.62, 70), (0.2, -0.8, 100), (-0.15, -0.24, 110), (0.5, -0.3, 60)):
        pellet((x, y, 0.05), turn, 0.155, 0.64)


main()
