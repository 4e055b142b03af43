import { etaxCodes } from '#bridge/calls/etax/terms.ts';
import { type Money, yuan } from '#gateway/kernel/exact/money.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { SheetRow } from '#gateway/kernel/sheets/read-sheet.ts';
import { type BureauColumn, bureauHeadings, headingNoise } from '../texts/form-words.ts';

/** What a line of the bureau's sheet is compared by. */
export type BureauField = Exclude<BureauColumn, 'document' | 'name' | 'item'>;

/** One line of the bureau's sheet; a cell that is empty or no amount is left out. */
export interface BureauLine {
  readonly row: number;
  readonly document: string;
  readonly name: string;
  /** What income it is, as the bureau calls it; empty where the sheet does not say. */
  readonly item: string;
  readonly amounts: ReadonlyMap<BureauField, Money>;
}

/** The bureau's sheet: what it has columns for, its lines, and the cells that are no amounts. */
export interface BureauSheet {
  readonly fields: readonly BureauField[];
  readonly lines: readonly BureauLine[];
  readonly unread: readonly {
    readonly row: number;
    readonly heading: string;
    readonly value: string;
  }[];
}

/** Sheets of the client begin with a title and a period: headings are looked for in the first rows. */
const HEADINGS_WITHIN = 10;

/** Reads the sheet that the bureau's client exports. @throws {RefusedError} `etax.noDocumentColumn` */
export function readBureauSheet(rows: readonly SheetRow[]): BureauSheet {
  const at = rows
    .slice(0, HEADINGS_WITHIN)
    .findIndex(({ cells }) => columnOf(cells, 'document') >= 0);
  const headings = rows[at]?.cells ?? [];
  const fields = (Object.keys(bureauHeadings) as BureauColumn[]).filter(
    (name): name is BureauField =>
      name !== 'document' && name !== 'name' && name !== 'item' && columnOf(headings, name) >= 0,
  );
  if (at < 0 || fields.length === 0) throw new RefusedError(etaxCodes.noDocumentColumn);
  const unread: { row: number; heading: string; value: string }[] = [];
  const lines = rows.slice(at + 1).flatMap(({ number, cells }): BureauLine[] => {
    const document = (cells[columnOf(headings, 'document')] ?? '').toUpperCase();
    // The line of sums has no document.
    if (document === '') return [];
    const amounts = new Map<BureauField, Money>();
    for (const field of fields) {
      const column = columnOf(headings, field);
      const value = cells[column] ?? '';
      const amount = amountOf(value);
      if (amount !== null) amounts.set(field, amount);
      else if (value !== '') unread.push({ row: number, heading: headings[column] ?? '', value });
    }
    const textOf = (column: 'name' | 'item') => cells[columnOf(headings, column)] ?? '';
    return [{ row: number, document, name: textOf('name'), item: textOf('item'), amounts }];
  });
  return { fields, lines, unread };
}

function columnOf(headings: readonly string[], name: BureauColumn): number {
  const plain = headings.map(plainHeading);
  const known: readonly string[] = bureauHeadings[name].map(plainHeading);
  // The first name wins, wherever its column is.
  for (const one of known) {
    const at = plain.indexOf(one);
    if (at >= 0) return at;
  }
  return -1;
}

function plainHeading(heading: string): string {
  return heading.normalize('NFKC').replaceAll(headingNoise, '');
}

function amountOf(value: string): Money | null {
  const plain = value.replaceAll(/[,，\s¥￥]/g, '');
  return /^-?\d{1,13}(\.\d{1,2})?$/.test(plain) ? yuan(plain) : null;
}
