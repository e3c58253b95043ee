"""What a child and an adult bring to a visit, and what they get to wear. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from day_props import power
from materials import brass, gloss, ink, soft, wood
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


def gown(colour, dots, width=2.05, length=3.0):
    """A patient's gown on a hanger, with short sleeves, ties and a print of dots. Its hook is at the origin."""
    half, neck, material, white = width / 2, 0.3, fabric(colour), soft("#F6EFE3", 0.8, 0.05)

    def at(u, v, above=0.0):
        t = (v + 1) / 2
        x = u * half * (0.78 + 0.3 * t)
        scoop = max(0, 1 - (x / neck) ** 2) ** 0.5 * 0.34 * max(0, 1 - 4 * t)
        z = -0.42 - 0.2 * abs(u) * (1 - t) - scoop - (length - 0.5) * t - 0.04 * math.sin(u * 6) * t
        fold = 0.07 * math.sin(u * 8 + 1.2 * t) * t + 0.06 * noise.noise(Vector((u * 2, t * 1.5, 4)))
        return x, -0.1 - fold - above, z

    group = Group(thicken(grid(90, 60, at, material), 0.03))
    for side in (-1, 1):

        def sleeve(u, v, side=side):
            t, w = (v + 1) / 2, (u + 1) / 2
            x = half * (0.62 + 0.54 * t) - 0.08 * w
            return side * x, -0.05 - 0.1 * math.sin(math.pi * w) * t, -0.55 - 0.42 * t - (0.66 + 0.08 * t) * w

        group.add(thicken(grid(24, 16, sleeve, material), 0.03))
    band = [at(x / (half * 0.78), -1, 0.03) for x in (neck * (k / 12 - 1) for k in range(25))]
    group.add(tube(band, 0.04, white))
    for x, low, sway in ((0.16, -1.75, 0.05), (0.3, -1.5, 0.12)):
        tie = [(x, -0.2, -0.8), (x + sway, -0.24, (low - 0.8) / 2), (x + sway / 2, -0.26, low)]
        group.add(tube(tie, 0.028, white))
    for row in range(9):
        for k in range(8):
            u, v = (k - 3.5 + 0.5 * (row % 2)) / 3.9, -0.66 + 0.195 * row
            if abs(u) < 0.95:
                around = [math.pi * q / 8 for q in range(16)]
                points = [at(u + 0.03 * math.cos(a), v + 0.022 * math.sin(a), 0.022) for a in around]
                group.add(mesh("dot", points, [tuple(range(16))], ink(dots)))
    pine = wood("#B98A5C", "#94683F", 0, 2)
    group.add(tube([(-half * 0.74, 0, -0.62), (0, 0, -0.32), (half * 0.74, 0, -0.62)], 0.05, pine))
    group.add(tube([(0, 0, -0.32), (0, 0, -0.12), (0.09, 0, -0.02), (0.02, 0, 0.07), (-0.08, 0, 0.02)], 0.022, brass()))
    return group.add(cylinder(0.06, 0.34, brass(), (0, 0.28, 0), (radians(90), 0, 0), edge=0.02))
