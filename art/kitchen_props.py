"""Food and kitchen things in the still lifes. They stand on z = 0; their front is at -Y."""

import math
import random
from math import radians

from mathutils import Vector, noise

from materials import gloss, principled, soft, wood
from props import drinking_glass
from room_props import grid
from shapes import Group, cylinder, lathe, mesh, plate, rounded, thicken, tube


def bowl(radius, height, colour):
    r, h = radius, height
    profile = [(0, 0), (r * 0.45, 0, 0.1), (r, h, 0.5), (r * 0.94, h + 0.02, 0.02), (r * 0.42, 0.12, 0.4), (0, 0.12)]
    return lathe("bowl", rounded(profile), soft(colour, 0.4, 0.04), 160)


def board(width, depth, thickness=0.18):
    """A wooden board that lies."""
    turned = wood("#C08F60", "#9D6E45", 0, 1.6)
    place = (0, 0, thickness / 2)
    return Group(plate(width, depth, thickness, 0.3, turned, place, (radians(-90), 0, 0), 0.05))


def cherry_tomato(colour, radius=0.3):
    """About its middle, with the star of its stem on top."""
    r, green = radius, soft("#6F8A4E", 0.6, 0.05)
    skin = [(r * math.sin(a), -r * 0.92 * math.cos(a)) for a in (math.pi * k / 24 for k in range(1, 24))]
    group = Group(lathe("tomato", [(0, -r * 0.92), *skin, (0, r * 0.86)], gloss(colour, 0.22), 64))
    for k in range(5):
        a = radians(72 * k + 10)
        c, s = math.cos(a), math.sin(a)
        rows = ((0.02, 0.04, 0.93), (0.2, 0.09, 0.94), (0.42, 0.06, 0.92), (0.6, 0.005, 0.86))
        vertices = [
            (r * (out * c - side * half * s), r * (out * s + side * half * c), r * up)
            for out, half, up in rows
            for side in (-1, 1)
        ]
        group.add(thicken(mesh("sepal", vertices, [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(3)], green), 0.014))
    return group.add(tube([(0, 0, r * 0.85), (0.01, 0, r * 1.1), (0.05, 0.01, r * 1.3)], 0.02, green))


def heap_of_tomatoes(colours):
    """They fill a bowl whose radius is 1.35."""
    rnd, group = random.Random(4), Group()
    places = [(0.74 * math.cos(2 * math.pi * k / 7), 0.74 * math.sin(2 * math.pi * k / 7), 0.78) for k in range(7)]
    places += [(0, 0, 0.66)]
    places += [(0.42 * math.cos(2.1 * k + 0.6), 0.42 * math.sin(2.1 * k + 0.6), 1.15) for k in range(3)]
    for k, place in enumerate(places):
        lean = (rnd.uniform(-50, 50), rnd.uniform(-50, 50), rnd.uniform(0, 360))
        group.add(cherry_tomato(colours[k % len(colours)], rnd.uniform(0.28, 0.31)).at(place, rotation=lean))
    return group


def toast(size=1.0):
    """A slice that lies. Its crust is darker than what the knife has cut."""
    half, low, high = 0.5 * size, -0.5 * size, 0.36 * size
    top = [(half * 1.12 * math.cos(radians(a)), high + 0.2 * size * math.sin(radians(a))) for a in range(-50, 231, 14)]
    around = [(-half, low), (half, low), (half, high - 0.2 * size), *top, (-half, high - 0.2 * size)]
    around = rounded([*around, around[0]], 0.07 * size)[1:-1]
    n = len(around)

    def slab(scale, z0, z1, material):
        vertices = [(x * scale, y * scale, z) for z in (z0, z1) for x, y in around]
        faces = [tuple(range(n)), tuple(range(n, 2 * n)), *((k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n))]
        return mesh("slice", vertices, faces, material, solid=True)

    crumb = principled("crumb", "#D9A463", 0.9, 0.1, bump=0.8, bump_scale=16)
    return Group(slab(1, 0, 0.2, soft("#9A6233", 0.8, 0.2)), slab(0.93, 0.1, 0.215, crumb))


def orange_juice(radius, height, level):
    juice = principled("juice", "#EFA032", 0.35, 0.4)
    inside, low = radius - 0.045, radius * 0.86 - 0.05
    filling = [(0, 0.1), (low, 0.1, 0.03), (low + (inside - low) * level, height * level, 0.01), (0, height * level)]
    return Group(drinking_glass(radius, height), lathe("juice", rounded(filling, 0.01), juice))


def bowl_of_soup(colour, soup):
    """A bowl of thick soup with a swirl of cream; its spoon leans on the rim at the right."""
    steel = principled("steel", "#CFCBC2", 0.26, metal=1)
    surface = principled("soup", soup, 0.28, 0.5, coat=0.3, bump=0.1, bump_scale=9)
    group = Group(bowl(1.4, 0.95, colour), lathe("soup", [(0, 0.66), (1.08, 0.66), (1.13, 0.69)], surface, 128))
    swirl = []
    for k in range(40):
        a, r = 0.32 * k, 0.12 + 0.0135 * k
        swirl.append((r * math.cos(a) - 0.12, 0.82 * r * math.sin(a) - 0.05, 0.665))
    group.add(tube(swirl, 0.032, gloss("#FBF3E4", 0.3)))

    def along(u, v):
        half = (0.07 + 0.05 * max(0, u)) * (1 - max(0, u) ** 12) ** 0.5
        return 0.42 + 0.84 * (u + 1), half * v, 0.62 + 0.48 * (u + 1) - 0.05 * (1 - u * u)

    handle = thicken(grid(90, 6, along, steel), 0.045)
    handle.rotation_euler = (0, 0, radians(24))
    return group.add(handle)


def hot_water_bottle(colour):
    """A rubber bottle that lies along Y, with ribs on its front, its neck and its stopper at the far end."""
    rubber = principled("rubber", colour, 0.55, 0.35, sheen=0.2, bump=0.04, bump_scale=50)

    def half_width(t):
        body = 0.98 * max(0, 1 - abs(2 * min(t, 0.76) / 0.76 - 1) ** 5) ** 0.4
        neck = 0.27 + 0.16 * max(0, (t - 0.88) / 0.12) ** 2
        return max(body, neck) if t > 0.6 else max(body, 0.02)

    def at(u, v, side):
        t = (v + 1) / 2
        w = half_width(t)
        belly = max(0, 1 - abs(u) ** 2.6) ** 0.5 * (0.17 + 0.07 * math.sin(math.pi * min(1, t / 0.8)))
        if t < 0.06:
            belly *= (t / 0.06) ** 0.5
        rib = 0.014 * math.sin(w * u * 34) * (1 if side > 0 and 0.1 < t < 0.66 and abs(w * u) < 0.66 else 0)
        dent = 0.02 * noise.noise(Vector((u * 1.1, t * 2, 4)))
        return w * u, 3.3 * t - 1.65, 0.25 + side * (belly + (dent + rib) * min(1, belly * 5))

    group = Group(*(grid(120, 140, lambda u, v, side=side: at(u, v, side), rubber) for side in (-1, 1)))
    stopper = [(0, -0.1), (0.12, -0.1), (0.12, 0.05, 0.02), (0.26, 0.08, 0.03), (0.26, 0.2, 0.05), (0, 0.22)]
    place, along = (0, 1.65, 0.25), (radians(-90), 0, 0)
    return group.add(lathe("stopper", rounded(stopper, 0.02), gloss("#F1E6D6", 0.4), 64, place, along))
