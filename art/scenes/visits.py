"""A visit, the weeks after it, and a diary to bring: visits.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pencil
from day_props import on_page, open_notebook
from diary_props import drops_on_page, measuring_jug
from home_props import rolled_cloth
from interior_props import window
from materials import desktop, plaster, soft, tiles, wood
from props import book, cup_of_tea, drinking_glass, ointment
from rest_props import exam_couch, folded_trousers, gauze_packet
from room_props import cushion, fabric, sofa, throw
from sets import counter, main, scene, wall
from shapes import box, plane
from stage import camera, daylight, sky, window_frame
from visit_props import gown, pair_of_shoes, rucksack


@scene
def bladder_diary():
    """A kitchen's counter in the morning: a diary of drops, a jug to measure with, and a glass of water."""
    sky("#FBFAFF", 0.38)
    wall(tiles("#DCCFC3", "#EBE2D6", 1.3), 2.8)
    counter(soft("#F1E8D9", 0.4, 0.02), 9, -6)
    measuring_jug(0.92, 2.05, 0.52).at((0.55, 0.95, 0), 16)
    drinking_glass(0.46, 1.35, 0.6).at((2.35, 0.55, 0))
    bars = [(-1.75, -0.95, 0.84, 0.97, "spruce"), (0.65, 1.35, 0.84, 0.97, "spruce")]
    for k in range(5):
        y = 0.5 - 0.39 * k
        bars += [(-1.75, -1.35, y - 0.035, y + 0.035, "#9DB3A6"), (0.65, 1.0, y - 0.035, y + 0.035, "#9DB3A6")]
    diary = on_page(open_notebook(1.9, 2.4, "#C9764F"), bars)
    drops_on_page(diary, -1.12, 0.5, (2, 1, 3, 1, 2), 0.39)
    drops_on_page(diary, 1.22, 0.5, (1, 2, 1, 0, 0), 0.39)
    diary.at((-0.6, -1.15, 0), 8)
    pencil("coral", 2.0).at((0.9, -2.0, 0.21), -38)
    daylight((0.65, 0.5, -0.46), (0.4, 2.8, 1.5), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.1, -13.6, 5.8), (0.0, -0.1, 0.66), 79, 5, (0, -0.3, 0.5))


@scene
def circumcision():
    """A clinic's couch by the window. An adult's gown hangs above an adult's shoes; a child's things stand by the couch."""
    sky("#FBFAFF", 0.42)
    wall(plaster("#D5D3C2"), 2.6)
    plane(desktop("#D8B992", "#C4A178"), (0, 0, 0), size=60)
    box((40, 0.12, 0.4), soft("#F1E8DA", 0.6, 0), 0.02, (0, 2.54, 0.2))
    window(0.3, 3.3, 3.4, 5.75, 2.6, ("#EEF1E8", 1.5))
    exam_couch(5.4, 2.2, 2.1, "#7F978B", "#F1E8DA").at((1.3, 1.4, 0))
    cushion(1.7, 1.15, 0.55, fabric("#F6EFE3"), 3).at((3.0, 1.5, 2.46), rotation=(-58, 0, -6))
    gown("#8BA5A6").at((-2.75, 2.26, 5.55))
    pair_of_shoes("#2C6257", "#F3EADB", 1.3).at((-2.7, 0.9, 0), -16)
    pair_of_shoes("#D9603F", "#F3EADB", 0.84).at((0.35, -0.55, 0), 10)
    rucksack("#E0A94A", "#2C6257").at((1.8, -0.25, 0), -14)
    daylight((0.62, 0.55, -0.46), (-1.0, 2.6, 3.0), 3.0, window_frame(2, 3, (2.2, 1.7)), 300, 90)
    camera((0.2, -19, 4.6), (0.05, 0, 2.55), 76, 5, (0, 0.4, 1.5))


@scene
def circumcision_recovery():
    """A sofa and its table in the weeks after: a blanket, loose trousers, ointment, gauze, tea and a book."""
    sky("#FBFAFF", 0.42)
    wall(plaster("#D3CDB9"), 14)
    box((20, 5.6, 0.4), wood("#D2AE80", "#B98F60", 0, 1.6), 0.08, (0, -2.0, -0.2))
    sofa(5.4, "#8FA093", "#A5774B").at((0.4, 9.0, -3.5), 0, 2.4)
    cushion(4.4, 3.5, 1.6, fabric("#E3B493"), 3).at((4.6, 9.9, 2.3), rotation=(-18, 0, -8))
    throw(3.6, 2.2, 5.0, "#C9764F", 2).at((-3.4, 5.1, 0.86))
    folded_trousers("#3F5F57", 4.6, 3.4).at((2.0, 7.2, 0.86), -6)
    cup_of_tea().at((-2.35, -0.9, 0), 210, 0.6)
    book(2.6, 1.9, 0.38, "#C9764F").at((2.5, -0.3, 0), -6)
    book(2.4, 1.7, 0.34, "#2C6257").at((2.6, -0.25, 0.38), 4)
    rolled_cloth(0.9, 0.42, "#F4EEE0", 5.5).at((0.6, -1.15, 0), 66)
    gauze_packet("#7F9A8C").at((1.75, -2.3, 0.05), rotation=(-86, 0, -14))
    ointment(1.6, 0.26, "#F6EFE3", "coral").at((-1.45, -2.35, 0), -8)
    daylight((0.62, 0.55, -0.48), (0.3, 8.0, 2.2), 2.9, window_frame(2, 3, (3.4, 2.6)), 300, 90)
    camera((0.0, -17, 4.9), (0.0, 0.9, 1.75), 66, 5, (0, -1.0, 0.5))


main()
