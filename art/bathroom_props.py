"""Things of a bathroom's shelf in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from materials import brass, cloth, film, gloss, ink, principled, soft
from props import PAPER, pellet
from room_props import grid
from shapes import Group, box, cylinder, lathe, loft, plate, rounded, thicken, tube


def sharps_box(colour, lid):
    """A box for used needles, with a flap over its opening and a label of bars."""
    paint = gloss(colour, 0.4)
    group = Group(
        loft([(1.3, 1.0, 0.2, 0), (1.42, 1.1, 0.2, 0.06), (1.7, 1.3, 0.24, 2.0), (1.66, 1.26, 0.22, 2.04)], paint),
        loft([(1.78, 1.38, 0.26, 1.92), (1.8, 1.4, 0.26, 2.16), (1.7, 1.3, 0.24, 2.24)], gloss(lid, 0.4)),
        loft([(0.9, 0.6, 0.14, 2.22), (0.86, 0.56, 0.14, 2.34)], gloss("#7F9A8C", 0.4)),
    )
    lean = (radians(3), 0, 0)
    for x0, x1, z0, z1, mark, out in (
        (-0.5, 0.5, 0.62, 1.42, PAPER, 0.0),
        (-0.38, 0.08, 1.16, 1.28, "spruce", 0.012),
        (-0.38, 0.34, 0.98, 1.03, "sage", 0.012),
        (-0.38, 0.16, 0.82, 0.87, "sage", 0.012),
    ):
        z = (z0 + z1) / 2
        place = ((x0 + x1) / 2, -0.556 - 0.0515 * z - out, z)
        group.add(plate(x1 - x0, z1 - z0, 0.02, min(z1 - z0, 0.1) * 0.45, ink(mark), place, lean, edge=0))
    return group


def sachet(accent, width=1.0, height=1.7):
    """A sachet of gel that lies, with its crimped ends and a coloured stripe."""

    def at(u, v):
        belly = max(0, 1 - abs(u) ** 3) ** 0.6 * max(0, 1 - (abs(v) / 0.86) ** 4) ** 0.7
        crimp = 0.008 * math.sin(v * 170) if abs(v) > 0.87 else 0
        crease = 0.025 * noise.noise(Vector((u * 2.2, v * 3, 3)))
        return u * width / 2, v * height / 2, 0.03 + (0.14 + crease) * belly + crimp

    def part(low, high, material, left=-1.0, right=1.0, above=0.0):
        def inside(u, v):
            x, y, z = at((left + right + (right - left) * u) / 2, (low + high + (high - low) * v) / 2)
            return x, y, z + above

        return grid(60, 160 if high - low > 1 else 24, inside, material)

    foil = principled("sachet", "#F6F1E7", 0.34, 0.5, metal=0.15)
    return Group(
        thicken(part(-1, 1, foil), 0.02),
        part(-0.5, -0.12, ink(accent), -0.97, 0.97, 0.012),
        part(0.3, 0.42, ink("spruce"), -0.62, 0.1, 0.012),
        part(0.1, 0.16, ink("sage"), -0.62, 0.5, 0.012),
    )


def syringe_on_paper(length=2.5):
    """A syringe with a capped needle, on the paper of its pack. It lies along Y."""
    white, clear = soft("#F7F3EA", 0.4, 0), film(0.18, 0.08, 0.9)
    backing = soft("#E7EDF0", 0.7, 0.02)
    group = Group(plate(0.95, length + 0.75, 0.02, 0.05, backing, (0, 0, 0.012), (radians(-90), 0, 0), edge=0))
    along, r, z = (radians(-90), 0, 0), 0.15, 0.19
    y = -length / 2
    group.add(cylinder(0.07, 0.75, white, (0, y, z), along, edge=0.02))
    group.add(cylinder(0.16, 0.05, white, (0, y, z), along, edge=0.015))
    group.add(box((0.52, 0.06, 0.14), white, 0.02, (0, y + 0.55, z)))
    group.add(cylinder(r, 1.15, clear, (0, y + 0.55, z), along, edge=0.03))
    group.add(cylinder(r - 0.03, 0.12, ink("#2A3A36"), (0, y + 0.75, z), along, edge=0.02))
    for k in range(9):
        place = (0.03, y + 0.88 + 0.085 * k, z + r)
        group.add(box((0.11 if k % 2 else 0.17, 0.014, 0.006), ink("spruce"), 0.001, place))
    cap = rounded([(0, 0), (0.13, 0, 0.02), (0.085, 0.25, 0.05), (0.07, 0.75, 0.05), (0, 0.78)], 0.02)
    return group.add(lathe("cap", cap, gloss("coral", 0.35), 48, (0, y + 1.7, z), along))


def gel_ribbon(length, radius, material):
    """A ribbon of gel that lies along X in waves."""
    points = [(length * (k / 16 - 0.5), 0.22 * math.sin(0.9 * k), radius * 0.95) for k in range(17)]
    return Group(tube(points, radius, material))


def pellet_pouch(accent, width=1.5, height=2.0):
    """A sealed pouch with a pellet behind its film, in the XZ plane about its middle."""
    group = Group(plate(width, height, 0.02, 0.05, soft("#A9C0B2", 0.6, 0.02), edge=0))
    w, low, high = width * 0.42, -height * 0.43, height * 0.16

    def pocket(u, v):
        belly = (max(0, 1 - u**4) * max(0, 1 - v**4)) ** 0.5
        return u * w, -0.02 - 0.15 * belly, (low + high) / 2 + v * (high - low) / 2

    group.add(grid(40, 40, pocket, film(0.05, 0.1, 0.7)))
    group.add(Group(pellet((0, 0, -0.11), 0, 0.11, 0.46)).at((0, -0.125, (low + high) / 2), rotation=(0, 0, 62)))
    marks = [(-0.5, 0.5, 0.24, 0.5, accent), (-0.38, 0.1, 0.39, 0.43, PAPER), (-0.38, 0.3, 0.32, 0.345, PAPER)]
    for k, (left, right, bottom, top, colour) in enumerate(marks):
        x, z = (left + right) / 2 * width, (bottom + top) / 2 * height
        h = (top - bottom) * height
        place = (x, -0.014 - 0.004 * k, z)
        group.add(plate((right - left) * width, h, 0.008, 0.04 if k == 0 else h * 0.45, ink(colour), place, edge=0))
    return group


def closed_jar(radius, height, body, lid):
    """A jar of cream with its lid on and a label of bars."""
    r, h = radius, height
    jar = [(0, 0), (r, 0, 0.1), (r, h * 0.62, 0.03), (0, h * 0.62)]
    cap = [(0, h * 0.6), (r * 1.03, h * 0.6, 0.03), (r * 1.03, h, 0.08), (0, h)]
    return Group(
        lathe("jar", rounded(jar, 0.03), soft(body, 0.4, 0.02), 160),
        lathe("lid", rounded(cap, 0.03), gloss(lid, 0.4), 160),
    )


def towel_on_rail(width, drop, colour, rail=3.6):
    """A hand towel over a rail that is along X at z = 0, before a wall."""

    def at(u, v, front):
        s = (v + 1) / 2
        wave = 0.07 * noise.noise(Vector((u * 2.4, s * 0.5, 3))) * min(1, 3 * s) + 0.05 * math.sin(u * 7 + 1) * s
        turn = min(1, s * 12)
        y = (-0.12 if front else 0.06) * turn**0.5 - wave * (1 if front else 0.2)
        return u * width / 2 * (1 - 0.03 * s) + 0.03 * wave, y, 0.1 - 0.03 * turn - drop * s * (1 if front else 0.9)

    material = cloth(colour, 40, 0.6)
    group = Group()
    for front in (True, False):
        group.add(thicken(grid(60, 80, lambda u, v, front=front: at(u, v, front), material), 0.07))
    group.add(cylinder(0.07, rail, brass(), (-rail / 2, 0.02, 0), (0, radians(90), 0), edge=0.02))
    for x in (-rail / 2 + 0.1, rail / 2 - 0.1):
        group.add(cylinder(0.05, 0.5, brass(), (x, 0.5, 0), (radians(90), 0, 0), edge=0.01))
        group.add(cylinder(0.16, 0.06, brass(), (x, 0.52, 0), (radians(90), 0, 0), edge=0.02))
    return group


def edged_mirror(width, height):
    """A mirror with round corners and a thin frame of brass, in the XZ plane about its middle."""
    silver = principled("mirror", "#F1EDE4", 0.03, metal=1)
    glass = plate(width - 0.14, height - 0.14, 0.02, 0.44, silver, (0, -0.055, 0), edge=0)
    return Group(plate(width, height, 0.1, 0.5, brass(), edge=0.02), glass)
