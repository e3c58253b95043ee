"""Furniture and bedding of the rooms. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from materials import brass, principled, soft, wood
from shapes import Group, box, cylinder, lathe, mesh, rounded, thicken


def fabric(colour):
    return principled("fabric", colour, 0.95, 0.1, sheen=0.4, bump=0.35, bump_scale=34)


def grid(columns, rows, at, material):
    """A surface of `at`(u, v), each from -1 to 1."""
    vertices = [at(2 * i / columns - 1, 2 * j / rows - 1) for j in range(rows + 1) for i in range(columns + 1)]
    row = columns + 1
    starts = [j * row + i for j in range(rows) for i in range(columns)]
    return mesh("grid", vertices, [(k, k + 1, k + row + 1, k + row) for k in starts], material)


def cushion(width, height, depth, material, seed=0):
    """In the XZ plane about its middle, with pointed corners and folds that run into them."""
    group = Group()
    for side in (-1, 1):

        def at(u, v, side=side):
            pinch = 0.09 * (1 - abs(u) ** 3) * abs(v) ** 4, 0.09 * (1 - abs(v) ** 3) * abs(u) ** 4
            x, z = u * (1 - pinch[1]) * width / 2, v * (1 - pinch[0]) * height / 2
            belly = (max(0, 1 - u**2) * max(0, 1 - v**2)) ** 0.42
            edge = max(abs(u), abs(v)) ** 3
            fold = noise.noise(Vector((u * 4 * (1 + v), v * 4 * (1 + u), seed))) * 0.16 * edge * belly
            dent = noise.noise(Vector((u * 1.1, v * 1.1, seed + 9))) * 0.22 * belly
            return x, side * (depth / 2 * belly + fold + dent * depth / 2), z

        group.add(grid(72, 72, at, material))
    return group


def bedding(width, depth, thickness, material, seed=0, folds=1.0):
    """A duvet that lies, with soft folds and round edges."""

    def at(u, v):
        round_off = (max(0, 1 - abs(u) ** 10) * max(0, 1 - abs(v) ** 8)) ** 0.5
        broad = noise.noise(Vector((u * width * 0.22, v * depth * 0.4, seed)))
        ridge = 1 - abs(noise.noise(Vector((u * width * 0.16 + v, v * depth * 0.26 - 2 * u, seed + 5)))) * 3
        small = noise.noise(Vector((u * width * 0.7, v * depth * 0.8, seed + 3)))
        height = thickness + folds * (0.2 * broad + 0.14 * max(0, ridge) ** 2 + 0.05 * small)
        return u * width / 2 + 0.05 * small, v * depth / 2 + 0.08 * broad, height * round_off

    return Group(grid(160, 90, at, material))


def turned_cover(width, length, drop, outside, inside, turn=1.6, skew=0.9, seed=0):
    """A thin cover on a bed, whose right edge is at x = 0, over which it falls by `drop`, and whose foot is at -`length`.

    Its head is turned back by `turn`, and by `skew` more at the right edge.
    """
    thick, bend = 0.13, 0.22

    def place(q, s):
        wave = noise.noise(Vector((q * 0.5, s * 0.5, seed))) * 0.16 + noise.noise(Vector((q * 1.3, s * 1.2, seed + 4))) * 0.05
        fold, lift = length - skew * (q + width) / width, thick + max(-0.08, wave)
        if s < length:
            y = s / length * fold - length
        elif s < length + 0.4:
            a = math.pi * (s - length) / 0.4
            y, lift = fold - length + 0.17 * math.sin(a), lift + 0.15 * (1 - math.cos(a))
        else:
            y, lift = fold - length - (s - length - 0.4), lift + 0.3
        if q < 0:
            return q, y, lift
        a = min(q / bend, math.pi / 2)
        down = max(0, q - bend * math.pi / 2)
        ripple = 0.07 * math.sin(y * 2.6 + seed) * min(1, down)
        return (bend + lift) * math.sin(a) + ripple, y, (bend + lift) * math.cos(a) - bend - down

    def sheet(start, end, rows, colour):
        def at(u, v):
            return place((width + drop) * (u + 1) / 2 - width, start + (end - start) * (v + 1) / 2)

        return thicken(grid(160, rows, at, fabric(colour)), 0.07)

    return Group(sheet(0, length + 0.2, 110, outside), sheet(length + 0.2, length + 0.4 + turn, 60, inside))


def table_lamp(height, shade, foot):
    """`shade` is a colour, or the material of a shade that glows."""
    h, hood_material = height, shade
    if isinstance(shade, str):
        hood_material = principled("shade", shade, 0.8, 0.1)
    base = rounded(
        [(0, 0), (0.5, 0, 0.1), (0.62, 0.5, 0.4), (0.2, h * 0.5, 0.2), (0.1, h * 0.55), (0, h * 0.55)], 0.05
    )
    hood = rounded([(0.98, h * 0.52), (0.66, h), (0.64, h), (0.96, h * 0.52)], 0.01)
    return Group(
        lathe("foot", base, soft(foot, 0.5, 0.05), 128),
        lathe("shade", hood, hood_material, 128),
        cylinder(0.04, h * 0.3, brass(), (0, 0, h * 0.5)),
    )


def tub_back(radius, thickness, start, end, height, z0, material, steps=80, around=28):
    """The bent back of an armchair; `height` depends on the way along it, from 0 to 1."""
    vertices = []
    for i in range(steps + 1):
        t = i / steps
        a, tall = radians(start + (end - start) * t), height(t)
        e = max(0.02, min(1, math.sin(math.pi * t) * 6) ** 0.5) if 0 < t < 1 else 0.02
        for k in range(around):
            c, s = math.cos(2 * math.pi * k / around), math.sin(2 * math.pi * k / around)
            across = math.copysign(abs(c) ** 0.55, c) * thickness / 2 * e
            up = math.copysign(abs(s) ** 0.55, s) * tall / 2 * (0.55 + 0.45 * e)
            r = radius + across + 0.12 * (up + tall / 2) / tall
            vertices.append((r * math.cos(a), r * math.sin(a), z0 + tall / 2 + up))
    n = around
    faces = [
        (i * n + k, (i + 1) * n + k, (i + 1) * n + (k + 1) % n, i * n + (k + 1) % n)
        for i in range(steps)
        for k in range(n)
    ]
    faces += [tuple(range(n)), tuple(range(steps * n, (steps + 1) * n))]
    o = mesh("back", vertices, faces, material, solid=True)
    o.modifiers.new("subdivide", "SUBSURF").render_levels = 1
    return o


def armchair(colour, legs):
    material, turned = fabric(colour), wood(legs, "#7A5030", 2, 2)
    seat = [
        (1.28 - 0.32 * (1 - math.sin(a)), 0.31 - 0.31 * math.cos(a))
        for a in (math.pi * k / 20 for k in range(1, 20))
    ]
    group = Group(
        tub_back(1.42, 0.55, -42, 222, lambda t: 1.75 + 1.15 * max(0, math.sin(math.pi * t)) ** 1.5, 0.62, material),
        lathe(
            "base", rounded([(0, 0), (1.45, 0, 0.12), (1.5, 0.75, 0.15), (0, 0.75)], 0.1), material, 128, (0, 0, 0.5)
        ),
        lathe("seat", [(0, 0), *seat, (0, 0.62)], material, 96, (0, -0.12, 1.15)),
    )
    for a in (45, 135, 225, 315):
        group.add(cylinder(0.09, 0.6, turned, (1.1 * math.cos(radians(a)), 1.1 * math.sin(radians(a)), 0)))
    return group


def sofa(width, colour, legs):
    """A sofa for two, with its seat at z = 1.75."""
    w, material, turned = width, fabric(colour), wood(legs, "#7A5030", 2, 2)
    group = Group(
        box((w, 3.2, 0.75), material, 0.14, (0, 0, 0.85)),
        box((w, 0.85, 2.7), material, 0.3, (0, 1.5, 1.95)),
    )
    for side in (-1, 1):
        group.add(box((0.8, 3.3, 1.9), material, 0.3, (side * (w / 2 + 0.2), -0.05, 1.45)))
        seat = box((w / 2 - 0.22, 2.55, 0.62), material, 0.18, (side * (w / 4 - 0.1), -0.32, 1.5))
        group.add(seat)
        for y in (-1.3, 1.4):
            group.add(cylinder(0.11, 0.6, turned, (side * (w / 2 + 0.1), y, 0)))
    return group


def throw(width, drop, depth, colour, seed=0):
    """A blanket over the front edge of a seat: it lies from y = 0 to `depth`, and hangs down in front."""

    def at(u, v):
        s = (v + 1) / 2 * (drop + depth) - drop
        bend = 0.16
        y, z = (s, 0.0) if s > 0 else (-bend * (1 - math.exp(s * 6)), s)
        wave = 0.05 * noise.noise(Vector((u * 2.2, s * 0.8, seed)))
        return u * width / 2 + 0.06 * noise.noise(Vector((u, s, seed + 3))), y - wave - (0.03 * math.sin(u * 8) if s < 0 else 0), z + 0.06 + abs(wave)

    return Group(thicken(grid(70, 90, at, fabric(colour)), 0.08))


def footstool(colour, legs):
    material, turned = fabric(colour), wood(legs, "#7A5030", 2, 2)
    pad = [
        (0.95 - 0.25 * (1 - math.sin(a)), 0.3 - 0.3 * math.cos(a)) for a in (math.pi * k / 20 for k in range(1, 20))
    ]
    group = Group(
        lathe(
            "base", rounded([(0, 0), (0.92, 0, 0.08), (0.92, 0.4, 0.08), (0, 0.4)], 0.06), material, 96, (0, 0, 0.5)
        ),
        lathe("pad", [(0, 0), *pad, (0, 0.6)], material, 96, (0, 0, 0.72)),
    )
    for a in (45, 135, 225, 315):
        group.add(cylinder(0.07, 0.55, turned, (0.65 * math.cos(radians(a)), 0.65 * math.sin(radians(a)), 0)))
    return group


def side_table(radius, height, material):
    r, h = radius, height
    profile = [(0, 0), (r * 0.7, 0, 0.03), (r * 0.7, 0.08, 0.03), (0.1, 0.12, 0.06), (0.1, h - 0.16, 0.05)]
    return Group(lathe("table", rounded([*profile, (r, h - 0.1, 0.02), (r, h, 0.03), (0, h)], 0.03), material, 160))


def low_table(radius, height, material):
    """A low round table of one piece, with a waist."""
    r, h = radius, height
    foot = [(0, 0), (r * 0.8, 0, 0.06), (r * 0.9, h * 0.3, 0.25), (r * 0.66, h * 0.55, 0.2)]
    top = [(r * 0.86, h * 0.78, 0.12), (r, h * 0.82, 0.05), (r, h, 0.06), (0, h)]
    return Group(lathe("table", rounded([*foot, *top], 0.05), material, 160))
