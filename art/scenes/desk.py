"""A desk from above, on which a page lays the words of a reply: desk.py -- SAMPLES SCALE MOOD [bare].

The desk has two blank sheets, or none if it is bare. In its corner is a cup, or something from the patient's day.
"""

import math
import os
import random
import sys
from math import radians

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from mathutils import Vector, noise

from day_props import key_ring, water_bottle
from materials import desktop, oak, paper
from props import comb, cup_of_tea, envelope, hand_fan, pen
from self_care_props import dumbbell
from shapes import box, mesh, thicken
from stage import arguments, camera, leaf_outline, render, reset, shadow_caster, sky, sun

WIDTH = 12
SUNLIGHT = (0.56, -0.5, -0.78)
LOW_SUNLIGHT = (0.8, -0.42, -0.52)
# Where no leaf may throw its shadow: left, bottom, right, top.
KEPT_LIGHT = (0.1, -3.0, 4.7, 3.2)
# Start and end of each branch of shadow, how it bends, its pairs of leaves and their length, its seed.
BRANCHES = [
    ((-7.5, 4.2), (-2.0, 5.2), 0.5, 8, 1.7, 3),
    ((-7.2, 1.6), (-4.0, -1.4), 0.5, 6, 1.5, 5),
    ((7.0, -1.6), (3.2, -5.2), -0.6, 7, 1.7, 9),
    ((1.2, 5.6), (6.5, 4.4), 0.4, 7, 1.3, 12),
]
# Colours of desk (light, dark), sun, sky, pen and envelope; energy of the sun and the sky; direction of the sunlight.
MOODS = {
    "morning": (("#CFBFA8", "#BAA98F"), "#FFEBD2", "#FFF8EE", "spruce", "#E2BD9A", 3.6, 0.5, SUNLIGHT),
    "dawn": (("#BFC0B8", "#A5A8A2"), "#FFE3D2", "#DDE9F5", "#4A6B78", "#C9D3D2", 2.2, 0.85, SUNLIGHT),
    "green": (("#24483F", "#1A3A33"), "#FFE9CB", "#FBFAFF", "#B98A60", "#B58E6E", 3.4, 0.5, SUNLIGHT),
    "dusk": (("#98836F", "#7D6B5C"), "#FFC08A", "#C6CDE4", "#2C4A44", "#D6CBC0", 2.6, 0.6, LOW_SUNLIGHT),
    "hair": (("#C9B296", "#AF987A"), "#FFEBD2", "#FFF8EE", "spruce", "#D9C9B4", 3.6, 0.5, SUNLIGHT),
    "women": (("#D3B3A2", "#BD9A88"), "#FFEBD2", "#FFF8EE", "#7A4A3E", "#EBD9C6", 3.6, 0.5, SUNLIGHT),
    "screening": (("#B9BFAD", "#A0A794"), "#FFEBD2", "#FFF8EE", "spruce", "#E2BD9A", 3.4, 0.55, SUNLIGHT),
    "sweating": (("#C8C3B8", "#B0AA9E"), "#FFF0DE", "#F4F8FF", "#4A6B78", "#D8C6AC", 3.6, 0.5, SUNLIGHT),
    "strength": (("#24483F", "#1A3A33"), "#FFE9CB", "#FBFAFF", "#C9B79A", "#7F8F78", 3.4, 0.5, SUNLIGHT),
}
# What lies in the corner of the desk, if it isn't the cup.
THINGS = {
    "hair": lambda: comb(2.9, 17).at((-4.7, -3.3, 0.12), rotation=(-90, 0, 62)),
    "women": lambda: hand_fan(2.5, "#D9775B", oak()).at((-4.75, -4.3, 0.16), rotation=(-90, 0, 38)),
    "screening": lambda: key_ring("#B5552F").at((-4.75, -3.4, 0), 140),
    "sweating": lambda: water_bottle("#7E9A94", "#E2855F").at((-5.3, -4.6, 0.62), rotation=(-90, 0, -38)),
    "strength": lambda: dumbbell("#B98A60").at((-4.8, -3.6, 0), 38),
}


def sheet(place, size, turn=0, fold=0.0, curl=0.0):
    """A sheet that was folded in three, if `fold` has a height. Its lower right corner curls up."""
    width, height = size
    columns, rows = 60, 90
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            across, up = i / columns, j / rows
            x, y = (across - 0.5) * width, (up - 0.5) * height
            ridge = 3 * up if up < 1 / 3 else max(0, 2 - 3 * up)
            corner = curl * max(0, across - up - 0.5) ** 2
            vertices.append((x, y, fold * ridge + corner + 0.012 * noise.noise(Vector((x * 0.35, y * 0.3, turn)))))
    row = columns + 1
    starts = [j * row + i for j in range(rows) for i in range(columns)]
    faces = [(k, k + 1, k + row + 1, k + row) for k in starts]
    return thicken(mesh("sheet", vertices, faces, paper(), place, (0, 0, radians(turn))), 0.012)


def shadows_of_branches(sunlight, height=5.5):
    """Leaves high above the desk, drawn where their shadows fall."""
    sunward = -Vector(sunlight) / -sunlight[2]
    vertices, faces = [], []

    def add(outline, above):
        faces.append(tuple(range(len(vertices), len(vertices) + len(outline))))
        vertices.extend(Vector((x, y, 0)) + sunward * above for x, y in outline)

    def add_leaf(at, angle, length, above):
        half = leaf_outline(length, length * 0.17)
        cos, sin = math.cos(angle), math.sin(angle)
        outline = [*half, *((x, -y) for x, y in half[-2:0:-1])]
        outline = [(at.x + x * cos - y * sin, at.y + x * sin + y * cos) for x, y in outline]
        left, bottom, right, top = KEPT_LIGHT
        if not any(left < x < right and bottom < y < top for x, y in outline):
            add(outline, above)

    for start, end, bend, pairs, length, seed in BRANCHES:
        rnd = random.Random(seed)
        a, b = Vector(start), Vector(end)
        side = Vector((a.y - b.y, b.x - a.x)).normalized()
        middle = (a + b) / 2 + side * bend
        stem = [(1 - t) ** 2 * a + 2 * t * (1 - t) * middle + t * t * b for t in (k / 100 for k in range(102))]
        for k in range(pairs):
            t = 0.12 + 0.88 * k / (pairs - 1)
            at, onward = stem[round(100 * t)], stem[round(100 * t) + 1]
            along = math.atan2(onward.y - at.y, onward.x - at.x)
            for sign in (1, -1) if k < pairs - 1 else (0,):
                angle = along + sign * radians(rnd.uniform(38, 62))
                size = length * (1 - 0.35 * t) * rnd.uniform(0.85, 1.15)
                add_leaf(at, angle, size, height + rnd.uniform(-1, 1))
        add([*(p + side * 0.03 for p in stem[:101:5]), *(p - side * 0.03 for p in stem[100::-5])], height)
    shadow_caster(vertices, faces)


def main():
    samples, scale, (mood, *bare) = arguments()
    desk, sun_colour, sky_colour, pen_colour, envelope_colour, energy, brightness, sunlight = MOODS[mood]
    reset()
    sky(sky_colour, brightness)
    box((40, 30, 0.4), desktop(*desk), 0.01, (0, 0, -0.2))
    envelope(envelope_colour).at((-2.75, 1.35, 0), -7)
    if not bare:
        sheet((2.46, 0, 0.02), (5.83, 7.22), fold=0.13, curl=1.6)
        sheet((-3.2, 2.3, 0.12), (4.1, 2.55), 2.5, curl=0.5)
    pen(pen_colour).at((-4.5, -0.55, 0.17), -118)
    THINGS.get(mood, lambda: cup_of_tea().at((-4.95, -3.95, 0), 40))()
    sun(sunlight, energy, sun_colour, 1.5)
    shadows_of_branches(sunlight)
    camera((0, 0, 85 / 36 * WIDTH), (0, 0, 0), 85, 11)
    render("-".join(["desk", mood, *bare]), samples, scale)


main()
