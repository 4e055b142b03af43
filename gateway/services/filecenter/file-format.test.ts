import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentTypes, formatOf } from './file-format.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(24);
  bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

const jpeg = bytes(
  '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11\x08\0\x40\0\x30\x03',
);
const gif = bytes('GIF89a\x10\0\x10\0;');

function bmp(): Buffer {
  const head = Buffer.alloc(26);
  head.write('BM');
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(4, 18);
  head.writeInt32LE(-4, 22);
  return head;
}

/** A zip with entries of these names. */
function zip(...names: readonly string[]): Buffer {
  const data = deflateRawSync('<x/>');
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    files.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
  }
  const body = Buffer.concat(files);
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, list, end]);
}

const types = '[Content_Types].xml';

test.each([
  ['pdf', bytes('%PDF-1.7\n')],
  ['jpeg', jpeg],
  ['png', png(480, 640)],
  ['gif', gif],
  ['bmp', bmp()],
  ['docx', zip(types, 'word/document.xml')],
  ['xlsx', zip(types, 'xl/workbook.xml')],
] as const)('knows a %s by its content', (format, content) => {
  expect(formatOf(content)).toBe(format);
  expect(contentTypes[format]).toMatch(/^(image|application)\//);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page that says it is a PDF further down', bytes('<script></script>%PDF-1.7')],
  ['a program', bytes('MZ\x90\0')],
  ['a script', bytes('#!/bin/sh\n')],
  ['the head of a PNG alone', bytes('\x89PNG\r\n\x1a\n')],
  ['a PNG without its first part', bytes(`\x89PNG\r\n\x1a\n${'\0'.repeat(40)}`)],
  ['a PNG of no size', png(0, 10)],
  ['a PNG that unfolds to gigabytes', png(100_000, 100_000)],
  ['a JPEG without a frame', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['a JPEG whose segments go round', bytes(`\xff\xd8\xff\xe0\0\0${'\0'.repeat(40)}`)],
  [
    'a letter that begins as a bitmap does',
    bytes('BMW is the name of a company, and no picture at all.'),
  ],
  ['an archive', zip('a.exe')],
  ['an archive that ends early', zip(types, 'word/document.xml').subarray(0, -30)],
  ['a document with macros', zip(types, 'word/document.xml', 'word/vbaProject.bin')],
  [
    'a workbook with a program in it',
    zip(types, 'xl/workbook.xml', 'xl/embeddings/oleObject1.bin'),
  ],
  ['a document of another kind', zip(types, 'ppt/presentation.xml')],
  ['the end of an archive that points nowhere', bytes(`PK\x03\x04PK\x05\x06${'\xff'.repeat(18)}`)],
])('takes no %s', (_what, content) => {
  expect(formatOf(content)).toBeUndefined();
});
