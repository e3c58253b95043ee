"""The still lifes that end a page: closings.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pencil, reading_glasses, sheet_with
from day_props import card, gym_bag, key_ring, letter, on_page, open_notebook, water_bottle
from materials import ink, plaster, soft, tiles, wood
from props import alarm_clock, drinking_glass, folded_cloth
from sets import counter, main, scene, wall
from shapes import box
from stage import camera, daylight, sky, window_frame


@scene
def lab_morning():
    """A kitchen's counter before eight: what a man takes along to his blood test. Form, health card, keys, and the time."""
    sky("#FFF6EA", 0.35)
    wall(tiles("#23493F", "#18352E", 1.25), 2.9)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 9, -5.8)
    marks = [(-1.05, 0.1, 1.3, 1.47, "spruce")]
    marks += [(0.5 + 0.12 * k, 0.5 + 0.12 * k + w, 1.16, 1.5, "spruce") for k, w in enumerate((0.05, 0.08, 0.04, 0.07, 0.04))]
    for k, length in enumerate((1.35, 1.05, 1.5, 1.2, 0.85)):
        z = 0.72 - 0.46 * k
        marks.append((-1.05, -0.83, z - 0.11, z + 0.11, "coral" if k in (0, 2) else "#D8CDBA"))
        marks.append((-0.55, -0.55 + length, z - 0.04, z + 0.04, "#9DB3A6"))
    sheet_with(2.75, 3.5, marks).at((-0.95, -0.75, 0.03), rotation=(-90, 0, 7))
    stripe = [(-0.87, 0.87, 0.22, 0.4, "coral"), (-0.65, 0.25, -0.05, 0.05, "spruce"), (-0.65, 0.5, -0.3, -0.23, "sage")]
    card(stripe).at((1.45, -0.5, 0.03), rotation=(-90, 0, -12))
    key_ring("#8A4A2E").at((1.75, -2.15, 0), -35)
    alarm_clock(0.78, "#C9764F", 7, 30).at((1.7, 1.25, 0), -12)
    daylight((0.7, 0.42, -0.46), (0.6, 1.3, 0.7), 4.0, window_frame(2, 2, (3.0, 2.3)), 270, 80)
    camera((0.2, -13.6, 6.4), (0.35, 0, 0.5), 78, 5, (0, -0.4, 0.3))


@scene
def gym_bench():
    """A bench by the lockers: the bag stays packed, a letter from the clinic lies beside it."""
    sky("#FFF6EA", 0.35)
    wall(soft("#12291F", 0.8, 0), 2.3)
    door, dark = soft("#2A5349", 0.42, 0.02), ink("#142F28")
    for k in range(-3, 4):
        x = 2.3 * k + 0.4
        box((2.22, 0.2, 14), door, 0.05, (x, 2.1, 2))
        for j in range(4):
            box((1.1, 0.02, 0.09), dark, 0.008, (x, 1.99, 3.05 - 0.24 * j))
        box((0.16, 0.14, 0.6), soft("#D8BE93", 0.4, 0), 0.05, (x + 0.8, 1.95, 1.4))
    for y in (-1.12, 0, 1.12):
        box((20, 1.06, 0.3), wood("#C79A68", "#A5784B", 0, 1.6), 0.06, (0, y, -0.15))
    gym_bag("#D3BE9C").at((-1.1, 0.35, 0), 6, 0.95)
    folded_cloth(1.7, 1.15, 2, 0.24, ("#8FA89A", "#9CB3A6")).at((2.75, 0.6, 0), -8)
    water_bottle("#C9603F", "#F3EADB").at((1.4, 0.75, 0), 20, 0.82)
    lines = [(-0.75, 0.6, 0.12, 0.18, "sage"), (-0.75, 0.75, -0.14, -0.08, "sage"), (-0.75, 0.1, -0.4, -0.34, "sage")]
    head = [(-0.75, -0.1, 0.22, 0.34, "spruce"), (-0.75, 0.7, -0.06, 0.0, "sage"), (-0.75, 0.5, -0.32, -0.26, "sage")]
    letter(2.0, 1.15, lines, head).at((1.75, -0.72, 0), -9)
    daylight((0.7, 0.5, -0.4), (0.3, 2.1, 1.2), 4.0, window_frame(2, 2, (2.7, 2.2)), 280, 80)
    camera((0.2, -14, 4.4), (0.25, 0, 1.12), 72, 5, (0, -0.4, 0.9))


@scene
def diary_table():
    """A kitchen's table, late morning: three days of a bladder diary, and what was drunk."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#B3BBB6"), 3.0)
    counter(wood("#D9B88E", "#C39C6E", 0, 1.6), 9, -5.6)
    marks = [(-2.05, -1.15, 1.05, 1.2, "spruce"), (0.7, 1.5, 1.05, 1.2, "spruce")]
    for page, rows in ((-2.05, (3, 1, 2, 2, 1, 3)), (0.7, (2, 3, 1, 2))):
        for k, amount in enumerate(rows):
            y = 0.68 - 0.38 * k
            marks.append((page, page + 0.34, y - 0.04, y + 0.04, "#9DB3A6"))
            marks += [(page + 0.6 + 0.26 * j, page + 0.76 + 0.26 * j, y - 0.08, y + 0.08, "#7FA3A0") for j in range(amount)]
    book = on_page(open_notebook(2.25, 3.0, "#2C6257"), marks)
    book.at((-0.45, -0.85, 0), 6)
    pencil("coral", 2.2).at((0.35, -2.0, 0.21), -58)
    folded_cloth(1.9, 2.5, 1, 0.12, ("#F6EFE3",)).at((1.2, 1.65, 0), -6)
    drinking_glass(0.5, 1.5, 0.7).at((1.2, 1.3, 0.12))
    reading_glasses("#8A4A2E").at((2.55, 0.1, 0.03), -20, 0.62)
    daylight((0.65, 0.5, -0.48), (0.4, 3.0, 1.4), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.2, -13.6, 6.6), (0.2, -0.1, 0.5), 76, 5, (-0.2, -0.5, 0.3))


main()
