"""Bathrooms, kitchens and night tables of patients: care.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import pencil, smartphone
from day_props import on_page, open_notebook, water_bottle
from interior_props import leafy_plant
from materials import glow, plaster, tiles, wood
from props import appointment_card, book, carton, comb, dish, folded_cloth
from self_care_props import (
    dumbbell,
    pen_cap,
    roll_on,
    roll_on_cap,
    soap,
    spray_bottle,
    table_mirror,
    weekly_pen,
    wipe_sachet,
)
from sets import counter, main, scene, wall
from shapes import box
from stage import camera, daylight, sky, window_frame


@scene
def hyperhidrosis():
    """A bathroom's shelf in the morning: what somebody has tried against sweat, with fresh towels and soap."""
    sky("#FBFAFF", 0.36)
    wall(tiles("#BFC9C2", "#DEE2D8", 1.3), 2.4)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 9, -6.2)
    folded_cloth(2.2, 1.5, 3, 0.36, ("#F1E6D6", "#8FA69A", "#F1E6D6")).at((-1.35, 0.75, 0), 6)
    roll_on("#2C6257").at((0.5, 0.1, 0), -6)
    roll_on_cap("#2C6257").at((1.2, -0.75, 0))
    dish(0.95).location = (2.25, 0.6, 0)
    soap("#E8C3A6").at((2.25, 0.6, 0.06), 24)
    daylight((0.62, 0.55, -0.48), (0.3, 2.4, 1.6), 3.0, window_frame(2, 2, (2.2, 2.0)))
    camera((0.1, -13.6, 4.4), (0.3, 0, 0.72), 83, 4.5, (0.2, 0, 0.8))


@scene
def injection_pen():
    """A kitchen's counter: the pen of the week with its cap off, a wipe, its carton, and the day on a card."""
    sky("#FFF8EE", 0.36)
    wall(tiles("#D5D3C2", "#E4E0D2", 1.25), 2.8)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 9, -5.8)
    carton((2.3, 1.15, 0.8), "coral").at((-1.35, 0.95, 0.575), rotation=(90, 0, 8))
    appointment_card(1.7, 1.75).at((1.3, 1.1, 0), -10)
    folded_cloth(4.2, 1.6, 1, 0.26, ("#8FA69A",)).at((-0.1, -0.85, 0), 4)
    weekly_pen("#C9603F").at((-1.8, -1.0, 0.27), 5)
    pen_cap("#C9603F").at((-0.6, -2.2, 0), 14)
    wipe_sachet().at((2.6, -0.6, 0.03), rotation=(-90, 0, 20))
    daylight((0.65, 0.5, -0.46), (0.4, 2.6, 1.4), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.1, -13.6, 5.8), (0.15, -0.1, 0.52), 78, 5, (0, -0.6, 0.3))


@scene
def weight_plan():
    """A bench in the morning: a week's plan in a notebook, weights, water and a towel."""
    sky("#FFF8EE", 0.38)
    wall(plaster("#C3BFA8"), 2.8)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 9, -5.8)
    folded_cloth(1.9, 1.4, 2, 0.3, ("#E3B493", "#F1E6D6")).at((-1.6, 1.15, 0), 8)
    water_bottle("#2C6257", "#F3EADB").at((0.15, 1.2, 0), 20, 0.95)
    dumbbell("#4F6B62").at((1.85, 0.85, 0), 14)
    dumbbell("#4F6B62").at((2.1, -0.35, 0), -12)
    marks = [(-1.45, -0.95, 0.72, 0.84, "spruce")]
    for k in range(4):
        y = 0.4 - 0.36 * k
        done = "coral" if k < 2 else "#E2D8C6"
        for left, box_colour in ((-1.45, done), (0.65, "#E2D8C6")):
            marks.append((left, left + 0.18, y - 0.08, y + 0.08, box_colour))
            marks.append((left + 0.35, left + 0.72, y - 0.03, y + 0.03, "#9DB3A6"))
    on_page(open_notebook(1.65, 2.2, "#C9764F"), marks).at((-0.9, -1.0, 0), 8)
    pencil("#2C6257", 1.9).at((1.05, -2.1, 0), -30)
    daylight((0.65, 0.5, -0.46), (0.4, 2.8, 1.4), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.1, -13.6, 6.0), (0.2, -0.1, 0.6), 76, 5, (0, -0.3, 0.4))


@scene
def hair_mirror():
    """A bathroom's shelf: a mirror to look where the hair gets thin, a comb, and what is sprayed on the scalp."""
    sky("#FFF8EE", 0.38)
    wall(tiles("#C9C3B0", "#DDD8C8", 1.3), 2.6)
    counter(wood("#C99F70", "#AD8052", 0, 1.6), 9, -6.0)
    table_mirror(1.25, "#2C6257").at((-0.95, 0.75, 0), 16)
    spray_bottle("#2C6257", "coral").at((0.95, 0.7, 0), -8)
    folded_cloth(1.9, 1.4, 2, 0.28, ("#E3B493", "#DDAB88")).at((2.6, 0.9, 0), -10)
    for x in (9.6, 11.7):
        for z in (4.3, 6.7):
            box((1.9, 0.1, 2.2), glow("#F6F2E6", 1.5), 0.01, (x, -20, z))
    comb(2.3, 22).at((0.6, -1.05, 0.08), rotation=(-84, 0, 8))
    daylight((0.65, 0.5, -0.46), (0.3, 2.6, 1.7), 3.0, window_frame(2, 2, (2.3, 2.0)))
    camera((0.1, -13.6, 4.8), (0.2, 0, 1.12), 74, 4.5, (0, 0, 0.9))


@scene
def hair_photos():
    """A table in daylight: a phone leans on books and takes a photo of a crown. The comb has done its part."""
    sky("#FBFAFF", 0.38)
    wall(plaster("#D8B49C"), 3.0)
    counter(wood("#D9B88E", "#C39C6E", 0, 1.6), 9, -5.6)
    book(2.0, 1.5, 0.36, "#2C6257").at((-0.35, 1.1, 0), 6)
    book(1.9, 1.4, 0.3, "#E9DCC6").at((-0.3, 1.15, 0.36), -4)
    book(1.8, 1.35, 0.32, "#C9764F").at((-0.35, 1.1, 0.66), 3)
    skin, hair = "#D99C74", "#3B2A20"
    marks = [(-0.66, 0.66, -0.62, 1.26, "#C9D3C8"), (-0.52, 0.52, -0.62, -0.02, "#2C6257")]
    marks += [(-0.14, 0.14, -0.3, 0.3, skin), (-0.48, -0.34, 0.38, 0.64, skin), (0.34, 0.48, 0.38, 0.64, skin)]
    marks += [(-0.41, 0.41, 0.12, 1.14, hair), (-0.2, 0.12, 0.6, 0.9, "#A97E60"), (-0.1, 0.2, 0.66, 0.95, "#A97E60")]
    marks += [(-0.22, 0.22, -1.3, -0.86, "#E6DECF"), (-0.16, 0.16, -1.24, -0.92, "coral")]
    smartphone(marks).at((-0.35, 0.0, 1.42), rotation=(-13, 0, 6), scale=0.95)
    comb(2.3, 22).at((1.55, -1.35, 0.08), rotation=(-84, 0, -14))
    leafy_plant(0.6, 0.85, 12, "#7F9A8C").at((1.9, 1.2, 0), 10, 0.85)
    daylight((0.65, 0.5, -0.48), (0.4, 3.0, 1.8), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.1, -13.6, 5.0), (0.35, 0, 1.12), 76, 5, (-0.2, 0, 1.2))


main()
