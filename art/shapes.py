"""Basic shapes, and groups of them that move as one."""

import math
from math import radians

import bmesh
import bpy
from mathutils import Vector

from stage import link

FLAT = (0, 0, 0)


def shape(name, data, material, place=FLAT, rotation=FLAT, smooth_angle=40, subdivide=0):
    o = link(bpy.data.objects.new(name, data))
    o.location, o.rotation_euler = place, rotation
    data.materials.append(material)
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, radians(smooth_angle)
    if subdivide:
        o.modifiers.new("subdivide", "SUBSURF").render_levels = subdivide
    return o


def mesh(name, vertices, faces, material, place=FLAT, rotation=FLAT, solid=False):
    """`solid` makes the normals of a closed mesh point outwards. If they don't, liquids absorb outside of it."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    if solid:
        edit = bmesh.new()
        edit.from_mesh(data)
        point_outwards(edit)
        edit.to_mesh(data)
        edit.free()
    return shape(name, data, material, place, rotation)


def point_outwards(edit):
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    if edit.calc_volume(signed=True) < 0:
        bmesh.ops.reverse_faces(edit, faces=edit.faces)


def thicken(o, thickness):
    modifier = o.modifiers.new("thicken", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, 0
    return o


def bevel(o, width, segments):
    modifier = o.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.harden_normals = width, segments, True
    return modifier


def lathe(name, profile, material, segments=128, place=FLAT, rotation=FLAT):
    """`profile` has (radius, z) from bottom to top, and turns about Z. A radius of 0 closes it."""
    vertices, faces, rings = [], [], []
    for radius, z in profile:
        first = len(vertices)
        if radius < 1e-6:
            vertices.append((0, 0, z))
            rings.append([first] * segments)
            continue
        angles = [2 * math.pi * k / segments for k in range(segments)]
        vertices += [(radius * math.cos(a), radius * math.sin(a), z) for a in angles]
        rings.append(list(range(first, first + segments)))
    for below, above in zip(rings, rings[1:]):
        for k in range(segments):
            corners = (below[k], below[(k + 1) % segments], above[(k + 1) % segments], above[k])
            face = tuple(dict.fromkeys(corners))
            if len(face) > 2:
                faces.append(face)
    return mesh(name, vertices, faces, material, place, rotation, solid=True)


def rounded(points, radius=0.05, steps=6):
    """A profile with round corners. Each of `points` is (x, z), or (x, z, radius of its corner)."""
    result = [points[0][:2]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        at = Vector(corner[:2])
        back, on = Vector(before[:2]) - at, Vector(after[:2]) - at
        r = min(corner[2] if len(corner) > 2 else radius, back.length * 0.49, on.length * 0.49)
        start, end = at + back.normalized() * r, at + on.normalized() * r
        for k in range(steps + 1):
            t = k / steps
            result.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * at + t * t * end))
    return [*result, points[-1][:2]]


def curve_through(points, steps=8):
    """A Catmull-Rom curve through the points of a profile that starts and ends on its axis."""
    result = []
    for i in range(len(points) - 1):
        a, b, c, d = (Vector(points[max(0, min(len(points) - 1, i + k))]) for k in (-1, 0, 1, 2))
        for k in range(steps):
            t = k / steps
            p = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            result.append((max(0, p.x), p.y))
    return [(0, result[0][1]), *result[1:], (0, points[-1][1])]


def cylinder(radius, height, material, place=FLAT, rotation=FLAT, edge=0.04):
    profile = rounded([(0, 0), (radius, 0, edge), (radius, height, edge), (0, height)])
    return lathe("cylinder", profile, material, place=place, rotation=rotation)


def box(size, material, edge=0.03, place=FLAT, rotation=FLAT):
    data = bpy.data.meshes.new("box")
    edit = bmesh.new()
    bmesh.ops.create_cube(edit, size=1)
    bmesh.ops.scale(edit, vec=size, verts=edit.verts)
    edit.to_mesh(data)
    edit.free()
    o = shape("box", data, material, place, rotation, smooth_angle=60)
    bevel(o, edge, 4).limit_method = "NONE"
    return o


def plate(width, height, thickness, radius, material, place=FLAT, rotation=FLAT, edge=0.03):
    """A rectangle with round corners in the XZ plane, whose front is at -Y."""
    x, z = width / 2 - radius, height / 2 - radius
    outline = [
        (cx + radius * math.cos(radians(start + 90 * k / 16)), cz + radius * math.sin(radians(start + 90 * k / 16)))
        for cx, cz, start in ((x, z, 0), (-x, z, 90), (-x, -z, 180), (x, -z, 270))
        for k in range(17)
    ]
    n = len(outline)
    vertices = [(x, y, z) for y in (-thickness / 2, thickness / 2) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(n, 2 * n)), *((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))]
    o = mesh("plate", vertices, faces, material, place, rotation, solid=True)
    if edge:
        modifier = bevel(o, edge, 4)
        modifier.limit_method, modifier.angle_limit = "ANGLE", radians(50)
    return o


def loft(levels, material, corner=16):
    """A solid through rectangles with round corners: each of `levels` is (width, depth, radius, z)."""
    vertices, n = [], 4 * (corner + 1)
    for width, depth, radius, z in levels:
        x, y = width / 2 - radius, depth / 2 - radius
        for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
            angles = [radians(start + 90 * k / corner) for k in range(corner + 1)]
            vertices += [(cx + radius * math.cos(a), cy + radius * math.sin(a), z) for a in angles]
    last = (len(levels) - 1) * n
    faces = [(j + k, j + (k + 1) % n, j + n + (k + 1) % n, j + n + k) for j in range(0, last, n) for k in range(n)]
    faces += [tuple(range(n)), tuple(range(last, last + n))]
    return mesh("loft", vertices, faces, material, solid=True)


def plane(material, place, rotation=FLAT, size=24):
    """A square whose texture coordinates are its units."""
    bpy.ops.mesh.primitive_plane_add(size=size, location=place, rotation=rotation)
    o = bpy.context.object
    o.data.materials.append(material)
    for corner in o.data.uv_layers[0].data:
        corner.uv *= size
    return o


def tube(points, radius, material):
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 8
    data.resolution_u, data.use_fill_caps = 24, True
    spline = data.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for at, point in zip(spline.bezier_points, points):
        at.co, at.handle_left_type, at.handle_right_type = point, "AUTO", "AUTO"
    data.materials.append(material)
    return link(bpy.data.objects.new("tube", data))


class Group:
    """Shapes and groups that move as one."""

    def __init__(self, *parts):
        self.empty = link(bpy.data.objects.new("group", None))
        self.add(*parts)

    def add(self, *parts):
        for part in parts:
            o = part.empty if isinstance(part, Group) else part
            o.parent = self.empty
        return self

    def at(self, place, turn=0.0, scale=1.0, rotation=None):
        """`turn` is about Z, in degrees; `rotation` about all three axes."""
        self.empty.location = place
        self.empty.rotation_euler = [radians(a) for a in rotation or (0, 0, turn)]
        self.empty.scale = (scale,) * 3
        return self
