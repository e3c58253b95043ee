"""Talk therapy at dawn, at the clinic and at home: therapy.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys
from math import cos, radians, sin

from mathutils import Vector, noise

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from chairs import club_chair, easy_chair, wing_chair
from clinic_props import pencil, smartphone
from day_props import handwriting, open_notebook
from diary_props import jug
from drip_rooms import drawer_table, room
from home_props import curtain
from hour_props import headphones, mug
from interior_props import arc_lamp, branches, window
from materials import glow, graded_glow, lit_shade, oak, plaster, wood
from props import book, drinking_glass
from room_props import armchair, cushion, fabric, low_table, sofa, table_lamp, throw
from sets import counter, main, scene, wall
from shapes import cylinder, mesh
from stage import area_light, bulb, camera, daylight, sky, window_frame


def dawn(energy, aim, panes, key=230, fill=80):
    """A low, warm sun through one window, in cool light."""
    sky("#E9EFF6", 0.5)
    daylight((0.66, 0.54, -0.4), aim, energy, panes, key, fill, "#FFDDB8")


def foothills(left, right, base, y):
    """Two ridges far behind a window, pale in the haze."""
    for k, (colour, tall) in enumerate((("#C9C3C4", 1.0), ("#AFB3B4", 0.55))):
        xs = [left + (right - left) * i / 60 for i in range(61)]
        top = [(x, base + tall * (0.8 + 0.45 * noise.noise(Vector((x * (0.35 + 0.2 * k), k * 7.0, 2))))) for x in xs]
        outline = [(x, y - 0.01 * k, z) for x, z in [*top, (right, base), (left, base)]]
        mesh("ridge", outline, [tuple(range(len(outline)))], glow(colour, 0.8))


@scene
def group_therapy():
    """The room of the therapists with an open circle of five chairs: a thumbnail still shows the circle."""
    room("#DCCCB6", plaster("#CDBDA6"), skirting="#EADFCF", y=7.0)
    cylinder(6.0, 0.1, fabric("#EBE1D2"), (0, 0, 0))
    pillow = fabric("#F1E8DB")
    chairs = [
        easy_chair("#EADFCE", wood("#A97C50", "#85592F", 2, 1.6)),
        wing_chair("#8C8F8C", oak()),
        armchair("#24574C", "#A5774B").add(cushion(1.3, 1.05, 0.5, pillow, 3).at((0, 0.6, 2.3), rotation=(-20, 4, 0))),
        armchair("#BF8A6C", "#A5774B").add(cushion(1.3, 1.05, 0.5, pillow, 8).at((0, 0.6, 2.3), rotation=(-20, -5, 0))),
        club_chair("#A5A899", oak(), 2.0),
    ]
    for chair, angle, size in zip(chairs, (206, 149, 91, 34, -26), (0.96, 0.86, 1.04, 1.04, 0.92)):
        a = radians(angle)
        chair.at((4.0 * cos(a), 4.0 * sin(a), 0.1), angle - 90, size)
    low_table(1.25, 1.1, plaster("#DED4C5")).at((0, -0.1, 0.1))
    jug(0.36, 1.05, 0.7).at((-0.25, 0.2, 1.2), 25)
    for x, y in ((0.55, 0.2), (0.3, -0.6), (-0.6, -0.55)):
        drinking_glass(0.22, 0.52, 0.6).at((x, y, 1.2))
    arc_lamp(6.9, 2.0).at((3.0, 6.2, 0))
    branches(2.4, "#D0906C").at((-3.6, 6.0, 0), scale=1.25)
    area_light((-11, -6, 12), (0, 0, 1.5), 7, 620, "#FFFBF5")
    area_light((12, -9, 8), (0, 0, 1.5), 8, 200, "#EEF3FF")
    dawn(3.0, (-5.0, 3.55, 7.15), window_frame(2, 2, (3.6, 2.9), outer=26), 120, 30)
    camera((0, -24, 12.4), (0, 0.2, 2.0), 52, 8, (0, -1, 1.5))


@scene
def therapy_note():
    """A table by the window: a notebook with its first line, a pencil, tea, and the phone on its face."""
    wall(plaster("#D9CCBA"), 3.2)
    window(-3.4, 1.6, 0.95, 6.5, 3.2, graded_glow("#F2CBA8", "#C3D3E2", 1.0, 5.55))
    foothills(-3.4, 1.6, 0.95, 3.16)
    curtain(1.4, 4.8, 8, "#EFE6D8", 4).at((0, 2.6, 0.4))
    counter(wood("#CDB291", "#B39471", 0, 1.6), 9, -5.8)
    page = handwriting(open_notebook(2.3, 3.0, "#4A6B78"), 0.68, 2.18, 0.68, 0.27)
    page.at((0.1, -0.3, 0), 7, 0.88)
    pencil("#D98A66", 2.0).at((1.75, -0.5, 0.176), 118)
    smartphone([]).at((-3.0, 1.0, 0.07), rotation=(90, 0, 16), scale=0.62)
    mug("#F1E6D6").at((2.75, 1.1, 0), -30, 0.92)
    dawn(2.8, (0.2, 0, 0.2), window_frame(2, 2, (2.6, 2.2)))
    camera((0.2, -13.6, 6.6), (0.05, 0, 0.85), 66, 5, (0, -0.5, 0.3))


@scene
def therapy_call():
    """A corner of the sofa at home: the phone is propped up for the first talk, with headphones beside it."""
    room("#CDCDC6", y=3.0)
    sofa(6.2, "#7F948A", "#A5774B").at((-3.0, 0.8, 0))
    cushion(1.7, 1.4, 0.65, fabric("#E3B493"), 3).at((-1.15, 1.25, 2.5), rotation=(-18, 4, 10))
    throw(1.7, 1.15, 2.0, "#C08060", 2).at((-2.3, -0.85, 1.8))
    headphones("#F1E6D6", "#2C6257").at((-0.72, 0.72, 1.93), rotation=(66, 0, 12), scale=0.42)
    drawer_table(2.1, 1.7, 2.2, "#E9DDCA").at((1.85, 0.3, 0))
    table_lamp(2.2, lit_shade("#FFD9A8", 0.4), "#E3D5C0").at((2.3, 0.75, 2.2), 0, 0.8)
    bulb((2.3, 0.75, 3.75), 50)
    for k, colour in enumerate(("#2C6257", "#E9DCC6", "#B4633F")):
        book(0.95, 0.7, 0.18, colour).at((1.42, 0.55, 2.2 + 0.18 * k), 8 - 9 * k)
    skin, hair = "#DDA681", "#A9ABA3"
    marks = [(-0.66, 0.66, -0.62, 1.26, "#C9D3C8"), (-0.42, 0.42, -0.12, 1.1, hair), (-0.56, 0.56, -0.62, 0.06, "#2C6257")]
    marks += [(-0.13, 0.13, -0.24, 0.3, skin), (-0.3, 0.3, 0.14, 0.86, skin), (-0.22, 0.22, -1.24, -0.8, "coral")]
    smartphone(marks).at((1.38, 0.13, 2.79), rotation=(-14, 0, -6), scale=0.38)
    dawn(3.4, (-0.6, 3.0, 3.9), window_frame(2, 2, (2.0, 1.7)), 170, 60)
    camera((0.4, -15, 4.6), (0.55, 0, 2.92), 88, 5, (1.2, 0, 2.6))


main()
