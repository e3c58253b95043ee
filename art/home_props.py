"""Things of a patient's home in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from materials import brass, cloth, gloss, principled, wood
from room_props import fabric, grid
from shapes import Group, bevel, box, cylinder, lathe, mesh, rounded, thicken, tube


def round_case(colour, closed=False):
    """A round case for a night guard. Closed, its lid is on it, with the notch for a thumb in front."""
    r, shell = 1.3, gloss(colour, 0.35)
    outside = [(0, 0), (r * 0.93, 0, 0.1), (r, 0.42, 0.06)]
    inside = [(r - 0.08, 0.42, 0.03), (r * 0.87, 0.1, 0.1), (0, 0.1)]
    group = Group(lathe("base", rounded(outside + inside, 0.03), shell, 192))
    if closed:
        lid = [(0, 0.44), (r * 1.035, 0.44, 0.03), (r * 1.03, 0.72, 0.14), (r * 0.8, 0.84, 0.3), (0, 0.86)]
        group.add(lathe("lid", rounded(lid, 0.03), shell, 192))
        group.add(box((0.5, 0.2, 0.1), shell, 0.045, (0, -r * 1.03, 0.5)))
    return group


def case_lid(colour):
    """The lid of `round_case`, which lies with its hollow up."""
    r = 1.34
    outside = [(0, 0), (r * 0.78, 0, 0.2), (r, 0.16, 0.14), (r, 0.42, 0.03)]
    inside = [(r - 0.08, 0.42, 0.03), (r - 0.09, 0.2, 0.1), (r * 0.76, 0.08, 0.2), (0, 0.08)]
    return Group(lathe("lid", rounded(outside + inside, 0.03), gloss(colour, 0.35), 192))


def clear_guard(material):
    """A smooth arch that lies flat, with a shallow channel on top, round ends, and its front at -Y."""
    half, legs, steps = 0.62, 0.62, 28
    path = [(-half - 0.07 * (1 - k / steps), legs * (1 - k / steps)) for k in range(steps)]
    path += [(-half * math.cos(radians(a)), -0.84 * math.sin(radians(a))) for a in range(0, 181, 3)]
    path += [(half + 0.07 * k / steps, legs * k / steps) for k in range(1, steps + 1)]
    wide, high = 0.22, 0.29
    section = [(wide, 0.08), (wide, high - 0.09), (wide - 0.03, high), (wide - 0.1, high), (wide - 0.15, high - 0.06)]
    section += [(-x, z) for x, z in reversed(section)]
    section += [(-wide + 0.06, 0), (wide - 0.06, 0)]
    vertices, last, n = [], len(path) - 1, len(section)
    for i, (x, y) in enumerate(path):
        along = (Vector(path[min(last, i + 1)]) - Vector(path[max(0, i - 1)])).normalized()
        end = min(1, min(i, last - i) / 11)
        size = max(0.12, (1 - (1 - end) ** 2) ** 0.5)
        shallow = max(0, 1 - max(0, min(i, last - i) - 6) / 14)
        for across, z in section:
            out, middle = across * size, high / 2
            if abs(across) < wide - 0.12 and z > middle:
                z += (high - z) * shallow
            vertices.append((x + along.y * out, y - along.x * out, middle + (z - middle) * size))
    faces = [
        (i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
        for i in range(last)
        for k in range(n)
    ]
    faces += [tuple(range(n)), tuple(range(last * n, (last + 1) * n))]
    o = mesh("guard", vertices, faces, material, solid=True)
    o.modifiers.new("subdivide", "SUBSURF").render_levels = 2
    return Group(o)


def rolled_cloth(length, radius, colour, turns=3.2):
    """A face cloth that is rolled up and lies along X."""
    gap = radius / (turns + 0.5)

    def at(u, v):
        t = (v + 1) / 2
        a = 2 * math.pi * turns * (t - 1) - 1.9
        r = gap * (0.5 + turns * t) + 0.03 * noise.noise(Vector((u * 1.2, t * 6, 5)))
        shift = 0.05 * noise.noise(Vector((0, t * 5, 2))) * abs(u) ** 3
        return u * length / 2 + shift, r * math.cos(a), radius + r * math.sin(a)

    o = thicken(grid(40, 260, at, cloth(colour, 40, 0.6)), gap * 0.86)
    bevel(o, 0.03, 3).limit_method = "ANGLE"
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
