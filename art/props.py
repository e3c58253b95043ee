"""Things in the still lifes. They stand on z = 0; their front is at -Y."""

import math
import random
from math import radians

import bmesh
import bpy
from mathutils import Vector, noise

from materials import (
    amber_glass,
    brass,
    clear_glass,
    cloth,
    film,
    glass,
    gloss,
    ink,
    liquid,
    principled,
    soft,
    tinted,
    wood,
)
from shapes import (
    Group,
    box,
    curve_through,
    cylinder,
    lathe,
    mesh,
    plate,
    point_outwards,
    rounded,
    shape,
    thicken,
    tube,
)

PAPER = "#FBF6EC"


def band(radius, z0, z1, start, end, material, steps=40):
    """A patch on a cylinder, in degrees from its front."""
    vertices = []
    for k in range(steps + 1):
        a = radians(-90 + start + (end - start) * k / steps)
        vertices += [(radius * math.cos(a), radius * math.sin(a), z) for z in (z0, z1)]
    return mesh("band", vertices, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps)], material)


def label(radius, z0, z1, half, rows):
    """A label of bars, on a cylinder: no words, since nobody can check words in a picture."""
    height, edge = z1 - z0, half * 0.66
    parts = [band(radius + 0.004, z0, z1, -half, half, soft(PAPER, 0.55, 0))]
    for low, high, start, end, colour in rows:
        span = (-half, half) if start is None else (start * edge, end * edge)
        parts.append(band(radius + 0.008, z0 + low * height, z0 + high * height, *span, ink(colour)))
    return parts


def plain_label(radius, height, half, accent):
    z0, z1 = height * 0.26, height * 0.77
    square = -1 + (z1 - z0) * 0.1 / radius * 57 / (half * 0.66)
    rows = [(0.72, 0.8, -1, 0.05, "spruce"), (0.53, 0.555, -1, 0.95, "sage"), (0.42, 0.445, -1, 0.5, "sage")]
    return label(radius, z0, z1, half, [*rows, (0.16, 0.26, -1, square, accent)])


def banded_label(radius, height, half, accent):
    rows = [(0, 0.26, None, None, accent), (0.66, 0.75, -1, 0.1, "spruce"), (0.48, 0.51, -1, 0.8, "sage")]
    return label(radius, height * 0.22, height * 0.78, half, rows)


def dropper(radius=0.64, height=1.6, serum="#E8A14E", accent="apricot"):
    r, h = radius, height
    outside = [(0, 0), (r, 0, 0.07), (r, h, 0.3), (0.3, h + 0.33, 0.08), (0.3, h + 0.55, 0.02), (0.23, h + 0.55)]
    inside = [(0.23, h + 0.3, 0.06), (r - 0.06, h - 0.05, 0.24), (r - 0.06, 0.045, 0.05), (0, 0.045)]
    inner = r - 0.065
    filling = rounded([(0, 0.05), (inner, 0.05, 0.05), (inner, h * 0.7, 0.01), (0, h * 0.7)], 0.02)
    collar = rounded([(0, h + 0.45), (0.37, h + 0.45), (0.37, h + 0.87, 0.03), (0, h + 0.87)], 0.02)
    bulb = [(0, h + 0.85), (0.27, h + 0.85), (0.27, h + 0.93, 0.02), (0.215, h + 0.97, 0.03)]
    bulb += [(0.23, h + 1.25, 0.2), (0.2, h + 1.38, 0.12), (0, h + 1.4)]
    pipette = rounded([(0, 0.35), (0.05, 0.4, 0.02), (0.07, 0.6, 0.05), (0.07, h + 0.5), (0, h + 0.5)], 0.02)
    return Group(
        lathe("bottle", rounded(outside + inside, 0.03), amber_glass()),
        lathe("serum", filling, liquid(serum, 0.35, 1.15)),
        lathe("collar", collar, brass()),
        lathe("bulb", rounded(bulb, 0.1), soft("cream", 0.6)),
        lathe("pipette", pipette, glass(ior=1.3), 48),
        *plain_label(r, h, 38, accent),
    )


def pump_body(radius, height, body, shoulder):
    r, h = radius, height
    bottle = [(0, 0), (r, 0, 0.08), (r, h, shoulder), (r * 0.62, h + 0.1, 0.05), (r * 0.62, h + 0.14), (0, h + 0.14)]
    collar = [(0, h + 0.1), (r * 0.66, h + 0.1, 0.02), (r * 0.66, h + 0.36, 0.03), (0, h + 0.36)]
    return [lathe("bottle", rounded(bottle, 0.03), body), lathe("collar", rounded(collar, 0.02), brass())]


def nozzle(length, z, radius, material):
    points = [(0, 0, z), (-length * 0.55, 0, z + 0.01), (-length * 0.9, 0, z - 0.02), (-length, 0, z - 0.1)]
    return tube(points, radius, material)


def pump(radius, height, body, accent):
    r, h, cream = radius, height, soft("cream", 0.4)
    stem = [(0, h + 0.3), (0.085, h + 0.3), (0.085, h + 0.62), (0, h + 0.62)]
    head = [(0, h + 0.58), (r * 0.4, h + 0.58, 0.03), (r * 0.42, h + 0.8, 0.05), (0, h + 0.83)]
    return Group(
        *pump_body(r, h, body, 0.16),
        lathe("stem", rounded(stem, 0.01), cream, 48),
        lathe("head", rounded(head, 0.03), cream),
        nozzle(r * 1.45, h + 0.715, 0.075, cream),
        *banded_label(r, h, 52, accent),
    )


def foam_pump(radius, height, accent):
    r, h, cream = radius, height, soft("cream", 0.4)
    head = [(0, h + 0.34), (r * 0.5, h + 0.34), (r * 0.5, h + 0.66, 0.05), (r * 0.56, h + 0.7, 0.03)]
    head += [(r * 0.5, h + 0.86, 0.06), (0, h + 0.9)]
    return Group(
        *pump_body(r, h, soft("cream", 0.42), 0.1),
        lathe("head", rounded(head, 0.03), cream),
        nozzle(r * 1.2, h + 0.76, 0.1, cream),
        *plain_label(r, h, 52, accent),
    )


def vial(colour, cap, level, filling=None):
    """Its liquid is clear, so it needs something light behind it. `filling` is a material that refracts, if any."""
    outside = [(0, 0), (0.42, 0, 0.06), (0.42, 0.95, 0.16), (0.2, 1.12, 0.05), (0.2, 1.25, 0.03), (0.25, 1.27)]
    inside = [(0.25, 1.35), (0.17, 1.35), (0.17, 1.1), (0.375, 0.93, 0.12), (0.375, 0.045, 0.05), (0, 0.045)]
    contents = rounded([(0, 0.05), (0.37, 0.05, 0.05), (0.37, level, 0.01), (0, level)], 0.02)
    crimp = rounded([(0, 1.24), (0.275, 1.24), (0.275, 1.44, 0.02), (0, 1.44)], 0.02)
    top = rounded([(0, 1.43), (0.255, 1.43, 0.01), (0.255, 1.56, 0.04), (0, 1.56)], 0.02)
    return Group(
        lathe("vial", rounded(outside + inside, 0.03), clear_glass()),
        lathe("liquid", contents, filling or tinted(colour)),
        lathe("crimp", crimp, brass()),
        lathe("cap", top, gloss(cap, 0.35)),
    )


def blister(columns, rows, colour, pitch=0.44, radius=0.12):
    """A pack of pills that lies with its pills up, about its middle."""
    width, height = columns * pitch + 0.16, rows * pitch + 0.16
    foil = principled("foil", "#F2E9DA", 0.36, metal=0.5, bump=0.05, bump_scale=90)
    r = radius
    pill = rounded([(0, 0), (r * 0.9, 0, r * 0.3), (r, 0.05, r * 0.2), (r * 0.9, 0.1, r * 0.3), (0, 0.1)], r * 0.2)
    group = Group(plate(width, height, 0.03, 0.12, foil, rotation=(radians(-90), 0, 0), edge=0.008))
    group.add(box((width * 0.98, 0.008, 0.004), ink("#C9BFAF"), 0.001, (0, 0, 0.017)))
    for i in range(columns):
        for j in range(rows):
            place = ((i - (columns - 1) / 2) * pitch, (j - (rows - 1) / 2) * pitch, 0.02)
            group.add(lathe("pill", pill, gloss(colour, 0.35), 64, place))
    return group


def carton(size, stripe):
    width, depth, height = size
    top = height + 0.002
    return Group(
        box(size, soft("cream", 0.6, 0.02), 0.03, (0, 0, height / 2)),
        box((width + 0.01, depth * 0.24, height + 0.005), ink(stripe), 0.03, (0, -depth * 0.285, height / 2 + 0.001)),
        box((width * 0.36, 0.14, 0.01), ink("spruce"), 0.004, (-width * 0.22, depth * 0.2, top)),
        box((width * 0.6, 0.05, 0.01), ink("sage"), 0.004, (-width * 0.1, depth * 0.05, top)),
    )


def folded_cloth(width, depth, layers, thickness, colours):
    """Folded pieces of cloth on each other, with the round fold in front. `colours` can also be materials."""
    group = Group()
    rnd = random.Random(1)
    for k in range(layers):
        edit = bmesh.new()
        bmesh.ops.create_cube(edit, size=1)
        bmesh.ops.subdivide_edges(edit, edges=edit.edges[:], cuts=26, use_grid_fill=True)
        w, d = width - rnd.uniform(0, 0.08), depth - rnd.uniform(0, 0.08)
        for vertex in edit.verts:
            x, y, z = vertex.co * 2
            edge_y = max(0, 1 - abs(y) ** (9 if y < 0 else 14)) ** 0.5
            edge_x = max(0, 1 - abs(x) ** 16) ** 0.5
            wave = noise.noise(Vector((x * 1.3 + k * 5, y * 1.5, 1))) * 0.03
            shift = 0.02 * noise.noise(Vector((x * 2, k * 3, 1)))
            rise = z * edge_y * (0.55 + 0.45 * edge_x) * thickness * 0.515 + wave * (0.8 + 0.2 * z)
            x, y = x * (1 - 0.035 * abs(y) ** 6), y * (1 - 0.035 * abs(x) ** 6)
            vertex.co = Vector((x * w / 2 + wave * 0.5, y * d / 2 + shift, (k + 0.5) * thickness + rise))
        point_outwards(edit)
        data = bpy.data.meshes.new("cloth")
        edit.to_mesh(data)
        edit.free()
        colour = colours[k % len(colours)]
        o = shape("cloth", data, cloth(colour) if isinstance(colour, str) else colour, subdivide=1)
        data.use_auto_smooth = False
        group.add(o)
    return group


def comb(width, teeth):
    """A comb in the XZ plane, about its middle, with its teeth down."""
    material = wood()
    group = Group(plate(width, 0.5, 0.13, 0.17, material, (0, 0, 0.2), edge=0.04))
    pitch = (width - 0.16) / teeth
    for k in range(teeth):
        x = -width / 2 + 0.08 + pitch * (k + 0.5)
        broad = pitch * (0.6 if 0 < k < teeth - 1 else 0.95)
        profile = []
        for j in range(11):
            t = j / 10
            tip = 0.35 if j == 10 else 1
            profile.append((broad / 2 * (1 - 0.45 * t) * tip, 0.06 * (1 - 0.5 * t) * tip, 0.04 - 0.72 * t))
        around = [(math.cos(math.pi * q / 6), math.sin(math.pi * q / 6)) for q in range(12)]
        vertices = [(x + a * c, b * s, z) for a, b, z in profile for c, s in around]
        faces = [
            (j * 12 + q, j * 12 + (q + 1) % 12, j * 12 + 12 + (q + 1) % 12, j * 12 + 12 + q)
            for j in range(10)
            for q in range(12)
        ]
        faces += [tuple(range(120, 132)), tuple(range(12))]
        group.add(mesh("tooth", vertices, faces, material, solid=True))
    return group


def measuring_tape(colour, inner=0.24, outer=0.62, turns=8, width=0.46, tail=1.2):
    """A coil that lies as a roll; its end leaves along +X at the front."""
    thickness, steps = 0.012, turns * 64
    path = []
    for k in range(steps + 1):
        a, r = 2 * math.pi * turns * k / steps - math.pi / 2, inner + (outer - inner) * k / steps
        path.append(Vector((r * math.cos(a), r * math.sin(a))))
    x, y = path[-1]
    for k in range(1, 71):
        t = k / 70
        path.append(Vector((x + tail * t, y - 0.34 * math.sin(t * math.pi * 1.15) * t**0.8 - 0.05 * tail * t)))
    last = len(path) - 1
    along = [(path[min(i + 1, last)] - path[max(i - 1, 0)]).normalized() for i in range(last + 1)]
    outward = [Vector((a.y, -a.x)) for a in along]
    vertices = []
    for p, n in zip(path, outward):
        front, back = p + n * thickness, p - n * thickness
        vertices += [(*front, 0), (*front, width), (*back, width), (*back, 0)]
    faces = [
        (4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j)
        for i in range(last)
        for j in range(4)
    ]
    faces += [(0, 1, 2, 3), tuple(range(4 * last, 4 * last + 4))]
    group = Group(mesh("tape", vertices, faces, soft(colour, bump=0), solid=True))
    vertices, travelled, ticks = [], 0.0, 0
    for i in range(int((turns - 1.05) * 64), last):
        travelled += (path[i + 1] - path[i]).length
        if travelled < ticks * 0.075:
            continue
        ticks += 1
        height = width * (0.42 if ticks % 10 == 0 else 0.3 if ticks % 5 == 0 else 0.18)
        p, half = path[i] + outward[i] * (thickness + 0.004), along[i] * (0.0112 if ticks % 10 == 0 else 0.007)
        top = width - 0.012
        vertices += [(*(p - half), top), (*(p + half), top), (*(p + half), top - height), (*(p - half), top - height)]
    group.add(mesh("ticks", vertices, [tuple(range(k, k + 4)) for k in range(0, len(vertices), 4)], ink("spruce")))
    return group.add(box((0.07, 0.05, width * 1.06), brass(), 0.015, (*path[-1], width / 2)))


def stem(points, radius):
    return tube(points, radius, wood("#6B4A30", "#52371F", 2))


def pear():
    profile = [(0, 0.06), (0.16, 0.02), (0.3, 0), (0.55, 0.1), (0.7, 0.38), (0.72, 0.62), (0.62, 0.92), (0.44, 1.2)]
    profile += [(0.33, 1.45), (0.3, 1.66), (0.22, 1.8), (0.08, 1.82), (0, 1.77)]
    skin = principled("pear", "#BBAA6C", 0.42, 0.45, coat=0.15, bump=0.03, bump_scale=30)
    fruit = lathe("pear", curve_through(profile), skin, 96)
    for vertex in fruit.data.vertices:
        swell = 1 + noise.noise(vertex.co * 1.1) * 0.05
        vertex.co.x = vertex.co.x * swell + 0.05 * max(0, vertex.co.z - 0.8)
        vertex.co.y *= swell
    return Group(fruit, stem([(0.04, 0, 1.74), (0.07, 0, 1.9), (0.16, 0.02, 2.1)], 0.032))


def apple(colour):
    profile = [(0, 0.12), (0.14, 0.06), (0.3, 0), (0.58, 0.14), (0.74, 0.55), (0.72, 0.85), (0.56, 1.1), (0.34, 1.18)]
    profile += [(0.16, 1.1), (0.06, 0.98), (0, 0.95)]
    fruit = lathe("apple", curve_through(profile), gloss(colour, 0.35), 96)
    return Group(fruit, stem([(0, 0, 0.95), (0.02, 0, 1.15), (0.1, 0.02, 1.36)], 0.03))


def tent_card(width, height, bars):
    """A folded card that stands. `bars` are (left, right, bottom, top, colour) on its front."""
    material, lean = soft(PAPER, 0.6, 0.02), radians(12)

    def leaf():
        return Group(plate(width, height, 0.025, 0.05, material, (0, 0, height / 2), edge=0.004))

    front, back = leaf(), leaf()
    for left, right, bottom, top, colour in bars:
        w, h = right - left, top - bottom
        place = ((left + right) / 2, -0.02, (bottom + top) / 2)
        front.add(plate(w, h, 0.012, min(w, h) * 0.45, ink(colour), place, edge=0))
    front.empty.rotation_euler = (-lean, 0, 0)
    back.empty.location, back.empty.rotation_euler = (0, 2 * height * math.sin(lean), 0), (lean, 0, 0)
    return Group(front, back)


def report(width, height, accent):
    left = -width * 0.36
    rows = [(0.34, 0.74, 0.82, "spruce"), (0.7, 0.58, 0.62, "sage"), (0.56, 0.47, 0.51, "sage")]
    bars = [(left, left + width * length, height * low, height * high, colour) for length, low, high, colour in rows]
    return tent_card(width, height, [*bars, (left, left + 0.16, height * 0.16, height * 0.16 + 0.16, accent)])


def appointment_card(width, height):
    left, day = -width * 0.36, width * 0.13
    bars = [(left, left + width * 0.4, height * 0.78, height * 0.85, "spruce")]
    for i in range(4):
        for j in range(3):
            x, z = left + i * width * 0.2, height * (0.14 + 0.2 * j)
            bars.append((x, x + day, z, z + day, "coral" if (i, j) == (2, 1) else "#D9E0D6"))
    return tent_card(width, height, bars)


def dish(radius, material=None):
    r = radius
    profile = [(0, 0), (r * 0.6, 0, 0.03), (r, 0.16, 0.04), (r * 0.96, 0.18, 0.01), (r * 0.58, 0.05, 0.08), (0, 0.05)]
    return lathe("dish", rounded(profile, 0.04), material or soft("cream", 0.4))


def pellet(place, turn, radius=0.09, length=0.38):
    profile = [(0, -length / 2), (radius, -length / 2, 0.03), (radius, length / 2, 0.03), (0, length / 2)]
    x, y, z = place
    rotation = (radians(90), 0, radians(turn))
    return lathe("pellet", rounded(profile, 0.02), soft("#F7F0E2", 0.55, 0.02), 64, (x, y, z + radius), rotation)


def drinking_glass(radius, height, level=0.0):
    """`level` is how full it is, from 0 to 1."""
    r, h = radius, height
    foot = r * 0.86 - 0.04
    profile = [(0, 0), (r * 0.86, 0, 0.05), (r, h, 0.01), (r - 0.035, h, 0.01), (foot, 0.09, 0.04), (0, 0.09)]
    group = Group(lathe("glass", rounded(profile, 0.02), clear_glass()))
    if level:
        low = foot - 0.003
        high = low + (r - 0.04 - low) * level
        water = rounded([(0, 0.095), (low, 0.095, 0.03), (high, h * level, 0.01), (0, h * level)], 0.01)
        group.add(lathe("water", water, tinted("#EFF6F3", 0.06)))
    return group


def handle(points, radius, material):
    return tube([(x, 0, z) for x, z in points], radius, material)


def cup_of_coffee(colour):
    material = soft(colour, 0.45, 0.04)
    bowl = [(0, 0), (0.66, 0, 0.12), (0.95, 1.15, 0.3), (0.88, 1.15, 0.02), (0.6, 0.12, 0.2), (0, 0.12)]
    return Group(
        lathe("bowl", rounded(bowl, 0.03), material, 160),
        lathe("coffee", [(0, 0.93), (0.86, 0.93)], principled("coffee", "#4A2C1A", 0.06), 96),
        handle([(0.86, 0.95), (1.26, 0.95), (1.38, 0.66), (1.15, 0.42), (0.75, 0.42)], 0.095, material),
    )


def cup_of_tea(full=True):
    """With its saucer. It can be empty."""
    material = soft("cream", 0.35, 0.02)
    saucer = [(0, 0.02), (1, 0.02, 0.05), (1.72, 0.2, 0.08), (1.7, 0.25, 0.02), (0.95, 0.09, 0.1), (0, 0.09)]
    bowl = [(0, 0.09), (0.62, 0.09, 0.1), (1, 1.2, 0.3), (0.94, 1.2, 0.02), (0.58, 0.2, 0.2), (0, 0.2)]
    group = Group(
        lathe("saucer", rounded(saucer, 0.03), material, 160),
        lathe("bowl", rounded(bowl, 0.03), material, 160),
        handle([(0.9, 1), (1.3, 1), (1.42, 0.7), (1.2, 0.45), (0.8, 0.45)], 0.1, material),
    )
    if full:
        group.add(lathe("tea", [(0, 0.98), (0.91, 0.98)], principled("tea", "#5E3B22", 0.06), 96))
    return group


def pen(colour, length=3.9, radius=0.155):
    r, material, along = radius, gloss(colour, 0.28), (radians(-90), 0, 0)
    barrel = [(0, 0), (0.07, 0, 0.03), (r * 0.92, 0.5, 0.2), (r, length * 0.45), (0, length * 0.45)]
    cap = [(0, length * 0.44), (r * 1.1, length * 0.44, 0.02), (r * 1.06, length - 0.1, 0.1)]
    cap += [(0.06, length, 0.04), (0, length)]
    ring = [(0, length * 0.435), (r * 1.14, length * 0.435), (r * 1.14, length * 0.455), (0, length * 0.455)]
    group = Group(
        lathe("barrel", rounded(barrel, 0.03), material, rotation=along),
        lathe("cap", rounded(cap, 0.03), material, rotation=along),
        lathe("ring", ring, brass(), rotation=along),
        box((0.075, length * 0.36, 0.035), brass(), 0.015, (0, length * 0.78, r * 1.2)),
        box((0.075, 0.07, 0.12), brass(), 0.02, (0, length * 0.955, r * 1.05)),
    )
    return group


def envelope(colour, width=4.3, height=2.9):
    """It lies with its closed flap up."""
    material, w, h = principled("envelope", colour, 0.8, 0.15, bump=0.05, bump_scale=45), width / 2, height / 2
    flaps = [
        [(w, 0.02 - h, 0.04), (w, h - 0.02, 0.04), (0, -0.12, 0.04)],
        [(-w, 0.02 - h, 0.043), (-w, h - 0.02, 0.043), (0, -0.12, 0.043)],
        [(-w, -h, 0.055), (w, -h, 0.055), (0, 0.1, 0.055)],
        [(-w, h, 0.075), (w, h, 0.075), (0.12, -0.32, 0.085), (-0.12, -0.32, 0.085)],
    ]
    group = Group(box((width, height, 0.03), material, 0.012, (0, 0, 0.02)))
    for corners in flaps:
        group.add(thicken(mesh("flap", corners, [tuple(range(len(corners)))], material), 0.016))
    return group


def open_jar():
    """A jar of cream with a swirl."""
    jar = [(0, 0), (1.05, 0, 0.12), (1.05, 0.7, 0.06), (0.95, 0.72, 0.02), (0.9, 0.45), (0, 0.45)]
    swirl = [(0.88 * (1 - k / 60), 0.5 + 0.055 * math.sin(k / 4) + 0.18 * (k / 60) ** 2) for k in range(60)]
    return Group(
        lathe("jar", rounded(jar, 0.04), soft("cream", 0.4, 0.02), 160),
        lathe("cream", [(0.9, 0.42), *swirl, (0, 0.72)], soft("#FBF4E8", 0.35, 0.02), 160),
    )


def wooden_car(colour="#E0A15F"):
    paint = soft(colour, 0.45)
    group = Group(
        box((1.35, 0.55, 0.34), paint, 0.14, (0, 0, 0.38)), box((0.68, 0.5, 0.36), paint, 0.15, (-0.08, 0, 0.66))
    )
    for x in (-0.42, 0.42):
        for y in (-0.25, 0.37):
            wheel = wood("#D9B88E", "#BE9566", 0, 1.6)
            group.add(cylinder(0.23, 0.12, wheel, (x, y, 0.23), (radians(90), 0, 0)))
    return group


def ointment(length, radius, body, cap):
    """A tube of ointment that lies along X, with its flat end at the left."""
    material, around, rows = gloss(body, 0.3), 48, 24
    vertices = []
    for k in range(rows + 1):
        t = k / rows
        flat = (1 - t) ** 1.3
        wide, high = radius * (1 + 0.45 * flat), radius * (1 - flat) + 0.02
        for q in range(around):
            a = 2 * math.pi * q / around
            vertices.append((length * t, wide * math.cos(a), high * math.sin(a) + radius))
    faces = [
        (k * around + q, k * around + (q + 1) % around, (k + 1) * around + (q + 1) % around, (k + 1) * around + q)
        for k in range(rows)
        for q in range(around)
    ]
    faces += [tuple(range(around)), tuple(range(rows * around, (rows + 1) * around))]
    r, along = radius, (0, radians(90), 0)
    shoulder = rounded([(0, 0), (r, 0, 0.02), (r * 0.5, 0.14, 0.05), (r * 0.42, 0.3), (0, 0.3)], 0.03)
    lid = rounded([(0, 0.16), (r * 0.78, 0.16, 0.03), (r * 0.66, 0.74, 0.04), (0, 0.74)], 0.03)
    return Group(
        mesh("tube", vertices, faces, material, solid=True),
        box((0.16, radius * 2.94, 0.05), material, 0.015, (0.04, 0, radius)),
        lathe("shoulder", shoulder, material, place=(length, 0, r), rotation=along),
        lathe("lid", lid, gloss(cap, 0.35), place=(length, 0, r), rotation=along),
    )


def lid_upside_down(radius, colour):
    r = radius
    profile = [(0, 0), (r, 0, 0.05), (r, 0.3, 0.02), (r * 0.92, 0.3, 0.02), (r * 0.9, 0.07, 0.04), (0, 0.07)]
    liner = [(0, 0.075), (r * 0.88, 0.075), (r * 0.86, 0.09, 0.01), (0, 0.09)]
    return Group(
        lathe("lid", rounded(profile, 0.03), gloss(colour, 0.35), 160),
        lathe("liner", rounded(liner, 0.01), soft("cream", 0.5)),
    )


def hand_fan(radius, colour, stick, pleats=16, opening=172):
    """A folding fan, open, in the XZ plane. Its rivet is at the origin."""
    start = radians(90 - opening / 2)
    step = radians(opening) / pleats
    inner, leaf = radius * 0.42, soft(colour, 0.75, 0.04)
    vertices = []
    for k in range(2 * pleats + 1):
        a, depth = start + step * k / 2, 0.05 if k % 2 else -0.05
        vertices += [(r * math.cos(a), depth * r / radius, r * math.sin(a)) for r in (inner, radius)]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(2 * pleats)]
    fan = mesh("leaf", vertices, faces, leaf)
    for polygon in fan.data.polygons:
        polygon.use_smooth = False
    group = Group(thicken(fan, 0.012))
    for k in range(pleats + 1):
        a, last = start + step * k, k in (0, pleats)
        length = radius * (1.01 if last else 0.47)
        place = (length / 2 * math.cos(a), -0.03 - 0.001 * k, length / 2 * math.sin(a))
        group.add(box((length, 0.02, 0.13 if last else 0.075), stick, 0.008, place, (0, -a, 0)))
    return group.add(cylinder(0.07, 0.12, brass(), (0, 0.02, 0), (radians(90), 0, 0), edge=0.02))


def patch(size):
    """A patch on its backing, in the XZ plane about its middle."""
    skin = soft("#E8B393", 0.7, 0.02)
    return Group(
        plate(size * 1.25, size * 1.25, 0.02, 0.06, soft(PAPER, 0.6, 0.02), edge=0.005),
        plate(size, size, 0.02, size * 0.24, skin, (0, -0.018, 0), edge=0.006),
        plate(size * 0.62, size * 0.62, 0.01, size * 0.16, soft("#DD9C79", 0.7, 0.02), (0, -0.03, 0), edge=0.003),
    )


def book(width, depth, height, cover):
    """A closed book that lies on the table, with its spine to the left."""
    material = soft(cover, 0.6, 0.05)
    pages = soft("#F6EEDF", 0.8, 0.03)
    return Group(
        box((width, depth, 0.05), material, 0.015, (0, 0, 0.025)),
        box((width, depth, 0.05), material, 0.015, (0, 0, height - 0.025)),
        box((0.06, depth - 0.01, height - 0.01), material, 0.02, (-width / 2 + 0.02, 0, height / 2)),
        box((width - 0.1, depth - 0.1, height - 0.1), pages, 0.01, (0, 0, height / 2)),
    )


def alarm_clock(radius, colour, hour, minute):
    """A round clock on two feet, whose face is at -Y."""
    r, upright = radius, (radians(90), 0, 0)
    case = rounded([(0, -0.2), (r, -0.2, 0.1), (r, 0.2, 0.06), (r * 0.9, 0.22, 0.02), (r * 0.88, 0.14), (0, 0.14)], 0.04)
    group = Group(
        lathe("case", case, gloss(colour, 0.3), 160, (0, 0, r + 0.12), upright),
        lathe("face", [(0, 0.15), (r * 0.88, 0.15)], soft(PAPER, 0.6, 0), 128, (0, 0, r + 0.12), upright),
    )
    for k in range(12):
        a = radians(30 * k)
        length = r * (0.16 if k % 3 == 0 else 0.08)
        place = (r * 0.74 * math.sin(a), -0.16, r + 0.12 + r * 0.74 * math.cos(a))
        group.add(box((0.035, 0.01, length), ink("spruce"), 0.003, place, (0, a, 0)))
    for turn, length, width in ((30 * hour + minute / 2, 0.42, 0.06), (6 * minute, 0.62, 0.045)):
        a = radians(turn)
        place = (r * length / 2 * math.sin(a), -0.175, r + 0.12 + r * length / 2 * math.cos(a))
        group.add(box((width, 0.012, r * length), ink("spruce"), 0.004, place, (0, a, 0)))
    for x in (-0.5, 0.5):
        group.add(cylinder(0.06, 0.26, brass(), (r * x * 1.2, 0, 0), (0, radians(-24 * x), 0), edge=0.02))
    return group.add(cylinder(0.045, 0.02, brass(), (0, -0.17, r + 0.12), upright, edge=0.005))


def specimen_cup(radius, height, lid):
    """With its lid on, and a label to write on."""
    r, h = radius, height
    body = [(0, 0), (r * 0.86, 0, 0.06), (r, h, 0.01), (0, h)]
    cap = [(0, h - 0.02), (r * 1.1, h - 0.02, 0.03), (r * 1.1, h + 0.26, 0.06), (0, h + 0.26)]
    group = Group(
        lathe("cup", rounded(body, 0.03), soft("#F7F3EA", 0.25, 0), 128),
        lathe("cap", rounded(cap, 0.03), gloss(lid, 0.35), 160),
    )
    for k in range(48):
        a = 2 * math.pi * k / 48
        place = (r * 1.1 * math.cos(a), r * 1.1 * math.sin(a), h + 0.1)
        group.add(box((0.03, 0.03, 0.17), gloss(lid, 0.35), 0.01, place, (0, 0, a)))
    rows = [(0.72, 0.8, -1, 0, "spruce"), (0.5, 0.53, -1, 0.9, "sage"), (0.3, 0.33, -1, 0.9, "sage")]
    return group.add(*label(r * 0.985, h * 0.2, h * 0.78, 52, rows))


def drip_bag(colour, accent=None, chamber=True, full=0.3, haze=0.3):
    """A bag with its port and drip chamber, about its middle; it hangs 1.85 below its hook.

    `accent` is on its label, `full` from -0.5 to 0.5, and `haze` how milky its liquid is.
    """
    width, height, depth = 2.15, 3.1, 0.42

    def surface(u, v, scale):
        x, z = u * (1 - 0.07 * abs(v) ** 5), v * (1 - 0.05 * abs(u) ** 5)
        belly = max(0, 1 - abs(u) ** 2.7) ** 0.62 * max(0, 1 - abs(v) ** 3.4) ** 0.55 * (1 - 0.3 * v)
        crease = 0.1 * noise.noise(Vector((u * 3.2, v * 1.1, 4.2))) * v * v
        return x * width / 2 * scale, (depth * scale + crease) * belly, z * height / 2 * scale

    def pillow(material, scale, level=None):
        n = 64
        vertices, index, faces = [], {}, []
        for side in (-1, 1):
            for i in range(n + 1):
                for j in range(n + 1):
                    edge = i in (0, n) or j in (0, n)
                    if side == 1 and edge:
                        index[side, i, j] = index[-1, i, j]
                        continue
                    x, y, z = surface(2 * i / n - 1, 2 * j / n - 1, scale)
                    index[side, i, j] = len(vertices)
                    vertices.append((x, 0 if edge else side * y, z))
        for side in (-1, 1):
            for i in range(n):
                for j in range(n):
                    corners = (index[side, i + p, j + q] for p, q in ((0, 0), (1, 0), (1, 1), (0, 1)))
                    faces.append(tuple(dict.fromkeys(corners)))
        o = mesh("pillow", vertices, faces, material, solid=True)
        if level is not None:
            edit = bmesh.new()
            edit.from_mesh(o.data)
            everything = edit.verts[:] + edit.edges[:] + edit.faces[:]
            cut = bmesh.ops.bisect_plane(edit, geom=everything, plane_co=(0, 0, level), plane_no=(0, 0, 1), clear_outer=True)
            bmesh.ops.edgeloop_fill(edit, edges=[e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)])
            point_outwards(edit)
            edit.to_mesh(o.data)
            edit.free()
        return o

    def printed(x0, x1, z0, z1, colour, above=0.012):
        n = 16
        vertices = []
        for i in range(n + 1):
            for j in range(n + 1):
                x, z = x0 + (x1 - x0) * i / n, z0 + (z1 - z0) * j / n
                vertices.append((x, -surface(2 * x / width, 2 * z / height, 1)[1] - above, z))
        row = n + 1
        starts = [i * row + j for i in range(n) for j in range(n)]
        return mesh("print", vertices, [(k, k + row, k + row + 1, k + 1) for k in starts], soft(colour, 0.5, 0))

    seam = film(0.22, 0.15, 0.5)
    group = Group(
        pillow(tinted(colour, haze), 0.94, height * full),
        pillow(film(), 1),
        printed(-0.56, 0.56, -0.62, 0.42, PAPER),
        printed(-0.42, -0.08, 0.19, 0.29, "spruce", 0.02),
        plate(width + 0.16, 0.3, 0.04, 0.08, seam, (0, 0, height / 2 + 0.08), edge=0.01),
        plate(width * 0.7, 0.22, 0.04, 0.06, seam, (0, 0, -height / 2 - 0.05), edge=0.01),
    )
    for k, length in enumerate((0.84, 0.66, 0.74, 0.4)):
        group.add(printed(-0.42, length - 0.42, 0.02 - k * 0.13, 0.055 - k * 0.13, "sage", 0.02))
    for k in range(9):
        group.add(printed(0.66, 0.84 if k % 2 == 0 else 0.76, k * 0.22 - 1, k * 0.22 - 0.97, "spruce", 0.02))
    if accent:
        group.add(printed(0.16, 0.42, 0.12, 0.34, accent, 0.02))
    port = rounded([(0, 0.1), (0.13, 0.1), (0.13, -0.25), (0.16, -0.25), (0.16, -0.36), (0, -0.36)], 0.02)
    low = -height / 2 - 0.12
    group.add(lathe("port", port, soft("#F3EEE6", 0.35), place=(-0.28, 0, low)))
    group.add(cylinder(0.125, 0.2, gloss("coral", 0.35), (-0.28, 0, low - 0.55)))
    group.add(lathe("port", port, soft("#F3EEE6", 0.35), place=(0.26, 0, low)))
    group.add(cylinder(0.12, 0.16, gloss("spruce", 0.35), (0.26, 0, low - 0.5)))
    if not chamber:
        return group
    chamber = rounded([(0, 0), (0.16, 0), (0.17, -0.06), (0.17, -0.62), (0.05, -0.74), (0, -0.76)], 0.03)
    drops = rounded([(0, -0.3), (0.15, -0.3), (0.15, -0.6), (0.04, -0.71), (0, -0.72)], 0.03)
    group.add(lathe("chamber", chamber, film(0.1), place=(0.26, 0, low - 0.5)))
    return group.add(lathe("drops", drops, tinted(colour, 0.4), place=(0.26, 0, low - 0.5)))
