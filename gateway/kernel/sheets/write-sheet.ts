/** One cell: a text, a number, a day (as a text that `isDay` columns turn into a date), or nothing. */
export type Cell = string | number | null;

/** One column of a sheet; `isDay` cells hold `YYYY-MM-DD`. */
export interface SheetColumn {
  readonly header: string;
  readonly isDay: boolean;
}

/** A sheet whose rows come batch by batch. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

/** What the files are served as. */
export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** Writes an Excel workbook. Texts are written as texts, so none of them can become a formula. */
export async function writeXlsx(sheet: Sheet): Promise<Buffer> {
  return wholeOf(streamXlsx(sheet));
}

/** Writes a sheet piece by piece: neither its rows nor its file are ever in memory as a whole. */
export function streamSheet(
  sheet: Sheet,
  format: keyof typeof sheetTypes,
): AsyncGenerator<Uint8Array> {
  return format === 'csv' ? streamCsv(sheet) : streamXlsx(sheet);
}

async function wholeOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function* streamXlsx(sheet: Sheet): AsyncGenerator<Uint8Array> {
  // Loaded with the first workbook: every start would pay for it.
  const { writeXlsxStream } = await import('hucre');
  yield* writeXlsxStream(xlsxRows(sheet), {
    name: sheet.name,
    freezePane: { rows: 1 },
    columns: sheet.columns.map(({ header, isDay }) => ({
      header,
      width: Math.max(12, header.length * 2 + 2),
      ...(isDay ? { numFmt: 'yyyy-mm-dd' } : {}),
    })),
  });
}

async function* xlsxRows({ columns, rows }: Sheet): AsyncGenerator<(Cell | Date)[]> {
  for await (const row of rows) {
    yield row.map((cell, index) =>
      columns[index]?.isDay && typeof cell === 'string' ? new Date(`${cell}T00:00:00Z`) : cell,
    );
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Writes comma-separated text (RFC 4180) that Excel reads as UTF-8 because of the mark at its start. */
export async function writeCsv(sheet: Sheet): Promise<Buffer> {
  return wholeOf(streamCsv(sheet));
}

async function* streamCsv({ columns, rows }: Sheet): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header)));
  for await (const row of rows) yield Buffer.from(csvLine(row));
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = defuse(cell);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A spreadsheet runs a text that begins like a formula (OWASP, CSV injection), its sign full-width or not: an apostrophe
 * makes it a text again. So does one behind a semicolon or a tab, for they end a cell where the comma is in numbers. A phone number such
 * as +4912345 is no formula and stays as it is.
 */
function defuse(text: string): string {
  return /^\+\d+$/.test(text) ? text : text.replace(/(^|[;\t])(?=[=+\-@＝＋－＠\t\r\n])/g, "$1'");
}

/** Undoes what `writeCsv` did to a text that begins like a formula, so that a sheet reads back as it was written. */
export function withoutApostrophes(text: string): string {
  return text.replace(/(^|[;\t])'(?=[=+\-@＝＋－＠\t\r\n])/g, '$1');
}
