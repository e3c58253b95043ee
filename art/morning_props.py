"""A calendar for the mornings of a man. Its front is at -Y."""

import math
from math import radians

from clinic_props import sheet_with
from materials import brass, ink, oak, soft
from shapes import Group, box, cylinder, plate, tube


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
