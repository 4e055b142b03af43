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
  // Loaded with the first workbook: every start would pay for it.
  const { writeXlsxStream } = await import('hucre');
  const stream = writeXlsxStream(xlsxRows(sheet), {
    name: sheet.name,
    freezePane: { rows: 1 },
    columns: sheet.columns.map(({ header, isDay }) => ({
      header,
      width: Math.max(12, header.length * 2 + 2),
      ...(isDay ? { numFmt: 'yyyy-mm-dd' } : {}),
    })),
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
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
export async function writeCsv({ columns, rows }: Sheet): Promise<Buffer> {
  const lines = [BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header))];
  for await (const row of rows) lines.push(csvLine(row));
  return Buffer.from(lines.join(''));
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
 * makes it a text again. So does one behind a semicolon or a tab, for they end a cell where the comma stands within numbers. A phone number such
 * as +4912345 is no formula and stays as it is.
 */
function defuse(text: string): string {
  return /^\+\d+$/.test(text) ? text : text.replace(/(^|[;\t])(?=[=+\-@＝＋－＠\t\r\n])/g, "$1'");
}
