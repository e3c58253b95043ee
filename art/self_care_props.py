"""What people use on themselves at home, in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from materials import brass, film, gloss, ink, principled, soft
from props import banded_label, label
from shapes import Group, box, cylinder, lathe, plate, rounded, tube


def roll_on(accent):
    """An antiperspirant without its cap."""
    body = [(0, 0), (0.5, 0, 0.1), (0.52, 1.25, 0.22), (0.36, 1.5, 0.08), (0.36, 1.6, 0.03), (0, 1.6)]
    ball = [(0.32 * math.cos(radians(a)), 1.58 + 0.32 * math.sin(radians(a))) for a in range(0, 86, 5)]
    return Group(
        lathe("body", rounded(body, 0.03), soft("#F4EDE0", 0.35, 0.01), 160),
        lathe("ball", [(0, 1.58), *ball, (0, 1.9)], gloss("#FBF8F2", 0.15), 96),
        *banded_label(0.515, 1.3, 60, accent),
    )


def roll_on_cap(colour):
    shell = [(0, 0), (0.44, 0, 0.02), (0.45, 0.42, 0.2), (0.3, 0.72, 0.2), (0, 0.76)]
    return Group(lathe("cap", rounded(shell, 0.05), gloss(colour, 0.32), 128))


def soap(colour):
    return Group(box((1.15, 0.75, 0.34), soft(colour, 0.45, 0.02), 0.16, (0, 0, 0.17)))


def weekly_pen(colour):
    """A pen for a weekly injection that lies along X, without its cap and needle, with its dial at the right."""
    r = 0.2
    barrel = [(0, 0), (0.13, 0, 0.02), (0.13, 0.26, 0.02), (r, 0.34, 0.03), (r, 2.75, 0.02), (0, 2.75)]
    dial = [(0, 2.72), (r * 1.02, 2.74, 0.02), (r * 1.02, 3.12, 0.02), (r * 0.7, 3.16, 0.02), (r * 0.7, 3.42, 0.05)]
    dial.append((0, 3.42))
    rows = [(0, 1, None, None, colour), (0.2, 0.55, -1, -0.5, "#FBF6EC"), (0.2, 0.8, 0.1, 0.3, "#FBF6EC")]
    group = Group(
        lathe("barrel", rounded(barrel, 0.02), soft("#F4EDE0", 0.35, 0), 96),
        lathe("dial", rounded(dial, 0.02), gloss(colour, 0.35), 96),
        *label(r, 1.25, 2.3, 80, rows),
        cylinder(0.145, 0.03, principled("seal", "#C9603F", 0.5), (0, 0, 0.0), edge=0.01),
    )
    return Group(group.at((0, 0, r), rotation=(0, 90, 0)))


def pen_cap(colour):
    """It lies along X."""
    shell = [(0, 0), (0.24, 0, 0.06), (0.24, 1.1, 0.01), (0.205, 1.1, 0.01), (0.205, 0.1), (0, 0.1)]
    clip = box((0.09, 0.035, 0.8), gloss(colour, 0.35), 0.015, (0, -0.255, 0.6))
    cap = Group(lathe("cap", rounded(shell, 0.02), gloss(colour, 0.35), 96), clip)
    return Group(cap.at((0, 0, 0.24), rotation=(0, 90, 0)))


def wipe_sachet():
    """An alcohol wipe in its sealed paper, that lies."""
    group = Group(plate(0.9, 0.9, 0.04, 0.02, soft("#F6F0E4", 0.4, 0.1), edge=0.015))
    for low, high, left, right, mark in ((0.12, 0.24, -0.3, 0.15, "spruce2"), (-0.06, -0.02, -0.3, 0.3, "sage")):
        place = ((left + right) / 2, -0.024, (low + high) / 2)
        group.add(plate(right - left, high - low, 0.008, 0.015, ink(mark), place, edge=0))
    return group


def dumbbell(colour):
    """It lies along X on flat sides of its heads."""
    head = rounded([(0, 0), (0.5, 0, 0.07), (0.5, 0.62, 0.07), (0, 0.62)], 0.05)
    grip = [(0, 0), (0.13, 0), (0.16, 0.5), (0.13, 1.0), (0, 1.0)]
    bar = Group(lathe("bar", grip, principled("bar", "#CFCBC2", 0.3, metal=1), 48))
    bar.at((0, 0, 0.55))
    group = Group(bar)
    for z in (0, 1.48):
        group.add(Group(lathe("head", head, soft(colour, 0.55, 0.03), 6)).at((0, 0, z), 30))
    return Group(group.at((-1.05, 0, 0.433), rotation=(0, 90, 0)))


def table_mirror(radius, colour):
    """A round mirror in a ring of brass on a foot. It leans back a little."""
    r, glass = radius, principled("mirror", "#F1F0EA", 0.02, metal=1)
    disc = Group(
        lathe("back", [(0, -0.05), (r, -0.05), (r, 0.03), (0, 0.03)], soft(colour, 0.5, 0), 160),
        lathe("glass", [(0, 0.04), (r * 0.97, 0.04)], glass, 160),
    )
    ring = [(r * math.cos(radians(a)), r * math.sin(radians(a)), 0.03) for a in range(0, 361, 10)]
    disc.add(tube(ring, 0.07, brass()))
    foot = rounded([(0, 0), (0.75, 0, 0.03), (0.72, 0.1, 0.04), (0.09, 0.2, 0.1), (0.08, 0.75), (0, 0.75)], 0.03)
    return Group(lathe("foot", foot, brass(), 128), disc.at((0, 0, 0.72 + r), rotation=(80, 0, 0)))


def spray_bottle(colour, accent):
    """A small bottle with a pump for the scalp, and its clear cap."""
    body = [(0, 0), (0.42, 0, 0.06), (0.42, 1.2, 0.16), (0.2, 1.38, 0.05), (0.2, 1.5), (0, 1.5)]
    head = [(0, 1.46), (0.25, 1.46, 0.02), (0.25, 1.66, 0.02), (0.13, 1.7, 0.03), (0.15, 1.98, 0.04), (0, 2.0)]
    cap = [(0.29, 1.44), (0.29, 2.06, 0.06), (0, 2.1)]
    return Group(
        lathe("body", rounded(body, 0.03), soft(colour, 0.4, 0.01), 128),
        lathe("head", rounded(head, 0.02), soft("cream", 0.4, 0), 96),
        lathe("cap", rounded(cap, 0.02), film(0.08), 96),
        *banded_label(0.422, 1.25, 58, accent),
    )


def building_blocks(colours):
    """Three wooden blocks: two side by side, one on both."""
    group = Group()
    for (x, y, z, turn), colour in zip(((-0.42, 0, 0, 5), (0.4, 0.05, 0, -8), (0.02, 0.02, 0.72, 14)), colours):
        group.add(box((0.72, 0.72, 0.72), soft(colour, 0.5, 0.02), 0.06, (x, y, z + 0.36), (0, 0, radians(turn))))
    return group
