"""Small corners of a home: corners.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pencil, sheet_with
from day_props import key_ring, on_page, open_notebook
from drip_rooms import drawer_table, room
from home_props import blown_curtain
from interior_props import leafy_plant, open_window
from materials import lit_shade, oak, plaster, wood
from props import alarm_clock, book, cup_of_coffee, drinking_glass, folded_cloth, wooden_car
from room_props import cushion, fabric, table_lamp, turned_cover
from self_care_props import building_blocks
from sets import counter, main, scene, wall
from shapes import Group, box
from stage import area_light, bulb, camera, daylight, sky, window_frame


@scene
def mens_night():
    """A man's night table at twenty past three: the lamp is on again, and the book doesn't help."""
    sky("#8C98A8", 0.2)
    wall(plaster("#23493F"), 2.8)
    counter(wood("#B98F66", "#94683F", 0, 1.6), 9, -5.8)
    table_lamp(3.5, lit_shade("#FFD9A8", 0.5), "#C9764F").at((-1.7, 0.9, 0), 0, 1.05)
    bulb((-1.7, 0.9, 2.75), 330)
    alarm_clock(0.78, "#E9DCC6", 3, 20).at((0.35, 0.15, 0), -6)
    cup_of_coffee("#F1E6D6").at((1.75, 0.95, 0), -20, 0.68)
    book(2.0, 1.4, 0.36, "#B4633F").at((1.75, -0.75, 0), 12)
    area_light((7, -6, 7), (0, 0, 1.0), 6, 110, "#E3E8F0")
    area_light((-7, -5, 6), (0, 0, 1.0), 6, 150, "#FFE2C4")
    camera((0.2, -13.8, 4.6), (0.05, 0, 1.32), 66, 5, (0.3, 0, 0.8))


@scene
def women_morning():
    """A bedroom at seven, after a night of sweats: the cover is turned back, the window open, and a plan begun."""
    room("#C3CED0", ("#D2B48E", "#BD9A72"), ("#F1F6FF", 0.62))
    left, right, low, high = -0.75, 2.35, 3.5, 7.2
    open_window(left, right, low, high, 3.2, ("#DCE9F2", 1.5))
    blown_curtain(1.5, 3.1, 4.3, "#F6F1E6", 2.1, 4, 0.3).at((0, 2.72, 3.0))
    box((5.6, 0.34, 3.4), oak(), 0.1, (-3.75, 3.0, 1.7))
    box((5.4, 12, 0.7), oak(), 0.06, (-3.78, -3.2, 0.75))
    box((5.3, 12, 0.95), fabric("#F2ECE1"), 0.24, (-3.78, -3.2, 1.5))
    cushion(2.9, 1.9, 1.1, fabric("#F8F4EA"), 6).at((-2.65, 2.05, 2.62), rotation=(-48, 3, -7))
    turned_cover(5.2, 8.6, 0.9, "#8FA9AC", "#EFE8DA").at((-1.2, 0.1, 1.97))
    drawer_table(2.3, 1.6, 2.3, "#CF9C84").at((0.8, 1.35, 0))
    drinking_glass(0.29, 0.86, 0.72).at((-0.02, 1.65, 2.3))
    marks = [(0.7, 1.5, 0.75, 0.88, "spruce")]
    for k in range(4):
        y = 0.4 - 0.42 * k
        marks += [(0.7, 0.86, y - 0.08, y + 0.08, "coral"), (1.0, 1.7 - 0.2 * (k % 2), y - 0.03, y + 0.03, "#9DB3A6")]
    on_page(open_notebook(1.9, 2.4, "#C9603F"), marks).at((1.06, 1.15, 2.3), 10, 0.42)
    pencil("#2C6257", 2.3).at((0.62, 0.8, 2.385), -62, 0.42)
    daylight((0.62, 0.55, -0.46), (0.5, 3.2, 3.7), 3.0, window_frame(2, 3, (2.9, 1.8)), 330, 200, "#FFF7EC")
    camera((0.5, -18.6, 8.4), (0.35, 0, 2.85), 78, 5, (0.6, 0.8, 2.3))


@scene
def pediatric_urology():
    """The top of a child's dresser: blocks, a wooden car, folded pyjamas. A tall card has its words below."""
    sky("#FFFAF4", 0.36)
    wall(plaster("#DDB59E"), 2.0)
    counter(wood("#D9B88E", "#C39C6E", 0, 1.6), 7, -4.8)
    building_blocks(("#2C6257", "#E9DCC6", "#E4714F")).at((-0.75, 0.2, 0), 8)
    folded_cloth(1.7, 1.1, 3, 0.24, ("#F4ECDF", "#8FA69A", "#F4ECDF")).at((0.85, 0.85, 0), -6)
    wooden_car("#D99A55").at((0.6, -0.5, 0), -20)
    daylight((0.62, 0.55, -0.46), (0.3, 2.0, 1.6), 3.0, window_frame(2, 2, (1.9, 1.8)))
    camera((0.05, -13.6, 3.6), (0.12, 0, 0.26), 84, 4, (0, 0.1, 0.7))


@scene
def not_found():
    """A hall table: a map whose coral route stops on the third fold, and the keys of somebody who looks for the way."""
    sky("#FBFAFF", 0.38)
    wall(plaster("#C6CDBF"), 2.8)
    counter(oak(), 9, -5.8)
    for k in range(4):
        marks = [(-0.5, 0.5, z, z + 0.02, "#DDD3C0") for z in (-0.8, -0.2, 0.45)]
        marks += [(x, x + 0.03, -1.1, 1.1, "#DDD3C0") for x in (-0.2, 0.28)]
        marks += [(-0.56, -0.25, 0.5, 1.0, "#BCD0BF"), (0.05, 0.25, -0.7, -0.3, "#CFDDDC")] if k % 2 else []
        if k < 3:
            dots = [(-0.5 + 0.25 * j, 0.32 * math.sin(1.1 * (4 * k + j) / 2) - 0.1) for j in range(4 if k < 2 else 2)]
            marks += [(x - 0.05, x + 0.05, z - 0.05, z + 0.05, "coral") for x, z in dots]
        panel = Group(sheet_with(1.15, 2.3, marks))
        panel.at((-2.2 + 1.08 * k, 0.75, 1.15), 20 if k % 2 else -20)
    key_ring("#8A4A2E").at((1.75, -0.75, 0), -35, 0.95)
    leafy_plant(0.6, 0.85, 12, "#D9A07C", "#55785C").at((2.75, 1.2, 0), 10, 0.9)
    daylight((0.65, 0.5, -0.48), (0.4, 2.8, 1.8), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.2, -13.6, 5.0), (0.3, -0.1, 1.0), 72, 5, (-0.2, 0.3, 0.9))


main()
