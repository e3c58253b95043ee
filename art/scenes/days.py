"""The rooms of a patient's day: days.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import toothbrush
from home_props import case_lid, clear_guard, heat_pack, rolled_cloth, round_case
from interior_props import window
from kitchen_props import board, bowl, bowl_of_soup, cherry_tomato, heap_of_tomatoes, hot_water_bottle, toast
from materials import brass, desktop, frosted, lit_shade, oak, plaster, soft, tiles, wood
from props import alarm_clock, book, dish, drinking_glass, folded_cloth
from room_props import bedding, cushion, fabric, side_table, sofa, table_lamp, throw
from sets import UPRIGHT, counter, main, scene, wall
from shapes import box, cylinder, plane
from stage import area_light, bulb, camera, daylight, sky, window_frame


@scene
def tmj():
    """A bathroom's shelf in the morning: the guard of last night in its case, a face cloth, a toothbrush."""
    sky("#FBFAFF", 0.4)
    wall(tiles("#C9CCBF", "#DEDFD2", 1.5), 2.6)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 10, -7.2)
    round_case("#2C6257").at((-0.3, -0.75, 0))
    clear_guard(frosted("#F2FAF8")).at((-0.3, -0.68, 0.1), 0, 1.04)
    case_lid("#2C6257").at((2.35, 0.15, 0))
    folded_cloth(1.9, 1.5, 2, 0.26, ("#E9C3A6", "#E3B493")).at((-2.9, 0.55, 0), 12)
    drinking_glass(0.5, 1.3).at((0.45, 1.7, 0))
    toothbrush("#E4714F", 2.1).at((0.3, 1.7, 0.1), rotation=(2, 13, 24))
    daylight((0.62, 0.52, -0.5), (0.4, 0.2, 0.2), 3.0, window_frame(2, 2, (2.6, 2.3)))
    camera((0.0, -14.2, 8.6), (0.0, 0, 0.75), 74, 5.6, (-0.2, -0.8, 0.3))


@scene
def tmj_evening():
    """A night table in the evening: the guard's case for later, a warm face cloth, water and a book."""
    sky("#9AA3B5", 0.22)
    wall(plaster("#A3AA98"), 2.8)
    counter(wood("#B98F66", "#94683F", 0, 1.6), 9, -5.8)
    table_lamp(3.7, lit_shade("#FFD9A8", 0.5), "#C9764F").at((-1.9, 1.0, 0), 0, 1.1)
    bulb((-1.9, 1.0, 3.0), 340)
    cylinder(0.74, 0.1, oak(), (0.0, 1.2, 0), edge=0.04)
    drinking_glass(0.5, 1.5, 0.72).at((0.0, 1.2, 0.1))
    book(2.3, 1.6, 0.42, "#B4633F").at((2.35, 0.95, 0), -8)
    round_case("#2C6257", closed=True).at((0.1, -1.15, 0), 14, 0.8)
    dish(1.25).location = (2.35, -1.15, 0)
    rolled_cloth(1.35, 0.36, "#F1E2CE").at((2.35, -1.15, 0.06), 36)
    area_light((7, -6, 7), (0, 0, 1.0), 6, 120, "#F0E6E0")
    area_light((-7, -5, 6), (0, 0, 1.0), 6, 140, "#FFE2C4")
    camera((0.3, -13.8, 5.6), (0.35, 0, 1.36), 60, 5, (0.4, -0.9, 0.5))


@scene
def soft_supper():
    """A kitchen's table at noon: a soup that nobody has to chew, water, and a hot-water bottle on a towel."""
    sky("#FBFAFF", 0.36)
    wall(plaster("#C8B7A0"), 3.0)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 10, -6.6)
    folded_cloth(3.0, 3.2, 1, 0.22, ("#E7D9C4",)).at((-1.55, -0.1, 0), 12)
    hot_water_bottle("#C9603F").at((-1.6, -0.15, 0.2), -38, 0.88)
    bowl_of_soup("#EFE4D2", "#D98A3E").at((1.25, -0.85, 0), 8)
    drinking_glass(0.5, 1.5, 0.72).at((0.55, 1.5, 0))
    daylight((0.65, 0.5, -0.48), (0.4, 3.0, 1.4), 3.0, window_frame(2, 2, (2.4, 2.2)), 230, 80)
    camera((0.1, -13.6, 7.6), (-0.05, 0.1, 0.7), 66, 5, (0, -0.4, 0.4))


@scene
def tmj_morning():
    """A bedside table at seven, under the window: a warm pack for the jaw on its plate, water, and the clock."""
    sky("#FFF6EA", 0.4)
    wall(plaster("#CDC6B6"), 2.6)
    window(-1.5, 1.75, 2.0, 8, 2.6, ("#F3D3AB", 0.85))
    pine = wood("#C79A68", "#A5784B", 0, 1.6)
    box((4.6, 3.6, 0.22), pine, 0.06, (0.5, 0.4, -0.11))
    box((4.3, 3.3, 3.4), pine, 0.05, (0.5, 0.45, -1.92))
    box((3.9, 0.1, 1.1), pine, 0.05, (0.5, -1.22, -0.95))
    cylinder(0.13, 0.16, brass(), (0.5, -1.26, -0.9), UPRIGHT, edge=0.04)
    box((6, 12, 2.4), fabric("#EFE6D8"), 0.3, (-4.95, -2.4, -1.9))
    cushion(3.4, 2.3, 1.2, fabric("#F4ECE0"), 6).at((-3.52, 0.9, 0.1), rotation=(-62, 6, 4))
    bedding(5.6, 4.6, 0.5, fabric("#E3B493"), 11, 1.4).at((-4.85, -3.2, -0.72), 4)
    dish(1.45).location = (0.3, -0.3, 0)
    heat_pack(1.95, 1.25, "#4F7A70").at((0.3, -0.3, 0.05), 16)
    drinking_glass(0.48, 1.5, 0.72).at((-0.85, 1.4, 0))
    alarm_clock(0.62, "#C9764F", 7, 10).at((1.45, 1.2, 0), -12)
    daylight((0.7, 0.5, -0.42), (0.4, 2.6, 1.2), 3.2, window_frame(2, 2, (2.4, 2.2)), 200, 70, "#FFE6C4")
    camera((0.2, -14.4, 5.4), (0.05, 0, 1.2), 66, 5, (0.3, -0.4, 0.4))


@scene
def kitchen_supper():
    """A kitchen at the end of a day: bread on its board, a bowl of tomatoes, a glass of water."""
    sky("#FFF4E6", 0.3)
    wall(tiles("#E6DCC8", "#D3C6B0", 1.25), 2.6)
    counter(wood("#C99F70", "#AD8052", 0, 1.6), 10, -7.2)
    board(4.3, 2.3).at((0.35, -1.05, 0), 6)
    toast(1.25).at((0.05, -0.95, 0.19), 190)
    toast(1.25).at((0.6, -1.0, 0.43), rotation=(0, 9, 164))
    cherry_tomato("#D9482F", 0.29).at((1.85, -1.35, 0.45), rotation=(20, 10, 30))
    cherry_tomato("#E2683C", 0.27).at((1.6, -0.75, 0.43), rotation=(-15, 25, 70))
    bowl(1.35, 0.85, "#EFE4D2").location = (-1.55, 1.15, 0)
    heap_of_tomatoes(("#D9482F", "#E2683C", "#D9482F", "#E8A33D")).at((-1.55, 1.15, 0))
    drinking_glass(0.48, 1.5, 0.72).at((0.95, 1.25, 0))
    folded_cloth(1.9, 1.4, 1, 0.2, ("#7F9A8C",)).at((2.95, 0.9, 0), -12)
    daylight((0.72, 0.42, -0.36), (0.2, 1.2, 0.8), 3.6, window_frame(2, 2, (2.3, 1.9)), 150, 50, "#FFCF9A")
    camera((0.2, -13.8, 6.4), (0.2, 0, 0.85), 68, 5, (0, -0.4, 0.5))


@scene
def home_recovery():
    """Quiet days at home: a sofa with a blanket and loose clothes, and water and a book in reach."""
    sky("#FBFAFF", 0.4)
    wall(plaster("#D3CDB9"), 3.0)
    plane(desktop("#CDA87C", "#B58E62"), (0, 0, 0), size=60)
    box((40, 0.12, 0.4), soft("#F1E8DA", 0.6, 0), 0.02, (0, 2.94, 0.2))
    sofa(6.2, "#8FA093", "#A5774B").at((1.3, 0.7, 0))
    cushion(1.9, 1.5, 0.7, fabric("#E3B493"), 3).at((3.2, 1.3, 2.55), rotation=(-18, 0, -8))
    folded_cloth(1.9, 1.5, 3, 0.24, ("#EFE4D2", "#D9C4A6", "#5E7F78")).at((2.1, -0.1, 1.82), -6)
    throw(2.0, 1.15, 2.0, "#C9764F", 2).at((-0.25, -0.95, 1.8))
    side_table(0.95, 1.9, wood("#C79A68", "#A5784B", 0, 2)).at((-3.4, 0.1, 0))
    drinking_glass(0.26, 0.75, 0.7).at((-3.65, 0.3, 1.9))
    book(0.85, 0.62, 0.16, "#2C6257").at((-3.2, -0.25, 1.9), 16)
    daylight((0.62, 0.55, -0.46), (0.3, 3.0, 2.8), 2.9, window_frame(2, 3, (2.4, 1.7)))
    camera((0.0, -19, 5.0), (0.0, 0, 2.5), 66, 5, (0, 0, 2))


main()
