"""The still lifes inside pages: sections.py -- SAMPLES SCALE NAME. NAME is that of the picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from clinic_props import (
    blood_tube,
    cervical_brush,
    lathered_bowl,
    pencil,
    pill_bottle,
    pill_case,
    reading_glasses,
    safety_razor,
    sample_jar,
    shaving_brush,
    sheet_with,
    smartphone,
    swab_tube,
    test_strip,
    toothbrush,
    tube_rack,
    tulip,
    urine_cup,
    vase,
)
from hands import writing_hand
from materials import brass, desktop, gloss, oak, plaster, soft, tiles, wood
from props import (
    appointment_card,
    blister,
    book,
    cup_of_coffee,
    cup_of_tea,
    dish,
    drinking_glass,
    drip_bag,
    envelope,
    folded_cloth,
    pen,
    report,
    specimen_cup,
)
from room_props import armchair, bedding, cushion, fabric, footstool, side_table, table_lamp
from sets import counter, main, scene, wall
from shapes import box, cylinder, plane, tube
from stage import camera, daylight, frame, scattered_leaves, sky, window_frame


def lines(left, lengths, top, pitch, height=0.06, colour="sage"):
    """Marks for lines of text."""
    return [(left, left + w, top - k * pitch - height, top - k * pitch, colour) for k, w in enumerate(lengths)]


@scene
def mens_health():
    """A bathroom's shelf at seven in the morning: shaving things, and the tube and report of a blood test."""
    sky("#FFF8EE", 0.3)
    wall(tiles("#23493F", "#18352E", 1.15), 1.6)
    counter(wood("#C79A68", "#A5784B", 0, 1.6), 8, -6)
    lathered_bowl("#E9DCC6").at((-1.85, -0.35, 0))
    shaving_brush().at((-0.72, 0.25, 0))
    safety_razor().at((-2.4, 0.85, 0), 24)
    report(1.75, 2.05, "coral").at((0.72, 0.75, 0), -10)
    tube_rack(("#C9603F", "#D9A14A")).at((2.05, -0.25, 0), -14, 0.9)
    daylight((0.68, 0.52, -0.4), (0.4, 1.6, 1.6), 3.6, window_frame(2, 2, (2.0, 1.8)), 190, 50)
    camera((0.1, -13.8, 2.8), (0.05, 0, 0.92), 75, 4, (0, 0, 1.0))


@scene
def cervical_screening():
    """A clinic's counter: the day of the test, its jar and its soft brush, above the words of a tall card."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#C9CFC2"), 2.4)
    counter(soft("#F1E6D6", 0.4, 0.02), 7, -4.5)
    appointment_card(1.65, 1.75).at((-0.55, 0.75, 0), 8, 1.1)
    vase("#D98A66").at((1.15, 0.8, 0))
    for colour, lean in (("#E4714F", 0.3), ("#EFA98C", -0.22)):
        tulip(colour, lean, 1.1).at((1.15, 0.8, 0.95), 20 if lean > 0 else -15)
    sample_jar("coral").at((0.62, -0.55, 0), 6)
    folded_cloth(1.7, 1.05, 1, 0.2, ("#A8BDB0",)).at((-0.46, -0.75, 0), -8)
    cervical_brush(1.5).at((0.24, -1.05, 0.2), 62)
    daylight((0.62, 0.55, -0.5), (0.2, 2.4, 2.2), 2.8, window_frame(3, 2, (1.5, 1.9)))
    camera((0.1, -13.8, 4.0), (0.15, 0, 0.38), 66, 4, (0, -0.2, 0.9))


@scene
def prostate_screening():
    """A green desk: reading glasses on a result, its blood tube, and a cup of coffee."""
    sky("#FFF6EA", 0.4)
    box((40, 30, 0.4), desktop("#24483F", "#1A3A33"), 0.01, (0, 0, -0.2))
    marks = [(-1.2, 0.1, 1.2, 1.36, "spruce"), *lines(-1.2, (2.3, 2.0), 0.82, 0.26)]
    scale = [
        (-1.2, 0.1, -0.3, -0.12, "sage"),
        (0.14, 0.75, -0.3, -0.12, "#EFC08F"),
        (0.79, 1.2, -0.3, -0.12, "coral"),
    ]
    sheet_with(
        3.2, 3.7, [*marks, *scale, (-0.32, -0.2, -0.5, 0.08, "spruce"), *lines(-1.2, (2.2, 1.4), -0.85, 0.26)]
    ).at((-0.55, 0.75, 0.03), rotation=(-90, 0, 6))
    reading_glasses("#8A4A2E").at((-0.35, -1.35, 0.04), 16)
    blood_tube("#D9A14A").at((1.85, -0.95, 0.22), rotation=(90, 0, 152))
    cup_of_coffee("#D9A07C").at((2.55, 2.35, 0), -20)
    daylight((0.62, -0.1, -0.5), (0, 0, 0), 3.4, window_frame(2, 2, (4.4, 3.8)), 240, 60)
    camera((0.3, -13.5, 11.5), (0.5, 0.35, 0.1), 92, 6, (-0.3, -0.6, 0.2))


@scene
def medicine_list():
    """A kitchen's counter: the list of what somebody takes, and the bottles it was copied from."""
    sky("#FBFAFF", 0.35)
    wall(tiles("#F1E7D8", "#DDCFBB", 1.25), 3.2)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 9, -5.2)
    marks = [(-1.05, 0.15, 1.28, 1.44, "spruce")]
    for k, (colour, length) in enumerate((("coral", 1.45), ("#EDBB5E", 1.1), ("#7F9A8C", 1.6), ("coral", 0.9))):
        z = 0.78 - 0.52 * k
        round_pill = k % 2 == 0
        marks.append((-1.05, -0.83 if round_pill else -0.68, z - 0.11, z + 0.11, colour))
        marks.append((-0.5, -0.5 + length, z - 0.04, z + 0.04, "#9DB3A6"))
    sheet_with(2.75, 3.5, marks).at((-0.95, -1.0, 0.03), rotation=(-90, 0, 5))
    pencil("coral", 2.5).at((0.75, -2.3, 0), -10)
    pill_bottle(0.55, 1.25, "coral").at((0.35, 1.35, 0), -8)
    pill_bottle(0.46, 0.95, "apricot").at((1.6, 0.95, 0), 12)
    blister(2, 4, "#EDBB5E", 0.42, 0.13).at((2.05, -0.9, 0.02), 24)
    cup_of_coffee("cream").at((-1.25, 1.55, 0), 200, 0.68)
    daylight((0.65, 0.5, -0.48), (0.4, 2.2, 1.2), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.2, -13.6, 7.6), (0.2, -0.2, 0.4), 82, 5, (-0.3, -0.5, 0.3))


@scene
def pct_plan():
    """Blood work, some weeks of pills, blood work: on a table by the window."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#D9C6AC"), 2.6)
    counter(oak(), 7.2, -4.6)
    for x, cap, turn in ((-2.35, "#C9603F", 12), (2.4, "#7F9A8C", -10)):
        box((0.86, 0.86, 0.5), soft("#F3EADB", 0.5, 0.03), 0.06, (x, 0.1, 0.25))
        blood_tube(cap).at((x, 0.1, 0.3), turn)
    pill_case(5, 0.72, 1).at((0, -0.1, 0))
    daylight((0.62, 0.55, -0.5), (0.3, 2.6, 1.7), 2.9, window_frame(3, 2, (1.5, 1.7)))
    camera((0.1, -13.6, 3.6), (0.02, 0, 1.12), 80, 4.5, (0, 0.1, 0.6))


@scene
def pct_labs():
    """A clinic's counter: three blood tests, each with a better result."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#DCCDB9"), 2.4)
    counter(soft("#EFE4D2", 0.4, 0.02), 7, -4.5)
    marks = [(-0.72, 0.05, 0.68, 0.8, "spruce")]
    marks += [
        (-0.72 + 0.38 * k, -0.5 + 0.38 * k, -0.8, -0.55 + 0.32 * k, c)
        for k, c in enumerate(("#EFC9AE", "#EDAA86", "#E88A63", "coral"))
    ]
    sheet_with(2.0, 2.2, marks).at((1.3, 0.95, 1.08), rotation=(-10, 0, -8))
    tube_rack(("#C9603F", "#D9A14A", "#7F9A8C")).at((-0.55, -0.15, 0), 8)
    daylight((0.62, 0.55, -0.5), (0.3, 2.4, 1.9), 2.8, window_frame(3, 2, (1.5, 1.9)))
    camera((0.2, -13.6, 3.2), (0.28, 0, 1.03), 84, 4, (0, -0.2, 0.9))


@scene
def sti_tests():
    """What an STI test can ask for, in the order of the words: urine, a swab, blood. A tall card has its words below."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#B9C6BA"), 2.4)
    counter(soft("#EFE4D2", 0.4, 0.02), 7, -4.5)
    specimen_cup(0.6, 1.05, "#E0A15F").at((-0.78, 0.0, 0), 12)
    box((1.5, 0.8, 0.6), soft("#F7F1E6", 0.5, 0.03), 0.06, (0.86, 0.35, 0.3))
    swab_tube("#2C6257").at((0.5, 0.35, 0.36), 8)
    blood_tube("#C9603F").at((1.2, 0.35, 0.36), -8)
    daylight((0.62, 0.55, -0.5), (0.3, 2.4, 1.9), 2.8, window_frame(3, 2, (1.5, 1.9)))
    camera((0.05, -13.6, 3.2), (0.08, 0, 0.42), 70, 4, (0, -0.1, 0.9))


@scene
def urology():
    """A clinic's counter: a urine sample, the strip that tests it, and a glass of water to drink before."""
    sky("#FBFAFF", 0.35)
    wall(plaster("#BFCBC4"), 2.4)
    counter(soft("#EFE4D2", 0.4, 0.02), 7, -4.5)
    urine_cup(0.72, 1.2, "#2C6257").at((-0.35, 0.1, 0), 8)
    report(1.75, 2.0, "coral").at((-1.95, 0.95, 0), 12)
    drinking_glass(0.5, 1.6, 0.7).at((1.25, 0.6, 0))
    folded_cloth(1.9, 1.0, 1, 0.14, ("#F6EFE3",)).at((1.15, -0.95, 0), -8)
    pads = ("#E8C65A", "#E4A15C", "#8DB58F", "#D9806A", "#EBD9A0", "#7FA3A0")
    test_strip(pads, 2.1).at((1.15, -0.95, 0.17), rotation=(-90, 0, 66))
    daylight((0.62, 0.55, -0.5), (0.2, 2.4, 1.9), 2.9, window_frame(3, 2, (1.5, 1.9)))
    camera((0.1, -13.6, 4.0), (-0.1, 0, 0.9), 78, 4, (0, -0.1, 0.7))


@scene
def prep_screening():
    """A bathroom's shelf: two toothbrushes, a bottle with today's pill beside it, and a swab to send in."""
    sky("#FBFAFF", 0.35)
    wall(tiles("#C7B3A0", "#DDCFBF", 1.15), 1.6)
    counter(wood("#D2AE80", "#B98F60", 0, 1.6), 7, -5)
    drinking_glass(0.5, 1.35).at((-1.75, 0.4, 0))
    toothbrush("#2C6257", 2.35).at((-1.9, 0.4, 0.1), rotation=(3, -12, 20))
    toothbrush("#E4714F", 2.35).at((-1.6, 0.42, 0.1), rotation=(-2, 13, -24))
    pill_bottle(0.62, 1.35, "#4F86A8").at((0.05, 0.3, 0), -10)
    dish(0.62).location = (0.75, -0.85, 0)
    cylinder(0.17, 0.12, gloss("#4F86A8", 0.35), (0.75, -0.85, 0.06), edge=0.05)
    box((0.95, 0.8, 0.5), soft("#F3EADB", 0.5, 0.03), 0.06, (1.75, 0.35, 0.25))
    swab_tube("#E4714F").at((1.75, 0.35, 0.3), 8)
    daylight((0.62, 0.55, -0.46), (0.3, 1.6, 1.5), 3.1, window_frame(2, 2, (1.9, 1.8)))
    camera((0.1, -13.6, 3.4), (0.0, 0, 1.0), 78, 4, (0, 0, 0.9))


@scene
def womens_health():
    """A table by the window: a month in which some days are marked, tulips, and a cup of tea."""
    sky("#FFFAF4", 0.35)
    wall(plaster("#DDB5A2"), 3.0)
    counter(wood("#D9B88E", "#C39C6E", 0, 1.6), 9, -5.4)
    marks = [(-1.2, -0.1, 1.18, 1.36, "spruce")]
    for day in range(28):
        x, z = (day % 7 - 3) * 0.37, 0.72 - 0.5 * (day // 7)
        marks.append((x - 0.12, x + 0.12, z - 0.12, z + 0.12, "coral" if day in (3, 9, 10, 18, 25) else "#E2D8C6"))
    sheet_with(3.1, 3.3, marks).at((-0.75, -0.75, 0.03), rotation=(-90, 0, 6))
    pencil("#2C6257", 1.85).at((1.25, -2.3, 0), -10)
    vase("#F1E6D6").at((0.75, 1.5, 0), 0, 1.15)
    for colour, lean, turn in (("#E4714F", 0.35, 10), ("#EFA98C", -0.3, -12), ("#D9603F", 0.05, 80)):
        tulip(colour, lean, 0.95).at((0.75, 1.5, 1.08), turn)
    cup_of_tea().at((2.35, 0.45, 0), -30, 0.72)
    daylight((0.65, 0.5, -0.48), (0.4, 3.0, 1.6), 3.0, window_frame(2, 2, (2.4, 2.2)))
    camera((0.2, -13.6, 6.6), (0.3, -0.1, 0.98), 66, 5, (-0.2, -0.4, 0.4))


@scene
def phone_assessment():
    """A table in the morning: a phone with a question, two answers and one that is chosen."""
    sky("#FFF8EE", 0.45)
    box((40, 30, 0.4), desktop("#CFBFA8", "#BAA98F"), 0.01, (0, 0, -0.2))
    marks = [(-0.56, 0.56, 1.12, 1.17, "#D6DED6"), (-0.56, 0.1, 1.12, 1.17, "spruce2")]
    marks += [(-0.56, 0.4, 0.83, 0.92, "spruce"), (-0.56, 0.12, 0.66, 0.75, "spruce")]
    for k, (fill, line) in enumerate((("#EAE3D5", "#9DB3A6"), ("spruce2", "#F4ECDF"), ("#EAE3D5", "#9DB3A6"))):
        z = 0.28 - 0.42 * k
        marks += [(-0.56, 0.56, z - 0.16, z + 0.16, fill), (-0.42, 0.2 - 0.14 * k, z - 0.03, z + 0.03, line)]
    marks.append((-0.56, 0.56, -1.22, -0.88, "coral"))
    smartphone(marks).at((-0.3, -0.2, 0.1), rotation=(-90, 0, 12), scale=1.7)
    cup_of_tea().at((2.75, 1.9, 0), -35, 0.95)
    folded_cloth(2.6, 1.9, 1, 0.16, ("#D9A88A",)).at((-3.4, 1.7, 0), 16)
    reading_glasses("#8A4A2E").at((2.5, -1.95, 0.04), -14, 0.85)
    daylight((0.62, -0.1, -0.5), (0, 0, 0), 3.2, window_frame(2, 2, (4.4, 3.8)), 220, 60)
    camera((0.2, -13.5, 13.5), (0.1, 0.2, 0.1), 82, 8, (-0.3, -0.2, 0.2))


@scene
def writing_back():
    """A desk from above: a practitioner's hand, in layered paper, writes an answer."""
    sky("#FFF8EE", 0.45)
    box((40, 30, 0.4), desktop("#CFBFA8", "#BAA98F"), 0.01, (0, 0, -0.2))
    envelope("#E2BD9A", 3.6, 2.4).at((-4.9, -1.9, 0), 12)
    marks = [(-2.1, -0.6, 2.75, 2.93, "spruce"), *lines(-2.1, (4.2, 3.7, 4.3, 4.0, 1.2), 2.1, 0.5, 0.09)]
    sheet_with(5.6, 7.2, marks).at((-0.4, 0.1, 0.03), rotation=(-90, 0, 4))
    ink_pen = pen("spruce", 4.2, 0.14)
    writing_hand("dark", "#F3EEE4", "#E3DCCF", ink_pen).at((2.35, -2.75, 0.05), 30, 0.95)
    daylight((0.56, -0.5, -0.78), (0, 0, 0), 3.4, scattered_leaves(30, 31, 1.5, 6.5), 200, 50)
    camera((0, -2.2, 27), (0, 0, 0.1), 85, 11)


@scene
def ed_bedroom():
    """A bed for two in the morning sun, on deep green: a wide picture."""
    frame(1280, 550)
    sky("#FFF4E6", 0.35)
    wall(plaster("#23493F"), 4.2)
    box((9.4, 0.4, 4.2), wood("#B98A5C", "#94683F", 0, 1.2), 0.12, (0, 3.4, 0.9))
    box((9.2, 12, 2), fabric("#EFE6D8"), 0.3, (0, -2.6, -1.0))
    for x, turn, seed in ((-2.25, 4, 1), (2.2, -5, 4)):
        cushion(3.7, 2.3, 1.25, fabric("#F4ECE0"), seed).at((x, 2.5, 1.22), rotation=(-18, 0, turn))
    cushion(3.1, 1.9, 1.15, fabric("#D9A07C"), 7).at((-1.75, 1.45, 0.98), rotation=(-24, 3, 8))
    bedding(9.6, 2.0, 0.34, fabric("#F6F0E6"), 2, 0.6).at((0, -0.4, 0.1))
    bedding(9.9, 7.0, 0.42, fabric("#6F8C7D"), 6, 0.9).at((0, -4.6, 0))
    for x in (-6.9, 6.9):
        box((2.9, 2.4, 0.22), oak(), 0.05, (x, 2.7, 0.55))
        box((2.7, 2.2, 3), oak(), 0.05, (x, 2.7, -1.1))
    table_lamp(2.7, "#F1E2CC", "#C9764F").at((-6.7, 2.9, 0.66))
    book(1.5, 1.1, 0.26, "#C9764F").at((6.4, 2.3, 0.66), -14)
    drinking_glass(0.34, 0.95, 0.6).at((7.5, 2.6, 0.66))
    daylight((0.72, 0.5, -0.4), (0.4, 3.4, 1.2), 3.6, window_frame(3, 2, (2.9, 2.3)), 260, 70)
    camera((0.3, -17.5, 5.2), (0, 2, 0.85), 46, 5, (0, 2.2, 1.0))


@scene
def iron_guide():
    """The day of the infusion: an armchair with its footstool by the window, the drip beside it."""
    sky("#FBFAFF", 0.4)
    wall(plaster("#DDCDB6"), 3.2)
    plane(desktop("#D8B992", "#C4A178"), (0, 0, 0), size=60)
    box((40, 0.12, 0.4), soft("#F1E8DA", 0.6, 0), 0.02, (0, 3.1, 0.2))
    armchair("#8A9C8E", "#A5774B").at((-0.2, 0.9, 0), -22, 1.12)
    footstool("#8A9C8E", "#A5774B").at((-1.15, -1.55, 0), 10, 0.95)
    cushion(1.5, 1.15, 0.5, fabric("#E3B493"), 3).at((-0.1, 1.5, 2.5), rotation=(-20, 4, -22))
    stand = [(2.5, 1.2, 0.1), (2.5, 1.2, 3), (2.5, 1.2, 4.9), (2.4, 1.2, 5.16), (2.15, 1.2, 5.2), (1.96, 1.2, 5.06)]
    tube(stand, 0.05, brass())
    cylinder(0.62, 0.1, brass(), (2.5, 1.2, 0))
    drip_bag("#B9702F").at((1.95, 1.18, 4.12), 6, 0.5)
    tube(
        [(2.08, 1.17, 2.9), (2.1, 1.1, 2.2), (1.9, 0.7, 1.75), (1.55, 0.35, 2.35), (1.2, 0.1, 2.5)],
        0.03,
        gloss("#D9AE80", 0.2),
    )
    side_table(0.85, 1.75, wood("#C79A68", "#A5784B", 0, 2)).at((3.3, -0.1, 0))
    cup_of_tea().at((3.12, -0.25, 1.75), 30, 0.36)
    book(0.8, 0.6, 0.14, "#B4633F").at((3.62, 0.2, 1.75), 20)
    daylight((0.62, 0.55, -0.46), (0.3, 3.2, 2.8), 2.9, window_frame(2, 3, (2.4, 1.7)))
    camera((1.0, -19, 4.2), (0.85, 0, 2.62), 78, 5, (0, 0.5, 2))


main()
