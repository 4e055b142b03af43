import type { Frame } from 'playwright';
import { PNG } from 'pngjs';

/** A file as a person chooses it in a browser. */
export interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PDF of so many bytes. */
export const pdf = (name: string, size = 400): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'.padEnd(size)),
});

/** A picture of one colour. */
export function picture(
  name: string,
  width: number,
  height: number,
  [r, g, b]: readonly number[],
): Chosen {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([r ?? 0, g ?? 0, b ?? 0, 255], at);
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}

/** Chooses files where the last control for files stands. */
export const choose = (frame: Frame, ...files: Chosen[]): Promise<void> =>
  frame.locator('input[type="file"]').last().setInputFiles(files);
