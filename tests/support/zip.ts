import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive; what is not said is as an honest one has it. */
export interface ZipFile {
  readonly name: string;
  readonly content: Buffer | string;
  /** Bytes the directory promises. */
  readonly size?: number;
  /** Upper half of the attributes, as Unix has them: 0o120777 is a link. */
  readonly mode?: number;
}

/** Packs files into a zip, as a vendor's tool would. */
export function zipOf(files: readonly ZipFile[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, size, mode = 0o100_644 } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size ?? bytes.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), facts, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(mode * 65_536, 6);
    rest.writeUInt32LE(at, 10);
    const entry = [Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), facts, rest, nameBytes];
    directory.push(Buffer.concat(entry));
    parts.push(header);
    at += header.length;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, all, end]);
}
