"""What people measure themselves with at home, in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from materials import gloss, ink, soft
from room_props import fabric, grid
from shapes import Group, bevel, box, cylinder, mesh, plate, thicken, tube

SEGMENTS = {"0": "abcdef", "1": "bc", "4": "bcfg", "6": "acdefg", "7": "abc", "8": "abcdefg"}


def digits(number, height, right):
    """Marks (left, right, bottom, top) of a number on a display, about z = 0. It ends at `right`."""
    h, w, t, marks = height, height * 0.5, height * 0.13, []
    places = {
        "a": (0, w, h - t, h),
        "b": (w - t, w, h / 2, h),
        "c": (w - t, w, 0, h / 2),
        "d": (0, w, 0, t),
        "e": (0, t, 0, h / 2),
        "f": (0, t, h / 2, h),
        "g": (0, w, (h - t) / 2, (h + t) / 2),
    }
    for k, digit in enumerate(reversed(number)):
        x = right - w - k * w * 1.45
        marks += [(x + a, x + b, c - h / 2, d - h / 2) for a, b, c, d in (places[s] for s in SEGMENTS[digit])]
    return marks


def pressure_monitor():
    """A blood pressure monitor, 2.3 wide: three readings on its display, and the button that starts it."""
    side = [(-1, 0), (-1, 0.34), (0.55, 1.08), (0.95, 1.08), (0.95, 0)]
    n = len(side)
    vertices = [(x, y, z) for x in (-1.15, 1.15) for y, z in side]
    faces = [tuple(range(n)), tuple(range(n, 2 * n)), *((k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n))]
    body = mesh("monitor", vertices, faces, soft("#F1EADC", 0.4, 0.01), solid=True)
    bevel(body, 0.1, 5).limit_method = "NONE"
    slope = math.degrees(math.atan2(0.74, 1.55))
    face = Group(plate(1.3, 1.16, 0.03, 0.1, gloss("#2B3B38", 0.2), (-0.3, 0, 0.06), edge=0.01))
    face.add(plate(1.16, 1.02, 0.02, 0.06, soft("#C3CFC0", 0.35, 0), (-0.3, -0.012, 0.06), edge=0))
    for number, height, z in (("118", 0.34, 0.36), ("76", 0.34, -0.06), ("64", 0.2, -0.34)):
        for left, right, low, high in digits(number, height, 0.18):
            place = ((left + right) / 2, -0.024, z + (low + high) / 2)
            face.add(plate(right - left - 0.008, high - low - 0.008, 0.006, 0.012, ink("#20302C"), place, edge=0))
    for z, length in ((0.36, 0.2), (-0.06, 0.2), (-0.34, 0.14)):
        face.add(plate(length, 0.045, 0.006, 0.02, ink("#6E8179"), (-0.68, -0.024, z), edge=0))
    face.add(cylinder(0.26, 0.05, gloss("#2C6257", 0.3), (0.75, 0.02, 0.2), (radians(90), 0, 0), edge=0.02))
    face.add(cylinder(0.14, 0.05, gloss("#D9D2C2", 0.35), (0.75, 0.02, -0.28), (radians(90), 0, 0), edge=0.02))
    return Group(body, face.at((0, -0.225, 0.735), rotation=(slope - 90, 0, 0)))


def arm_cuff(colour, length=1.5, turns=1.7):
    """A cuff for the upper arm that is rolled up and lies along Y. Its end lies on the table, at +X."""

    def at(u, v):
        t = (u + 1) / 2 / 0.8
        y = v * length / 2 + 0.04 * noise.noise(Vector((t * 2, v, 3)))
        if t > 1:
            return 4 * (t - 1) * 1.25, y, 0.07
        a, r = 2 * math.pi * turns * (t - 1) - radians(90), 0.36 + 0.44 * t
        return 1.12 * r * math.cos(a), y, 0.87 + r * math.sin(a)

    roll = thicken(grid(220, 16, at, fabric(colour)), 0.13)
    bevel(roll, 0.045, 3).limit_method = "ANGLE"
    hooks = box((0.5, length * 0.84, 0.02), soft("#6E8179", 0.95, 0.5), 0.008, (0.9, 0, 0.14))
    return Group(roll, hooks)


def hose(points, colour="#5A6662"):
    return tube(points, 0.065, soft(colour, 0.5, 0))
