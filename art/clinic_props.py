"""Things of labs, pharmacies and desks in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from materials import amber_glass, brass, clear_glass, film, gloss, ink, principled, soft, tinted, wood
from props import PAPER, label, plain_label
from shapes import Group, box, cylinder, lathe, mesh, plate, rounded, tube

WHITE = "#F7F3EA"


def ridged_cap(radius, z, height, colour, ridges=40):
    profile = [(0, z), (radius, z, 0.02), (radius, z + height, 0.05), (0, z + height)]
    group = Group(lathe("cap", rounded(profile, 0.02), gloss(colour, 0.35), 128))
    for k in range(ridges):
        a = 2 * math.pi * k / ridges
        place = (radius * math.cos(a), radius * math.sin(a), z + height * 0.46)
        group.add(box((0.02, radius * 0.07, height * 0.7), gloss(colour, 0.35), 0.008, place, (0, 0, a)))
    return group


def blood_tube(cap, level=0.66, radius=0.2, height=2.0):
    """A tube of blood with its cap and label, upright."""
    r, h, inner = radius, height, radius - 0.025
    glass = [(0, 0), (r, 0.02, r * 0.95), (r, h, 0.01), (inner, h, 0.01), (inner, 0.05, r * 0.8), (0, 0.03)]
    blood = [(0, 0.035), (inner - 0.004, 0.05, r * 0.8), (inner - 0.004, h * level, 0.01), (0, h * level)]
    rows = [(0.74, 0.84, -1, 0, "spruce"), (0.5, 0.55, -1, 0.9, "sage"), (0.28, 0.33, -1, 0.5, "sage")]
    return Group(
        lathe("glass", rounded(glass, 0.02), clear_glass(), 96),
        lathe("blood", rounded(blood, 0.02), principled("blood", "#8A2B22", 0.2, coat=0.3), 96),
        ridged_cap(r * 1.26, h - 0.2, 0.52, cap, 26),
        *label(r, h * 0.3, h * 0.76, 78, rows),
    )


def tube_rack(caps, pitch=0.72):
    """A wooden block with tubes in it."""
    width = pitch * len(caps) + 0.16
    group = Group(box((width, 0.86, 0.62), wood("#D0A97C", "#B28A5C", 0, 1.6), 0.06, (0, 0, 0.31)))
    for k, cap in enumerate(caps):
        group.add(blood_tube(cap).at(((k - (len(caps) - 1) / 2) * pitch, 0, 0.36), 14 - 9 * k))
    return group


def sheet_with(width, height, marks, colour=PAPER):
    """A sheet in the XZ plane about its middle. `marks` are (left, right, bottom, top, colour) on its front."""
    group = Group(plate(width, height, 0.025, 0.05, soft(colour, 0.7, 0.03), edge=0.005))
    for k, (left, right, bottom, top, mark) in enumerate(marks):
        w, h = right - left, top - bottom
        place = ((left + right) / 2, -0.018 - 0.001 * k, (bottom + top) / 2)
        group.add(plate(w, h, 0.01, min(w, h) * 0.45, ink(mark), place, edge=0))
    return group


def smartphone(marks):
    """In the XZ plane about its middle. `marks` are on its screen, which is 1.4 by 2.96; its cameras are behind."""
    group = Group(
        plate(1.52, 3.1, 0.16, 0.24, gloss("#20302C", 0.25), edge=0.05),
        plate(1.4, 2.96, 0.02, 0.18, soft("#FBF7EE", 0.35, 0), (0, -0.085, 0), edge=0),
        plate(0.5, 0.86, 0.08, 0.2, gloss("#2B3D38", 0.3), (-0.42, 0.1, 1.02), edge=0.025),
    )
    for z in (0.84, 1.2):
        group.add(cylinder(0.15, 0.06, gloss("#0E1614", 0.12), (-0.42, 0.11, z), (radians(-90), 0, 0), edge=0.015))
    for k, (left, right, bottom, top, colour) in enumerate(marks):
        w, h = right - left, top - bottom
        place = ((left + right) / 2, -0.1 - 0.002 * k, (bottom + top) / 2)
        group.add(plate(w, h, 0.01, min(w, h) * 0.48, ink(colour), place, edge=0))
    return group.add(plate(0.36, 0.09, 0.01, 0.04, ink("#20302C"), (0, -0.1, 1.35), edge=0))


def pill_bottle(radius, height, accent):
    """A pharmacy's amber bottle with a white cap."""
    r, h = radius, height
    body = [(0, 0), (r, 0, 0.06), (r, h, 0.03), (r - 0.05, h, 0.01), (r - 0.05, 0.05, 0.05), (0, 0.05)]
    fill = [(0, 0.06), (r - 0.06, 0.06, 0.05), (r - 0.06, h * 0.55, 0.05), (0, h * 0.6)]
    pills = principled("pills", "#EADBC0", 0.7, bump=1.0, bump_scale=9)
    return Group(
        lathe("body", rounded(body, 0.03), amber_glass()),
        lathe("pills", rounded(fill, 0.03), pills),
        ridged_cap(r * 1.06, h - 0.04, 0.4, WHITE),
        *plain_label(r, h, 78, accent),
    )


def pencil(colour, length=3.0, radius=0.085):
    """It lies along Y, with its point at the origin."""
    r, along = radius, (radians(-90), 0, 0)
    turned = wood("#E2BE8F", "#CDA473", 1, 2)
    parts = [
        ([(0, 0), (r * 0.28, 0.16)], ink("#3A332C")),
        ([(r * 0.28, 0.16), (r, 0.52)], turned),
        ([(r, 0.52), (r, length), (0, length)], gloss(colour, 0.35)),
    ]
    return Group(*(lathe("pencil", profile, material, 6, (0, 0, r), along) for profile, material in parts))


def pill_case(days=7, pitch=0.62, opened=0):
    """A week of lidded compartments, one of them open."""
    group = Group(box((days * pitch + 0.1, 0.92, 0.4), soft("#7F9A8C", 0.45, 0.02), 0.08, (0, 0, 0.2)))
    pill = rounded([(0, 0), (0.13, 0, 0.05), (0.13, 0.1, 0.05), (0, 0.1)], 0.04)
    for k in range(days):
        x = (k - (days - 1) / 2) * pitch
        lid = Group(box((pitch - 0.07, 0.8, 0.16), tinted("#F6E6D3", 0.3), 0.05, (0, -0.4, 0.08)))
        lid.add(box((0.2, 0.06, 0.06), tinted("#F6D9BF", 0.75), 0.02, (0, -0.82, 0.05)))
        lid.at((x, 0.41, 0.4), rotation=(-112 if k == opened else 0, 0, 0))
        group.add(lid)
        group.add(lathe("pill", pill, gloss("coral", 0.35), 64, (x, -0.02, 0.4)))
    return group


def shaving_brush():
    handle = [
        (0, 0),
        (0.36, 0, 0.06),
        (0.38, 0.12, 0.05),
        (0.2, 0.42, 0.2),
        (0.27, 0.78, 0.2),
        (0.3, 0.86),
        (0, 0.86),
    ]
    collar = rounded([(0, 0.85), (0.31, 0.85, 0.01), (0.31, 0.98, 0.02), (0, 0.98)], 0.02)
    knot = rounded(
        [(0, 0.97), (0.25, 0.97, 0.01), (0.3, 1.25, 0.3), (0.45, 1.72, 0.14), (0.28, 1.9, 0.2), (0, 1.96)], 0.1
    )
    hair = wood("#EBDCC2", "#A98A66", 2, 5)
    return Group(
        lathe("handle", rounded(handle, 0.04), wood("#7A4A2C", "#5A3420", 2, 1.6)),
        lathe("collar", collar, brass()),
        lathe("knot", knot, hair, 160),
    )


def safety_razor():
    """On its stand, with its head up."""
    steel = brass()
    foot = rounded([(0, 0), (0.5, 0, 0.04), (0.5, 0.1, 0.05), (0.1, 0.16, 0.1), (0.1, 0.3, 0.02), (0, 0.3)], 0.03)
    grip = [(0, 0.26), (0.085, 0.28)]
    for k in range(16):
        z = 0.4 + k * 0.05
        grip += [(0.1, z), (0.085, z + 0.025)]
    grip += [(0.075, 1.25), (0.06, 1.7), (0, 1.72)]
    head = Group(
        box((0.86, 0.36, 0.1), steel, 0.045, (0, 0, 1.74)),
        box((0.82, 0.28, 0.12), steel, 0.06, (0, 0, 1.84)),
        box((0.88, 0.4, 0.015), principled("blade", "#E8E6E0", 0.2, metal=1), 0.004, (0, 0, 1.79)),
    )
    return Group(lathe("foot", foot, steel), lathe("grip", grip, steel), head)


def lathered_bowl(colour):
    bowl = [
        (0, 0),
        (0.5, 0, 0.06),
        (0.56, 0.08, 0.04),
        (0.92, 0.62, 0.4),
        (0.86, 0.62, 0.02),
        (0.5, 0.16, 0.3),
        (0, 0.16),
    ]
    foam = [
        (0, 0.5),
        (0.8, 0.5),
        (0.72, 0.62, 0.1),
        (0.5, 0.66, 0.1),
        (0.34, 0.78, 0.12),
        (0.12, 0.84, 0.1),
        (0, 0.92),
    ]
    return Group(
        lathe("bowl", rounded(bowl, 0.03), soft(colour, 0.4, 0.03), 160),
        lathe("foam", rounded(foam, 0.05), soft("#FDFBF5", 0.9, 0.2), 160),
    )


def reading_glasses(colour):
    """Open, with its rims at the front and its temples behind."""
    frame, group = gloss(colour, 0.3), Group()
    for side in (-1, 1):
        around = [radians(10 * k) for k in range(37)]

        def at(a, x=0.66 * side):
            s, c = math.sin(a), math.cos(a)
            return x + 0.5 * math.copysign(abs(c) ** 0.75, c), 0.42 + 0.4 * math.copysign(abs(s) ** 0.75, s)

        rim = [(x, 0, z) for x, z in map(at, around)]
        group.add(tube(rim, 0.05, frame))
        group.add(mesh("lens", [(x, 0.005, z) for x, _, z in rim[:-1]], [tuple(range(36))], film(0.05)))
        hinge = (1.16 * side, 0.02, 0.56)
        temple = [
            hinge,
            (1.2 * side, 0.4, 0.56),
            (1.16 * side, 1.9, 0.5),
            (1.12 * side, 2.35, 0.2),
            (1.1 * side, 2.5, 0.03),
        ]
        group.add(tube(temple, 0.042, frame))
    return group.add(tube([(-0.18, 0, 0.54), (0, -0.02, 0.62), (0.18, 0, 0.54)], 0.045, frame))


def swab_tube(cap, radius=0.17, height=2.0):
    """A swab in its clear tube."""
    r, h = radius, height
    shell = [(0, 0), (r, 0.02, r), (r, h, 0.01), (0, h)]
    tip = [(0, 0.3), (0.075, 0.34, 0.06), (0.075, 0.72, 0.06), (0.03, 0.8)]
    return Group(
        lathe("shell", rounded(shell, 0.02), film(0.1), 96),
        lathe(
            "medium",
            rounded([(0, 0.03), (r - 0.02, 0.05, r * 0.9), (r - 0.02, 0.5, 0.01), (0, 0.5)], 0.02),
            tinted("#E9A596", 0.5),
            96,
        ),
        lathe("tip", rounded(tip, 0.03), soft("#FDFBF5", 0.9, 0.2), 48),
        cylinder(0.03, h - 0.6, soft(WHITE, 0.4, 0), (0, 0, 0.7), edge=0.01),
        ridged_cap(r * 1.3, h - 0.1, 0.5, cap, 26),
        *label(r, h * 0.5, h * 0.84, 80, [(0.7, 0.8, -1, 0, "spruce"), (0.4, 0.45, -1, 0.9, "sage")]),
    )


def sample_jar(cap):
    """The small jar of a Pap test, with its clear liquid."""
    shell = [
        (0, 0),
        (0.48, 0, 0.07),
        (0.48, 0.95, 0.06),
        (0.42, 1.02),
        (0.38, 1.02),
        (0.44, 0.93, 0.05),
        (0.44, 0.05, 0.05),
        (0, 0.05),
    ]
    return Group(
        lathe("jar", rounded(shell, 0.03), clear_glass()),
        lathe(
            "liquid",
            rounded([(0, 0.06), (0.43, 0.06, 0.04), (0.43, 0.7, 0.01), (0, 0.7)], 0.02),
            tinted("#F5D9B0", 0.35),
        ),
        ridged_cap(0.5, 0.97, 0.36, cap),
        *label(
            0.482,
            0.2,
            0.8,
            62,
            [(0.7, 0.8, -1, 0, "spruce"), (0.45, 0.5, -1, 0.9, "sage"), (0.22, 0.27, -1, 0.5, "sage")],
        ),
    )


def cervical_brush(length=2.8):
    """A soft, fan-shaped brush that lies along Y, with its tip at the far end."""
    white = soft(WHITE, 0.4, 0)
    group = Group(cylinder(0.055, length, white, (0, 0, 0.08), (radians(-90), 0, 0), edge=0.02))
    group.add(box((0.34, 0.2, 0.1), white, 0.04, (0, length + 0.03, 0.08)))
    bristle = soft("#BFD3C8", 0.5, 0)
    for k in range(15):
        t = (k - 7) / 7
        reach = 0.3 + 0.42 * (1 - abs(t)) ** 0.8
        x = 0.15 * t
        group.add(
            tube(
                [
                    (x, length + 0.1, 0.08),
                    (x * 1.5, length + 0.1 + reach * 0.5, 0.09),
                    (x * 2.2, length + 0.1 + reach, 0.08),
                ],
                0.017,
                bristle,
            )
        )
    return group


def tulip(colour, lean, height=1.9):
    """A tulip whose stem starts at the origin and leans to a side."""
    steps, around, vertices = 20, 48, []
    for j in range(steps + 1):
        v = j / steps
        width = 0.06 + 0.32 * math.sin(math.pi * min(1, 0.12 + v * 0.72)) ** 0.8
        for q in range(around):
            a = 2 * math.pi * q / around
            petal = abs(math.cos(1.5 * a))
            r = width * (1 + 0.1 * petal - 0.05 * v)
            vertices.append((r * math.cos(a), r * math.sin(a), 0.85 * v + 0.18 * v**4 * (petal - 0.5)))
    faces = [
        (j * around + q, j * around + (q + 1) % around, (j + 1) * around + (q + 1) % around, (j + 1) * around + q)
        for j in range(steps)
        for q in range(around)
    ]
    bud = mesh("bud", vertices, faces, principled("petal", colour, 0.55, 0.3, sheen=0.4))
    bud.location = (lean, 0, height)
    bud.rotation_euler = (0, radians(12 * lean / max(0.2, abs(lean))), 0)
    green = soft("#5F8060", 0.5, 0.03)
    group = Group(bud, tube([(0, 0, 0), (lean * 0.3, 0, height * 0.5), (lean, 0, height + 0.05)], 0.045, green))
    side = 1 if lean > 0 else -1
    outline, n = [], 14
    for k in range(n + 1):
        t = k / n
        half = 0.16 * math.sin(math.pi * t**0.8)
        x, z = side * (0.1 + 0.75 * t**1.6), height * (0.25 + 0.72 * t)
        outline += [(x - half * 0.5, -half, z), (x, 0.04, z - 0.02), (x + half * 0.5, half, z)]
    leaves = [(3 * k + i, 3 * k + i + 1, 3 * k + i + 4, 3 * k + i + 3) for k in range(n) for i in (0, 1)]
    return group.add(mesh("leaf", outline, leaves, green))


def vase(colour):
    profile = [
        (0, 0),
        (0.34, 0, 0.06),
        (0.48, 0.5, 0.4),
        (0.2, 1.0, 0.2),
        (0.24, 1.25, 0.05),
        (0.18, 1.25, 0.02),
        (0.14, 1.0),
        (0, 1.0),
    ]
    return Group(lathe("vase", rounded(profile, 0.03), soft(colour, 0.5, 0.05), 128))


def urine_cup(radius, height, lid):
    """With a clear wall, and the sample behind its label."""
    r, h = radius, height
    wall = [(0, 0), (r * 0.86, 0, 0.06), (r, h, 0.01), (r - 0.03, h, 0.01), (r * 0.86 - 0.03, 0.04, 0.05), (0, 0.04)]
    sample = [(0, 0.05), (r * 0.84 - 0.02, 0.05, 0.04), (r * 0.93 - 0.03, h * 0.62, 0.01), (0, h * 0.62)]
    rows = [(0.72, 0.8, -1, 0, "spruce"), (0.48, 0.52, -1, 0.9, "sage"), (0.26, 0.3, -1, 0.5, "sage")]
    return Group(
        lathe("wall", rounded(wall, 0.02), film(0.03)),
        lathe("sample", rounded(sample, 0.02), principled("sample", "#E8B93E", 0.25, coat=0.3)),
        ridged_cap(r * 1.1, h - 0.03, 0.28, lid, 48),
        *label(r * 1.0, h * 0.3, h * 0.8, 40, rows),
    )


def test_strip(colours, length=2.6):
    """A urine test strip in the XZ plane, with its pads up."""
    group = Group(plate(0.3, length, 0.02, 0.04, soft(WHITE, 0.5, 0), edge=0.004))
    for k, colour in enumerate(colours):
        group.add(
            plate(0.24, 0.2, 0.02, 0.02, soft(colour, 0.8, 0.1), (0, -0.015, length / 2 - 0.18 - 0.27 * k), edge=0)
        )
    return group


def toothbrush(colour, length=3.0):
    """It stands on its end, with its bristles at -Y."""
    points = [(0, 0, 0), (0, 0.02, length * 0.4), (0, -0.02, length * 0.75), (0, 0, length)]
    group = Group(tube(points, 0.075, gloss(colour, 0.35)))
    group.add(box((0.2, 0.09, 0.62), gloss(colour, 0.35), 0.04, (0, 0, length)))
    return group.add(box((0.18, 0.24, 0.54), soft("#FBF7EE", 0.8, 0.3), 0.03, (0, -0.15, length)))
