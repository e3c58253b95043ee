"""The rooms in which somebody sits for the hour of a drip. Furniture stands on z = 0."""

import math
from math import radians

from materials import brass, desktop, glow, gloss, ink, lit_shade, oak, plaster, soft
from props import PAPER
from sets import UPRIGHT, wall
from shapes import Group, box, cylinder, lathe, mesh, plane, rounded, tube
from stage import bulb, sky

WHITE = "#F6F0E4"


def room(colour, floor=("#D8B992", "#C4A178"), light=("#FBFAFF", 0.42), skirting="#F1E8DA", y=3.2):
    """A wall at `y` with its skirting board, and a floor of wood, or of the material `floor`."""
    sky(*light)
    wall(plaster(colour), y)
    plane(desktop(*floor) if isinstance(floor, tuple) else floor, (0, 0, 0), size=60)
    box((40, 0.12, 0.4), soft(skirting, 0.6, 0), 0.02, (0, y - 0.06, 0.2))


def panelling(colour, height, y=3.2, pitch=0.62):
    """Boards on the lower part of the wall, with a rail on top."""
    paint = soft(colour, 0.5, 0.01)
    for k in range(-24, 25):
        box((pitch - 0.03, 0.08, height), paint, 0.025, (k * pitch, y - 0.04, height / 2))
    box((40, 0.2, 0.14), paint, 0.03, (0, y - 0.1, height))


def arched(x, z, half, steps=32):
    """Points of an arch over a sill at `z`, from right to left: (x, z) from sill to sill."""
    angles = [math.pi * k / steps for k in range(steps + 1)]
    return [(x + half * math.cos(a), z + half * math.sin(a)) for a in angles]


def arch_window(x, sill, spring, half, y=3.2, light=("#F3F5EC", 2.2)):
    """A window with a round top. Its arch begins at the height `spring`."""
    white, top = soft(WHITE, 0.5, 0), arched(x, spring, half)
    around = [(x + half, sill), *top, (x - half, sill)]
    mesh("light", [(a, y - 0.02, b) for a, b in around], [tuple(range(len(around)))], glow(*light))
    n, vertices = len(around), []
    for a, b in around:
        out = (a - x, b - spring) if b > spring else (math.copysign(half, a - x), 0)
        for grow in (0.92, 1.07):
            for front in (-0.2, 0.0):
                vertices.append((x + out[0] * grow, y + front, (spring if b > spring else b) + out[1] * grow))
    faces = []
    for k in range(n - 1):
        for p, q in ((0, 1), (1, 3), (3, 2), (2, 0)):
            faces.append((4 * k + p, 4 * k + q, 4 * k + 4 + q, 4 * k + 4 + p))
    mesh("frame", vertices, faces, white, solid=True)
    box((0.1, 0.14, spring + half - sill), white, 0.02, (x, y - 0.08, (sill + spring + half) / 2))
    for z in (spring, (sill + spring) / 2):
        box((2 * half, 0.12, 0.1), white, 0.02, (x, y - 0.08, z))
    box((2 * half + 0.7, 0.6, 0.16), white, 0.04, (x, y - 0.25, sill - 0.06))


def round_window(x, z, radius, y=3.2, light=("#F3F5EC", 2.2)):
    """A round window with a cross."""
    white = soft(WHITE, 0.5, 0)
    lathe("light", [(0, 0), (radius, 0)], glow(*light), 128, (x, y - 0.02, z), UPRIGHT)
    ring = [(radius - 0.1, 0), (radius + 0.16, 0), (radius + 0.16, 0.24), (radius - 0.1, 0.24), (radius - 0.1, 0)]
    lathe("frame", ring, white, 160, (x, y, z), UPRIGHT)
    for size in ((0.1, 0.14, 2 * radius), (2 * radius, 0.14, 0.1)):
        box(size, white, 0.02, (x, y - 0.1, z))


def wall_clock(radius, colour, hour, minute):
    """A round clock in the XZ plane about its middle, with its face at -Y."""
    r = radius
    case = rounded([(0, 0), (r, 0, 0.05), (r, 0.22, 0.06), (r * 0.9, 0.24, 0.02), (r * 0.88, 0.14), (0, 0.14)], 0.04)
    group = Group(
        lathe("case", case, gloss(colour, 0.3), 160, (0, 0, 0), UPRIGHT),
        lathe("face", [(0, 0.15), (r * 0.88, 0.15)], soft(PAPER, 0.6, 0), 128, (0, 0, 0), UPRIGHT),
        cylinder(0.05, 0.05, brass(), (0, -0.15, 0), UPRIGHT, edge=0.01),
    )
    bars = [(30 * k, r * (0.72 if k % 3 else 0.68), r * (0.08 if k % 3 else 0.16), 0.05) for k in range(12)]
    bars += [(30 * hour + minute / 2, 0, r * 0.46, 0.08), (6 * minute, 0, r * 0.66, 0.055)]
    for turn, start, length, width in bars:
        a, middle = radians(turn), start + length / 2
        place = (middle * math.sin(a), -0.165, middle * math.cos(a))
        group.add(box((width, 0.012, length), ink("spruce"), 0.004, place, (0, a, 0)))
    return group


def floor_lamp(place, height, power):
    """A lamp that is on."""
    x, y = place
    cylinder(0.6, 0.1, brass(), (x, y, 0))
    tube([(x, y, 0.1), (x, y, height / 2), (x, y, height)], 0.05, brass())
    hood = rounded([(1.05, height - 0.35), (0.72, height + 0.95), (0.7, height + 0.95), (1.03, height - 0.35)], 0.01)
    lathe("shade", hood, lit_shade("#FFD9A8", 0.55), 128, (x, y, 0))
    bulb((x, y, height + 0.2), power)


def drawer_table(width, depth, height, paint):
    """A small cupboard beside a chair, with a drawer and an open shelf."""
    material, w, h = soft(paint, 0.5, 0.02), width, height
    group = Group(box((w + 0.16, depth + 0.16, 0.12), oak(), 0.04, (0, 0, h - 0.06)))
    for x in (-w / 2 + 0.06, w / 2 - 0.06):
        group.add(box((0.12, depth, h - 0.12), material, 0.02, (x, 0, (h - 0.12) / 2)))
    group.add(box((w, 0.1, h - 0.2), material, 0.02, (0, depth / 2 - 0.06, (h - 0.12) / 2)))
    for z in (0.3, 0.58):
        group.add(box((w - 0.2, depth - 0.04, 0.1), material, 0.02, (0, 0, h * z)))
    group.add(box((w - 0.3, 0.08, h * 0.3), material, 0.03, (0, -depth / 2, h * 0.77)))
    return group.add(cylinder(0.07, 0.14, brass(), (0, -depth / 2, h * 0.77), UPRIGHT, edge=0.02))
