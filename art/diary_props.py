"""A bladder diary and what fills it, in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from materials import clear_glass, ink, tinted
from props import band
from shapes import Group, lathe, mesh, rounded, tube


def jug(radius, height, level):
    """A glass jug with its spout at +X and its handle at -X. `level` is of its water."""
    r, h, low = radius, height, 0.1
    outside = [(0, 0), (r * 0.94, 0, 0.08), (r, 0.25, 0.2), (r, h, 0.02)]
    inside = [(r - 0.05, h, 0.02), (r - 0.05, 0.28, 0.2), (r * 0.94 - 0.06, low, 0.08), (0, low)]
    glass = lathe("jug", rounded(outside + inside, 0.03), clear_glass(), 160)
    for vertex in glass.data.vertices:
        x, y, z = vertex.co
        rise = max(0, (z / h - 0.74) / 0.26) ** 1.6
        pull = rise * math.exp(-((math.atan2(y, x) / 0.5) ** 2))
        vertex.co = (x * (1 + 0.2 * pull), y * (1 - 0.2 * pull), z + 0.05 * pull)
    inner = r - 0.054
    water = [(0, low + 0.004), (r * 0.94 - 0.065, low + 0.004, 0.08), (inner, 0.28, 0.2), (inner, h * level, 0.01)]
    handle = [(-r + 0.02, 0, h * 0.9), (-r - 0.42, 0, h * 0.88), (-r - 0.56, 0, h * 0.6)]
    handle += [(-r - 0.38, 0, h * 0.3), (-r + 0.02, 0, h * 0.24)]
    return Group(
        glass,
        lathe("water", rounded([*water, (0, h * level)], 0.01), tinted("#DDEDEC", 0.1), 128),
        tube(handle, 0.085, clear_glass()),
    )


def measuring_jug(radius, height, level):
    """A jug with lines on its front."""
    group = jug(radius, height, level)
    for k in range(8):
        z, end = height * (0.2 + 0.085 * k), 14 if k % 2 else 26
        group.add(band(radius + 0.006, z, z + 0.03, -26, end - 14, ink("coral" if k % 2 else "spruce")))
    return group


def drop(place, size, colour):
    """The sign of a drop that lies on a page, with its tip at the back. It is long, since it is seen from low."""
    x, y, z = place
    around = [radians(125 + 290 * k / 24) for k in range(25)]
    points = [(x + size * math.cos(a), y + 1.5 * size * math.sin(a), z) for a in around]
    points.append((x, y + size * 3.4, z))
    return mesh("drop", points, [tuple(range(len(points)))], ink(colour))


def drops_on_page(notebook, left, first, rows, pitch, colour="#3F7F8C"):
    """For each of `rows`, a bar for the time and so many drops."""
    for k, count in enumerate(rows):
        for i in range(count):
            notebook.add(drop((left + 0.22 * i, first - pitch * k - 0.03, 0.206), 0.064, colour))
    return notebook
