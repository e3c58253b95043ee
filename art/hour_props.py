"""What somebody brings along for the hour of a drip. It stands on z = 0; its front is at -Y."""

import math
import random
from math import radians

from mathutils import Vector

from materials import brass, cloth, gloss, ink, principled, soft, wood
from props import book, handle
from room_props import fabric, grid
from shapes import Group, box, cylinder, lathe, mesh, rounded, thicken, tube

UPRIGHT = (radians(90), 0, 0)


def ball(radius, material, segments=64):
    """A sphere about its middle."""
    around = [(radius * math.sin(math.pi * k / 32), -radius * math.cos(math.pi * k / 32)) for k in range(1, 32)]
    return lathe("ball", [(0, -radius), *around, (0, radius)], material, segments)


def ribbon_book(width, depth, height, cover, ribbon):
    """A closed book with its ribbon, which hangs out at the front."""
    band = soft(ribbon, 0.6, 0.02)
    middle = height * 0.5
    points = [(0.1, -depth * 0.4, middle), (0.12, -depth / 2 - 0.05, middle), (0.15, -depth / 2 - 0.16, 0.04)]
    tail = [(0.1, -depth / 2 - 0.4, 0.02), (0.24, -depth / 2 - 0.62, 0.02)]
    edge = [Vector(p) for p in (*points, *tail)]
    vertices = [(p.x + side * 0.06, p.y, p.z) for p in edge for side in (-1, 1)]
    strip = mesh("ribbon", vertices, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(edge) - 1)], band)
    return book(width, depth, height, cover).add(thicken(strip, 0.015))


def mug(colour):
    """A straight mug of tea."""
    material = soft(colour, 0.4, 0.03)
    walls = [(0, 0), (0.52, 0, 0.1), (0.56, 1.15, 0.03), (0.49, 1.15, 0.02), (0.46, 0.1, 0.1), (0, 0.1)]
    group = Group(lathe("mug", rounded(walls, 0.03), material, 128))
    group.add(lathe("tea", [(0, 0.95), (0.485, 0.95)], principled("tea", "#5E3B22", 0.06), 96))
    return group.add(handle([(0.52, 0.92), (0.86, 0.9), (0.94, 0.58), (0.8, 0.28), (0.5, 0.28)], 0.08, material))


def headphones(colour, pads):
    """They lie on their cups, with the band behind."""
    shell, soft_pad, group = gloss(colour, 0.35), fabric(pads), Group()
    arch = [(0.8 * math.cos(radians(a)), 0.1 + 1.0 * math.sin(radians(a)), 0.42) for a in range(0, 181, 15)]
    band = [Vector(p) for p in arch]
    vertices = [(p.x * s, 0.1 + (p.y - 0.1) * s, p.z + h) for p in band for s, h in ((1, -0.14), (1, 0.14))]
    strip = mesh("band", vertices, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(band) - 1)], shell)
    strip.modifiers.new("subdivide", "SUBSURF").render_levels = 2
    group.add(thicken(strip, 0.1))
    outer = [(0, 0), (0.34, 0, 0.1), (0.42, 0.2, 0.05), (0.42, 0.26), (0, 0.26)]
    inner = [(0, 0.24), (0.45, 0.24, 0.06), (0.45, 0.46, 0.12), (0.25, 0.46, 0.06), (0.2, 0.34), (0, 0.34)]
    for side in (-1, 1):
        turn = (0, radians(-90 * side), 0)
        group.add(lathe("cup", rounded(outer, 0.04), shell, 96, (side * 0.92, 0, 0.45), turn))
        group.add(lathe("pad", rounded(inner, 0.05), soft_pad, 96, (side * 0.92, 0, 0.45), turn))
    return group


def crossword(size, cover, seed=5):
    """A puzzle magazine, folded open at a crossword that lies with its top at the far end."""
    rnd, n = random.Random(seed), 9
    width, depth = size, size * 1.3
    pitch, near = width * 0.84 / n, -depth * 0.42
    group = Group(box((width, depth, 0.07), soft("#F4ECDF", 0.7, 0.02), 0.015, (0, 0, 0.035)))
    group.add(box((width * 0.45, depth * 0.06, 0.01), ink(cover), 0.003, (-width * 0.19, depth * 0.42, 0.07)))
    grid_size = n * pitch + 0.03
    group.add(box((grid_size, grid_size, 0.01), ink("#2B3A36"), 0.003, (0, near + n * pitch / 2, 0.072)))
    for i in range(n):
        for j in range(n):
            if rnd.random() > 0.22:
                place = (pitch * (i + 0.5 - n / 2), near + pitch * (j + 0.5), 0.077)
                group.add(box((pitch - 0.016, pitch - 0.016, 0.01), ink("#FBF6EC"), 0.002, place))
    return group


def yarn(radius, colour, seed=1):
    """A ball of wool, about its middle."""
    rnd, strand = random.Random(seed), cloth(colour, 60, 0.6)
    group = Group(ball(radius * 0.96, strand))
    for _ in range(46):
        turn = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).to_track_quat("Z", "Y")
        ring, high = radius * (1 - rnd.random() ** 2 * 0.3), 0.0
        high = (radius**2 - ring**2) ** 0.5
        points = [(ring * math.cos(0.3927 * k), ring * math.sin(0.3927 * k), high) for k in range(17)]
        group.add(tube([tuple(turn @ Vector(p)) for p in points], radius * 0.06, strand))
    return group


def knitting(width, drop, depth, colour):
    """A piece with its ribs, which lies from y = 0 to `depth` and hangs over the edge in front."""

    def at(u, v):
        along = (v + 1) / 2 * (drop + depth) - drop
        y, z = (along, 0.0) if along > 0 else (-0.1 * (1 - math.exp(along * 8)), along)
        stitch = abs(math.sin(u * width * 26))
        rib = 0.035 * stitch + 0.009 * math.sin(along * 75 + 2 * stitch)
        x = u * width / 2 * (1 + 0.04 * math.sin(along * 5)) + 0.05 * math.sin(along * 3)
        return (x, y, z + 0.05 + rib) if along > 0 else (x, y - rib, z + 0.05)

    return Group(thicken(grid(240, 200, at, cloth(colour, 60, 0.5)), 0.05))


def wool_with_needles(radius, colour):
    """A ball of wool that lies, with both needles in it."""
    group = Group(yarn(radius, colour).at((0, 0, radius)))
    for lean, turn in ((-10, 0.1), (24, -0.1)):
        needle = Group(cylinder(radius * 0.085, radius * 3.2, wood("#E2BE8F", "#CDA473", 2, 2), (0, 0, -radius * 0.7)))
        needle.add(knob(radius * 0.2, radius * 2.55))
        group.add(needle.at((turn * radius, 0, radius), rotation=(12, lean, 0)))
    return group


def knob(radius, z):
    """The end of a knitting needle."""
    o = ball(radius, gloss("spruce", 0.35), 32)
    o.location = (0, 0, z)
    return o


def radio(colour):
    """A small radio with its loudspeaker, scale, knobs and handle. It is 2 wide."""
    group = Group(box((2.0, 0.72, 1.25), wood("#B07A4C", "#8A5A36", 0, 1.6), 0.13, (0, 0, 0.68)))
    group.add(box((1.8, 0.06, 1.05), soft(colour, 0.45, 0.02), 0.06, (0, -0.36, 0.68)))
    holes = fabric("#4A3A2C")
    group.add(cylinder(0.4, 0.03, holes, (-0.42, -0.385, 0.66), UPRIGHT, edge=0.01))
    ring = [(0.38, 0), (0.44, 0), (0.44, 0.06), (0.38, 0.06)]
    group.add(lathe("ring", ring, brass(), 96, (-0.42, -0.37, 0.66), UPRIGHT))
    group.add(box((0.72, 0.03, 0.26), soft("#F6EAD2", 0.4, 0), 0.02, (0.46, -0.39, 0.92)))
    for k in range(8):
        group.add(box((0.02, 0.012, 0.1), ink("spruce"), 0.003, (0.18 + 0.08 * k, -0.408, 0.92)))
    group.add(box((0.03, 0.014, 0.22), ink("coral"), 0.003, (0.54, -0.41, 0.92)))
    for x in (0.26, 0.66):
        group.add(cylinder(0.14, 0.1, brass(), (x, -0.38, 0.5), UPRIGHT, edge=0.03))
    for x in (-0.3, 0.0, 0.3):
        group.add(cylinder(0.05, 0.06, holes, (x - 0.1, 0, 1.3), edge=0.02))
    arch = [(-0.86, 0, 1.2), (-0.84, 0, 1.5), (-0.6, 0, 1.6), (0.6, 0, 1.6), (0.84, 0, 1.5), (0.86, 0, 1.2)]
    return group.add(tube(arch, 0.05, soft("#8A4A2E", 0.55, 0.06)))
