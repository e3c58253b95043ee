"""Whole rooms and the front door: rooms.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pencil, sheet_with
from interior_props import chair, desk_table, front_door, laptop, leafy_plant, parcel, window
from materials import desktop, oak, plaster, soft, wood
from office_props import desk_bell, desk_phone
from props import cup_of_coffee, cup_of_tea
from sets import counter, main, scene, wall
from shapes import box, plane
from stage import area_light, camera, daylight, sky, sun, window_frame


@scene
def about_studio():
    """A consulting room in the morning: two chairs at one table, a window, a shelf of books and a plant."""
    sky("#FBFAFF", 0.45)
    wall(plaster("#DDD2BF"), 3.4)
    plane(desktop("#D8B992", "#C4A178"), (0, 0, 0), size=60)
    box((40, 0.12, 0.45), soft("#F1E8DA", 0.6, 0), 0.02, (0, 3.34, 0.22))
    window(-2.7, 0.5, 2.9, 6.6, 3.4)
    pine = wood("#C79A68", "#A5784B", 0, 1.6)
    desk_table(4.4, 2.2, 2.75, pine).at((-0.2, 0.4, 0), -6)
    chair("#8A9C8E", wood("#B98A5C", "#94683F", 2, 1.6)).at((-2.9, 0.1, 0), 70)
    chair("#C98562", wood("#B98A5C", "#94683F", 2, 1.6)).at((2.5, 0.2, 0), -62)
    laptop([(-1.1, -0.2, 0.45, 0.58, "spruce"), (-1.1, 0.9, 0.1, 0.18, "sage"), (-1.1, 0.5, -0.2, -0.12, "sage")]).at((-0.9, 0.6, 2.75), 28, 0.42)
    cup_of_tea().at((0.95, 0.1, 2.75), 30, 0.28)
    box((3.4, 0.75, 0.14), oak(), 0.04, (3.4, 3.0, 4.7))
    for k, (colour, tall) in enumerate((("#2C6257", 1.05), ("#D98A66", 0.9), ("#E9DCC6", 1.0), ("#7F9A8C", 0.85))):
        box((0.24, 0.6, tall), soft(colour, 0.6, 0.04), 0.03, (2.3 + 0.27 * k, 3.0, 4.77 + tall / 2))
    leafy_plant(0.34, 0.5, 9, "#F1E6D6", seed=2).at((4.3, 2.98, 4.77))
    leafy_plant(0.72, 1.15, 14, "#D9A07C", "#55785C").at((-4.1, 2.1, 0), 20)
    daylight((0.62, 0.55, -0.46), (0.8, 3.4, 2.4), 2.9, window_frame(2, 3, (2.4, 1.7)), 320, 90)
    camera((0.4, -19, 4.6), (0.2, 0, 2.9), 60, 6, (0, 0.3, 2.6))


@scene
def doorstep():
    """A parcel on the mat of a front door in the morning sun: the medication has come."""
    sky("#FFF6EA", 0.5)
    brick = plaster("#E2C7A8")
    for x in (-7.1, 7.1):
        box((10, 0.8, 16), brick, 0.02, (x, 1.0, 7))
    front_door(3.7, 8, "#23524A").at((0, 1.1, 0.12))
    for x in (-1.98, 1.98):
        box((0.3, 0.5, 12), soft("#F3EADB", 0.5, 0), 0.04, (x, 0.85, 6))
    box((4.3, 1.2, 0.14), soft("#CDBFA9", 0.6, 0.05), 0.04, (0, 0.9, 0.07))
    box((40, 9, 0.5), plaster("#D9CBB4"), 0.04, (0, -3.9, -0.25))
    box((3.4, 1.9, 0.1), soft("#A57F52", 0.95, 0.6), 0.03, (0, -0.65, 0.05))
    box((3.0, 1.5, 0.105), soft("#B58D5D", 0.95, 0.6), 0.02, (0, -0.65, 0.055))
    parcel(1.9, 1.25, 1.1).at((-0.1, -0.6, 0.11), 9)
    leafy_plant(0.6, 1.0, 13, "#D98A66", "#55785C").at((2.35, -0.35, 0), 30)
    slab = [(-14, 0, -14), (14, 0, -14), (14, 0, 1.5), (-14, 0, 5.5)]
    area_light((-7, -5, 8), (0, 0, 1.5), 5, 260, "#FFFBF5")
    area_light((8, -6, 4), (0, 0, 1.5), 6, 70, "#F6F8FF")
    sun((0.62, 0.62, -0.5), 3.4)
    camera((0.1, -17, 4.6), (0.05, 0, 1.75), 66, 6, (0, -1.0, 0.7))


@scene
def laptop_table():
    """A kitchen's table at the start of a day: a form on a laptop, coffee, and a plant at the window."""
    sky("#FBFAFF", 0.4)
    wall(plaster("#D8AE98"), 3.0)
    box((24, 9, 0.45), wood("#D9B88E", "#C39C6E", 0, 1.6), 0.05, (0, -1.1, -0.225))
    marks = [(-1.1, -0.1, 0.5, 0.64, "spruce")]
    for k, fill in enumerate(("#EAE3D5", "spruce2", "#EAE3D5")):
        z = 0.2 - 0.3 * k
        marks += [(-1.1, 0.5, z - 0.11, z + 0.11, fill), (-0.98, -0.3 + 0.1 * k, z - 0.03, z + 0.03, "#9DB3A6")]
    marks.append((0.62, 1.15, -0.72, -0.5, "coral"))
    laptop(marks).at((-0.55, -0.1, 0), 12, 1.15)
    cup_of_coffee("#F1E6D6").at((1.95, -0.55, 0), -28, 0.62)
    leafy_plant(0.55, 0.8, 12, "#7F9A8C").at((2.3, 1.4, 0), 10)
    daylight((0.65, 0.5, -0.48), (0.4, 3.0, 1.6), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.2, -13.6, 5.0), (0.3, -0.1, 1.0), 74, 5, (-0.2, -0.4, 0.6))


@scene
def contact_desk():
    """The clinic's front desk: the phone for who calls, the bell for who comes, a notepad and a plant."""
    sky("#FBFAFF", 0.4)
    wall(plaster("#BFCBC0"), 3.0)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 9, -5.8)
    desk_phone("#F1EADC", "#2C6257").at((-0.85, 0.35, 0), 10)
    marks = [(-0.75, 0.1, 0.62, 0.74, "spruce")]
    marks += [(-0.75, -0.75 + w, 0.28 - 0.3 * k, 0.34 - 0.3 * k, "#9DB3A6") for k, w in enumerate((1.4, 1.1, 1.3, 0.6))]
    box((2.0, 2.3, 0.14), soft("#C9764F", 0.6, 0.04), 0.04, (1.85, -0.75, 0.07), (0, 0, -0.14))
    sheet_with(1.84, 2.1, marks).at((1.85, -0.75, 0.16), rotation=(-90, 0, -8))
    pencil("#2C6257", 1.9).at((1.75, -1.75, 0.17), -40)
    desk_bell().at((1.25, 1.1, 0))
    leafy_plant(0.62, 0.9, 13, "#D9A07C", "#55785C").at((2.6, 1.5, 0), 10, 0.82)
    daylight((0.65, 0.5, -0.48), (0.4, 3.0, 1.7), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.2, -13.6, 5.6), (0.25, -0.1, 0.62), 72, 5, (-0.2, -0.2, 0.6))


main()
