"""The rooms of the still lifes, and the list of their scenes."""

from math import radians

from shapes import box, plane
from stage import arguments, render, reset

UPRIGHT = (radians(90), 0, 0)
SCENES = {}


def scene(make):
    SCENES[make.__name__.replace("_", "-")] = make


def wall(material, y):
    plane(material, (0, y, 6), UPRIGHT)


def counter(material, depth, front):
    box((24, depth, 0.45), material, 0.05, (0, front + depth / 2, -0.225))


def main():
    samples, scale, (name,) = arguments()
    reset()
    SCENES[name]()
    render(name, samples, scale)
