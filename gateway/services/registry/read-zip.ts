import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { bundleLimits } from '#bridge/calls/registry/calls.ts';
import { registryCodes } from '#bridge/calls/registry/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

const unpack = promisify(inflateRaw);

/** Length of the record that ends a zip, and the longest comment behind it (APPNOTE 4.3.16). */
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
/** Lengths of an entry of the directory and of a file's header, each without its name (APPNOTE 4.3.12, 4.3.7). */
const ENTRY_LENGTH = 46;
const HEADER_LENGTH = 30;
/** The kind of a file in the upper half of Unix attributes, and that of a link. */
const FILE_KIND = 0o170_000;
const LINK = 0o120_000;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly header: number;
  /** Encrypted, or a link to somewhere else. */
  readonly isOdd: boolean;
}

/**
 * Unpacks a zip in memory, by name; whether the names may be used is asked elsewhere. Never more is unpacked than the
 * limits of bundles allow, whatever the directory promises.
 * @throws {RefusedError} `fileFormat` for what is no plain zip, `fileTooLarge`, `bundleInvalid` with the odd entry.
 */
export async function readZip(content: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let room: number = bundleLimits.unpacked;
  for (const entry of readDirectory(content)) {
    if (entry.name.endsWith('/')) continue;
    if (entry.isOdd || files.has(entry.name)) throw oddFile(entry.name);
    if (files.size >= bundleLimits.files) throw new RefusedError('fileTooLarge');
    const file = await readEntry(content, entry, Math.min(room, bundleLimits.file));
    room -= file.length;
    files.set(entry.name, file);
  }
  return files;
}

/** A refusal that names a file of a bundle. */
export function oddFile(name: string): RefusedError {
  return new RefusedError(registryCodes.bundleInvalid, {
    fields: [{ path: name.slice(0, 120), issue: 'invalid' }],
  });
}

function readDirectory(content: Buffer): Entry[] {
  const end = content.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const isEnd = end >= 0 && content.length - end >= END_LENGTH;
  if (!isEnd || content.length - end > END_LENGTH + LONGEST_COMMENT) throw noZip();
  const count = content.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  let at = content.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || content.readUInt32LE(at) !== 0x02014b50) throw noZip();
    const length = content.readUInt16LE(at + 28);
    entries.push({
      name: content.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + length),
      method: content.readUInt16LE(at + 10),
      checksum: content.readUInt32LE(at + 16),
      packed: content.readUInt32LE(at + 20),
      size: content.readUInt32LE(at + 24),
      header: content.readUInt32LE(at + 42),
      isOdd:
        (content.readUInt16LE(at + 8) & 1) === 1 ||
        (content.readUInt16LE(at + 40) & FILE_KIND) === LINK,
    });
    at += ENTRY_LENGTH + length + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries;
}

async function readEntry(content: Buffer, entry: Entry, most: number): Promise<Buffer> {
  const { header, packed, method, size, checksum } = entry;
  if (size > most) throw new RefusedError('fileTooLarge');
  if (header + HEADER_LENGTH > content.length) throw noZip();
  if (content.readUInt32LE(header) !== 0x04034b50) throw noZip();
  const start =
    header + HEADER_LENGTH + content.readUInt16LE(header + 26) + content.readUInt16LE(header + 28);
  const raw = content.subarray(start, start + packed);
  const file = method === 0 ? raw : await inflate(raw, method, most);
  if (file.length !== size || crc32(file) !== checksum) throw noZip();
  return file;
}

async function inflate(raw: Buffer, method: number, most: number): Promise<Buffer> {
  if (method !== 8) throw noZip();
  try {
    return await unpack(raw, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isBomb = error instanceof RangeError;
    throw isBomb ? new RefusedError('fileTooLarge') : noZip();
  }
}

function noZip(): RefusedError {
  return new RefusedError('fileFormat');
}
