"""Things of a patient's home in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from materials import brass, gloss, principled, soft, tinted, wood
from room_props import fabric, grid
from shapes import Group, cylinder, mesh, thicken, tube


def tray(width, depth, profile, material, corner=0.55):
    """Rings of a rectangle with round corners. `profile` has (inset, z) of each ring, from outside to inside."""
    steps, vertices = 14, []
    for inset, z in profile:
        r = max(0.05, corner - inset)
        x, y = width / 2 - inset - r, depth / 2 - inset - r
        for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
            angles = [radians(start + 90 * k / steps) for k in range(steps + 1)]
            vertices += [(cx + r * math.cos(a), cy + r * math.sin(a), z) for a in angles]
    n = 4 * (steps + 1)
    faces = [
        (j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k)
        for j in range(len(profile) - 1)
        for k in range(n)
    ]
    faces += [tuple(range(n)), tuple(range(len(vertices) - n, len(vertices)))]
    return mesh("tray", vertices, faces, material, solid=True)


def guard_case(colour, liner):
    """A case for a night guard, with its lid open behind it."""
    width, depth = 2.4, 2.1
    outside = [(0.2, 0), (0.08, 0.04), (0.03, 0.12), (0, 0.34), (0.01, 0.38), (0.04, 0.4)]
    inside = [(0.08, 0.4), (0.11, 0.37), (0.13, 0.2), (0.2, 0.12), (0.3, 0.1)]

    def half():
        return Group(
            tray(width, depth, outside + inside, gloss(colour, 0.35)),
            tray(width - 0.3, depth - 0.3, [(0, 0.1), (0, 0.13), (0.04, 0.14)], soft(liner, 0.7, 0.1), 0.4),
        )

    lean = radians(58)
    lid = half()
    lid.empty.location = (0, depth / 2 + 0.04 + depth / 2 * math.cos(lean), 0.4 + depth / 2 * math.sin(lean))
    lid.empty.rotation_euler = (lean, 0, 0)
    hinge = cylinder(0.07, 1.1, gloss(colour, 0.35), (-0.55, depth / 2 + 0.03, 0.4), (0, radians(90), 0))
    return Group(half(), lid, hinge)


def clear_guard():
    """A night guard for a row of teeth, with its front at -Y and its trough up."""
    legs = 0.5
    path = [(-0.68, legs * (1 - k / 12)) for k in range(12)]
    path += [(-0.68 * math.cos(radians(a)), -0.9 * math.sin(radians(a))) for a in range(0, 181, 3)]
    path += [(0.68, legs * k / 12) for k in range(1, 13)]
    section = [(0.2, 0.42), (0.2, 0.22), (0.17, 0.08), (0.1, 0.01), (-0.1, 0.01), (-0.17, 0.08), (-0.19, 0.36)]
    vertices, last, travelled = [], len(path) - 1, 0.0
    for i, (x, y) in enumerate(path):
        before, after = Vector(path[max(0, i - 1)]), Vector(path[min(last, i + 1)])
        travelled += (Vector((x, y)) - before).length
        along = (after - before).normalized()
        tooth = math.sin(travelled * math.pi / 0.33) ** 2
        for across, z in section:
            out = across * (0.9 + 0.16 * tooth)
            low = 1 - 0.35 * max(0, y / legs) ** 2
            vertices.append((x + along.y * out, y - along.x * out, z * (0.9 + 0.12 * tooth) * low))
    n = len(section)
    faces = [
        (i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(last) for k in range(n - 1)
    ]
    o = thicken(mesh("guard", vertices, faces, tinted("#E6F3F1", 0.42)), 0.055)
    o.modifiers.new("subdivide", "SUBSURF").render_levels = 2
    return Group(o)


def hanger():
    """Its hook is at the top; the middle of its wood is at the origin."""
    turned = wood("#C79A68", "#A5784B", 0, 2)
    arms = [(-1.7, 0, -0.62), (-1.0, 0, -0.26), (0, 0, 0.04), (1.0, 0, -0.26), (1.7, 0, -0.62)]
    hook = [(0, 0, 0.05), (0, 0, 0.92), (0.16, 0, 1.12), (0.02, 0, 1.34), (-0.2, 0, 1.2), (-0.22, 0, 1.08)]
    return Group(tube(arms, 0.11, turned), tube(hook, 0.04, brass()))


def shirt_front(u, v):
    """A point of the body: `u` from side to side, `v` from the hem to the shoulders."""
    t = (v + 1) / 2
    half = 1.74 + 0.2 * (1 - t) ** 2 + 0.3 * max(0, t - 0.75)
    top, bottom = 0.24 - 0.8 * abs(u) ** 1.25, 0.3 * abs(u) ** 3 - 5.6
    fold = noise.noise(Vector((u * 2.6, t * 0.7, 2))) + 0.5 * noise.noise(Vector((u * 6 + t * 1.5, t * 1.2, 7)))
    drape = 0.36 * fold * (0.2 + 0.8 * (1 - t) ** 0.7) * (1 - abs(u) ** 6) * (1 - t**10)
    belly = 0.55 * max(0, 1 - u**2) ** 0.5 * (0.6 + 0.4 * math.sin(math.pi * t) ** 0.5) * (1 - t**14)
    return u * half, drape - belly, bottom + (top - bottom) * t


def shirt_part(left, right, low, high, material, above, steps=60):
    """A piece that is sewn on the front of a shirt."""

    def at(u, v):
        x, y, z = shirt_front((left + right + (right - left) * u) / 2, (low + high + (high - low) * v) / 2)
        return x, y - above, z

    return thicken(grid(steps // 4, steps, at, material), 0.025)


def dress_shirt(colour):
    """A shirt on a hanger; the middle of the hanger's wood is at the origin."""
    material = principled("shirt", colour, 0.85, 0.2, sheen=0.3, bump=0.12, bump_scale=60)

    def back(u, v):
        x, _, z = shirt_front(u, v)
        return x, 0.22 * max(0, 1 - u**2) ** 0.5 * (1 - ((v + 1) / 2) ** 14), z

    group = Group(grid(120, 140, shirt_front, material), grid(30, 30, back, material))
    for side in (-1, 1):

        def sleeve(u, v, side=side):
            t, a = (1 - v) / 2, math.pi * u
            turn = math.atan2(2.4 * (1 - t) ** 2, 4.6)
            wide = 0.43 + 0.16 * math.sin(min(1, t * 3) * math.pi / 2) - 0.26 * t
            wide += noise.noise(Vector((a * 0.9 * side, t * 5, 3 + side))) * 0.12 * min(1, 4 * t)
            x, z = 1.3 + 0.8 * (1 - (1 - t) ** 3), -0.78 - 4.6 * t
            across = wide * math.cos(a)
            return side * (x + across * math.cos(turn)), -0.06 + wide * 0.7 * math.sin(a), z + across * math.sin(turn)

        group.add(grid(60, 100, sleeve, material))
        cuff = cylinder(0.36, 0.66, material, (side * 2.1, -0.06, -5.9))
        cuff.scale = (1, 0.75, 1)
        group.add(cuff)
    group.add(shirt_part(-0.1, 0.1, -1, 0.86, material, 0.02))
    group.add(shirt_part(0.3, 0.76, 0.28, 0.58, material, 0.03), shirt_part(0.3, 0.76, 0.52, 0.58, material, 0.05))
    for k in range(6):
        _, y, z = shirt_front(0, 0.7 - 0.29 * k)
        group.add(cylinder(0.075, 0.04, gloss("#D8CFBD", 0.3), (0, y - 0.03, z), (radians(90), 0, 0), edge=0.015))
    return group.add(collar(material))


def collar(material):
    """A turned-down collar, buttoned, about the neck of a shirt."""
    vertices = []
    for k in range(49):
        a, rise = radians(-90 + 360 * k / 48), 0.1 * (1 - math.cos(2 * math.pi * k / 48))
        x, y = 0.5 * math.cos(a), 0.34 * math.sin(a) - 0.06
        vertices += [(x * 1.1, y * 1.15, rise - 0.12), (x, y, rise + 0.2)]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(48)]
    group = Group(thicken(mesh("stand", vertices, faces, material), 0.03))
    leaf = [(0.03, -0.43, 0.16), (0.3, -0.38, 0.28), (0.5, -0.12, 0.42)]
    leaf += [(0.46, -0.66, -0.72), (0.64, -0.5, -0.4), (0.74, -0.1, -0.08)]
    for side in (-1, 1):
        points = [(side * x, y, z) for x, y, z in leaf]
        group.add(thicken(mesh("leaf", points, [(0, 1, 4, 3), (1, 2, 5, 4)], material), 0.05))
    return group


def curtain(left, right, height, colour, seed=0, pleat=0.62):
    """A curtain that hangs in pleats, from z = 0 up."""
    width = right - left

    def at(u, v):
        x = left + width * (u + 1) / 2
        wander = noise.noise(Vector((x * 0.35, seed, v * 0.4))) * 1.3
        deep = 0.2 + 0.08 * noise.noise(Vector((x * 0.5, seed + 5, 0)))
        y = deep * math.sin(2 * math.pi * x / pleat / 2 + wander * 1.4)
        return x + 0.05 * noise.noise(Vector((x, v * 1.2, seed))), y, height * (v + 1) / 2

    return Group(thicken(grid(560, 24, at, fabric(colour)), 0.03))


def sleep_mask(colour, strap):
    """It lies with its front up and its strap behind it."""
    satin = principled("satin", colour, 0.42, 0.4, sheen=0.5, bump=0.03, bump_scale=30)
    group = Group()
    for face in (-1, 1):

        def at(u, v, face=face):
            half = 0.5 * max(0, 1 - abs(u) ** 3.2) ** 0.5
            low = half * (1 - 0.62 * math.exp(-((u / 0.2) ** 2)))
            y = v * (half if v > 0 else low) + 0.1 * abs(u)
            belly = max(0, 1 - u**4) ** 0.5 * max(0, 1 - v**4) ** 0.5
            pad = 0.11 + 0.12 * math.exp(-(((abs(u) - 0.5) / 0.3) ** 2))
            return 1.25 * u, y * 1.12, (face * 0.5 + 0.5) * pad * belly + 0.02 * face

        group.add(grid(90, 50, at, satin))
    band = [(-1.15, 0.12, 0.06), (-1.45, 0.5, 0.05), (-1.0, 1.05, 0.05), (0.1, 1.2, 0.05), (1.0, 0.95, 0.05)]
    band += [(1.42, 0.5, 0.05), (1.15, 0.12, 0.06)]
    return group.add(tube(band, 0.055, fabric(strap)))
