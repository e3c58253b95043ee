"""What patients lie on, and what they need in the weeks after. It stands on z = 0; its front is at -Y."""

import math
from math import radians

from mathutils import Vector, noise

from materials import cloth, ink, principled, soft
from props import PAPER
from room_props import fabric, grid
from shapes import Group, box, cylinder, plate, thicken, tube
from wardrobe_props import folded, patch


def exam_couch(width, depth, height, pad, frame):
    """A clinic's couch along the wall: a padded top with a strip of paper over it, on a cupboard with three doors."""
    h, white = height, soft(frame, 0.5, 0.02)
    group = Group(
        box((width - 0.3, depth - 0.3, h - 0.75), white, 0.05, (0, 0, (h - 0.75) / 2 + 0.2)),
        box((width, depth, 0.5), principled("pad", pad, 0.55, 0.35, bump=0.03), 0.16, (0, 0, h - 0.25)),
        box((width - 0.5, depth - 0.5, 0.22), soft("#8C8274", 0.7, 0), 0.02, (0, 0, 0.11)),
    )
    door = (width - 0.5) / 3
    for k in range(3):
        x = (k - 1) * door
        group.add(box((door - 0.08, 0.06, h - 1.05), white, 0.025, (x, 0.15 - depth / 2, (h - 1.05) / 2 + 0.33)))
        place = (x + door * 0.34, 0.1 - depth / 2, h - 1.1)
        group.add(cylinder(0.06, 0.08, soft("#B99A66", 0.4, 0), place, (radians(90), 0, 0)))

    def paper(u, v):
        x, y = u * width * 0.47, v * depth * 0.36
        wave = 0.012 * noise.noise(Vector((x * 1.6, y * 2.2, 3)))
        return x, y, h + 0.012 + wave

    return group.add(thicken(grid(120, 40, paper, soft("#FBF8F1", 0.85, 0.05)), 0.012))


def folded_trousers(colour, width=2.6, depth=2.0):
    """Soft trousers that are folded, with their waistband at the front."""
    material = fabric(colour)
    group, height = folded(width, depth, 0.26, (material, material))
    front = -depth / 2 + 0.14
    group.add(patch(-width / 2 + 0.1, width / 2 - 0.1, front, front + 0.36, height, 0.03, material))
    for k in range(26):
        x = -width / 2 + 0.16 + k * (width - 0.32) / 25
        rib = [(x, front + 0.02, height(x, front + 0.02) + 0.05), (x, front + 0.34, height(x, front + 0.34) + 0.05)]
        group.add(tube(rib, 0.016, material))
    return group


def gauze_packet(accent, width=1.5, height=1.2):
    """An opened packet of gauze in the XZ plane, about its middle. Its folded gauze looks out at the top."""
    gauze = cloth("#FDFCF7", 26, 0.7)
    group = Group(plate(width, height, 0.03, 0.05, soft("#F3EDE0", 0.6, 0.08), edge=0.01))
    for k in range(3):
        place = (0.03 * k, 0.05 + 0.06 * k, height * 0.42 + 0.03 * k)
        group.add(box((width * 0.8, 0.055, width * 0.8), gauze, 0.025, place, (0, radians(5 - 2 * k), 0)))
    marks = [(-0.5, 0.5, -0.36, 0.06, accent), (-0.4, 0.05, -0.08, 0.0, PAPER), (-0.4, 0.28, -0.24, -0.19, PAPER)]
    for k, (left, right, low, high, colour) in enumerate(marks):
        w, h = (right - left) * width, (high - low) * height
        place = ((left + right) / 2 * width, -0.018 - 0.003 * k, (low + high) / 2 * height)
        group.add(plate(w, h, 0.008, 0.01 if k == 0 else h * 0.45, ink(colour), place, edge=0))
    return group
