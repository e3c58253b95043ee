"""Folded clothes and what is carried to work in the still lifes. They stand on z = 0; their front is at -Y."""

import math

import bpy

from day_props import card
from materials import brass, gloss, principled, soft
from props import folded_cloth
from room_props import fabric, grid
from shapes import Group, box, cylinder, mesh, thicken, tube


def shirting(colour):
    return principled("shirting", colour, 0.9, 0.15, sheen=0.35, bump=0.14, bump_scale=70)


def folded(width, depth, thickness, materials):
    """Folded clothes on each other, the last on top, and a function of (x, y) that says how high their top is."""
    group = folded_cloth(width, depth, len(materials), thickness, materials)
    bpy.context.view_layer.update()
    top = group.empty.children[-1]

    def height(x, y):
        return top.ray_cast((x, y, 9), (0, 0, -1))[1].z

    return group, height


def patch(left, right, front, back, height, above, material):
    """A piece that is sewn on the top of `folded`."""

    def at(u, v):
        x, y = (left + right + (right - left) * u) / 2, (front + back + (back - front) * v) / 2
        return x, y, height(x, y) + above

    return thicken(grid(12, 40, at, material), 0.022)


def turned_collar(material, front, z):
    """A collar: its stand rises about the neck, and its leaf falls outwards, into two points at the front."""

    def at(u, v):
        a = math.pi * u
        x, y = 0.5 * math.sin(a), front + 0.44 - 0.44 * math.cos(a)
        near = math.exp(-((a / 0.75) ** 2))
        side = math.copysign(1, u)
        out = (math.sin(a) * (1 - near) + side * 0.5 * near, -math.cos(a) * (1 - near) - 0.85 * near)
        rise, reach = 0.34 - 0.12 * near, 0.3 + 0.42 * near
        t = (v + 1) / 2
        if t < 0.45:
            s = t / 0.45
            return x * (0.9 + 0.06 * s) + 0.02 * side * near, y, z + rise * s
        s = (t - 0.45) / 0.55
        low = rise * (1 - s) ** 1.4 + 0.035 * s
        return x * 0.96 + 0.02 * side * near + out[0] * reach * s, y + out[1] * reach * s, z + low

    halves = [grid(60, 24, lambda u, v, s=s: at(s * (0.012 + 0.494 * (u + 1)), v), material) for s in (-1, 1)]
    for half in halves:
        thicken(half, 0.03)
    return Group(*halves)


def folded_shirt(colour, width=2.6, depth=3.1):
    """A dress shirt that is folded for a drawer, with its collar at the back."""
    material = shirting(colour)
    group, height = folded(width, depth, 0.2, (material, material))
    neck = depth / 2 - 1.1
    group.add(patch(-0.13, 0.13, -depth / 2 + 0.12, neck, height, 0.012, material))
    group.add(patch(0.42, 1.0, 0.05 - depth / 4, depth / 4 - 0.55, height, 0.012, material))
    for k in range(3):
        y = neck - 0.5 - 0.62 * k
        button = cylinder(0.065, 0.035, gloss("#DAD0BE", 0.3), (0, y, height(0, y) + 0.02), edge=0.012)
        group.add(button)
    group.add(turned_collar(material, neck, height(0, neck) - 0.02))
    return group


def folded_t_shirts(colours, width=2.5, depth=2.3):
    """T-shirts that are folded, on each other. The last is on top; its neckband is at the back."""
    materials = tuple(fabric(colour) for colour in colours)
    group, height = folded(width, depth, 0.17, materials)
    back = depth / 2 - 0.16

    def neck(a, out):
        deep = 0.34 if math.sin(a) > 0 else 0.46
        return (0.5 + out) * math.cos(a), back - 0.42 + (deep + out) * math.sin(a)

    def band(u, v):
        x, y = neck(math.pi * u, 0.075 * v)
        return x, y, height(x, y) + 0.03 + 0.025 * (1 - v * v)

    hem = thicken(grid(96, 8, band, materials[-1]), 0.03)
    around = [neck(2 * math.pi * k / 48, -0.06) for k in range(48)]
    points = [(x, y, height(x, y) + 0.016) for x, y in around]
    inside = mesh("inside", points, [tuple(range(48))], soft("#A98E6B", 0.95, 0.1))
    label = box((0.3, 0.2, 0.012), fabric("#F6EFE3"), 0.004, (0, back - 0.3, height(0, back - 0.3) + 0.03))
    return group.add(hem, inside, label)


def work_bag(colour):
    """A leather bag with a flap, two straps and a handle."""
    leather, strap = soft(colour, 0.5, 0.06), soft("#5E3622", 0.5, 0.05)

    def flap(u, v):
        t = (v + 1) / 2
        path = [(0.5, 2.26), (0.2, 2.37), (-0.35, 2.36), (-0.58, 2.2), (-0.62, 1.9), (-0.64, 0.95)]
        at = t * (len(path) - 1)
        k = min(int(at), len(path) - 2)
        y, z = (a + (b - a) * (at - k) for a, b in zip(path[k], path[k + 1]))
        corner = max(0, (abs(u) - 0.8) / 0.2) ** 2
        return 1.74 * u, y, z + 0.28 * corner * max(0, t - 0.8) * 5

    cover = thicken(grid(60, 60, flap, leather), 0.07)
    cover.modifiers.new("subdivide", "SUBSURF").render_levels = 1
    group = Group(box((3.4, 1.14, 2.3), leather, 0.2, (0, 0, 1.15)), cover)
    for x in (-0.95, 0.95):
        group.add(box((0.24, 0.06, 1.1), strap, 0.02, (x, -0.7, 1.0)))
        group.add(box((0.36, 0.07, 0.4), brass(), 0.05, (x, -0.72, 0.86)))
        group.add(box((0.2, 0.08, 0.24), strap, 0.02, (x, -0.73, 0.86)))
        group.add(cylinder(0.12, 0.06, brass(), (x * 0.75, -0.05, 2.36), edge=0.02))
    arch = [(-0.71, -0.05, 2.36), (-0.62, -0.05, 2.68), (0, -0.05, 2.86), (0.62, -0.05, 2.68), (0.71, -0.05, 2.36)]
    return group.add(tube(arch, 0.085, strap))


def badge(marks):
    """A badge for work, which lies with its ribbon. `marks` are on its front."""
    ribbon = [(0, 0.05), (0.08, 0.6), (0.5, 1.05), (1.0, 0.95), (1.05, 0.5), (0.55, 0.4), (0.02, 0.75)]
    group = Group(card(marks, 1.15, 1.5).at((0, -0.9, 0.03), rotation=(-90, 0, 0)))
    group.add(box((0.22, 0.34, 0.05), principled("steel", "#CFCBC2", 0.28, metal=1), 0.02, (0, -0.08, 0.05)))
    return group.add(tube([(x, y, 0.035 + 0.01 * k) for k, (x, y) in enumerate(ribbon)], 0.032, fabric("#2C6257")))


def notebook(cover, width=1.9, depth=2.5):
    """A closed notebook with its elastic band."""
    material, pages = soft(cover, 0.6, 0.05), soft("#F6EEDF", 0.8, 0.03)
    group = Group(box((width - 0.06, depth - 0.08, 0.26), pages, 0.01, (0, 0, 0.16)))
    for z in (0.025, 0.305):
        group.add(box((width, depth, 0.05), material, 0.02, (0, 0, z)))
    group.add(box((0.05, depth, 0.3), material, 0.02, (-width / 2 + 0.02, 0, 0.165)))
    return group.add(box((0.07, depth + 0.02, 0.345), fabric("#16332D"), 0.01, (width * 0.36, 0, 0.165)))
