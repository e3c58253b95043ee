"""Things of the clinic's front desk in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from materials import brass, gloss, ink, soft
from shapes import Group, bevel, box, lathe, mesh, plate, rounded, tube


def handset(colour):
    """It lies along Y with its cups down, about the middle of its grip."""
    shell = gloss(colour, 0.38)
    group = Group(box((0.46, 2.1, 0.3), shell, 0.14, (0, 0, 0.5)))
    for y in (-0.95, 0.95):
        group.add(box((0.66, 0.68, 0.52), shell, 0.2, (0, y, 0.36)))
    return group


def desk_phone(colour, dark):
    """A phone with its handset at the left, a display of bars and twelve keys at the right. It is 2.9 wide."""
    side = [(-1.3, 0), (-1.3, 0.3), (1.0, 1.1), (1.3, 1.1), (1.3, 0)]
    n = len(side)
    vertices = [(x, y, z) for x in (-1.45, 1.45) for y, z in side]
    faces = [tuple(range(n)), tuple(range(n, 2 * n)), *((k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n))]
    body = mesh("phone", vertices, faces, soft(colour, 0.4, 0.01), solid=True)
    bevel(body, 0.12, 5).limit_method = "NONE"
    panel = Group(plate(1.5, 0.56, 0.04, 0.08, gloss("#2B3B38", 0.2), (0.5, 0, 0.66), edge=0.01))
    panel.add(plate(1.36, 0.42, 0.02, 0.05, soft("#C3CFC0", 0.35, 0), (0.5, -0.02, 0.66), edge=0))
    for z, length, mark in ((0.74, 0.62, "spruce"), (0.6, 0.9, "sage")):
        panel.add(plate(length, 0.06, 0.008, 0.025, ink(mark), (-0.08 + length / 2, -0.034, z), edge=0))
    for row in range(4):
        for column in range(3):
            place = (0.02 + 0.48 * column, -0.02, 0.14 - 0.3 * row)
            panel.add(box((0.36, 0.1, 0.2), gloss("coral" if (row, column) == (3, 2) else dark, 0.4), 0.04, place))
    slope = math.degrees(math.atan2(0.8, 2.3))
    panel.at((0, -0.15, 0.715), rotation=(slope - 90, 0, 0))
    ear = handset(dark).at((-0.9, -0.15, 0.66), rotation=(slope, 0, 0))
    return Group(body, panel, ear, coiled_cord(dark))


def coiled_cord(colour, turns=20):
    """From the lower end of the handset to the side of the phone, on the table."""
    start, end, points = (-1.3, -1.2, 0.12), (-1.5, 0.85, 0.12), []
    for k in range(turns * 6 + 1):
        t = k / (turns * 6)
        a = radians(60 * k)
        x = start[0] + (end[0] - start[0]) * t - 0.75 * math.sin(math.pi * t) ** 0.8
        y = start[1] + (end[1] - start[1]) * t
        points.append((x + 0.09 * math.cos(a), y, start[2] + 0.09 * math.sin(a)))
    lead = [(-0.92, -1.35, 0.45), (-1.05, -1.5, 0.2)]
    return tube([*lead, *points, (-1.4, 0.95, 0.25)], 0.035, gloss(colour, 0.4))


def desk_bell():
    """The bell that a visitor rings."""
    foot = rounded([(0, 0), (0.6, 0, 0.03), (0.6, 0.1, 0.04), (0.5, 0.14), (0, 0.14)], 0.02)
    dome = [(0.53 * math.cos(radians(a)), 0.16 + 0.4 * math.sin(radians(a))) for a in range(0, 86, 5)]
    knob = rounded([(0, 0.54), (0.05, 0.54), (0.05, 0.64), (0.12, 0.66, 0.03), (0.1, 0.73, 0.03), (0, 0.74)], 0.02)
    return Group(
        lathe("foot", foot, gloss("#2A3B36", 0.35)),
        lathe("dome", [(0, 0.16), *dome, (0, 0.56)], brass(), 160),
        lathe("knob", knob, brass(), 64),
    )
