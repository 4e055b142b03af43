import type { PictureFormat } from './file-format.ts';

/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size off a picture's head; undefined when there is none, and so no picture. */
export function pictureSize(content: Buffer, format: PictureFormat): PictureSize | undefined {
  const size = readers[format](content);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const readers: Readonly<Record<PictureFormat, (content: Buffer) => PictureSize | undefined>> = {
  jpeg: jpegSize,
  png(content) {
    if (content.length < 24 || content.toString('latin1', 12, 16) !== 'IHDR') return undefined;
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  },
  gif(content) {
    if (content.length < 10) return undefined;
    return { width: content.readUInt16LE(6), height: content.readUInt16LE(8) };
  },
  bmp(content) {
    // The head that every system since 1990 writes; the height is negative when the rows go down.
    if (content.length < 26 || content.readUInt32LE(14) < 40) return undefined;
    return { width: content.readInt32LE(18), height: Math.abs(content.readInt32LE(22)) };
  },
};

/** Walks the segments to the one that begins a frame (ITU T.81, B.1.1.3). */
function jpegSize(content: Buffer): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (isFrame(marker)) {
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    } else {
      at += 2 + content.readUInt16BE(at + 2);
    }
  }
  return undefined;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
