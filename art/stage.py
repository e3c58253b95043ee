"""The empty scene, its camera and lights, and what casts soft shadows into it. One unit is about 4 cm."""

import math
import os
import random
import sys
import time
from math import radians

import bpy
from mathutils import Vector

from materials import linear, principled


def frame(width, height):
    """The size of the picture at scale 1."""
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = width, height


def reset():
    """An empty scene with the settings of all pictures."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    frame(1280, 960)
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.05, 10
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 14, 4, 5
    cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.seed = 4, 0.6, 7
    scene.view_layers[0].cycles.denoising_store_passes = True
    file = scene.render.image_settings
    file.file_format, file.color_depth, file.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True


def sky(colour, strength):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = linear(colour)
    background.inputs[1].default_value = strength


def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def facing(direction, forward="-Z", up="Y"):
    return Vector(direction).to_track_quat(forward, up).to_euler()


def camera(place, target, lens=85, fstop=4.0, focus=None):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36
    data.dof.use_dof, data.dof.aperture_fstop = True, fstop
    data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    o = link(bpy.data.objects.new("camera", data))
    o.location, o.rotation_euler = place, facing(Vector(target) - Vector(place))
    bpy.context.scene.camera = o


def area_light(place, target, size, power, colour, seen=True):
    data = bpy.data.lights.new("area", "AREA")
    data.energy, data.color, data.size = power, linear(colour)[:3], size
    o = link(bpy.data.objects.new("area", data))
    o.location, o.rotation_euler = place, facing(Vector(target) - Vector(place))
    o.visible_camera = o.visible_transmission = seen


def bulb(place, power, colour="#FFC98F", radius=0.3):
    """The light of a lamp, to all sides."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, linear(colour)[:3], radius
    link(bpy.data.objects.new("bulb", data)).location = place


def sun(direction, energy, colour="#FFF0DD", angle=1.6):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = energy, linear(colour)[:3], radians(angle)
    link(bpy.data.objects.new("sun", data)).rotation_euler = facing(direction)


def shadow_caster(vertices, faces, place=(0, 0, 0), rotation=(0, 0, 0)):
    """A mesh that no ray sees but those to the lights."""
    data = bpy.data.meshes.new("shadow caster")
    data.from_pydata(vertices, [], faces)
    data.materials.append(principled("shadow caster", "#000000", 1, 0))
    o = link(bpy.data.objects.new("shadow caster", data))
    o.location, o.rotation_euler = place, rotation
    o.visible_camera = o.visible_glossy = o.visible_transmission = o.visible_diffuse = False


def leaf_outline(length, width, steps=12):
    """One side of a leaf, from its stem to its tip."""
    return [(length * k / steps, width * math.sin(math.pi * (k / steps) ** 0.8)) for k in range(steps + 1)]


def scattered_leaves(count, seed, scale, spread):
    """Vertices and faces of leaves at random places in the XZ plane."""
    rnd = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        rnd.random()
        length = rnd.uniform(0.9, 1.7) * scale
        outline = leaf_outline(length, length * rnd.uniform(0.13, 0.2), 10)
        x, z = rnd.uniform(-spread, spread), rnd.uniform(-spread, spread)
        turn = radians(rnd.uniform(20, 75)) * (1 if rnd.random() < 0.6 else -1)
        cos, sin = math.cos(turn), math.sin(turn)
        first, steps = len(vertices), len(outline)
        for side in (1, -1):
            for along, half in outline:
                across = side * half + 0.25 * along * along / length
                vertices.append((x + along * cos - across * sin, 0, z + along * sin + across * cos))
        faces += [(first + k, first + k + 1, first + steps + k + 1, first + steps + k) for k in range(steps - 1)]
    return vertices, faces


def window_frame(columns, rows, pane, bar=0.17, outer=14):
    """Vertices and faces of a wall in the XZ plane with a window of some panes."""
    width, height = pane
    half_width = (columns * width + (columns - 1) * bar) / 2
    half_height = (rows * height + (rows - 1) * bar) / 2
    boxes = [
        (-outer, -outer, -half_width, outer),
        (half_width, -outer, outer, outer),
        (-half_width, -outer, half_width, -half_height),
        (-half_width, half_height, half_width, outer),
    ]
    for i in range(1, columns):
        x = -half_width + i * width + (i - 1) * bar
        boxes.append((x, -outer, x + bar, outer))
    for i in range(1, rows):
        z = -half_height + i * height + (i - 1) * bar
        boxes.append((-half_width, z, half_width, z + bar))
    vertices = [(x, 0, z) for x0, z0, x1, z1 in boxes for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
    return vertices, [tuple(range(4 * k, 4 * k + 4)) for k in range(len(boxes))]


def daylight(direction, target, energy, shadows, key=260, fill=60, colour="#FFF0DD"):
    """Sun through `shadows`, whose middle falls on `target`; a large soft light from its side, a weak one from the other."""
    area_light((-7, -3, 8), (0, 0, 1.5), 5, key, "#FFFBF5")
    area_light((8, -5, 4), (0, 0, 1.5), 6, fill, "#F6F8FF")
    sun(direction, energy, colour)
    along = Vector(direction).normalized()
    shadow_caster(*shadows, Vector(target) - along * 9, facing(along, "Y", "Z"))


def arguments():
    """Samples, scale and what else the command has after --."""
    samples, scale, *rest = sys.argv[sys.argv.index("--") + 1 :]
    return int(samples), float(scale), rest


def render(name, samples, scale):
    """Renders into $ART_OUT/NAME.exr."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.render.resolution_percentage = round(100 * scale)
    scene.render.filepath = os.path.join(os.environ.get("ART_OUT", "out"), f"{name}.exr")
    start = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"RENDERED {name} {samples} samples {time.time() - start:.0f} s", flush=True)
