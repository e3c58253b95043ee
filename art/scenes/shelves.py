"""Shelves and tables at home, with what somebody takes or measures: shelves.py -- SAMPLES SCALE NAME."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pencil, pill_bottle
from day_props import on_page, open_notebook
from health_props import arm_cuff, hose, pressure_monitor
from materials import gloss, plaster, tiles, wood
from props import alarm_clock, blister, carton, cup_of_coffee, dish, drinking_glass, folded_cloth, vial
from sets import counter, main, scene, wall
from shapes import cylinder
from stage import camera, daylight, sky, window_frame


def tablets(colour, *places, radius=0.17):
    """Round tablets that lie."""
    for x, y, z in places:
        cylinder(radius, radius * 0.62, gloss(colour, 0.4), (x, y, z), edge=radius * 0.28)


def green_shelf():
    """A man's bathroom shelf in the morning sun, for three small pictures of one set."""
    sky("#FFF8EE", 0.36)
    wall(tiles("#23493F", "#18352E", 1.15), 1.6)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 8, -6)
    daylight((0.68, 0.52, -0.4), (0.4, 1.6, 1.3), 3.6, window_frame(2, 2, (2.3, 1.8)), 220, 70)
    camera((0.1, -13.8, 4.0), (0.02, 0, 0.6), 102, 4.5, (0, 0, 0.6))


@scene
def pct_tablets():
    """One drug: its carton, a blister pack that leans on it and one that lies, water to take it with."""
    green_shelf()
    carton((2.1, 1.3, 0.55), "coral").at((-0.55, 0.65, 0.65), rotation=(90, 0, 6))
    blister(4, 2, "#E8743F", 0.46, 0.14).at((-0.15, 0.1, 0.5), rotation=(70, 0, 4))
    blister(4, 2, "#E8743F", 0.46, 0.14).at((-0.75, -1.25, 0.02), 16)
    drinking_glass(0.48, 1.4, 0.7).at((1.45, 0.35, 0))


@scene
def pct_bottle():
    """The other drug: its bottle, and today's tablets in a dish."""
    green_shelf()
    pill_bottle(0.66, 1.35, "coral").at((-0.75, 0.35, 0), -10)
    dish(0.82).location = (0.7, -0.75, 0)
    tablets("#F3E3C6", (0.55, -0.8, 0.05), (0.92, -0.65, 0.05))
    folded_cloth(1.7, 1.2, 2, 0.26, ("#D9C3A4", "#CDB592")).at((1.45, 0.75, 0), -8)


@scene
def pct_vial():
    """Something else or nothing: a vial before a cloth, water, and a dish that stays empty."""
    green_shelf()
    folded_cloth(1.9, 1.1, 3, 0.36, ("#EFE6D6", "#E6D9C2")).at((-0.95, 0.75, 0), 5)
    vial("#F3EAD2", "#2C6257", 0.75).at((-0.75, -0.35, 0), 0, 0.95)
    drinking_glass(0.5, 1.45, 0.7).at((0.75, 0.4, 0))
    dish(0.7).location = (1.1, -0.95, 0)


@scene
def doxypep():
    """A bathroom's shelf the morning after: the antibiotic, its two tablets, water. A tall card has its words below."""
    sky("#FBFAFF", 0.35)
    wall(tiles("#C7B3A0", "#DDCFBF", 1.15), 1.8)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 7, -4.8)
    pill_bottle(0.6, 1.35, "coral").at((-0.55, 0.25, 0), -8)
    drinking_glass(0.47, 1.35, 0.7).at((0.85, 0.55, 0))
    dish(0.6).location = (0.55, -0.6, 0)
    tablets("#E8A33D", (0.42, -0.64, 0.05), (0.72, -0.54, 0.05), radius=0.15)
    daylight((0.62, 0.55, -0.46), (0.3, 1.8, 1.5), 3.1, window_frame(2, 2, (1.9, 1.8)))
    camera((0.05, -13.6, 3.6), (0.15, 0, 0.26), 82, 4, (0, -0.1, 0.8))


@scene
def prep_tablets():
    """A night table: one tablet a day, at the same time. A tall card has its words below."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#C4B6A6"), 2.0)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 7, -4.8)
    pill_bottle(0.58, 1.3, "#4F86A8").at((-0.65, 0.3, 0), -8)
    alarm_clock(0.66, "#2C6257", 8, 0).at((0.8, 0.6, 0), -10)
    dish(0.6).location = (0.4, -0.6, 0)
    tablets("#4F86A8", (0.4, -0.6, 0.05))
    daylight((0.62, 0.55, -0.46), (0.3, 2.0, 1.5), 3.1, window_frame(2, 2, (1.9, 1.8)))
    camera((0.05, -13.6, 3.6), (0.15, 0, 0.26), 82, 4, (0, -0.1, 0.8))


@scene
def ed_heart():
    """A kitchen's table: the blood pressure, measured and written down, before the coffee is cold."""
    sky("#FFF6EA", 0.38)
    wall(plaster("#23493F"), 3.0)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 9, -5.8)
    pressure_monitor().at((-1.1, 0.5, 0), 10)
    arm_cuff("#8FA196").at((1.35, 0.75, 0), -28)
    hose([(1.0, 0.0, 0.18), (0.9, -0.3, 0.07), (0.62, -0.6, 0.065), (0.35, -0.4, 0.065), (0.3, 0.1, 0.08), (0.0, 0.45, 0.25)])
    marks = [(-1.1, -0.75, 0.5 - 0.26 * k, 0.56 - 0.26 * k, "#9DB3A6") for k in range(4)]
    marks += [(0.65, 1.05 + 0.1 * (k % 2), 0.5 - 0.26 * k, 0.56 - 0.26 * k, "spruce") for k in range(4)]
    on_page(open_notebook(1.3, 1.7, "#C9764F"), marks).at((-0.1, -1.75, 0), -6, 0.85)
    pencil("#2C6257", 1.8).at((1.45, -2.3, 0), -24)
    cup_of_coffee("#F1E6D6").at((-2.55, -1.2, 0), 215, 0.6)
    daylight((0.7, 0.46, -0.44), (0.4, 2.6, 1.0), 3.8, window_frame(2, 2, (2.7, 2.3)), 260, 75)
    camera((0.2, -13.6, 6.2), (-0.15, -0.1, 0.62), 73, 5, (-0.3, -0.2, 0.6))


main()
