"""The counter where a nurse gets a drip ready: preparation.py -- SAMPLES SCALE NAME. NAME is that of the picture.

Each picture has the vials of its drip, the saline that they go into, and a list with as many ticks.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from infusion_props import ampoule, ampoule_rack, clipboard, drip_stand, drug_vial, tray, wall_rail
from interior_props import window
from materials import gloss, glow, plaster, soft, tiles
from props import alarm_clock, drip_bag, folded_cloth
from sets import UPRIGHT, counter, main, scene, wall
from shapes import plane
from stage import camera, daylight, sky, window_frame

SALINE = "#F6FAF8"
OUTSIDE = ("#E6EAE1", 0.35, "#E6EAE1")


def room(material, aim=(0.6, 2.2, 1.4)):
    """The counter, its wall, the sun through a window at the left, and a light wall behind us that glass mirrors."""
    sky("#FBFAFF", 0.42)
    wall(material, 3.4)
    counter(soft("#E9DECD", 0.4, 0.02), 9, -5.6)
    plane(glow("#F3EADB", 0.9), (0, -19, 6), UPRIGHT, 40)
    daylight((0.68, 0.4, -0.46), aim, 2.8, window_frame(2, 2, (2.5, 2.2)), 220, 90)


def lying_bag(accent, place, turn, scale):
    """A bag of saline that waits on the counter, and sags. It has no line yet."""
    bag = drip_bag(SALINE, accent, chamber=False, full=0.42, haze=0.16)
    bag.at(place, rotation=(-90, 0, turn))
    bag.empty.scale = (scale, 0.66 * scale, scale)


@scene
def bag_boost():
    """Four: B vitamins, B12, vitamin C and magnesium, on a steel tray."""
    tint = "#E8976A"
    room(plaster("#E3CBB2"))
    window(-5.2, -0.4, 1.2, 7, 3.4, OUTSIDE)
    drip_stand(4.0).at((-1.15, 1.3, 0))
    drip_bag(SALINE, tint).at((-1.77, 1.28, 2.46), 4, 0.7)
    tray(3.9, 1.7).at((0.85, -0.6, 0), -4)
    vials = [("yellow", 0.42, 1.05, True), ("red", 0.36, 0.8, False)]
    vials += [("pale", 0.46, 1.3, True), ("clear", 0.36, 0.85, False)]
    for k, (kind, radius, height, amber) in enumerate(vials):
        drug_vial(kind, tint, radius, height, amber=amber).at((0.92 * k - 0.5, -0.55 - 0.05 * k, 0.045), 8 - 6 * k)
    clipboard(4, tint).at((2.45, 2.4, 1.25), rotation=(-14, 0, -8))
    camera((0.2, -14, 4.2), (0.3, 0, 1.55), 72, 5, (0.5, -0.5, 0.8))


@scene
def bag_nrg():
    """Five ampoules in a block of oak: B vitamins, B12, carnitine, taurine and vitamin C."""
    tint = "#E9B93F"
    room(tiles("#E9DDBB", "#F3EBD6", 1.3), (-0.3, 0.6, 0))
    window(0.1, 4.9, 1.15, 7, 3.4, OUTSIDE)
    kinds = (("yellow", True), ("red", False), ("clear", False), ("clear", False), ("pale", False))
    ampoule_rack([ampoule(kind, tint, amber) for kind, amber in kinds], 0.7).at((1.05, 0.75, 0), -6)
    lying_bag(tint, (-1.75, -0.85, 0.24), 12, 0.86)
    clipboard(5, tint).at((1.75, -1.6, 0.05), rotation=(-90, 0, -16), scale=0.8)
    camera((0.2, -14, 5.6), (-0.05, 0, 0.75), 74, 5, (0.3, 0, 0.6))


@scene
def bag_radiance():
    """Three, seen from above in a white tray with a pink rim, beside the bag: vitamin C, biotin and zinc."""
    tint = "#DE8E93"
    room(plaster("#DFC3B8"), (0.4, 0.2, 0))
    tray(4.7, 3.0, gloss("#F6F0E6", 0.3), tint).at((-0.25, -0.3, 0), 4)
    lying_bag(tint, (-1.45, -0.2, 0.28), 8, 0.76)
    drug_vial("pale", tint, 0.48, 1.2, amber=True).at((0.45, 0.55, 0.045), 4)
    drug_vial("yellow", tint, 0.38, 0.85).at((1.35, 0.05, 0.045), -6)
    drug_vial("clear", tint, 0.36, 0.75).at((0.85, -0.95, 0.045), 8)
    clipboard(3, tint).at((3.35, 0.7, 0.05), rotation=(-90, 0, -12))
    camera((0.2, -12.4, 9.2), (0.6, -0.1, 0.66), 73, 6, (0, -0.3, 0.6))


@scene
def bag_mune():
    """Three on a green cloth: vitamin C, zinc and B vitamins. The bag hangs from a rail."""
    tint = "#7FA58E"
    room(tiles("#AFC0B0", "#D3DBCB", 1.3))
    wall_rail(-6, 6, 3.1, 3.66, (0.3, 1.85))
    drip_bag(SALINE, tint).at((1.85, 2.92, 2.16), -4, 0.68)
    folded_cloth(3.4, 1.8, 1, 0.2, ("#DCE3D6",)).at((-1.25, -0.3, 0), 5)
    drug_vial("pale", tint, 0.46, 1.25, amber=True).at((-2.1, 0.0, 0.2), 8)
    drug_vial("clear", tint, 0.42, 0.95).at((-1.2, -0.35, 0.2), -4)
    drug_vial("yellow", tint, 0.42, 0.95).at((-0.3, -0.1, 0.2), -8)
    clipboard(3, tint).at((1.85, -0.75, 0.05), rotation=(-90, 0, -12), scale=0.88)
    camera((0.1, -14, 4.4), (-0.05, 0, 1.5), 76, 5, (-0.8, -0.2, 0.8))


@scene
def bag_high_c():
    """One large bottle of vitamin C, and a small ampoule of magnesium beside it, on steel before the bag."""
    tint = "#E58A2E"
    room(plaster("#E6CDA6"), (0.2, 2.2, 1.6))
    window(1.4, 6, 1.1, 7, 3.4, OUTSIDE)
    wall_rail(-7, -0.5, 3.1, 3.56, (-2.0,))
    drip_bag(SALINE, tint).at((-2.0, 2.92, 2.06), 4, 0.68)
    tray(2.9, 1.7).at((0.35, -0.3, 0), 5)
    drug_vial("pale", tint, 0.74, 1.9, amber=True).at((-0.15, -0.25, 0.045), -4)
    ampoule("clear", tint).at((1.05, -0.45, 0.045), -12, 0.8)
    clipboard(2, tint).at((2.36, -1.55, 0.05), rotation=(-90, 0, -8), scale=0.66)
    camera((0.1, -14, 4.4), (0.2, 0, 1.4), 76, 5, (0, -0.3, 0.9))


@scene
def bag_nad():
    """One vial on a small tray, the bag on a cloth, and a clock, since the drip runs slowly."""
    tint = "#6FA3B4"
    room(tiles("#BBCBD0", "#D9E2E2", 1.3), (-0.2, 0.5, 0))
    window(-5.4, -1.2, 1.15, 7, 3.4, OUTSIDE)
    folded_cloth(2.9, 3.2, 1, 0.16, ("#D5DFE0",)).at((-1.35, -0.6, 0), 10)
    lying_bag(tint, (-1.35, -0.6, 0.4), 12, 0.84)
    tray(1.9, 1.4, gloss("#F6F0E6", 0.3), tint).at((1.05, -0.6, 0), -8)
    drug_vial("clear", tint, 0.46, 1.15).at((1.05, -0.6, 0.045), -6)
    alarm_clock(0.66, "#2C6257", 10, 10).at((2.4, 0.9, 0), -14)
    clipboard(1, tint).at((0.55, 2.6, 1.25), rotation=(-12, 0, 4))
    camera((0.1, -14, 5.2), (0.15, 0, 0.95), 76, 5, (0.2, -0.5, 0.6))


@scene
def bag_build():
    """Two tall bottles of amino acids, arginine and lysine, before a window; the bag lies across."""
    tint = "#B4633F"
    room(plaster("#D3A88A"), (-0.4, 0.4, 0))
    window(-0.5, 4.1, 0.55, 7, 3.4, OUTSIDE)
    drug_vial("clear", tint, 0.6, 1.75).at((0.75, 0.75, 0), 4)
    drug_vial("clear", "#E0B48C", 0.6, 1.75, cap="#2C6257").at((2.15, 0.6, 0), -6)
    folded_cloth(3.0, 3.0, 1, 0.16, ("#EAD3C0",)).at((-0.95, -1.35, 0), 24)
    lying_bag(tint, (-0.95, -1.35, 0.4), 30, 0.82)
    clipboard(2, tint).at((-1.75, 1.9, 1.25), rotation=(-16, 0, 10))
    camera((0.1, -14, 5.0), (0.15, 0, 0.95), 76, 5, (0.5, 0, 0.8))


@scene
def bag_gut_glow():
    """One slender vial of glutathione under its bag; two ampoules of vitamins, if they are added, lie on a tray."""
    tint = "#A9B34A"
    room(plaster("#D3CFA6"), (1.0, 2.2, 1.4))
    window(-5.6, -0.9, 1.2, 7, 3.4, OUTSIDE)
    drip_stand(3.6).at((2.1, 1.4, 0))
    drip_bag(SALINE, tint).at((1.48, 1.38, 2.16), -4, 0.66)
    drug_vial("clear", tint, 0.42, 1.4).at((-0.35, 0.1, 0), 6)
    tray(2.1, 1.2).at((1.05, -1.12, 0), 6)
    for k, (kind, amber) in enumerate((("yellow", True), ("pale", False))):
        ampoule(kind, tint, amber).at((0.35 + 0.1 * k, -0.86 - 0.46 * k, 0.21), rotation=(0, 90, 6 - 3 * k), scale=0.66)
    clipboard(3, tint).at((-1.95, 0.35, 1.05), rotation=(-24, 0, 14), scale=0.85)
    camera((0.1, -14, 4.8), (0.1, 0, 1.3), 76, 5, (0, -0.4, 0.7))


main()
