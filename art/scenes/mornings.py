"""A man's room on a quiet late morning: mornings.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pencil, sheet_with, tube_rack
from materials import oak, plaster, wood
from morning_props import wall_calendar
from props import alarm_clock, measuring_tape
from room_props import bedding, cushion, fabric, table_lamp
from sets import counter, main, scene, wall
from shapes import box
from stage import camera, daylight, sky, window_frame
from wardrobe_props import folded_t_shirts

GREEN = "#23493F"


def morning(target, panes=(2.1, 1.9)):
    """The sun of all five, through one window."""
    sky("#FFF6EA", 0.38)
    daylight((0.68, 0.54, -0.42), target, 3.5, window_frame(2, 2, panes), 230, 65)


@scene
def pct_suppression():
    """Late, and the bed is empty but unmade: a dented pillow, a duvet pushed down, a lamp that is off."""
    morning((0.4, 3.4, 1.6), (2.9, 2.5))
    wall(plaster(GREEN), 4.2)
    box((6.2, 0.36, 4.0), wood("#B98A5C", "#94683F", 0, 1.2), 0.12, (-0.9, 3.4, 0.4))
    box((6.0, 12, 2), fabric("#EFE6D8"), 0.3, (-0.9, -2.6, -1.0))
    cushion(3.5, 2.3, 1.35, fabric("#F4ECE0"), 6).at((-0.6, 1.75, 0.72), rotation=(-52, 4, -9))
    bedding(6.3, 5.4, 0.55, fabric("#6F8C7D"), 11, 2.0).at((-1.05, -2.75, 0.02), -13)
    box((2.7, 2.4, 0.2), oak(), 0.05, (3.75, 2.5, 0.3))
    box((2.5, 2.2, 3), oak(), 0.05, (3.75, 2.5, -1.3))
    table_lamp(2.3, "#F1E2CC", "#C9764F").at((3.75, 3.0, 0.4), scale=0.9)
    alarm_clock(0.4, "spruce", 10, 40).at((3.2, 1.95, 0.4), 10)
    camera((0.6, -16.5, 6.4), (0.75, 1.2, 0.7), 76, 5, (-0.3, 1.6, 0.9))


@scene
def pct_rebound():
    """A bench at the wall: two loose T-shirts, folded, that don't rub, and a tape for what has changed."""
    morning((0.2, 3, 1.4), (2.9, 2.5))
    wall(plaster(GREEN), 2.6)
    for y in (-1.55, 0, 1.55):
        box((24, 1.48, 0.3), wood("#C79A68", "#A5784B", 0, 1.6), 0.06, (0, y, -0.15))
    folded_t_shirts(("#7F9A8C", "#7F9A8C", "#D9C3A4", "#D9C3A4")).at((-0.6, 0.3, 0), -14, 1.1)
    measuring_tape("#C9764F").at((1.3, -1.1, 0), -14)
    camera((0.2, -13.6, 6.0), (0.15, 0, 0.8), 82, 5, (0, -0.3, 0.3))


@scene
def pct_axis():
    """Two tubes of blood and their result: a lab sheet with low bars, on a wooden table."""
    morning((0.2, 1.6, 0.9), (2.5, 3.2))
    wall(plaster(GREEN), 3.0)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 9, -6)
    marks = [(-1.1, 0.1, 1.2, 1.36, "spruce")]
    for k, level in enumerate((0.5, 0.34, 0.72)):
        z = 0.66 - 0.72 * k
        marks += [(-1.1, -0.2, z + 0.12, z + 0.19, "#9DB3A6"), (-1.1, 1.1, z - 0.2, z - 0.02, "#E3DBCB")]
        marks.append((-1.1, -1.1 + level, z - 0.2, z - 0.02, "coral"))
    sheet_with(2.7, 3.3, marks).at((-0.05, -1.3, 0.03), rotation=(-90, 0, 6))
    tube_rack(("#C9603F", "#D9A14A"), 0.86).at((0.3, 1.15, 0), -8)
    camera((0.2, -13.6, 6.4), (0.1, 0, 0.85), 80, 5, (0, 0.2, 0.8))


@scene
def pct_extended():
    """Two months on a table: the pills end in the second, and two later days are for blood tests."""
    morning((0.2, 2.4, 0.9), (2.5, 3.2))
    wall(plaster(GREEN), 3.2)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 9, -6)
    for x, y, z, turn, first in ((-1.55, -0.3, 0.03, 7, True), (1.2, -0.75, 0.07, -4, False)):
        marks = [(-1.0, -0.1, 1.12, 1.28, "spruce")]
        for day in range(28):
            at, up = (day % 7 - 3) * 0.33, 0.66 - 0.5 * (day // 7)
            test = not first and day in (16, 24)
            colour = "coral" if first or day < 10 else "spruce" if test else "#E2D8C6"
            marks.append((at - 0.12, at + 0.12, up - 0.12, up + 0.12, colour))
        sheet_with(2.6, 3.1, marks).at((x, y, z), rotation=(-90, 0, turn))
    pencil("#2C6257", 2.2).at((3.1, -2.1, 0), 4)
    tube_rack(("#C9603F", "#D9A14A"), 0.86).at((0.5, 1.6, 0), -8, 0.9)
    camera((0.2, -13.6, 7.2), (0.1, 0.1, 0.72), 76, 5, (0, -0.2, 0.3))


@scene
def pct_timeline():
    """Weeks go by: the month in the hallway, with a tick for each day that is over, and the pencil."""
    morning((0.3, 1.5, 2.1), (2.3, 2.1))
    wall(plaster(GREEN), 1.5)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 4.4, -2.9)
    wall_calendar(17).at((0, 1.37, 2.15))
    pencil("#C9764F", 2.2).at((-0.95, -0.35, 0), -68)
    camera((0.4, -14.5, 2.9), (0.0, 1, 1.8), 80, 5, (0, 1.2, 2))


main()
