import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

const limits = { most: 3, size: 1000 };
const heads = {
  bmp: 'BM',
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  mp4: '\0\0\0\x20ftypisom',
  webm: '\x1aE\xdf\xa3',
  avi: 'RIFF\0\0\0\0AVI ',
  pdf: '%PDF-1.7\n',
  zip: 'PK\x03\x04',
};

function fileOf(name: string, head: string, size = 500): File {
  const bytes = new Uint8Array(size);
  for (const [index, sign] of [...head].entries()) bytes[index] = sign.charCodeAt(0);
  return new File([bytes], name);
}

test.each([
  ['a.bmp', heads.bmp],
  ['a.jpeg', heads.jpeg],
  ['A.JPG', heads.jpeg],
  ['头像.png', heads.png],
  ['a.gif', heads.gif],
])('takes the picture %s', async (name, head) => {
  expect(await checkFile(fileOf(name, head), limits, 0)).toBeUndefined();
});

test.each([
  ['a.mp4', heads.mp4],
  ['a.mov', heads.mp4],
  ['a.webm', heads.webm],
  ['a.avi', heads.avi],
])('takes the video %s where videos are wanted, and only there', async (name, head) => {
  const file = fileOf(name, head);
  expect(await checkFile(file, { ...limits, video: true }, 0)).toBeUndefined();
  expect(await checkFile(file, limits, 0)).toBe('format');
});

test.each([
  ['a.pdf', heads.pdf],
  ['合同.DOCX', heads.zip],
  ['a.xlsx', heads.zip],
])('takes the document %s where documents are wanted, and only there', async (name, head) => {
  const file = fileOf(name, head);
  expect(await checkFile(file, { ...limits, documents: true }, 0)).toBeUndefined();
  expect(await checkFile(file, limits, 0)).toBe('format');
});

test('refuses a file of 0 KB', async () => {
  expect(await checkFile(new File([], 'a.png'), limits, 0)).toBe('empty');
});

test.each([
  ['a.svg', heads.png],
  ['a.html', heads.png],
  ['png', heads.png],
  ['a.png.exe', heads.png],
  ['a.png', '<svg onload='],
  ['a.jpg', 'MZ'],
  ['a.png', heads.mp4],
  ['a.png', heads.pdf],
  ['a.pdf', heads.png],
  ['a.docm', heads.zip],
  ['a.constructor', heads.png],
])('refuses %s that begins with %j as a wrong format', async (name, head) => {
  const all = { ...limits, video: true, documents: true };
  expect(await checkFile(fileOf(name, head), all, 0)).toBe('format');
});

test('refuses a file that is too large, not one of just the size', async () => {
  expect(await checkFile(fileOf('a.png', heads.png, 1000), limits, 0)).toBeUndefined();
  expect(await checkFile(fileOf('a.png', heads.png, 1001), limits, 0)).toBe('size');
});

test('refuses what is more than the most', async () => {
  expect(await checkFile(fileOf('a.png', heads.png), limits, 2)).toBeUndefined();
  expect(await checkFile(fileOf('a.png', heads.png), limits, 3)).toBe('count');
});
