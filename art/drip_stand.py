"""The drip beside a chair: a stand on wheels, its bag and its line. It stands on z = 0."""

import math
from math import radians

from mathutils import Vector

from materials import brass, gloss, soft
from props import drip_bag
from room_props import fabric
from sets import UPRIGHT
from shapes import Group, box, cylinder, tube


def wheeled_foot(radius):
    """The foot of a drip stand: five arms, each with a wheel."""
    group = Group(cylinder(0.16, 0.22, brass(), (0, 0, 0.24)))
    for k in range(5):
        a = radians(72 * k + 20)
        x, y = radius * math.cos(a), radius * math.sin(a)
        group.add(tube([(0, 0, 0.34), (x * 0.6, y * 0.6, 0.27), (x, y, 0.22)], 0.055, brass()))
        wheel = cylinder(0.11, 0.09, fabric("#2B3A36"), (x + 0.045 * math.sin(a), y - 0.045 * math.cos(a), 0.11))
        wheel.rotation_euler = (radians(-90), 0, a)
        group.add(wheel)
    return group


def mixed(colour, other, share):
    """A hex code between two of them."""
    pairs = ((int(colour[k : k + 2], 16), int(other[k : k + 2], 16)) for k in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def clamp(place):
    """The roller clamp on the line."""
    x, y, z = place
    box((0.17, 0.15, 0.42), soft("#F3EEE6", 0.35, 0), 0.04, (x, y, z))
    cylinder(0.085, 0.1, gloss("#4F86A8", 0.35), (x, y - 0.03, z + 0.06), UPRIGHT, edge=0.02)


def sagging(start, end, low, steps=7):
    """Points of a line that hangs from `start` to `end`, `low` below the straight way in its middle."""
    points = (Vector(start).lerp(Vector(end), k / steps) for k in range(1, steps))
    sags = (4 * low * (k / steps) * (1 - k / steps) for k in range(1, steps))
    return [(p.x, p.y, p.z - sag) for p, sag in zip(points, sags)]


def drip(colour, foot, top, side, scale, rest, end, haze=0.3, turn=4, low=0.9, outside=()):
    """A stand on wheels with a bag at its `side` (-1 or 1). Its line hangs to `rest`, on a chair, and lies to `end`.

    `outside` has points before `rest`, which lead it up the outside of a thick arm.
    """
    x, y = foot
    reach = 1.3 * scale + 0.12
    hook = [(x, y, 0.3), (x, y, top * 0.6), (x, y, top - 0.3), (x + 0.1 * side, y, top - 0.02)]
    hook += [(x + reach * 0.55 * side, y, top + 0.1), (x + reach * 0.92 * side, y, top - 0.04)]
    hook += [(x + reach * side, y, top - 0.22)]
    tube(hook, 0.055, brass())
    cylinder(0.1, 0.3, soft("#2B3A36", 0.5, 0), (x, y, top * 0.42))
    wheeled_foot(0.95).at((x, y, 0))
    bag = (x + reach * side, y - 0.02, top - 0.2 - 1.72 * scale)
    drip_bag(colour, haze=haze).at(bag, turn, scale)
    a = radians(turn)
    start = (bag[0] + 0.26 * scale * math.cos(a), bag[1] + 0.26 * scale * math.sin(a), bag[2] - 2.9 * scale)
    below = (start[0], start[1], start[2] - 0.6)
    over = (rest[0] * 0.5 + end[0] * 0.5, rest[1] * 0.5 + end[1] * 0.5, rest[2] * 0.35 + end[2] * 0.65)
    pale = gloss(mixed(colour, "#F4ECDF", 0.45), 0.2)
    tube([start, below, *sagging(below, [*outside, rest][0], low), *outside, rest, over, end], 0.036, pale)
    tip = Vector(end) - Vector(over)
    cylinder(0.06, 0.26, soft("#F3EEE6", 0.35, 0), end, tip.to_track_quat("Z", "Y").to_euler(), edge=0.02)
    clamp((below[0], below[1] - 0.01, below[2] + 0.1))
