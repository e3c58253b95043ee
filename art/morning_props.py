"""A chair, a T-shirt on it, and a calendar, for the mornings of a man. They stand on z = 0; their front is at -Y."""

import math
from math import radians

import bpy

from clinic_props import sheet_with
from materials import brass, ink, oak, soft, wood
from room_props import fabric
from shapes import Group, box, cylinder, mesh, plate, thicken, tube

CHAIR = {"width": 3.0, "depth": 2.9, "seat": 3.1, "top": 6.3}


def chair_parts(light, dark):
    """The boxes of a chair that turns its back to -Y, and those of its back, on which a cloth can hang."""
    half, deep, seat, top = CHAIR["width"] / 2, CHAIR["depth"] / 2, CHAIR["seat"], CHAIR["top"]
    upright, across, along = wood(light, dark, 2, 1.8), wood(light, dark, 0, 1.8), wood(light, dark, 1, 1.8)
    back, rest = [], []
    for x in (-half + 0.14, half - 0.14):
        back.append(box((0.28, 0.28, top), upright, 0.07, (x, -deep, top / 2)))
        rest.append(box((0.28, 0.28, seat), upright, 0.07, (x, deep - 0.14, seat / 2)))
        rest.append(box((0.18, 2 * deep - 0.2, 0.24), along, 0.05, (x, -0.07, 1.25)))
    for z, tall in ((top - 0.42, 0.8), (4.4, 0.5)):
        back.append(box((2 * half - 0.4, 0.2, tall), across, 0.07, (0, -deep, z)))
    for y in (-deep, deep - 0.14):
        rest.append(box((2 * half - 0.4, 0.18, 0.36), across, 0.04, (0, y, seat - 0.3)))
    rest.append(box((2 * half + 0.1, 2 * deep + 0.1, 0.2), along, 0.08, (0, 0.02, seat)))
    return back, rest


def t_shirt_cut(width=3.9, length=4.9, sleeve=1.35, slope=0.3, columns=40, rows=48):
    """Vertices and faces of a T-shirt that is worn, with its shoulders at z = 0, open at its hem, neck and sleeves."""
    half, neck, armhole = width / 2, 0.62, int(rows * 0.66)
    step = width / columns
    outer = columns // 2 + round(sleeve / step)
    index, vertices = {}, []

    def vertex(i, j, side):
        x, t = i * step, j / rows
        on_body = abs(i) <= columns // 2
        seam = (j == rows and abs(x) >= neck) or (on_body and abs(i) == columns // 2 and j <= armhole)
        seam = seam or (not on_body and j == armhole)
        key = (i, j, 0 if seam else side)
        if key not in index:
            dip = (0.78 if side < 0 else 0.2) * max(0, 1 - (x / neck) ** 2) ** 0.5
            top = -slope * max(0, abs(x) - neck) - (dip if side else 0)
            z = top - (1 - t) * (length + top * (0.2 if on_body else 1))
            across = max(0, 1 - (x / (half + 0.02)) ** 2) if on_body else 0
            belly = 0.0 if seam else side * (0.24 + 0.3 * across) * (1 - t**6 * 0.75)
            if not on_body:
                belly = 0.0 if seam else side * 0.3 * math.sin(math.pi * (j - armhole) / (rows - armhole))
            index[key] = len(vertices)
            vertices.append((x, belly, z))
        return index[key]

    faces = []
    for side in (-1, 1):
        for i in range(-outer, outer):
            sleeved = i < -columns // 2 or i >= columns // 2
            low = armhole if sleeved else 0 if side < 0 else int(rows * 0.42)
            for j in range(low, rows):
                corners = [vertex(*at, side) for at in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
                faces.append(tuple(dict.fromkeys(corners)))
    return vertices, faces


def hang(o, on, frames=45):
    """Lets a cloth fall on other objects, and keeps the shape that it then has."""
    for support in on:
        support.modifiers.new("collision", "COLLISION")
        support.collision.thickness_outer, support.collision.cloth_friction = 0.03, 30
    modifier = o.modifiers.new("cloth", "CLOTH")
    cloth, contact = modifier.settings, modifier.collision_settings
    cloth.quality, cloth.mass, cloth.air_damping = 6, 0.25, 2
    cloth.tension_stiffness = cloth.compression_stiffness = cloth.shear_stiffness = 12
    cloth.bending_stiffness = 0.6
    contact.collision_quality, contact.distance_min = 3, 0.03
    modifier.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    data = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = data
    for support in on:
        support.modifiers.remove(support.modifiers["collision"])
    bpy.context.scene.frame_set(1)


def chair_with_t_shirt(colour, light, dark):
    """A chair from behind, that wears a loose T-shirt. What nobody sees of the shirt ends above the seat."""
    back, rest = chair_parts(light, dark)
    shirt = mesh("shirt", *t_shirt_cut(), fabric(colour), (0.06, -CHAIR["depth"] / 2, CHAIR["top"] + 0.22))
    hang(shirt, back)
    thicken(shirt, 0.05)
    shirt.modifiers.new("subdivide", "SUBSURF").render_levels = 1
    return Group(*back, *rest, shirt)


def wall_calendar(ticked, width=2.8, height=3.1):
    """A month in the XZ plane about its middle, under a strip of oak on a cord. Its first days have a tick."""
    pitch, rise = width * 0.128, height * 0.142
    group = Group(box((width, 0.08, height), soft("#EFE6D6", 0.8, 0.02), 0.012, (0, 0.06, 0)))
    group.add(sheet_with(width, height, [(-width * 0.42, -width * 0.06, height * 0.3, height * 0.365, "spruce")]))
    for day in range(35):
        x, z = (day % 7 - 3) * pitch, height * 0.185 - rise * (day // 7)
        group.add(plate(pitch * 0.86, rise * 0.84, 0.01, 0.04, ink("#EADFCB"), (x, -0.018, z), edge=0))
        if day < ticked:
            low, high = z - 0.1 + 0.02 * math.sin(day * 5), z + 0.12 + 0.03 * math.sin(day * 3)
            points = [(x - 0.1, -0.03, z + 0.01), (x - 0.03, -0.03, low), (x + 0.13, -0.03, high)]
            for one, other in zip(points, points[1:]):
                group.add(tube([one, other], 0.022, ink("coral")))
    strip, nail = height / 2 - 0.02, height / 2 + 0.62
    group.add(box((width + 0.16, 0.24, 0.2), oak(), 0.03, (0, 0.02, strip)))
    for side in (-1, 1):
        cord = [(side * width * 0.42, 0.04, strip + 0.08), (side * 0.02, 0.04, nail)]
        group.add(tube(cord, 0.018, soft("#D8C3A0", 0.9, 0)))
    return group.add(cylinder(0.05, 0.3, brass(), (0, 0.16, nail - 0.03), (radians(90), 0, 0), edge=0.02))
