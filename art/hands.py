"""Hands in layered paper, of the family of the portraits, in the XY plane: wrist at the origin, fingers up."""

import math
from math import radians

from mathutils import Vector

from materials import principled
from shapes import Group, bevel, mesh

# From the shadows between the fingers to the nails.
SKINS = {
    "dark": ("#4E2C1E", "#633A28", "#744632", "#B98A72"),
    "light": ("#B9825F", "#CF9770", "#DFAA84", "#F3D3BC"),
}


def smooth(points, steps=10):
    """A closed Catmull-Rom curve."""
    n, result = len(points), []
    for i in range(n):
        a, b, c, d = (Vector(points[(i + k) % n]) for k in (-1, 0, 1, 2))
        for k in range(steps):
            t = k / steps
            p = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            result.append((p.x, p.y))
    return result


def cut(outline, z, colour, thickness=0.07):
    """A piece of paper in the shape of `outline`."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    outline = outline if area > 0 else outline[::-1]
    n = len(outline)
    vertices = [(x, y, h) for h in (z, z + thickness) for x, y in outline]
    faces = [
        tuple(range(n))[::-1],
        tuple(range(n, 2 * n)),
        *((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)),
    ]
    material = principled("cut paper", colour, 0.85, 0.12, bump=0.06, bump_scale=45)
    o = mesh("cut", vertices, faces, material, solid=True)
    modifier = bevel(o, min(0.02, thickness / 3), 2)
    modifier.limit_method, modifier.angle_limit = "ANGLE", radians(60)
    return o


def finger(line, z, colour, thickness=0.09):
    """A finger along `line` of (x, y, half its width), with a round tip."""
    dense = []
    for i in range(len(line) - 1):
        a, b, c, d = (Vector(line[max(0, min(len(line) - 1, i + k))]) for k in (-1, 0, 1, 2))
        for k in range(8):
            t = k / 8
            dense.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    dense.append(Vector(line[-1]))
    left, right = [], []
    for k, p in enumerate(dense):
        along = (dense[min(k + 1, len(dense) - 1)] - dense[max(k - 1, 0)]).xy.normalized()
        side = Vector((-along.y, along.x)) * p.z
        left.append(tuple(p.xy + side))
        right.append(tuple(p.xy - side))
    end, before = dense[-1], dense[-2]
    start = math.atan2(end.y - before.y, end.x - before.x)
    tip = [
        (
            end.x + end.z * math.cos(start + radians(90 - 15 * k)),
            end.y + end.z * math.sin(start + radians(90 - 15 * k)),
        )
        for k in range(1, 12)
    ]
    root, after = dense[0], dense[1]
    back = math.atan2(root.y - after.y, root.x - after.x)
    base = [
        (
            root.x + root.z * math.cos(back + radians(90 - 15 * k)),
            root.y + root.z * math.sin(back + radians(90 - 15 * k)),
        )
        for k in range(1, 12)
    ]
    return cut([*left, *tip, *right[::-1], *base], z, colour, thickness)


def nail(line, z, colour):
    """On the tip of a finger of the same `line`."""
    (x0, y0, _), (x1, y1, r) = line[-2:]
    a = math.atan2(y1 - y0, x1 - x0)
    cos, sin = math.cos(a), math.sin(a)
    outline = [
        (0.62, 0),
        (0.5, 0.42),
        (0.0, 0.5),
        (-0.42, 0.42),
        (-0.55, 0),
        (-0.42, -0.42),
        (0.0, -0.5),
        (0.5, -0.42),
    ]
    points = [(x1 + r * (0.25 + u) * cos - r * v * sin, y1 + r * (0.25 + u) * sin + r * v * cos) for u, v in outline]
    return cut(smooth(points, 6), z, colour, 0.02)


def sleeve(colour, cuff, z, width=2.1, length=9):
    """From below the wrist downwards."""
    w = width / 2
    arm = [(-w, -0.75), (w, -0.75), (w * 1.35, -length), (-w * 1.35, -length)]
    band = [(-w * 1.06, -0.55), (w * 1.06, -0.55), (w * 1.12, -1.25), (-w * 1.12, -1.25)]
    return Group(cut(arm, z, colour, 0.1), cut(band, z + 0.1, cuff, 0.08))


def writing_hand(skin, coat, cuff, pen):
    """A right hand from above. `pen` points up along Y from its tip at the origin."""
    shade, mid, light, pale = SKINS[skin]
    little = [(0.85, 1.1, 0.36), (1.08, 1.85, 0.33), (0.88, 2.35, 0.3), (0.42, 2.5, 0.27)]
    ring = [(0.5, 1.5, 0.38), (0.62, 2.45, 0.36), (0.3, 2.95, 0.33), (-0.22, 3.05, 0.29)]
    middle = [(0.05, 1.7, 0.4), (-0.02, 2.75, 0.37), (-0.45, 3.3, 0.34), (-1.0, 3.5, 0.28)]
    index = [(-0.5, 1.5, 0.4), (-0.62, 2.6, 0.36), (-0.98, 3.4, 0.32), (-1.42, 3.95, 0.25)]
    thumb = [(-0.62, 0.55, 0.42), (-1.25, 1.4, 0.37), (-1.6, 2.3, 0.34), (-1.62, 3.05, 0.28)]
    back = [
        (-0.72, -0.9),
        (-0.82, 0.1),
        (-1.0, 0.9),
        (-0.95, 1.7),
        (-0.62, 2.15),
        (-0.05, 2.3),
        (0.5, 2.2),
        (0.98, 1.8),
    ]
    back += [(1.16, 1.2), (1.02, 0.4), (0.8, -0.2), (0.76, -0.9)]
    group = Group(
        finger(little, 0.05, shade),
        finger(ring, 0.14, shade),
        finger(middle, 0.23, mid),
        finger(thumb, 0.3, mid),
        nail(thumb, 0.39, pale),
        finger(index, 0.42, light),
        nail(index, 0.51, pale),
        cut(smooth(back), 0.52, light, 0.1),
        sleeve(coat, cuff, 0.6),
    )
    pen.at((-1.78, 4.55, 0.07), rotation=(11.5, 0, -165.6))
    return group.add(pen)
