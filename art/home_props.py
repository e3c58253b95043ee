"""Things of a patient's home in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from materials import cloth, gloss, linen, soft
from room_props import fabric, grid
from shapes import Group, bevel, box, lathe, mesh, rounded, thicken, tube


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


def heat_pack(width, depth, colour):
    """A flat pack filled with grain that lies along X, with two seams across it and a loop at its right end."""

    def at(u, v, side):
        seam = min(abs(u + 0.34), abs(u - 0.34))
        belly = max(0, 1 - u**8) ** 0.5 * max(0, 1 - v**6) ** 0.5 * (1 - 0.6 * math.exp(-((seam / 0.035) ** 2)))
        grain = 0.035 * noise.noise(Vector((u * 3, v * 2, 2))) + 0.014 * noise.noise(Vector((u * 26, v * 20, side)))
        x, y = u * (1 - 0.02 * v * v) * width / 2, v * (1 - 0.02 * u * u) * depth / 2
        return x, y, 0.12 + 0.05 * u * u + side * ((0.2 if side > 0 else 0.1) * belly + grain * min(1, 4 * belly))

    material = cloth(colour, 60, 0.5)
    loop = [(width / 2 + x, y, 0.16) for x, y in ((-0.06, -0.12), (0.16, -0.1), (0.24, 0), (0.16, 0.1), (-0.06, 0.12))]
    group = Group(*(grid(180, 80, lambda u, v, side=side: at(u, v, side), material) for side in (-1, 1)))
    return group.add(tube(loop, 0.035, soft("#C9764F", 0.7, 0.02)))


def pleats(left, right, height, seed, pleat):
    """The surface of a curtain, as a function for `grid`."""
    width = right - left

    def at(u, v):
        x = left + width * (u + 1) / 2
        wander = noise.noise(Vector((x * 0.35, seed, v * 0.4))) * 1.3
        deep = 0.2 + 0.08 * noise.noise(Vector((x * 0.5, seed + 5, 0)))
        y = deep * math.sin(2 * math.pi * x / pleat / 2 + wander * 1.4)
        sway = 0.08 * noise.noise(Vector((seed, v * 2.6, x * 0.1)))
        return x + sway + 0.05 * noise.noise(Vector((x, v * 1.2, seed))), y, height * (v + 1) / 2

    return at


def curtain(left, right, height, colour, seed=0, pleat=0.62):
    """A curtain that hangs in pleats, from z = 0 up."""
    at = pleats(left, right, height, seed, pleat)
    return Group(thicken(grid(560, 24, at, fabric(colour)), 0.03))


def blown_curtain(left, right, height, colour, blow, seed=0, pleat=0.62):
    """A thin curtain that wind moves into the room. Its left edge swings most: `blow` is how far."""
    hang = pleats(left, right, height, seed, pleat)

    def at(u, v):
        x, y, z = hang(u, v)
        t, near = (1 - v) / 2, 1 - 0.75 * (u + 1) / 2
        swing = blow * near * math.sin(math.pi * 0.62 * t) ** 1.6
        return x - 0.55 * swing, y - 0.9 * swing, z + 0.3 * swing * t

    return Group(thicken(grid(420, 90, at, linen(colour)), 0.02))
