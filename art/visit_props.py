"""What a child and an adult bring to a visit, and what they get to wear. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from day_props import power
from materials import brass, gloss, soft, wood
from room_props import fabric, grid
from shapes import Group, box, cylinder, mesh, thicken, tube


def shoe(colour, sole, length=1.2):
    """A laced shoe that points to -Y, about the middle of its sole."""
    s, upper = length / 1.2, fabric(colour)

    def half(t):
        return 0.2 + 0.035 * math.sin(math.pi * 2 * (t - 0.28)) * (1 if t > 0.28 else 0.4)

    def ends(t):
        return max(0.0, 1 - abs(2 * t - 1) ** 5) ** 0.5

    def top(t):
        return 0.5 - 0.05 * math.sin(math.pi * min(1, t / 0.4)) - 0.29 * max(0, min(1, (t - 0.34) / 0.5)) ** 0.8

    def at(u, v, grow=1.0):
        t, a = (v + 1) / 2, math.pi * (u + 1) / 2
        wide = half(t) * ends(t) * grow
        up = top(t) * (0.35 + 0.65 * ends(t)) * (grow if grow > 1 else 1)
        x, z = wide * power(math.cos(a), 0.8), 0.09 + (up - 0.09) * math.sin(a) ** 0.62
        return s * x, s * (0.6 - 1.2 * t) * grow, s * z

    def foot(u, v):
        t, a = (v + 1) / 2, math.pi * (u + 1)
        wide = (half(t) + 0.035) * ends(t)
        x, z = wide * power(math.cos(a), 0.3), 0.075 + 0.075 * power(math.sin(a), 0.3)
        return s * x, s * 1.04 * (0.6 - 1.2 * t), s * z

    def on_top(t, x):
        return at(2 * math.acos(max(-1, min(1, x / max(0.01, half(t))))) / math.pi - 1, 2 * t - 1, 1.03)

    group = Group(grid(40, 60, at, upper), grid(48, 60, foot, soft(sole, 0.6, 0.02)))

    def mouth(u, v):
        a, out = math.pi * (u + 1), (v + 1) / 2
        t, x = 0.24 + 0.2 * out * math.sin(a), 0.145 * out * math.cos(a)
        return s * x, s * (0.6 - 1.2 * t), s * (top(t) + 0.012 - 0.04 * (1 - out))

    group.add(grid(48, 8, mouth, soft("#4A4038", 0.95, 0.1)))
    rim = [mouth(2 * k / 24 - 1, 1) for k in range(25)]
    group.add(tube(rim, 0.032 * s, upper))
    for k in range(4):
        t = 0.5 + 0.075 * k
        lace = [on_top(t + 0.02 * (i % 2), x) for i, x in enumerate((-0.12, 0, 0.12))]
        group.add(tube([(x, y, z + 0.01 * s) for x, y, z in lace], 0.022 * s, soft("#F6EFE3", 0.8, 0)))
    return group


def pair_of_shoes(colour, sole, length=1.2):
    """Two shoes side by side, not quite parallel."""
    gap = 0.28 * length
    return Group(
        shoe(colour, sole, length).at((-gap, 0, 0), -5),
        shoe(colour, sole, length).at((gap, -0.06 * length, 0), 7),
    )


def rucksack(colour, pocket):
    """A child's rucksack that stands, 1.25 wide, with its pocket in front and its straps behind."""
    canvas, trim = fabric(colour), fabric(pocket)
    dark = soft("#3E4A44", 0.6, 0)
    grip = [(-0.14, 0, 1.38), (-0.12, 0, 1.56), (0, 0, 1.62), (0.12, 0, 1.56), (0.14, 0, 1.38)]
    half = [(-0.6, -0.08, 0.55), (-0.56, -0.1, 1.1), (-0.3, -0.12, 1.37)]
    group = Group(
        box((1.2, 0.62, 1.4), canvas, 0.28, (0, 0, 0.72)),
        box((0.94, 0.3, 0.66), trim, 0.14, (0, -0.34, 0.42)),
        tube(grip, 0.045, trim),
        tube([*half, *((-x, y, z) for x, y, z in half[::-1])], 0.022, dark),
        tube([(-0.4, -0.49, 0.62), (0.4, -0.49, 0.62)], 0.02, dark),
        box((0.05, 0.04, 0.16), gloss("#E8C26A", 0.3), 0.015, (0.3, -0.51, 0.56)),
    )
    for x in (-1, 1):
        strap = [(0.34 * x, 0.3, 1.3), (0.62 * x, 0.42, 1.1), (0.74 * x, 0.4, 0.6), (0.56 * x, 0.3, 0.16)]
        group.add(tube(strap, 0.06, trim))
    return group


def hanging_sleeve(side, shoulder, material, hem):
    """A short, wide sleeve that hangs from `shoulder`, on the right for a `side` of 1."""

    def at(u, v):
        w, t = (u + 1) / 2, (v + 1) / 2
        x = shoulder + 0.02 * w + (0.6 - 0.64 * w) * t
        z = -0.58 - 0.84 * w - (1.12 - 0.54 * w) * t
        return side * x, 0.02 - 0.16 * math.sin(math.pi * w) * (0.3 + 0.7 * t), z

    cuff = [at(k / 6 - 1, 1) for k in range(13)]
    return Group(thicken(grid(24, 20, at, material), 0.03), tube(cuff, 0.038, hem))


def gown(colour, width=2.0, length=3.9):
    """An adult's gown on a hanger: wrapped over, with a V neck and a tie at its side. Its hook is at the origin."""
    half, neck, low, material, white = width / 2, 0.32, 1.3, fabric(colour), soft("#F6EFE3", 0.8, 0.05)

    def front(x, z, above=0.0):
        u, t = x / half, max(0, -z - 0.4) / (length - 0.4)
        fold = 0.07 * math.sin(u * 7 + 1.2 * t) * t + 0.05 * noise.noise(Vector((u * 2, t * 1.5, 4)))
        return x, -0.1 - fold - above, z

    def at(u, v):
        t = (v + 1) / 2
        x = u * half * (0.86 + 0.14 * t)
        top = -0.36 - 0.24 * abs(x) - (low - 0.4) * max(0, 1 - abs(x) / neck)
        return front(x, top * (1 - t) - (length + 0.03 * math.sin(u * 6)) * t)

    def edge(*points):
        ways = zip(points, points[1:])
        lines = [front(a + (c - a) * k / 8, b + (d - b) * k / 8, 0.03) for (a, b), (c, d) in ways for k in range(9)]
        return tube(list(dict.fromkeys(lines)), 0.038, white)

    corners = [(-neck, 0.06, -0.4), (neck, 0.06, -0.4), (neck, 0.06, -low - 0.1), (-neck, 0.06, -low - 0.1)]
    group = Group(thicken(grid(160, 80, at, material), 0.03), mesh("back", corners, [(0, 1, 2, 3)], material))
    group.add(tube([(-neck, -0.06, -0.44), (0, 0.04, -0.5), (neck, -0.06, -0.44)], 0.038, white))
    waist = (0.5, -2.2)
    group.add(edge((neck, -0.44), (0, -low)), edge((-neck, -0.44), (0, -low), waist, (0.54, -length)))
    for side in (-1, 1):
        group.add(hanging_sleeve(side, half * 0.84, material, white))
    x, y, z = front(*waist, 0.06)
    for points in (
        [(0, 0), (0.2, 0.16), (0.32, 0.02), (0.04, -0.02)],
        [(0, 0), (-0.2, 0.12), (-0.3, -0.04), (-0.04, -0.02)],
        [(0, 0), (0.1, -0.4), (0.08, -0.86)],
        [(0, 0), (-0.06, -0.36), (-0.02, -0.7)],
    ):
        group.add(tube([(x + a, y - 0.03, z + b) for a, b in points], 0.03, white))
    group.add(box((0.12, 0.09, 0.12), white, 0.04, (x, y - 0.03, z)))
    pine = wood("#B98A5C", "#94683F", 0, 2)
    group.add(tube([(-half * 0.8, 0, -0.62), (0, 0, -0.32), (half * 0.8, 0, -0.62)], 0.05, pine))
    group.add(tube([(0, 0, -0.32), (0, 0, -0.12), (0.09, 0, -0.02), (0.02, 0, 0.07), (-0.08, 0, 0.02)], 0.022, brass()))
    return group.add(cylinder(0.06, 0.34, brass(), (0, 0.28, 0), (radians(90), 0, 0), edge=0.02))
