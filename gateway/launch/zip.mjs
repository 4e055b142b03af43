/** Writes a zip file: each entry deflated, no extras, the same bytes for the same files. */
import { crc32, deflateRawSync } from 'node:zlib';

/** The first of January 1980, as zip counts: a bundle says nothing of the machine it was made on. */
const firstDay = 0x21;

/** Returns the bytes of a zip. @param {{ name: string, content: Buffer }[]} files */
export function zipOf(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(content);
    const facts = factsOf(content, packed, path);
    const head = Buffer.concat([numbers([0x04034b50, 4]), facts, path]);
    parts.push(head, packed);
    directory.push(
      Buffer.concat([
        numbers([0x02014b50, 4], [20, 2]),
        facts,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        path,
      ]),
    );
    offset += head.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...parts, list, end]);
}

/** What an entry and its line of the directory say alike: version, flags for names in UTF-8, deflate, sizes. */
function factsOf(content, packed, path) {
  return numbers(
    [20, 2],
    [0x0800, 2],
    [8, 2],
    [0, 2],
    [firstDay, 2],
    [crc32(content), 4],
    [packed.length, 4],
    [content.length, 4],
    [path.length, 2],
    [0, 2],
  );
}

/** Numbers as so many bytes each, the lowest first. */
function numbers(...values) {
  const bytes = Buffer.alloc(values.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of values) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}
