"""Intel's Open Image Denoise network in PyTorch, for a Blender that is built without it.

OIDN_TZA is the folder with its weights (.tza files). Reads uncompressed multilayer EXR files.
"""

import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.environ.get("OIDN_TZA", "tzas")


def load_weights(path):
    with open(path, "rb") as file:
        data = file.read()
    magic, _, _, position = struct.unpack_from("<HBBQ", data)
    assert magic == 0x41D7, f"{path} is not a .tza file"
    (count,) = struct.unpack_from("<I", data, position)
    position += 4
    weights = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, position)
        position += 2
        name = data[position : position + length].decode()
        position += length
        dimensions = data[position]
        position += 1
        shape = struct.unpack_from(f"<{dimensions}I", data, position)
        position += 5 * dimensions  # the shape, then a letter per dimension for the layout
        kind = chr(data[position])
        (offset,) = struct.unpack_from("<Q", data, position + 1)
        position += 9
        values = np.frombuffer(data, "<f4" if kind == "f" else "<f2", int(np.prod(shape)), offset)
        weights[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return weights


def read_exr(path):
    """All channels of an EXR file, by name."""
    with open(path, "rb") as file:
        data = file.read()
    position = 8
    header = {}

    def text(start):
        end = data.index(b"\0", start)
        return data[start:end].decode(), end + 1

    while True:
        name, position = text(position)
        if not name:
            break
        _, position = text(position)
        (length,) = struct.unpack_from("<I", data, position)
        header[name] = data[position + 4 : position + 4 + length]
        position += 4 + length
    assert header["compression"][0] == 0, f"{path} is compressed"
    x0, y0, x1, y1 = struct.unpack("<4i", header["dataWindow"])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    channels = []
    listing, at = header["channels"], 0
    while listing[at]:
        end = listing.index(b"\0", at)
        (kind,) = struct.unpack_from("<i", listing, end + 1)
        channels.append((listing[at:end].decode(), {0: "<u4", 1: "<f2", 2: "<f4"}[kind]))
        at = end + 17
    line = sum(np.dtype(kind).itemsize for _, kind in channels) * width
    rows = np.empty((height, line), np.uint8)
    for offset in struct.unpack_from(f"<{height}Q", data, position):
        (y,) = struct.unpack_from("<i", data, offset)
        rows[y - y0] = np.frombuffer(data, np.uint8, line, offset + 8)
    picture, at = {}, 0
    for name, kind in channels:
        size = width * np.dtype(kind).itemsize
        picture[name] = np.ascontiguousarray(rows[:, at : at + size]).view(kind).astype(np.float32)
        at += size
    return picture


class Transfer:
    """The curve between linear light and what the network sees, from OIDN's sources."""

    A, B, C, D, E, F, G = (
        1.41283765e3,
        1.64593172,
        0.431384981,
        -2.94139609e-3,
        0.192653254,
        6.26026094e-3,
        0.998620152,
    )
    Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 0.370974749

    @classmethod
    def encode(cls, y):
        dark = cls.B * torch.clamp(y, min=1e-12) ** cls.C + cls.D
        return torch.where(
            y <= cls.Y0, cls.A * y, torch.where(y <= cls.Y1, dark, cls.E * torch.log(y + cls.F) + cls.G)
        )

    @classmethod
    def decode(cls, x):
        dark = torch.clamp((x - cls.D) / cls.B, min=0) ** (1 / cls.C)
        light = torch.exp((x - cls.G) / cls.E) - cls.F
        return torch.where(x <= cls.X0, x / cls.A, torch.where(x <= cls.X1, dark, light))


def network(weights, picture):
    def convolve(x, name):
        return F.relu(F.conv2d(x, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1))

    x = convolve(picture, "enc_conv0")
    skipped = [picture]
    for level in (1, 2, 3, 4):
        x = F.max_pool2d(convolve(x, f"enc_conv{level}"), 2)
        skipped.append(x)
    x = convolve(convolve(x, "enc_conv5a"), "enc_conv5b")
    for level in (3, 2, 1, 0):
        x = torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), skipped[level]], 1)
        x = convolve(convolve(x, f"dec_conv{level + 1}a"), f"dec_conv{level + 1}b")
    return convolve(x, "dec_conv0")


def run(picture, tile=1280, overlap=112, border=32):
    """The network on tiles whose sides are multiples of 16, because it halves the picture four times."""
    height, width = picture.shape[2:]
    padding = (border, border + -width % 16, border, border + -height % 16)
    picture = F.pad(picture, padding, mode="reflect")
    weights = load_weights(os.path.join(WEIGHTS, "rt_hdr_alb_nrm.tza"))

    def cuts(length):
        count = 1 if length <= tile else -(-length // (tile - 2 * overlap))
        step = -(-length // count // 16) * 16
        for start in range(0, length, step):
            end = min(length, start + step)
            yield start, end, max(0, start - overlap), min(length, end + overlap)

    result = torch.zeros(1, 3, *picture.shape[2:])
    with torch.no_grad():
        for top, bottom, y0, y1 in cuts(picture.shape[2]):
            for left, right, x0, x1 in cuts(picture.shape[3]):
                part = network(weights, picture[:, :, y0:y1, x0:x1])
                result[:, :, top:bottom, left:right] = part[:, :, top - y0 : bottom - y0, left - x0 : right - x0]
    return result[:, :, border : border + height, border : border + width]


def denoise(path):
    """Linear light (height, width, 3) of a render with Blender's denoising passes."""
    channels = read_exr(path)

    def layer(name, parts):
        full = [next(key for key in channels if key.endswith(f"{name}.{part}")) for part in parts]
        return torch.from_numpy(np.stack([channels[key] for key in full]))[None]

    light = torch.nan_to_num(layer("Combined", "RGB")).clamp(0, 65504)
    albedo = layer("Denoising Albedo", "RGB").clamp(0, 1)
    normal = layer("Denoising Normal", "XYZ").clamp(-1, 1) * 0.5 + 0.5
    luminance = F.avg_pool2d((light * torch.tensor([0.2126, 0.7152, 0.0722]).view(1, 3, 1, 1)).sum(1, True), 16)
    scale = 0.18 / 2 ** torch.log2(luminance[luminance > 1e-8]).mean()
    norm = 1 / Transfer.encode(torch.tensor(65504.0))
    seen = torch.cat([Transfer.encode(light * scale) * norm, albedo, normal], 1)
    clean = Transfer.decode(run(seen).clamp(min=0) / norm) / scale
    return clean[0].permute(1, 2, 0).numpy()
