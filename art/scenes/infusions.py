"""The hour of each vitamin drip, in a room of its own: infusions.py -- SAMPLES SCALE NAME."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from chairs import club_chair, easy_chair, lounge_chair, wing_chair
from clinic_props import pencil, reading_glasses, tulip, vase
from drip_rooms import arch_window, drawer_table, floor_lamp, panelling, room, round_window, wall_clock
from drip_stand import drip
from fruit_props import bowl_of_oranges, glass_with_lime
from home_props import curtain
from hour_props import crossword, headphones, knitting, mug, radio, ribbon_book, wool_with_needles
from interior_props import leafy_plant, window
from materials import oak, soft, tiles, wood
from props import cup_of_tea, folded_cloth
from room_props import armchair, cushion, fabric, side_table, sofa
from sets import main, scene
from shapes import cylinder
from stage import area_light, camera, daylight, scattered_leaves, window_frame

# Behind a bag: dark enough for its clear edges to show.
SOFT_SKY = ("#F1F2E8", 1.15)


@scene
def infusion_boost():
    """Morning: a green armchair by a tall window, a book with its ribbon and tea on the table between."""
    room("#B9C5C6")
    window(-3.2, -0.6, 2.5, 7.4, 3.2)
    club_chair("#35594E", oak()).at((-1.9, 0.3, 0), 24)
    cushion(1.6, 1.3, 0.55, fabric("#E3B493"), 3).at((-2.0, 0.7, 2.6), rotation=(-18, 0, 24))
    drip("#EFA27C", (2.95, 1.5), 5.9, -1, 0.66, (-0.5, 0.2, 2.49), (-1.2, -0.5, 2.02), low=1.5)
    side_table(1.05, 2.0, wood("#C79A68", "#A5784B", 0, 2)).at((1.1, -1.3, 0))
    ribbon_book(1.1, 0.85, 0.24, "#C9764F", "#2C6257").at((1.42, -1.4, 2.0), 8)
    mug("#F1E6D6").at((0.6, -1.05, 2.0), 160, 0.46)
    daylight((0.62, 0.55, -0.46), (1.2, 3.2, 2.6), 2.9, window_frame(2, 3, (2.4, 1.7)), 300, 90)
    camera((0.6, -19, 4.6), (-0.1, 0, 2.95), 76, 5, (0, 0.2, 2.4))


@scene
def infusion_nrg():
    """Noon, near: headphones and a crossword between the drip and the arm of a chair."""
    room("#EBDDBD")
    panelling("#F3ECDD", 2.4)
    window(-4.3, 0.1, 2.95, 7.6, 3.2, SOFT_SKY)
    club_chair("#5F7F95", oak()).at((2.95, 0.2, 0), -16)
    drip("#F0B843", (-2.95, 1.3), 5.75, 1, 0.66, (1.55, 0.1, 2.49), (2.2, -0.5, 2.02), 0.4)
    side_table(1.3, 2.1, wood("#C79A68", "#A5784B", 0, 2)).at((-0.75, -1.6, 0))
    crossword(0.95, "coral").at((-1.2, -1.85, 2.1), 10)
    pencil("#2C6257", 1.0, 0.045).at((-0.55, -2.35, 2.1), -14)
    headphones("#F1E6D6", "#C9764F").at((-0.25, -1.35, 2.1), -24, 0.6)
    daylight((0.7, 0.46, -0.5), (0.8, 2.6, 2.6), 3.2, scattered_leaves(26, 21, 1.6, 6.0), 300, 130)
    camera((-0.2, -16, 5.6), (-0.1, 0, 3.15), 69, 5, (-0.8, -0.6, 2.6))


@scene
def infusion_radiance():
    """Afternoon: a tall armchair before an arched window, with knitting, wool and tulips."""
    room("#AEBBA9", ("#C9A47A", "#B28A60"))
    arch_window(-1.1, 1.6, 5.0, 1.85, 3.2, SOFT_SKY)
    vase("#F1E6D6").at((0.15, 2.85, 1.62), 0, 0.8)
    for lean, tall, colour in ((-0.3, 1.7, "#E8A0A0"), (0.12, 2.0, "#F1E0D0"), (0.42, 1.75, "#E8A0A0")):
        tulip(colour, lean, tall).at((0.15, 2.85, 1.9), 0, 0.7)
    wing_chair("#7A4346", oak()).at((1.9, 0.6, 0), -30)
    drip("#F0949C", (-2.5, 1.6), 6.1, 1, 0.66, (0.5, 1.0, 2.8), (1.5, -0.4, 2.06), 0.4)
    side_table(1.15, 1.9, wood("#C79A68", "#A5784B", 0, 2)).at((-0.9, -1.3, 0))
    knitting(0.7, 0.8, 0.75, "#E8A09C").at((-1.05, -2.48, 1.9), -3)
    wool_with_needles(0.42, "#E8A09C").at((-0.5, -1.25, 1.9), 20)
    daylight((-0.62, 0.55, -0.42), (1.0, 3.2, 2.6), 3.0, window_frame(2, 3, (2.2, 1.7)), 330, 170)
    camera((-0.6, -19, 5.2), (-0.1, 0, 3.1), 74, 5, (0, 0, 2.6))


@scene
def infusion_mune():
    """Soft sun through a curtain: the end of a sofa with a folded blanket, and a mug on a small cupboard."""
    room("#D3A488", ("#B98F66", "#A0774F"), ("#EEF2F8", 0.6))
    curtain(-6.5, -0.6, 8.5, "#EFE4D2", 4).at((0, 2.8, 0))
    sofa(4.6, "#D8C8AE", "#A5774B").at((2.3, 0.9, 0))
    cushion(1.7, 1.4, 0.6, fabric("#7F9A8C"), 4).at((0.95, 1.3, 2.5), rotation=(-18, 0, -6))
    folded_cloth(1.7, 1.4, 3, 0.26, ("#BF6A48", "#B1603C", "#BF6A48")).at((1.6, -0.3, 1.82), -8)
    drip("#8FBE9F", (-3.0, 1.5), 5.7, 1, 0.64, (-0.3, 0.3, 2.44), (0.5, -0.3, 1.86), 0.4)
    drawer_table(1.3, 1.2, 2.1, "#2F5D50").at((-1.7, -1.2, 0), 10)
    mug("#DDA94B").at((-1.97, -1.2, 2.1), 170, 0.5)
    daylight((0.62, 0.55, -0.46), (0.3, 3.2, 2.8), 1.2, window_frame(2, 3, (2.4, 1.7)), 360, 160)
    camera((0.2, -17, 4.8), (0.05, 0, 2.85), 68, 5, (-0.6, 0, 2.4))


@scene
def infusion_high_c():
    """Late morning, low and near: a bowl of oranges beside a chair of wood, under a round window."""
    room("#8BA2AF", ("#D8B992", "#C4A178"))
    round_window(2.1, 4.9, 1.85, 3.2, SOFT_SKY)
    easy_chair("#F1E6D6", wood("#B98A5C", "#94683F", 2, 1.6)).at((-1.9, 0.6, 0), 38)
    drip("#F58A33", (3.2, 1.5), 6.1, -1, 0.66, (-0.5, 1.05, 2.88), (-1.42, 0.4, 2.08), 0.45, low=0.7)
    side_table(1.15, 1.9, wood("#E0C8A4", "#CBAE84", 0, 2)).at((1.2, -1.6, 0))
    bowl_of_oranges("#F3EADB").at((1.2, -1.6, 1.9), 10, 0.66)
    daylight((0.62, 0.5, -0.46), (-1.4, 3.2, 3.6), 3.0, scattered_leaves(26, 42, 1.5, 6.0), 280, 90)
    camera((0.4, -17.6, 3.2), (0.15, 0, 2.95), 70, 5, (0.8, -0.4, 2.4))


@scene
def infusion_nad():
    """Dusk: a long chair for hours, the clock on the wall, the lamp on, and the cup empty."""
    room("#A79C86", ("#9A6E48", "#7E5836"), ("#8F9AB4", 0.2), "#CFC2AC")
    window(-4.6, -2.4, 2.6, 7.0, 3.2, ("#7F97BE", 0.7))
    lounge_chair("#6F7F92", wood("#9A6B42", "#7A5030", 2, 1.6)).at((-2.2, 0.6, 0), 52)
    wall_clock(0.85, "#2C6257", 5, 40).at((-0.85, 3.18, 5.3))
    drip("#A2E0EE", (4.1, 1.6), 6.0, -1, 0.66, (-0.5, 0.95, 2.8), (-1.1, 0.6, 2.0), 0.62)
    floor_lamp((1.0, 2.4), 4.9, 460)
    side_table(0.95, 1.9, wood("#C79A68", "#A5784B", 0, 2)).at((2.7, -0.9, 0))
    cup_of_tea(False).at((3.02, -0.8, 1.9), -30, 0.34)
    ribbon_book(0.75, 0.56, 0.18, "#C9764F", "#F1E6D6").at((2.2, -1.0, 1.9), 14)
    area_light((7, -6, 7), (2.6, 1, 4.0), 6, 300, "#F4E8DC")
    area_light((-7, -5, 6), (0, 0, 1.0), 6, 160, "#C8D4F0")
    camera((0.2, -18.6, 7.4), (0.05, 0, 2.65), 61, 5, (0.4, 0, 2.4))


@scene
def infusion_build():
    """Evening sun: a leather armchair, a small radio and reading glasses on a cupboard."""
    room("#E3D6BF", ("#A87C54", "#8E6440"))
    panelling("#2F5347", 3.2)
    armchair("#70492F", "#7A5030").at((2.4, 0.6, 0), -34, 1.12)
    drawer_table(2.7, 1.4, 2.4, "#E9DDCA").at((-2.55, 0.6, 0), 8)
    radio("#E9DDCA").at((-3.0, 0.7, 2.4), 16, 0.74)
    reading_glasses("#3A2A20").at((-1.75, 0.35, 2.4), 196, 0.38)
    over_arm = {"low": 0.5, "outside": [(0.2, 0.9, 2.4)]}
    drip("#B97C5E", (-1.05, 1.9), 6.0, 1, 0.66, (0.68, 0.72, 2.82), (1.9, -0.2, 2.12), **over_arm)
    daylight((0.72, 0.5, -0.3), (0.2, 3.2, 3.4), 3.4, window_frame(3, 2, (1.9, 2.2)), 220, 70, "#FFD9A8")
    camera((0.2, -18, 4.2), (0.0, 0, 3.0), 72, 5, (0, 0.6, 2.6))


@scene
def infusion_gut_glow():
    """From above: an armchair on a round rug, a glass with a slice of lime, and plants all around."""
    room("#E6DCC8", tiles("#C98E68", "#DDB595", 1.5), ("#FBFAFF", 0.5))
    cylinder(3.3, 0.06, fabric("#DCCBAA"), (0.3, -0.2, 0))
    armchair("#93906A", "#A5774B").at((-1.6, 0.6, 0), 40, 1.1)
    drip("#C3D52F", (2.3, 1.0), 5.2, -1, 0.66, (-0.5, 0.0, 2.5), (-1.2, -0.2, 2.05))
    side_table(1.05, 2.0, soft("#F3EADB", 0.4, 0.02)).at((0.9, -1.9, 0))
    glass_with_lime(0.32, 0.9).at((1.25, -1.8, 2.0))
    ribbon_book(1.0, 0.75, 0.2, "#C9764F", "#F1E6D6").at((0.62, -2.0, 2.0), 14)
    leafy_plant(0.9, 1.3, 14, "#F1E6D6", "#55785C").at((-4.2, 2.1, 0), 20)
    daylight((0.62, 0.4, -0.6), (0.3, 0.2, 0), 3.2, scattered_leaves(24, 66, 1.6, 6.5), 260, 90)
    camera((0.8, -14, 12.4), (0.0, 0, 2.4), 62, 7, (0.4, 0, 2.6))

main()
