"""Materials. A colour is a name of the palette or a hex code; a material of the same arguments is made once."""

from functools import cache

import bpy

PALETTE = {
    "spruce": "#0F3D38",
    "spruce2": "#1E5A52",
    "sage": "#8FB0A3",
    "cream": "#F4ECDF",
    "apricot": "#F0A070",
    "coral": "#E4714F",
}


def linear(colour):
    """The colour as Blender wants it, with its alpha."""
    digits = PALETTE.get(colour, colour).lstrip("#")
    values = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values), 1)


def material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree.nodes, m.node_tree.links


def set_inputs(node, **values):
    """Inputs by name, with _ for a space."""
    for name, value in values.items():
        node.inputs[name.replace("_", " ")].default_value = value


def add_noise(nodes, links, scale, detail, stretch=(1, 1, 1), distortion=0.0):
    place, mapping = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    noise = nodes.new("ShaderNodeTexNoise")
    set_inputs(mapping, Scale=stretch)
    set_inputs(noise, Scale=scale, Detail=detail, Distortion=distortion)
    links.new(place.outputs["Object"], mapping.inputs[0])
    links.new(mapping.outputs[0], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def add_bump(nodes, links, height, shader, strength, invert=False):
    bump = nodes.new("ShaderNodeBump")
    bump.invert = invert
    set_inputs(bump, Strength=strength, Distance=0.02)
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])


def add_ramp(nodes, links, value, shader, light, dark, start, end):
    ramp = nodes.new("ShaderNodeValToRGB")
    first, last = ramp.color_ramp.elements
    first.position, last.position = start, end
    first.color, last.color = linear(dark), linear(light)
    links.new(value, ramp.inputs[0])
    links.new(ramp.outputs[0], shader.inputs["Base Color"])


@cache
def principled(name, colour, rough=0.5, specular=0.5, metal=0, coat=0, bump=0, bump_scale=60, anisotropic=0, sheen=0):
    m, nodes, links = material(name)
    shader = nodes["Principled BSDF"]
    set_inputs(shader, Base_Color=linear(colour), Roughness=rough, Specular=specular, Metallic=metal, Sheen=sheen)
    set_inputs(shader, Clearcoat=coat, Clearcoat_Roughness=0.08, Anisotropic=anisotropic)
    if bump:
        noise = add_noise(nodes, links, bump_scale, 6)
        add_bump(nodes, links, noise, shader, bump)
        roughness = nodes.new("ShaderNodeMapRange")
        set_inputs(roughness, To_Min=max(0, rough - 0.06), To_Max=min(1, rough + 0.06))
        links.new(noise, roughness.inputs["Value"])
        links.new(roughness.outputs[0], shader.inputs["Roughness"])
    return m


def soft(colour, rough=0.5, bump=0.03):
    return principled("soft", colour, rough, 0.4, bump=bump, bump_scale=40)


def gloss(colour, rough=0.3):
    return principled("gloss", colour, rough, coat=0.4)


def ink(colour):
    return principled("ink", colour, 0.6, 0.2)


def paper(colour="#FCF8F0"):
    return principled("paper", colour, 0.85, 0.1, bump=0.06, bump_scale=45)


def cloth(colour, weave=46, bump=0.9):
    return principled("cloth", colour, 0.95, 0.1, sheen=0.5, bump=bump, bump_scale=weave)


@cache
def linen(colour):
    """Thin cloth: half of the light comes through."""
    m, nodes, links = material("linen")
    through, mix = nodes.new("ShaderNodeBsdfTranslucent"), nodes.new("ShaderNodeMixShader")
    set_inputs(nodes["Principled BSDF"], Base_Color=linear(colour), Roughness=0.95, Specular=0.1, Sheen=0.4)
    set_inputs(through, Color=linear(colour))
    for place, shader in enumerate((nodes["Principled BSDF"], through)):
        links.new(shader.outputs[0], mix.inputs[place + 1])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return m


def plaster(colour):
    return principled("plaster", colour, 0.9, 0.15, bump=0.06, bump_scale=12)


def brass():
    return principled("brass", "#D8BE93", 0.26, metal=1, anisotropic=0.5)


@cache
def glow(colour, strength, surface="#000000"):
    """What is bright by itself, such as the sky behind a window. A light `surface` keeps film before it clean."""
    m, nodes, _ = material("glow")
    bsdf = nodes["Principled BSDF"]
    set_inputs(bsdf, Base_Color=linear(surface), Emission=linear(colour), Emission_Strength=strength)
    return m


@cache
def graded_glow(low, high, strength, height):
    """The sky behind a window of this height: `low` is its colour at the bottom, `high` at the top."""
    m, nodes, links = material("graded glow")
    place, split, share = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange"))
    bsdf, ramp = nodes["Principled BSDF"], nodes.new("ShaderNodeValToRGB")
    set_inputs(share, From_Min=-height / 2, From_Max=height / 2)
    first, last = ramp.color_ramp.elements
    first.color, last.color = linear(low), linear(high)
    set_inputs(bsdf, Base_Color=linear("#000000"), Emission_Strength=strength)
    links.new(place.outputs["Object"], split.inputs[0])
    links.new(split.outputs["Z"], share.inputs["Value"])
    links.new(share.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], bsdf.inputs["Emission"])
    return m


@cache
def glass(colour="#FFFFFF", ior=1.45, shadow=0.92, absorb=None, density=0, shadow_colour=None):
    """Glass whose shadow is a tint: Cycles has no caustics here. `absorb` is the colour of its inside."""
    m, nodes, links = material("glass")
    shader = nodes["Principled BSDF"]
    set_inputs(shader, Base_Color=linear(colour), Transmission=1, Roughness=0, IOR=ior)
    clear = nodes.new("ShaderNodeBsdfTransparent")
    tint = linear(shadow_colour or absorb or colour)
    clear.inputs[0].default_value = (*(value * shadow for value in tint[:3]), 1)
    path, either, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("LightPath", "Math", "MixShader"))
    either.operation = "MAXIMUM"
    links.new(path.outputs["Is Shadow Ray"], either.inputs[0])
    links.new(path.outputs["Is Diffuse Ray"], either.inputs[1])
    links.new(either.outputs[0], mix.inputs[0])
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    if absorb:
        volume = nodes.new("ShaderNodeVolumeAbsorption")
        set_inputs(volume, Color=linear(absorb), Density=density)
        links.new(volume.outputs[0], nodes["Material Output"].inputs["Volume"])
    return m


@cache
def tinted(colour, haze=0.25):
    """A clear liquid that does not refract: what is behind it shows in its colour. `haze` is how milky it is."""
    m, nodes, links = material("tinted")
    shader = nodes["Principled BSDF"]
    set_inputs(shader, Base_Color=linear(colour), Roughness=0.12, Specular=0.3)
    clear, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    clear.inputs[0].default_value = tuple(value**0.25 for value in linear(colour))  # Light crosses two sides of it.
    set_inputs(mix, Fac=haze)
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shader.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return m


@cache
def film(opacity=0.06, rough=0.08, edge=0.6):
    """Thin clear plastic, which shows at its edges most."""
    m, nodes, links = material("film")
    clear, white, shine = (nodes.new(f"ShaderNodeBsdf{kind}") for kind in ("Transparent", "Diffuse", "Glossy"))
    clear.inputs[0].default_value = white.inputs[0].default_value = (1, 1, 1, 1)
    set_inputs(shine, Roughness=rough)
    rim, share, body, both = (nodes.new(f"ShaderNode{kind}") for kind in ("LayerWeight", "Math", "MixShader", "MixShader"))
    set_inputs(rim, Blend=0.25)
    set_inputs(body, Fac=opacity)
    share.operation = "MULTIPLY"
    share.inputs[1].default_value = edge
    links.new(clear.outputs[0], body.inputs[1])
    links.new(white.outputs[0], body.inputs[2])
    links.new(rim.outputs["Fresnel"], share.inputs[0])
    links.new(share.outputs[0], both.inputs[0])
    links.new(body.outputs[0], both.inputs[1])
    links.new(shine.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return m


@cache
def frosted(colour, rough=0.16):
    """Thick clear plastic. Its shadow is a tint, as that of glass."""
    m, nodes, links = material("frosted")
    shader, clear, mix = nodes["Principled BSDF"], nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
    set_inputs(shader, Base_Color=linear(colour), Transmission=0.8, Roughness=rough, IOR=1.2, Clearcoat=0.6)
    set_inputs(shader, Clearcoat_Roughness=0.06)
    clear.inputs[0].default_value = (0.72, 0.76, 0.75, 1)
    path = nodes.new("ShaderNodeLightPath")
    links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    links.new(shader.outputs[0], mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return m


@cache
def lit_shade(colour, strength):
    """The shade of a lamp that is on."""
    m, nodes, _ = material("lit shade")
    set_inputs(nodes["Principled BSDF"], Base_Color=linear(colour), Roughness=0.9, Specular=0.1)
    set_inputs(nodes["Principled BSDF"], Emission=linear(colour), Emission_Strength=strength)
    return m


def clear_glass():
    return glass("#FBFFFD")


def liquid(colour, density, ior=1.2):
    return glass(ior=ior, absorb=colour, density=density, shadow=1)


def amber_glass():
    return glass(absorb="#CF7C1C", density=11, shadow_colour="#F3CFA0", shadow=0.95)


@cache
def wood(light="#C08A5A", dark="#9A6540", grain=0, scale=2.2):
    """`grain` is the axis along which it runs."""
    m, nodes, links = material("wood")
    shader = nodes["Principled BSDF"]
    stretch = [9, 9, 9]
    stretch[grain] = 0.7
    noise = add_noise(nodes, links, scale, 6, stretch, 0.8)
    add_ramp(nodes, links, noise, shader, light, dark, 0.32, 0.68)
    add_bump(nodes, links, noise, shader, 0.08)
    set_inputs(shader, Roughness=0.45, Specular=0.35)
    return m


def oak():
    return wood("#CFAA7C", "#B58C5E", 0, 1.6)


@cache
def desktop(light, dark):
    """Wood with a broad and a fine grain, for a surface that fills the picture."""
    m, nodes, links = material("desktop")
    shader = nodes["Principled BSDF"]
    broad = add_noise(nodes, links, 1, 3, (0.1, 1.5, 1), 0.6)
    fine = add_noise(nodes, links, 1, 6, (0.55, 26, 1), 0.4)
    share, both = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    share.operation, both.operation = "MULTIPLY", "MULTIPLY_ADD"
    share.inputs[1].default_value, both.inputs[1].default_value = 0.55, 0.45
    links.new(fine, share.inputs[0])
    links.new(broad, both.inputs[0])
    links.new(share.outputs[0], both.inputs[2])
    add_ramp(nodes, links, both.outputs[0], shader, light, dark, 0.36, 0.64)
    add_bump(nodes, links, fine, shader, 0.12)
    set_inputs(shader, Roughness=0.5, Specular=0.3)
    return m


@cache
def tiles(colour, grout, size):
    """Square glazed tiles on a plane whose texture coordinates are its units."""
    m, nodes, links = material("tiles")
    shader = nodes["Principled BSDF"]
    place, brick = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexBrick")
    brick.offset = 0
    set_inputs(brick, Scale=1, Brick_Width=size, Row_Height=size, Mortar_Size=0.016, Mortar_Smooth=0.4)
    set_inputs(brick, Color1=linear(colour), Color2=linear(colour), Mortar=linear(grout))
    links.new(place.outputs["UV"], brick.inputs["Vector"])
    links.new(brick.outputs["Color"], shader.inputs["Base Color"])
    add_bump(nodes, links, brick.outputs["Fac"], shader, 0.35, invert=True)
    set_inputs(shader, Roughness=0.28)
    return m
