import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { plainPicture } from './plain-picture.ts';

const bytes = (...parts: (number[] | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));

/** A segment with its marker and its length. */
const segment = (code: number, text: string): Buffer =>
  bytes([0xff, code, 0, text.length + 2], text);

const start = bytes([0xff, 0xd8]);
const end = bytes([0xff, 0xd9]);
const tables = segment(0xdb, 'tables');
const frame = segment(0xc2, 'frame');
// Pixels with a stuffed byte and a restart, then a second scan as in a progressive picture.
const scans = Buffer.concat([
  segment(0xda, 'scan'),
  bytes('a', [0xff, 0x00], 'b', [0xff, 0xd3], 'c'),
  segment(0xc4, 'codes'),
  segment(0xda, 'scan'),
  bytes('rest'),
]);

test('a jpeg keeps its pixels and loses place, camera, comment, thumbnail and what follows it', () => {
  const adobe = segment(0xee, 'Adobe');
  const photo = Buffer.concat([
    start,
    segment(0xe0, 'JFIF'),
    segment(0xe1, 'Exif GPS 31.2N 121.4E'),
    adobe,
    bytes([0xff]),
    tables,
    segment(0xfe, 'taken by a phone'),
    frame,
    scans,
    end,
    bytes('a second picture'),
  ]);
  const plain = Buffer.concat([start, adobe, tables, frame, scans, end]);
  expect(plainPicture(photo, 'jpeg')).toEqual(plain);
  expect(plainPicture(plain, 'jpeg')).toEqual(plain);
});

test.each([
  ['ends in its pixels', Buffer.concat([start, tables, frame, scans])],
  ['ends in a segment', Buffer.concat([start, tables.subarray(0, 6)])],
  ['has something between segments', Buffer.concat([start, bytes('what?'), tables, end])],
  ['is only a beginning', start],
])('a jpeg that %s is none', (_, broken) => {
  expect(plainPicture(broken, 'jpeg')).toBeUndefined();
});

test('a png keeps its pixels and loses texts, and what follows it', () => {
  const plain = PNG.sync.write(new PNG({ width: 3, height: 2 }));
  const text = bytes([0, 0, 0, 6], 'tEXtGPS 31', [1, 2, 3, 4]);
  const place = plain.length - 12;
  const photo = Buffer.concat([
    plain.subarray(0, place),
    text,
    plain.subarray(place),
    bytes('more'),
  ]);
  expect(plainPicture(photo, 'png')).toEqual(plain);
  expect(plainPicture(plain, 'png')).toEqual(plain);
  expect(plainPicture(plain.subarray(0, -1), 'png')).toBeUndefined();
});
