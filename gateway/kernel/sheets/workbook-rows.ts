import { inflateRawSync } from 'node:zlib';
import { streamXlsxRows } from 'hucre';

/** A workbook, and how much of it is read. */
export interface WorkbookTerms {
  readonly content: Uint8Array;
  /** Rows that hold anything. */
  readonly mostRows: number;
  readonly mostColumns: number;
}

/** The rows of a workbook that hold anything, or why it is refused. */
export type WorkbookRows =
  | { readonly number: number; readonly cells: readonly string[] }[]
  | 'fileFormat'
  | 'fileTooLarge'
  | 'tooManyRows';

/** Bytes of all parts together: 20,000 rows of 60 columns take about a half. */
const MOST_UNPACKED = 128 * 1_048_576;
/** Empty rows among those that hold something; a format on a whole column makes a million. */
const MOST_EMPTY = 100_000;
/** Characters that Excel lets stand in one cell. */
const LONGEST_CELL = 32_767;

/** Reads the first sheet of a workbook in this thread. */
export async function readWorkbookRows(terms: WorkbookTerms): Promise<WorkbookRows> {
  const { content, mostRows, mostColumns } = terms;
  try {
    if (!fits(Buffer.from(content.buffer, content.byteOffset, content.byteLength))) {
      return 'fileTooLarge';
    }
    const rows: { number: number; cells: string[] }[] = [];
    let empty = 0;
    for await (const { index, values } of streamXlsxRows(content)) {
      const cells = values.slice(0, mostColumns).map(cellText);
      if (cells.some((cell) => cell.length > LONGEST_CELL)) return 'fileFormat';
      if (cells.some((cell) => cell !== '')) rows.push({ number: index + 1, cells });
      else empty += 1;
      if (rows.length > mostRows || empty > MOST_EMPTY) return 'tooManyRows';
    }
    return rows;
  } catch {
    return 'fileFormat';
  }
}

/** Whether all parts unpack into the room there is, whatever the directory promises. */
function fits(zip: Buffer): boolean {
  let room = MOST_UNPACKED;
  for (const start of partsOf(zip)) {
    try {
      // The bytes behind a part are no part of its stream, and are left alone.
      room -= inflateRawSync(zip.subarray(start), { maxOutputLength: room }).length;
    } catch (error) {
      if (error instanceof RangeError) return false;
      // A part that is no stream is for the reader to refuse.
    }
  }
  return true;
}

/** Where the packed bytes of each part begin, by the headers of the parts themselves. */
function* partsOf(zip: Buffer): Generator<number> {
  for (let at = zip.indexOf('PK\x03\x04'); at >= 0; at = zip.indexOf('PK\x03\x04', at + 4)) {
    if (at + 30 > zip.length) return;
    if (zip.readUInt16LE(at + 8) !== 8) continue;
    yield at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  }
}

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (value === null || value === undefined || typeof value === 'object') return '';
  return String(value).trim();
}
