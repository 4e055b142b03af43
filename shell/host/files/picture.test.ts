import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { readPicture } from './picture.ts';

const file = (bytes: Uint8Array | string, name = 'a.png') =>
  new File(
    [typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : new Uint8Array(bytes)],
    name,
    {
      type: 'image/png',
    },
  );
const typeOf = async (given: File) => {
  const read = await readPicture(given);
  return read instanceof Blob ? read.type : read;
};
const png = (width: number, height: number): Uint8Array => {
  const bytes = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const jpeg = (size: string) => `\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x11\x08${size}\x03\x01\x22`;

test('a picture is known by its first bytes, whatever it is called', async () => {
  expect(await typeOf(file(png(3, 2), 'a.txt'))).toBe('image/png');
  expect(await typeOf(file(jpeg('\x00\x02\x00\x03')))).toBe('image/jpeg');
  expect(await typeOf(file('GIF89a\x03\x00\x02\x00'))).toBe('image/gif');
  expect(await typeOf(file(`BM${'\0'.repeat(12)}\x28\0\0\0\x03\0\0\0\xfe\xff\xff\xff`))).toBe(
    'image/bmp',
  );
  expect(await typeOf(file(`RIFF\0\0\0\0WEBPVP8X${'\0'.repeat(8)}\x02\0\0\x01\0\0`))).toBe(
    'image/webp',
  );
  expect(await typeOf(file(`RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x02\x40\0\0`))).toBe('image/webp');
});

test('nothing that runs, and nothing without a size, passes for a picture', async () => {
  for (const bytes of [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.4',
    '',
    'GIF89a',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0\xff\xff',
    'RIFF\0\0\0\0WEBPVP8?',
    'BM<script>alert(1)</script>            ',
  ]) {
    expect([bytes, await typeOf(file(bytes))]).toEqual([bytes, 'noPicture']);
  }
});

test('a small file that would fill the memory once it is drawn is too large', async () => {
  expect(await typeOf(file(png(50_000, 50_000)))).toBe('tooLarge');
  expect(await typeOf(file(jpeg('\xff\xff\xff\xff')))).toBe('tooLarge');
});
