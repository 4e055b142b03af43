import { deflateSync } from 'node:zlib';
import type { PNG } from 'pngjs';
import { pngChunk } from '#gateway/seed/files/png.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mostColours = 256;

/**
 * Writes a picture with at most 256 colours, a third of the size of one with all of them: a rare colour becomes the
 * nearest of these. `note` is kept as a text of the file.
 */
export function encodePalette(picture: PNG, note: string): Buffer {
  const colours = chooseColours(picture);
  const lines = Buffer.alloc((picture.width + 1) * picture.height);
  const nearest = new Map(colours.map((colour, index) => [colour, index]));
  for (let y = 0, at = 0, from = 0; y < picture.height; y += 1) {
    at += 1;
    for (let x = 0; x < picture.width; x += 1, at += 1, from += 4) {
      lines[at] = indexOf(colourAt(picture.data, from), colours, nearest);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(picture.width, 0);
  head.writeUInt32BE(picture.height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('PLTE', Buffer.from(colours.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    pngChunk('tEXt', Buffer.from(`Comment\0${note}`, 'latin1')),
    pngChunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The note that `encodePalette` kept in a file. */
export function noteOf(file: Buffer): string | null {
  for (let at = signature.length; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'tEXt') {
      return file.toString('latin1', at + 8, at + 8 + length).split('\0')[1] ?? null;
    }
    at += length + 12;
  }
  return null;
}

function colourAt(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** Half of the colours are the most frequent ones; each of the others is the one that is worst served so far. */
function chooseColours({ data }: PNG): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
  const chosen = byCount.slice(0, mostColours / 2);
  const rest = byCount.slice(chosen.length).map((colour) => ({
    colour,
    away: Math.min(...chosen.map((one) => distance(one, colour))),
  }));
  while (chosen.length < mostColours) {
    const worst = rest.reduce((one, other) => (other.away > one.away ? other : one), {
      colour: 0,
      away: 0,
    });
    if (worst.away === 0) break;
    chosen.push(worst.colour);
    for (const one of rest) one.away = Math.min(one.away, distance(one.colour, worst.colour));
  }
  return chosen;
}

function indexOf(colour: number, colours: readonly number[], nearest: Map<number, number>): number {
  const known = nearest.get(colour);
  if (known !== undefined) return known;
  let best = 0;
  for (let index = 1; index < colours.length; index += 1) {
    if (distance(colour, colours[index] ?? 0) < distance(colour, colours[best] ?? 0)) best = index;
  }
  nearest.set(colour, best);
  return best;
}

function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}
