/** A picture with what is needed to draw it, and nothing that tells where, when and with what it was taken. */

/**
 * Leaves out what a photo says besides its pixels: places, cameras, comments, thumbnails, and what follows its end.
 * Returns undefined where it has no end. The turn of a camera goes too: apps draw the photo upright before they send it.
 */
export function plainPicture(content: Buffer, format: 'jpeg' | 'png'): Buffer | undefined {
  const parts = format === 'png' ? chunksOf(content) : segmentsOf(content);
  return parts && Buffer.concat(parts);
}

/** What a png is drawn from; colour profiles are left out, since they hold texts. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM']);

const signatureLength = 8;

function chunksOf(content: Buffer): Buffer[] | undefined {
  const parts = [content.subarray(0, signatureLength)];
  let at = signatureLength;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    if (end > content.length) return undefined;
    const name = content.toString('latin1', at + 4, at + 8);
    if (drawn.has(name)) parts.push(content.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return undefined;
}

const marker = {
  end: 0xd9,
  scan: 0xda,
  firstApp: 0xe0,
  /** Says how colours are coded, and holds no text. */
  adobe: 0xee,
  lastApp: 0xef,
  comment: 0xfe,
} as const;

function segmentsOf(content: Buffer): Buffer[] | undefined {
  const parts = [content.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= content.length || content[at + 1] === marker.end) {
    if (content[at] !== 0xff) return undefined;
    const code = content[at + 1] ?? 0;
    if (code === marker.end) return [...parts, content.subarray(at, at + 2)];
    // Any number of fill bytes may be before a marker.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    const head = at + 2 + content.readUInt16BE(at + 2);
    const next = code === marker.scan ? endOfScan(content, head) : head;
    if (next > content.length) return undefined;
    if (!isSaid(code)) parts.push(content.subarray(at, next));
    at = next;
  }
  return undefined;
}

/** Whether a segment says something besides the pixels. */
function isSaid(code: number): boolean {
  const isApp = code >= marker.firstApp && code <= marker.lastApp && code !== marker.adobe;
  return isApp || code === marker.comment;
}

/** Where the next marker is: `ff 00` is a byte of the pixels, and restarts are between them. */
function endOfScan(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at >= 0) {
    const code = content[at + 1] ?? 0;
    const isPixels = code === 0 || (code >= 0xd0 && code <= 0xd7);
    if (!isPixels) return at;
    at = content.indexOf(0xff, at + 2);
  }
  return content.length;
}
