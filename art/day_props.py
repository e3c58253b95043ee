"""Things that people carry, get or write on in the still lifes. They stand on z = 0; their front is at -Y."""

import math
import random
from math import radians

from mathutils import Vector, noise

from clinic_props import sheet_with
from materials import brass, gloss, ink, principled, soft
from room_props import fabric, grid
from shapes import Group, box, cylinder, lathe, mesh, plate, rounded, thicken, tube

LEATHER = "#8A4A2E"


def power(value, exponent):
    return math.copysign(abs(value) ** exponent, value)


def key(metal):
    """It lies along Y; its bow is at the origin."""
    ring = [(0.12, 0), (0.27, 0), (0.27, 0.06), (0.12, 0.06), (0.12, 0)]
    group = Group(lathe("bow", ring, metal, 64, (0, 0, 0.02)))
    group.add(box((0.15, 0.95, 0.055), metal, 0.012, (0, -0.7, 0.05)))
    for k, deep in enumerate((0.09, 0.05, 0.1, 0.06)):
        group.add(box((deep, 0.09, 0.05), metal, 0.008, (0.07 + deep / 2, -0.68 - 0.14 * k, 0.05)))
    return group


def key_ring(fob):
    """Two keys and a leather fob, lying."""
    steel = principled("steel", "#CFCBC2", 0.28, metal=1)
    hoop = [(0.36 * math.cos(radians(a)), 0.36 * math.sin(radians(a)), 0.08) for a in range(0, 361, 20)]
    leather = Group(plate(0.5, 1.15, 0.09, 0.24, soft(fob, 0.6, 0.06), edge=0.03))
    leather.add(cylinder(0.07, 0.02, brass(), (0, -0.045, 0.42), (radians(90), 0, 0), edge=0.008))
    return Group(
        tube(hoop, 0.035, steel),
        key(brass()).at((-0.12, -0.38, 0.02), -14),
        key(steel).at((0.24, -0.33, 0.05), 22),
        leather.at((0.02, 0.82, 0.06), rotation=(-90, 0, 8)),
    )


def card(marks, width=1.75, height=1.1):
    """A plastic card that lies. `marks` are on its front, about its middle."""
    group = Group(plate(width, height, 0.03, 0.12, gloss("#F3EADB", 0.35), edge=0.008))
    for left, right, bottom, top, colour in marks:
        w, h = right - left, top - bottom
        place = ((left + right) / 2, -0.02, (bottom + top) / 2)
        group.add(plate(w, h, 0.01, min(w, h) * 0.3, ink(colour), place, edge=0))
    return group


def gym_bag(colour):
    """A bag of canvas, 4.2 wide, with its zip, two straps and two handles."""
    canvas, leather = fabric(colour), soft(LEATHER, 0.55, 0.06)

    def at(x, a, grow=1.0):
        u = x / 2.1
        end = max(0, 1 - abs(u) ** 9) ** 0.5
        sag = 0.16 * math.sin(a) * max(0, math.sin(a)) * (1 - u * u)
        fold = 0.05 * noise.noise(Vector((u * 4, math.cos(a) * 1.6, math.sin(a) * 1.2)))
        y = (0.92 * power(math.cos(a), 0.72) + fold) * (0.25 + 0.75 * end) * grow
        z = 0.85 + (0.85 * power(math.sin(a), 0.72) + (fold if math.sin(a) > -0.4 else 0)) * (0.3 + 0.7 * end) * grow
        return x, y, max(0.005, z - sag)

    def end_cap(side):
        around = [at(2.1 * side, math.pi * k / 24) for k in range(48)]
        return mesh("end", around, [tuple(range(48))], canvas)

    group = Group(grid(120, 90, lambda u, v: at(2.1 * u, math.pi * v), canvas), end_cap(-1), end_cap(1))
    zip_line = [at(0.185 * k, math.pi / 2, 1.01) for k in range(-10, 11)]
    group.add(tube(zip_line, 0.035, leather))
    for x in (-0.95, 0.95):
        strap = grid(3, 90, lambda u, v, x=x: at(x + 0.13 * u, math.pi * v, 1.02), leather)
        group.add(thicken(strap, 0.035))
    for y, lean in ((-0.78, -0.02), (0.78, 0.5)):
        arch = [(-0.95, y, 1.2), (-0.9, y * 0.8, 1.7), (-0.55, y * 0.5 + lean, 2.2), (0, y * 0.4 + lean, 2.36)]
        arch += [(-px, py, pz) for px, py, pz in arch[-2::-1]]
        group.add(tube(arch, 0.075, leather))
    return group


def water_bottle(colour, cap):
    """A steel bottle with a screw cap and its loop."""
    body = [(0, 0), (0.44, 0, 0.08), (0.44, 1.75, 0.16), (0.27, 2.0, 0.1), (0.27, 2.12), (0, 2.12)]
    lid = [(0, 2.1), (0.31, 2.1, 0.03), (0.31, 2.42, 0.05), (0, 2.42)]
    loop = [(-0.2, 0, 2.38), (-0.19, 0, 2.6), (0, 0, 2.7), (0.19, 0, 2.6), (0.2, 0, 2.38)]
    return Group(
        lathe("body", rounded(body, 0.03), principled("enamel", colour, 0.38, coat=0.3), 128),
        lathe("lid", rounded(lid, 0.03), gloss(cap, 0.4), 128),
        tube(loop, 0.055, gloss(cap, 0.4)),
    )


def letter(width, height, lower, upper):
    """A sheet that was folded once: its lower half lies, its upper half rises at the back."""
    rise = Group(sheet_with(width, height, upper).at((0, 0, height / 2)))
    rise.at((0, 0, 0.02), rotation=(-66, 0, 0))
    return Group(sheet_with(width, height, lower).at((0, -height / 2, 0.03), rotation=(-90, 0, 0)), rise)


def open_notebook(width, depth, cover):
    """An open book that lies. The flat part of each page starts 0.6 from the fold, at z = 0.2."""
    low, high = 0.05, 0.2
    curve = [(0.0, 0.1), (0.06, 0.17), (0.15, 0.22), (0.28, 0.235), (0.44, 0.215), (0.6, high), (width, high)]
    group = Group(box((2 * width + 0.2, depth + 0.2, 0.05), soft(cover, 0.6, 0.05), 0.02, (0, 0, 0.025)))
    pages = soft("#FBF6EC", 0.75, 0.02)
    for side in (-1, 1):
        outline = [(side * x, z) for x, z in [*curve, (width, low), (0, low)]]
        n = len(outline)
        vertices = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline]
        faces = [tuple(range(n)), tuple(range(n, 2 * n)), *((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))]
        group.add(mesh("pages", vertices, faces, pages, solid=True))
    return group


def on_page(notebook, marks):
    """Marks (left, right, front, back, colour) on the flat parts of its pages."""
    for left, right, front, back, colour in marks:
        w, d = right - left, back - front
        place = ((left + right) / 2, (front + back) / 2, 0.203)
        mark = plate(w, d, 0.008, min(w, d) * 0.48, ink(colour), place, (radians(-90), 0, 0), edge=0)
        notebook.add(mark)
    return notebook


def handwriting(notebook, left, right, y, size, words=(1, 5, 3, 4, 4), seed=4):
    """A line of pencil loops on the flat part of a page. `words` are their lengths; nobody can read them."""
    rnd, x = random.Random(seed), left
    step = (right - left) / (sum(words) + 1.4 * (len(words) - 1))
    for letters in words:
        points = []
        for _ in range(letters):
            tall, broad = rnd.choice((0.42, 0.5, 0.55, 0.6, 1.0)) * size, rnd.uniform(0.25, 0.5) * step
            for k in range(6):
                a = 2 * math.pi * k / 6
                rise = tall * (1 - math.cos(a)) / 2 + 0.06 * size * rnd.uniform(-1, 1)
                points.append((x + step * k / 6 - broad * math.sin(a) + 0.4 * rise, y + rise, 0.2))
            x += step
        notebook.add(tube([*points, (x + 0.3 * step, y + 0.1 * size, 0.2)], 0.011, ink("#3B4245")))
        x += 1.4 * step
    return notebook
