/** What a picture is and how large, read off its first bytes: neither its name nor its type is believed. */

/** Most pixels of a picture: more than that takes the memory of anyone who opens it. */
export const mostPixels = 60_000_000;

/** Bytes among which the size of a picture is; cameras write long notes before it. */
export const headBytes: number = 1024 * 1024;

/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The formats that every browser draws and that run nothing. */
export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'bmp' | 'webp';

/** A picture as its head describes it. */
export interface PictureHead extends PictureSize {
  readonly format: PictureFormat;
}

interface Reader {
  readonly format: PictureFormat;
  readonly begins: (head: Head) => boolean;
  readonly size: (head: Head) => PictureSize | undefined;
}

/** Numbers at a place; 0 beyond the end, so that a cut head has no size. */
class Head {
  readonly length: number;
  readonly #view: DataView;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    this.#view = new DataView(buffer, byteOffset, byteLength);
    this.length = byteLength;
  }

  byte(at: number): number {
    return at < this.length ? this.#view.getUint8(at) : 0;
  }

  two(at: number, little = false): number {
    return at + 2 <= this.length ? this.#view.getUint16(at, little) : 0;
  }

  four(at: number, little = false): number {
    return at + 4 <= this.length ? this.#view.getInt32(at, little) : 0;
  }

  has(at: number, text: string): boolean {
    return [...text].every((sign, offset) => this.byte(at + offset) === sign.charCodeAt(0));
  }
}

/** Bytes of the heads that systems have written since 1990. */
const bmpHeads: readonly number[] = [40, 52, 56, 64, 108, 124];

const readers: readonly Reader[] = [
  {
    format: 'png',
    begins: (head) => head.has(0, '\x89PNG\r\n\x1a\n') && head.has(12, 'IHDR'),
    size: (head) => ({ width: head.four(16), height: head.four(20) }),
  },
  { format: 'jpeg', begins: (head) => head.has(0, '\xff\xd8\xff'), size: jpegSize },
  {
    format: 'gif',
    begins: (head) => head.has(0, 'GIF87a') || head.has(0, 'GIF89a'),
    size: (head) => ({ width: head.two(6, true), height: head.two(8, true) }),
  },
  {
    format: 'bmp',
    begins: (head) => head.has(0, 'BM') && bmpHeads.includes(head.four(14, true)),
    // The height is negative when the rows go down.
    size: (head) => ({ width: head.four(18, true), height: Math.abs(head.four(22, true)) }),
  },
  {
    format: 'webp',
    begins: (head) => head.has(0, 'RIFF') && head.has(8, 'WEBPVP8'),
    size: webpSize,
  },
];

/** Reads the head of a file; undefined for what is no picture, or has no size. */
export function readPictureHead(bytes: Uint8Array): PictureHead | undefined {
  const head = new Head(bytes);
  const reader = readers.find(({ begins }) => begins(head));
  const size = reader?.size(head);
  if (!reader || !size || size.width <= 0 || size.height <= 0) return undefined;
  return { format: reader.format, ...size };
}

/** Walks the segments to the one that begins a frame (ITU T.81, B.1.1.3). */
function jpegSize(head: Head): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= head.length && head.byte(at) === 0xff) {
    const marker = head.byte(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: head.two(at + 7), height: head.two(at + 5) };
    at += marker === 0xff ? 1 : 2 + head.two(at + 2);
  }
  return undefined;
}

/** One of the three kinds there are: with losses, without, and extended. */
function webpSize(head: Head): PictureSize | undefined {
  if (head.has(15, ' ')) {
    return { width: head.two(26, true) & 0x3fff, height: head.two(28, true) & 0x3fff };
  }
  if (head.has(15, 'L')) {
    const bits = head.four(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (!head.has(15, 'X')) return undefined;
  const three = (at: number) => head.two(at, true) + head.byte(at + 2) * 65_536 + 1;
  return { width: three(24), height: three(27) };
}
