import { crc32, deflateSync } from 'node:zlib';

/** A colour: red, green, blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Something painted over what lies below; it covers nothing beyond its bounds. */
export interface Shape {
  readonly colour: Colour;
  readonly bounds: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly low: number;
  };
  /** How much of a point it covers, 0 to 1. */
  readonly covers: (x: number, y: number) => number;
}

/** An ellipse with a soft edge of about one point. */
export function ellipse(colour: Colour, x: number, y: number, across: number, down: number): Shape {
  const softness = Math.min(across, down);
  return {
    colour,
    bounds: { left: x - across - 1, top: y - down - 1, right: x + across + 1, low: y + down + 1 },
    covers(px, py) {
      const dx = (px - x) / across;
      const dy = (py - y) / down;
      return Math.min(1, Math.max(0, (1 - Math.sqrt(dx * dx + dy * dy)) * softness + 0.5));
    },
  };
}

/** A rectangle. */
export function box(colour: Colour, left: number, top: number, right: number, low: number): Shape {
  return { colour, bounds: { left, top, right, low }, covers: () => 1 };
}

/** Paints shapes one over the other and writes the picture as PNG (ISO/IEC 15948). */
export function paintPng(
  width: number,
  height: number,
  ground: Colour,
  shapes: readonly Shape[],
): Buffer {
  // Every row begins with a byte for its filter, which is none.
  const row = width * 3 + 1;
  const pixels = Buffer.alloc(height * row);
  const all = box(ground, 0, 0, width, height);
  for (const shape of [all, ...shapes]) paint(pixels, row, { width, height }, shape);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of each of three colours.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(pixels, { level: 6 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function paint(
  pixels: Buffer,
  row: number,
  size: { readonly width: number; readonly height: number },
  { colour, bounds, covers }: Shape,
): void {
  const right = Math.min(size.width, Math.ceil(bounds.right));
  const low = Math.min(size.height, Math.ceil(bounds.low));
  for (let y = Math.max(0, Math.floor(bounds.top)); y < low; y += 1) {
    for (let x = Math.max(0, Math.floor(bounds.left)); x < right; x += 1) {
      const share = covers(x + 0.5, y + 0.5);
      const at = y * row + 1 + x * 3;
      for (let part = 0; part < 3; part += 1) {
        const below = pixels[at + part] ?? 0;
        pixels[at + part] = below + ((colour[part] ?? 0) - below) * share;
      }
    }
  }
}

/** One chunk of a PNG: its length, name, content and checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
