"""Furniture and plants of whole rooms, and what stands at a front door. They stand on z = 0; their front is at -Y."""

import math
import random
from math import radians

from hour_props import ball
from materials import brass, film, glow, ink, lit_shade, principled, soft
from room_props import fabric, grid
from shapes import Group, box, cylinder, lathe, plate, rounded, thicken, tube


def leg(place, height, material, lean=(0, 0)):
    """A leg that gets thinner towards the floor. `lean` moves its foot outwards."""
    profile = rounded([(0, 0), (0.06, 0, 0.02), (0.11, height), (0, height)], 0.01)
    x, y = place
    o = lathe("leg", profile, material, 48, (x + lean[0], y + lean[1], 0))
    o.rotation_euler = (math.atan2(lean[1], height), -math.atan2(lean[0], height), 0)
    return o


def desk_table(width, depth, height, material):
    """A table on four legs."""
    group = Group(box((width, depth, 0.16), material, 0.06, (0, 0, height - 0.08)))
    group.add(box((width - 0.7, depth - 0.6, 0.26), material, 0.03, (0, 0, height - 0.28)))
    for x in (-1, 1):
        for y in (-1, 1):
            place = (x * (width / 2 - 0.32), y * (depth / 2 - 0.28))
            group.add(leg(place, height - 0.15, material, (0.06 * x, 0.06 * y)))
    return group


def chair(seat, turned):
    """A dining chair with a padded seat and a bent back. It faces -Y."""
    pad = fabric(seat)
    group = Group(box((1.72, 1.6, 0.2), pad, 0.09, (0, 0, 1.72)), box((1.6, 1.5, 0.12), turned, 0.04, (0, 0, 1.57)))
    for x in (-0.68, 0.68):
        for y in (-0.62, 0.62):
            group.add(leg((x, y), 1.55, turned, (0.06 * x, 0.12 * y)))
        group.add(tube([(x, 0.66, 1.5), (x * 1.02, 0.76, 2.5), (x * 1.04, 0.9, 3.2)], 0.075, turned))

    def back(u, v):
        corner = 1 - 0.1 * abs(v) ** 4
        return 0.86 * u * corner, 0.86 + 0.11 * v - 0.14 * (1 - u * u) + 0.14, 2.95 + 0.42 * v * (1 - 0.12 * abs(u) ** 4)

    rest = thicken(grid(40, 16, back, pad), 0.16)
    rest.modifiers.new("subdivide", "SUBSURF").render_levels = 1
    return group.add(rest)


def laptop(marks, colour="#D8D2C6"):
    """An open laptop, 3 wide. `marks` (left, right, bottom, top, colour) are on its screen, 2.8 by 1.75 about its middle."""
    metal = principled("laptop", colour, 0.4, 0.5, metal=0.3)
    keys = box((2.6, 0.95, 0.02), soft("#3A4A45", 0.6, 0), 0.01, (0, 0.3, 0.125))
    group = Group(box((3, 2, 0.12), metal, 0.05, (0, 0, 0.06)), keys)
    group.add(box((1.0, 0.6, 0.01), soft("#C6C0B4", 0.5, 0), 0.004, (0, -0.6, 0.122)))
    lid = Group(plate(3, 1.98, 0.08, 0.12, metal, (0, 0, 0.99), edge=0.03))
    lid.add(plate(2.8, 1.75, 0.01, 0.05, soft("#FBF7EE", 0.5, 0), (0, -0.042, 1.0), edge=0))
    for left, right, bottom, top, mark in marks:
        w, h = right - left, top - bottom
        place = ((left + right) / 2, -0.05, 1.0 + (bottom + top) / 2)
        lid.add(plate(w, h, 0.006, min(w, h) * 0.45, ink(mark), place, edge=0))
    return group.add(lid.at((0, 0.96, 0.1), rotation=(-20, 0, 0)))


def leafy_plant(radius, height, leaves, pot, green="#5F7F62", seed=0):
    """Broad leaves on stems from a pot. `radius` and `height` are of the pot."""
    r, h = radius, height
    walls = [(0, 0), (r * 0.74, 0, 0.06), (r, h, 0.04), (r * 0.9, h, 0.02), (r * 0.86, h - 0.12), (0, h - 0.12)]
    group = Group(lathe("pot", rounded(walls, 0.03), soft(pot, 0.55, 0.05), 128))
    leaf, stalk = principled("leaf", green, 0.42, 0.4, sheen=0.1), soft("#6F7F55", 0.6, 0.02)
    for k in range(leaves):
        ring = k / leaves
        around = radians(137.5 * k + 40 * seed)
        length, rise = r * (1.5 - 0.25 * ring), r * (0.5 + 2.6 * ring)
        reach = r * (0.75 - 0.35 * ring)

        def at(u, v, length=length):
            t = (v + 1) / 2
            half = 0.3 * length * math.sin(math.pi * min(1, 0.04 + 0.96 * t) ** 0.85)
            droop = 0.75 * t - 0.5 * t * t * (1.3 if length > r * 1.3 else 1)
            return length * (0.92 * t), u * half, length * (droop + 0.1 * u * u)

        blade = Group(grid(10, 24, at, leaf))
        top = (reach * math.cos(around), reach * math.sin(around), h + rise)
        blade.at(top, math.degrees(around))
        group.add(tube([(0, 0, h - 0.15), (top[0] * 0.4, top[1] * 0.4, h + rise * 0.6), top], 0.035 * r + 0.012, stalk))
        group.add(blade)
    return group


def branches(height, pot, green="#6F9483", seed=1):
    """Eucalyptus in a tall vase: round leaves in pairs, on stems of `height` above its neck."""
    rnd = random.Random(seed)
    body = [(0, 0), (0.42, 0, 0.1), (0.66, 0.75, 0.5), (0.26, 1.55, 0.3), (0.28, 1.8, 0.04), (0.2, 1.8, 0.02), (0, 1.6)]
    group = Group(lathe("vase", rounded(body, 0.04), soft(pot, 0.6, 0.06), 128))
    leaf, stalk = principled("leaf", green, 0.55, 0.3, sheen=0.2), soft("#7A5B42", 0.6, 0.02)

    def blade(u, v):
        half = 0.13 * math.cos(math.pi / 2 * u) ** 0.6
        return 0.17 * (u + 1), v * half, 0.06 * v * v + 0.05 * u

    for k in range(7):
        around, spread, tall = radians(51 * k + rnd.uniform(-12, 12)), rnd.uniform(0.35, 0.75), height * rnd.uniform(0.7, 1)

        def at(t, around=around, spread=spread, tall=tall):
            out = spread * t**1.5 + 0.06
            return out * math.cos(around), out * math.sin(around), 1.2 + (tall + 0.6) * t

        group.add(tube([at(t) for t in (0, 0.35, 0.7, 1)], 0.022, stalk))
        for j in range(8):
            t = 0.42 + 0.56 * j / 7
            for side in (0, 180):
                turn = math.degrees(around) + 90 * (j % 2) + side + rnd.uniform(-15, 15)
                pair = Group(grid(10, 8, blade, leaf))
                group.add(pair.at(at(t), scale=1.25 - 0.5 * t, rotation=(rnd.uniform(-25, 25), -rnd.uniform(20, 60), turn)))
    return group


def arc_lamp(height, reach, globe=0.55):
    """A brass lamp whose arch carries a globe of milk glass, which is on, to its left."""
    r, top = reach / 2, height - reach / 2
    arch = [(r * math.cos(a) - r, 0, top + r * math.sin(a)) for a in (math.pi * k / 10 for k in range(11))]
    socket = rounded([(0, 0), (0.2, 0, 0.02), (0.11, 0.22, 0.03), (0, 0.24)], 0.02)
    milk = ball(globe, lit_shade("#FFF1DE", 0.75))
    milk.location = (-reach, 0, top - 0.26 - globe)
    return Group(
        cylinder(0.68, 0.1, brass()),
        tube([(0, 0, 0.08), (0, 0, top / 2), *arch, (-reach, 0, top - 0.12)], 0.06, brass()),
        lathe("socket", socket, brass(), 64, (-reach, 0, top - 0.3)),
        milk,
    )


def parcel(width, depth, height):
    """A plain brown box with its tape, its label of bars and a coral square."""
    brown, tape = soft("#C59A6B", 0.85, 0.06), soft("#E6D2B4", 0.5, 0.01)
    front = -depth / 2
    group = Group(
        box((width, depth, height), brown, 0.04, (0, 0, height / 2)),
        box((0.34, depth + 0.012, 0.02), tape, 0.004, (0, 0, height)),
        box((0.34, 0.012, height * 0.3), tape, 0.004, (0, front - 0.002, height * 0.86)),
        box((width * 0.4, 0.014, height * 0.42), soft("#FBF6EC", 0.6, 0), 0.005, (-width * 0.22, front, height * 0.36)),
        box((0.26, 0.016, 0.26), soft("coral", 0.6, 0), 0.006, (width * 0.36, front, height * 0.24)),
    )
    for k, length in enumerate((0.2, 0.3, 0.24)):
        place = (width * (-0.38 + length / 2), front - 0.002, height * (0.47 - 0.1 * k))
        group.add(box((width * length, 0.016, height * 0.035), ink("spruce" if k == 0 else "sage"), 0.004, place))
    return group


def front_door(width, height, colour):
    """A panelled door with its letter slot and knob, about the middle of its sill. Its front is at y = 0."""
    paint = soft(colour, 0.35, 0.02)
    group = Group(box((width, 0.3, height), paint, 0.03, (0, 0.15, height / 2)))
    for x in (-1, 1):
        for low, high in ((0.09, 0.36), (0.5, 0.93)):
            w, h = width * 0.34, height * (high - low)
            place = (x * width * 0.22, 0, height * (low + high) / 2)
            group.add(box((w, 0.1, h), paint, 0.045, place), box((w - 0.3, 0.16, h - 0.3), paint, 0.07, place))
    slot = height * 0.43
    group.add(box((1.7, 0.08, 0.46), brass(), 0.03, (0, -0.02, slot)))
    group.add(box((1.4, 0.06, 0.22), principled("flap", "#B99A66", 0.35, metal=1), 0.02, (0, -0.06, slot)))
    knob = rounded([(0, 0), (0.2, 0, 0.02), (0.2, 0.05, 0.02), (0.08, 0.1, 0.04), (0.08, 0.2, 0.05), (0.24, 0.36, 0.1), (0.17, 0.5, 0.12), (0, 0.52)], 0.03)
    return group.add(lathe("knob", knob, brass(), 96, (width * 0.43, 0, slot), (radians(90), 0, 0)))


def opening(left, right, low, high, y, sky):
    """The frame and the sill of a window in the wall at `y`. `sky` is the colour behind it, and how bright it is, or its material."""
    x, z, w, h = (left + right) / 2, (low + high) / 2, right - left, high - low
    white = soft("#F6F0E4", 0.5, 0)
    box((w, 0.02, h), glow(*sky) if isinstance(sky, tuple) else sky, 0.001, (x, y - 0.02, z))
    for side in (left, right):
        box((0.2, 0.22, h + 0.2), white, 0.03, (side, y - 0.08, z))
    for at in (low, high):
        box((w + 0.16, 0.2, 0.2), white, 0.03, (x, y - 0.08, at))
    box((w + 0.7, 0.6, 0.14), white, 0.04, (x, y - 0.25, low - 0.15))


def window(left, right, low, high, y, sky=("#F3F5EC", 2.4)):
    """A window of two by two panes in the wall at `y`. `sky` is the colour behind it, and how bright it is."""
    opening(left, right, low, high, y, sky)
    x, z, w, h = (left + right) / 2, (low + high) / 2, right - left, high - low
    white = soft("#F6F0E4", 0.5, 0)
    box((0.1, 0.14, h), white, 0.02, (x, y - 0.08, z))
    box((w, 0.12, 0.1), white, 0.02, (x, y - 0.08, z + h * 0.14))


def open_window(left, right, low, high, y, sky, turn=112):
    """A window of two sashes in the wall at `y`. The left one stands open into the room."""
    opening(left, right, low, high, y, sky)
    w, h = (right - left) / 2 - 0.1, high - low - 0.2
    sash(w, h).at((left + 0.1, y - 0.2, low + 0.1), -turn)
    sash(w, h).at((right - 0.1 - w, y - 0.1, low + 0.1))


def sash(width, height):
    """The sash of a window, with its hinge at the origin. It reaches to the right."""
    white = soft("#F6F0E4", 0.5, 0)
    group = Group(box((width, 0.02, height), film(0.05, 0.02, 0.15), 0.005, (width / 2, 0, height / 2)))
    for x in (0.08, width - 0.08):
        group.add(box((0.16, 0.14, height), white, 0.03, (x, 0, height / 2)))
    for z, high in ((0.08, 0.16), (height * 0.64, 0.1), (height - 0.08, 0.16)):
        group.add(box((width, 0.12, high), white, 0.03, (width / 2, 0, z)))
    return group.add(box((0.06, 0.12, 0.36), brass(), 0.025, (width - 0.08, -0.1, height * 0.42)))
