import { RefusedError } from '../refused-error.ts';
import { withoutApostrophes } from './write-sheet.ts';

/** The largest sheet that is read, in bytes, and the most columns of it. */
export const largestSheet = 10 * 1024 * 1024;
const mostColumns = 300;

/** One row of a sheet; `number` counts from 1 as a spreadsheet does. Cells are trimmed texts. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Reads the rows of an uploaded sheet that hold anything, its headings among them.
 * @throws {RefusedError} `fileEmpty`, `fileTooLarge`, `fileFormat`, or `tooManyRows` for more rows than `most`.
 */
export async function readSheet(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  most: number,
): Promise<readonly SheetRow[]> {
  if (file.size === 0) throw new RefusedError('fileEmpty');
  if (file.size > largestSheet) throw new RefusedError('fileTooLarge');
  const content = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = content[0] === 0x50 && content[1] === 0x4b;
  const rows: SheetRow[] = [];
  for await (const row of isWorkbook ? readWorkbook(content) : readCsv(decode(content))) {
    if (row.cells.every((cell) => cell === '')) continue;
    if (rows.length >= most) throw new RefusedError('tooManyRows');
    rows.push(row);
  }
  if (rows.length === 0) throw new RefusedError('fileEmpty');
  return rows;
}

async function* readWorkbook(content: Uint8Array): AsyncGenerator<SheetRow> {
  const { streamXlsxRows } = await import('hucre');
  const rows = streamXlsxRows(content);
  for (;;) {
    const next = await rows.next().catch(() => {
      throw new RefusedError('fileFormat');
    });
    if (next.done) return;
    const { index, values } = next.value;
    yield { number: index + 1, cells: values.slice(0, mostColumns).map(cellText) };
  }
}

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (value === null || value === undefined || typeof value === 'object') return '';
  return String(value).trim();
}

/** Excel writes CSV in the encoding of the machine: on a Chinese one that is GB 18030. */
function decode(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}

/** Comma-separated text (RFC 4180). A zero byte is in no text: such a file is something else. */
function* readCsv(text: string): Generator<SheetRow> {
  if (text.includes('\0')) throw new RefusedError('fileFormat');
  let cells: string[] = [];
  let number = 0;
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/g,
  )) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    if (cells.length < mostColumns) cells.push(withoutApostrophes(cell).trim());
    if (end === ',') continue;
    number += 1;
    yield { number, cells };
    cells = [];
    if (end === '') return;
  }
  if (cells.length > 0) throw new RefusedError('fileFormat');
}
