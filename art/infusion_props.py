"""What a nurse gets a drip ready with, in the still lifes. They stand on z = 0; their front is at -Y."""

import math
from math import radians

from clinic_props import sheet_with
from materials import clear_glass, glass, gloss, liquid, oak, principled
from props import label
from shapes import Group, box, cylinder, lathe, loft, plate, rounded, tube

FILLS = {"clear": ("#F4F7F2", 0.3), "pale": ("#F6E3A8", 1.8), "yellow": ("#EFBB4E", 2.6), "red": ("#DC5560", 2.8)}


def steel():
    return principled("steel", "#D5D2CB", 0.3, metal=1)


def brown_glass():
    """Thinner than that of a pharmacy's bottle, so that its liquid shows."""
    return glass(absorb="#C98E2E", density=8, shadow_colour="#F0D2A0", shadow=0.95)


def fill(kind):
    """A clear liquid of one of four colours."""
    return liquid(*FILLS[kind], 1.33)


def drug_label(radius, z0, z1, half, tint):
    rows = [(0, 0.3, None, None, tint), (0.72, 0.83, -1, 0.1, "spruce"), (0.48, 0.54, -1, 0.85, "sage")]
    return label(radius, z0, z1, half, rows)


def drug_vial(kind, tint, radius=0.42, height=1.0, level=0.8, amber=False, cap=None):
    """A vial with its crimp, its cap and a label with the tint of the drip."""
    r, h = radius, height
    wall, top = 0.05, h + 0.32
    outside = [(0, 0), (r, 0, 0.06), (r, h, 0.18), (r * 0.52, h + 0.18, 0.06), (r * 0.52, top, 0.02), (r * 0.6, top)]
    inside = [(r * 0.6, top + 0.06), (r * 0.4, top + 0.06), (r * 0.4, h + 0.16), (r - wall, h - 0.03, 0.15)]
    inside += [(r - wall, 0.045, 0.05), (0, 0.045)]
    inner = r - wall - 0.005
    contents = rounded([(0, 0.05), (inner, 0.05, 0.05), (inner, h * level, 0.01), (0, h * level)], 0.02)
    crimp = rounded([(0, top - 0.02), (r * 0.65, top - 0.02), (r * 0.65, top + 0.2, 0.02), (0, top + 0.2)], 0.02)
    lid = rounded([(0, top + 0.19), (r * 0.61, top + 0.19, 0.01), (r * 0.61, top + 0.31, 0.04), (0, top + 0.31)], 0.02)
    return Group(
        lathe("vial", rounded(outside + inside, 0.03), brown_glass() if amber else clear_glass()),
        lathe("liquid", contents, fill(kind)),
        lathe("crimp", crimp, steel()),
        lathe("cap", lid, gloss(cap or tint, 0.35)),
        *drug_label(r, h * 0.12, h * 0.58, 58, tint),
    )


def ampoule(kind, tint, amber=False):
    """A sealed ampoule of glass, with the ring at its neck where it breaks."""
    r, tip = 0.24, 2.0
    shape = [(0, 0), (r, 0, 0.05), (r, 0.95, 0.12), (r * 0.42, 1.16, 0.05), (r * 0.42, 1.24, 0.03)]
    shape += [(r * 0.68, 1.38, 0.07), (r * 0.5, 1.65, 0.12), (r * 0.26, tip - 0.08, 0.04), (0.02, tip)]
    wall = 0.03
    inner = [(0.02, tip - wall), (r * 0.26 - 0.02, tip - 0.12), (r * 0.5 - wall, 1.64, 0.12)]
    inner += [(r * 0.68 - wall, 1.38, 0.07), (r * 0.42 - wall, 1.24, 0.03), (r * 0.42 - wall, 1.16, 0.05)]
    inner += [(r - wall, 0.93, 0.12), (r - wall, 0.04, 0.04), (0, 0.04)]
    outline = [*rounded(shape, 0.03), *rounded(inner, 0.02)]
    inside, level = r - 0.034, 0.9
    contents = rounded([(0, 0.045), (inside, 0.045, 0.04), (inside, level, 0.01), (0, level)], 0.01)
    ring = [(r * 0.42, 1.14), (r * 0.5, 1.16), (r * 0.5, 1.24), (r * 0.42, 1.26)]
    return Group(
        lathe("ampoule", outline, brown_glass() if amber else clear_glass(), 96),
        lathe("liquid", contents, fill(kind), 96),
        lathe("ring", [*ring, ring[0]], gloss(tint, 0.35), 64),
        *drug_label(r, 0.12, 0.54, 70, tint),
    )


def ampoule_rack(ampoules, pitch=0.74):
    """A block of oak with ampoules in it."""
    group = Group(box((pitch * len(ampoules) + 0.2, 0.86, 0.42), oak(), 0.05, (0, 0, 0.21)))
    for k, one in enumerate(ampoules):
        group.add(one.at(((k - (len(ampoules) - 1) / 2) * pitch, 0, 0.26), 10 - 6 * k))
    return group


def tray(width, depth, material=None, rim=None):
    """A tray of steel, or of enamel with a coloured rim. Its floor is at z = 0.045."""
    w, d = width, depth
    levels = [(w, d, 0.3, 0), (w + 0.2, d + 0.2, 0.35, 0.22)]
    levels += [(w + 0.14, d + 0.14, 0.33, 0.22), (w - 0.06, d - 0.06, 0.28, 0.04)]
    group = Group(loft(levels, material or steel()))
    if rim:
        x, y, r = w / 2 + 0.085, d / 2 + 0.085, 0.34
        corners = ((x - r, y - r, 0), (r - x, y - r, 90), (r - x, r - y, 180), (x - r, r - y, 270))
        around = [(cx, cy, radians(start + 15 * k)) for cx, cy, start in corners for k in range(7)]
        turns = [(cx + r * math.cos(a), cy + r * math.sin(a), 0.22) for cx, cy, a in around]
        group.add(tube([*turns, turns[0]], 0.05, gloss(rim, 0.3)))
    return group


def clipboard(rows, tint, width=1.9, height=2.5):
    """A check list on its board, in the XZ plane about its middle: a row for each ingredient, with its tick."""
    left, top = -width * 0.34, height * 0.24
    marks = [(left, left + width * 0.34, height * 0.32, height * 0.37, "spruce")]
    for k in range(rows):
        z = top - k * min(0.34, height * 0.58 / rows)
        marks.append((left, left + 0.2, z - 0.1, z + 0.1, tint))
        marks.append((left + 0.36, left + 1.2 - 0.16 * (k % 3), z - 0.03, z + 0.03, "#9DB3A6"))
    marks.append((left, left + 0.7, -height * 0.42, -height * 0.405, "#B8B0A0"))
    group = Group(plate(width, height, 0.07, 0.1, oak(), edge=0.02))
    group.add(sheet_with(width - 0.2, height - 0.3, marks).at((0, -0.05, -0.06)))
    group.add(box((width * 0.42, 0.1, 0.24), steel(), 0.04, (0, -0.08, height / 2 - 0.08)))
    return group.add(box((width * 0.2, 0.08, 0.2), steel(), 0.06, (0, -0.05, height / 2 + 0.06)))


def wall_rail(left, right, y, z, hooks):
    """A rail of steel before a wall, with a hook at each of `hooks`."""
    cylinder(0.06, right - left, steel(), (left, y, z), (0, radians(90), 0), edge=0.02)
    for x in hooks:
        bend = [(0.02, 0.09), (-0.09, 0.02), (-0.06, -0.3), (-0.16, -0.42), (-0.24, -0.3)]
        tube([(x, y + out, z + up) for out, up in bend], 0.035, steel())


def drip_stand(height):
    """A stand of steel for the counter. It holds its bag at the left, `height` - 0.3 above its foot."""
    h = height
    group = Group(cylinder(0.62, 0.08, steel()), cylinder(0.055, h, steel()))
    for side in (-1, 1):
        arm = [(0, -0.1), (0.35, -0.05), (0.6, -0.12), (0.62, -0.3), (0.74, -0.22)]
        group.add(tube([(side * x, 0, h + z) for x, z in arm], 0.04, steel()))
    knob = rounded([(0, h), (0.1, h, 0.03), (0.1, h + 0.12, 0.05), (0, h + 0.14)], 0.03)
    return group.add(lathe("knob", knob, steel(), 48))
