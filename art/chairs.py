"""Chairs for the hour of a drip. They stand on z = 0, with their seat at about z = 1.8; their front is at -Y."""

import math
from math import radians

from mathutils import Vector

from interior_props import leg
from room_props import fabric
from shapes import Group, box, cylinder, mesh, rounded, tube

ALONG_Y = (radians(-90), 0, 0)


def four_legs(x, front, back, height, material):
    """Legs that lean outwards a little."""
    places = ((x * side, y) for side in (-1, 1) for y in (front, back))
    return [leg(place, height, material, (0.1 * math.copysign(1, place[0]), 0)) for place in places]


def pad(points, width, thickness, material, radius=0.5):
    """A long cushion through `points` (y, z), with round bends, edges and ends. It is as wide as X says."""
    path = [Vector(p) for p in rounded(points, radius, 14)]
    around, last = 40, len(path) - 1
    half, cap = thickness / 2, min(thickness, width) / 2
    rings = [(p, (path[min(last, i + 1)] - path[max(0, i - 1)]).normalized(), 1.0) for i, p in enumerate(path)]
    for end, out in ((rings[0], -1), (rings[-1], 1)):
        angles = [math.pi / 2 * k / 8 for k in range(1, 9)]
        rounding = [(end[0] + out * end[1] * cap * math.sin(a), end[1], max(0.05, math.cos(a))) for a in angles]
        rings = [*rings, *rounding] if out > 0 else [*reversed(rounding), *rings]
    vertices = []
    for p, along, size in rings:
        for k in range(around):
            c, s = math.cos(2 * math.pi * k / around), math.sin(2 * math.pi * k / around)
            side = math.copysign(abs(c) ** 0.28, c) * (width / 2 - cap * (1 - size))
            up = math.copysign(abs(s) ** 0.5, s) * (half - cap * (1 - size))
            vertices.append((side, p.x - along.y * up, p.y + along.x * up))
    n = around
    faces = [
        (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
        for i in range(len(rings) - 1)
        for k in range(n)
    ]
    faces += [tuple(range(n)), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return mesh("pad", vertices, faces, material, solid=True)


def club_chair(colour, legs, width=2.2):
    """An armchair with broad, square arms. `width` is that of its seat."""
    material, w = fabric(colour), width / 2
    group = Group(box((width + 0.3, 2.7, 0.7), material, 0.14, (0, 0, 0.9)), *four_legs(w + 0.1, -1.1, 1.2, 0.6, legs))
    group.add(pad([(1.05, 1.2), (1.4, 3.5)], width + 0.9, 0.75, material))
    group.add(pad([(-1.15, 1.62), (0.75, 1.56)], width - 0.06, 0.62, material))
    for side in (-1, 1):
        group.add(box((0.62, 2.8, 1.9), material, 0.27, (side * (w + 0.28), -0.05, 1.5)))
    return group


def wing_chair(colour, legs):
    """An armchair with a tall back, wings and rolled arms."""
    material = fabric(colour)
    group = Group(box((2.5, 2.5, 0.66), material, 0.14, (0, 0, 0.98)), *four_legs(1.1, -1.0, 1.1, 0.7, legs))
    group.add(pad([(-1.2, 1.68), (0.7, 1.6)], 2.1, 0.6, material))
    group.add(pad([(0.95, 1.2), (1.2, 3.2), (1.5, 4.75)], 2.5, 0.62, material))
    for side in (-1, 1):
        x = side * 1.36
        group.add(box((0.5, 2.3, 1.5), material, 0.22, (x, 0, 1.55)))
        group.add(cylinder(0.36, 2.4, material, (x + side * 0.06, -1.26, 2.36), ALONG_Y, edge=0.16))
        wing = pad([(0.6, 2.3), (0.78, 3.3), (1.12, 4.5)], 0.42, 1.1, material)
        wing.location, wing.rotation_euler = (side * 1.3, 0.1, 0), (0, 0, radians(-8 * side))
        group.add(wing)
    return group


def easy_chair(colour, turned):
    """A low chair of wood with loose cushions."""
    material = fabric(colour)
    group = Group()
    for side in (-1, 1):
        x = side * 1.36
        group.add(tube([(x, -1.35, 0), (x, -1.25, 1.4), (x, -1.2, 2.72)], 0.09, turned))
        group.add(tube([(x, 1.75, 0), (x, 1.35, 1.4), (x, 1.2, 2.62)], 0.09, turned))
        group.add(tube([(x, -1.25, 1.35), (x, 1.35, 1.1)], 0.08, turned))
        group.add(box((0.34, 3.0, 0.13), turned, 0.06, (x, -0.1, 2.74), (radians(-2), 0, 0)))
        group.add(tube([(side * 1.1, 1.1, 1.1), (side * 1.1, 1.6, 2.8), (side * 1.08, 1.95, 3.8)], 0.08, turned))
    for y, z in ((-1.15, 1.3), (0.9, 1.1), (1.98, 3.78)):
        group.add(tube([(-1.36 if y < 1.5 else -1.1, y, z), (1.36 if y < 1.5 else 1.1, y, z)], 0.08, turned))
    group.add(pad([(-1.3, 1.72), (0.85, 1.5)], 2.4, 0.5, material))
    return group.add(pad([(0.92, 1.75), (1.72, 3.95)], 2.36, 0.5, material))


def lounge_chair(colour, turned):
    """A long chair for hours: one pad for back, seat and legs, on a frame with arms and six legs."""
    group = Group(pad([(-3.7, 1.25), (-1.5, 1.95), (0.75, 1.4), (2.1, 4.2)], 2.3, 0.52, fabric(colour), 0.8))
    for side in (-1, 1):
        x = side * 1.32
        group.add(tube([(x, -1.5, 0), (x, -1.2, 1.4), (x, -1.05, 2.66)], 0.09, turned))
        group.add(tube([(x, 1.7, 0), (x, 1.25, 1.4), (x, 1.15, 2.66)], 0.09, turned))
        group.add(tube([(x, -3.35, 0), (x, -3.2, 0.6), (x, -3.1, 1.22)], 0.09, turned))
        group.add(tube([(x, -3.1, 1.12), (x, 1.3, 1.1)], 0.08, turned))
        group.add(box((0.3, 2.9, 0.13), turned, 0.06, (x, 0.05, 2.72)))
    for y, z in ((-3.1, 1.12), (1.3, 1.08)):
        group.add(tube([(-1.32, y, z), (1.32, y, z)], 0.08, turned))
    return group
