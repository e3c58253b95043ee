"""Citrus fruit in the still lifes. It stands on z = 0; its front is at -Y."""

import math
from math import radians

from hour_props import UPRIGHT, ball
from kitchen_props import bowl
from materials import gloss, principled, soft
from props import drinking_glass
from shapes import Group, cylinder, mesh


def orange(radius):
    """About its middle."""
    skin = principled("orange", "#EE8A2B", 0.42, 0.45, coat=0.15, bump=0.3, bump_scale=30)
    star = cylinder(radius * 0.12, 0.03, soft("#6F8A4E", 0.6, 0.05), (0, 0, radius - 0.012), edge=0.01)
    return Group(ball(radius, skin, 96), star)


def bowl_of_oranges(colour):
    """A bowl with a heap of oranges."""
    group = Group(bowl(1.3, 0.8, colour))
    places = [(0.62 * math.cos(1.2566 * k), 0.62 * math.sin(1.2566 * k), 0.78) for k in range(5)]
    for k, place in enumerate([*places, (0.04, 0, 1.3)]):
        group.add(orange(0.46).at(place, rotation=(23 * k - 40, 18 - 17 * k, 50 * k)))
    return group


def lime_slice(radius):
    """In the XZ plane about its middle, with its segments."""
    rind = cylinder(radius, 0.1, gloss("#86A83C", 0.4), (0, 0.05, 0), UPRIGHT, edge=0.02)
    group = Group(rind, cylinder(radius * 0.9, 0.11, soft("#EEF0C4", 0.6, 0), (0, 0.055, 0), UPRIGHT, edge=0.01))
    flesh = principled("lime", "#B4CC4E", 0.3, 0.5, coat=0.3)
    for k in range(8):
        a0, a1 = radians(45 * k + 3.5), radians(45 * k + 41.5)
        r = radius * 0.82
        arc = [(r * math.cos(a0 + (a1 - a0) * j / 6), r * math.sin(a0 + (a1 - a0) * j / 6)) for j in range(7)]
        middle = (a0 + a1) / 2
        tip = (radius * 0.1 * math.cos(middle), radius * 0.1 * math.sin(middle))
        for y in (-0.062, 0.062):
            corners = [(x, y, z) for x, z in (tip, *arc)]
            group.add(mesh("segment", corners, [tuple(range(8))], flesh))
    return group


def glass_with_lime(radius, height):
    """Water with a slice of lime on the rim."""
    lime = lime_slice(radius * 0.8).at((radius * 0.9, -0.05, height * 0.98), 14)
    return drinking_glass(radius, height, 0.78).add(lime)
