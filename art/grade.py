"""Denoises and grades $ART_OUT/NAME.exr into NAME.png and, for a master, NAME.webp: grade.py NAME [EV].

EV brightens the picture, from an exposure that its light parts decide. "=EV" sets the exposure itself: the same for
pictures of one set.
"""

import os
import sys

import numpy as np
import torch
from PIL import Image

from denoise import denoise

OUT = os.environ.get("ART_OUT", "out")
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
WHITE_BALANCE = np.array([0.965, 1.0, 1.06])


def exposure(light, target=0.92, percentile=88):
    return float(np.log2(target / np.percentile(light @ LUMINANCE, percentile)))


def shoulder(x, start=0.62):
    """Linear up to `start`, then ever closer to 1."""
    room = 1 - start
    return np.where(x < start, x, start + room * (1 - np.exp(-(x - start) / room)))


def tone(light, ev, contrast=1.12, saturation=1.05):
    """Display values of linear light. Half of the curve acts on the brightest channel, so that hues stay."""
    x = np.maximum(light, 0) * 2.0**ev * WHITE_BALANCE
    brightest = x.max(-1, keepdims=True) + 1e-6
    x = np.clip(0.55 * x / brightest * shoulder(brightest) + 0.45 * shoulder(x), 0, 1)
    y = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - 0.055)
    y = np.where(y < 0.5, 0.5 * (2 * y) ** contrast, 1 - 0.5 * (2 - 2 * y) ** contrast)
    grey = (y @ LUMINANCE)[..., None]
    return np.clip(grey + (y - grey) * saturation, 0, 1)


def finish(y, grain=0.0032, vignette=0.06):
    height, width = y.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width]
    radius = np.hypot(2 * columns / width - 1, 2 * rows / height - 1)
    y = y * (1 - vignette * np.clip(radius - 0.5, 0, 1) ** 2)[..., None]
    return np.clip(y + np.random.default_rng(1).normal(0, grain, (height, width, 1)), 0, 1)


def main(name, ev="0"):
    torch.set_num_threads(2)
    light = denoise(f"{OUT}/{name}.exr")
    stops = float(ev[1:]) if ev.startswith("=") else exposure(light) + float(ev)
    picture = Image.fromarray((finish(tone(light, stops)) * 255 + 0.5).astype(np.uint8))
    picture.save(f"{OUT}/{name}.png")
    picture.save(f"{OUT}/{name}.webp", quality=89, method=6)
    colour = "#{:02X}{:02X}{:02X}".format(*picture.resize((1, 1), Image.BOX).getpixel((0, 0)))
    print(f"{name} {picture.width}x{picture.height} exposure {stops:+.2f} colour {colour}")


main(*sys.argv[1:])
