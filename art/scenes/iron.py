"""Low iron, at home and on the day of the infusion: iron.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pill_bottle, reading_glasses, sheet_with
from interior_props import leafy_plant, window
from kitchen_props import orange_juice, toast
from materials import brass, desktop, gloss, plaster, soft, tiles, wood
from props import appointment_card, book, cup_of_tea, dish, drip_bag, envelope
from room_props import cushion, fabric, side_table, throw
from sets import counter, main, scene, wall
from shapes import box, cylinder, plane, tube
from stage import camera, daylight, sky, window_frame


def low_iron(left, right, top, pitch):
    """A lab result: four bars in their ranges, the first of them coral and short."""
    marks = [(left, left + 1.15, top, top + 0.15, "spruce")]
    for k, level in enumerate((0.16, 0.62, 0.5, 0.7)):
        z = top - 0.55 - pitch * k
        colour = "#7F9A8C" if k else "coral"
        marks.append((left, left + 0.8 - 0.1 * (k % 2), z + 0.13, z + 0.19, "#9DB3A6"))
        marks.append((left, right, z - 0.16, z, "#E6DECF"))
        marks.append((left, left + (right - left) * level, z - 0.16, z, colour))
    return marks


@scene
def iron_window():
    """The day of the infusion: a seat under a window, with cushions, a blanket and a book, and the drip beside it."""
    sky("#FBFAFF", 0.42)
    wall(plaster("#D9CDB8"), 3.2)
    plane(desktop("#D8B992", "#C4A178"), (0, 0, 0), size=60)
    box((40, 0.12, 0.4), soft("#F1E8DA", 0.6, 0), 0.02, (0, 3.14, 0.2))
    window(-3.1, 1.3, 3.15, 6.7, 3.2)
    white = soft("#EFE6D6", 0.5, 0.01)
    box((6.2, 2.3, 1.5), white, 0.05, (-0.9, 2.05, 0.75))
    for x in (-2.9, -0.9, 1.1):
        box((1.7, 0.08, 1.0), white, 0.035, (x, 0.9, 0.78))
    box((6.2, 2.3, 0.42), fabric("#8A9C8E"), 0.17, (-0.9, 2.0, 1.7))
    cushion(1.75, 1.45, 0.62, fabric("#E3B493"), 3).at((-3.1, 2.35, 2.6), rotation=(-16, 0, 14))
    cushion(1.5, 1.25, 0.6, fabric("#F1E6D6"), 8).at((-1.95, 2.15, 2.48), rotation=(-22, 6, -8))
    throw(1.9, 1.0, 1.7, "#C9764F", 2).at((0.75, 0.88, 1.93))
    book(0.95, 0.7, 0.16, "#2C6257").at((-0.75, 1.45, 1.92), 18)
    stand = [(2.95, 1.3, 0.1), (2.95, 1.3, 3), (2.95, 1.3, 5.1), (2.85, 1.3, 5.36), (2.6, 1.3, 5.4), (2.41, 1.3, 5.26)]
    tube(stand, 0.05, brass())
    cylinder(0.62, 0.1, brass(), (2.95, 1.3, 0))
    drip_bag("#B9702F").at((2.4, 1.28, 4.32), 4, 0.5)
    line = [(2.53, 1.27, 3.1), (2.54, 1.2, 2.5), (2.2, 1.1, 1.98), (1.75, 1.3, 1.98), (1.7, 1.75, 2.0)]
    tube(line, 0.03, gloss("#D9AE80", 0.2))
    side_table(0.8, 1.75, wood("#C79A68", "#A5784B", 0, 2)).at((3.55, -0.35, 0))
    cup_of_tea().at((3.5, -0.4, 1.75), 30, 0.36)
    daylight((0.62, 0.55, -0.46), (0.3, 3.2, 2.6), 2.9, window_frame(2, 3, (2.4, 1.7)), 300, 90)
    camera((0.6, -19, 4.4), (0.1, 0, 2.95), 70, 5, (0, 1.2, 2))


@scene
def iron_breakfast():
    """A kitchen's counter before the visit: breakfast, and the results and tablets to bring. It is cropped wide."""
    sky("#FFF8EE", 0.36)
    wall(tiles("#EBDDC8", "#D8C8B0", 1.25), 2.8)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 9, -5.8)
    dish(1.4).location = (-1.6, -0.25, 0)
    toast(1.2).at((-1.75, -0.2, 0.07), 196)
    toast(1.2).at((-1.4, -0.3, 0.31), rotation=(0, 9, 158))
    orange_juice(0.5, 1.45, 0.74).at((-0.1, 0.95, 0))
    sheet_with(2.2, 2.8, low_iron(-0.85, 0.85, 0.95, 0.52)).at((1.15, -0.6, 0.03), rotation=(-90, 0, -8))
    pill_bottle(0.44, 0.95, "coral").at((1.5, 1.15, 0), 12)
    appointment_card(1.45, 1.5).at((2.75, 0.9, 0), -14)
    daylight((0.65, 0.5, -0.46), (0.4, 2.4, 1.1), 3.1, window_frame(2, 2, (2.6, 2.2)), 260, 75)
    camera((0.2, -13.6, 6.2), (0.4, 0, 0.5), 72, 5, (0, -0.2, 0.4))


@scene
def ferritin():
    """A kitchen's table: a letter with the result, whose first bar is short. Tea, and glasses to read it."""
    sky("#FBFAFF", 0.38)
    wall(plaster("#D9B39C"), 3.0)
    counter(wood("#D9B88E", "#C39C6E", 0, 1.6), 9, -5.6)
    envelope("#EBD9C0", 3.1, 2.1).at((-1.55, -0.35, 0), 16)
    sheet_with(2.7, 3.3, low_iron(-1.05, 1.05, 1.2, 0.62)).at((0.05, -0.8, 0.13), rotation=(-90, 0, -5), scale=0.95)
    reading_glasses("#8A4A2E").at((2.3, -1.75, 0.03), -16, 0.68)
    cup_of_tea().at((2.5, 0.95, 0), -28, 0.6)
    leafy_plant(0.55, 0.8, 12, "#7F9A8C").at((-1.5, 1.6, 0), 10, 0.88)
    daylight((0.65, 0.5, -0.48), (0.4, 3.0, 1.6), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.2, -13.6, 6.6), (0.25, -0.1, 0.62), 74, 5, (0.2, -0.6, 0.3))


main()
