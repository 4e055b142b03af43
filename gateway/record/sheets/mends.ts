import type { Mend } from '#bridge/calls/record/call-types.ts';
import { mends as mendsSchema } from '#bridge/calls/record/request-schemas.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { SheetRow } from '../../kernel/sheets/read-sheet.ts';
import type { Scope } from '../scope.ts';
import { headingsOf, sheetFields } from './columns.ts';

/**
 * Reads the cells that an import mends.
 * @throws {RefusedError} `badInput` for what is no list of them.
 */
export function parseMends(text: string | undefined): readonly Mend[] {
  if (text === undefined) return [];
  try {
    const parsed = mendsSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RefusedError('badInput', { fields: [{ path: 'mends', issue: 'invalid' }] });
}

/** The rows of a sheet with mended cells in the place of their own; a cell that is nowhere is left alone. */
export function mendRows(
  scope: Scope,
  rows: readonly SheetRow[],
  mends: readonly Mend[],
): readonly SheetRow[] {
  const [headings] = rows;
  if (headings === undefined || mends.length === 0) return rows;
  const byRow = new Map<number, Map<number, string>>();
  for (const { row, column, value } of mends) {
    const place = placeOf(scope, headings.cells, column);
    if (place < 0) continue;
    byRow.set(row, (byRow.get(row) ?? new Map()).set(place, value.trim()));
  }
  return rows.map((row) => {
    const mended = byRow.get(row.number);
    if (mended === undefined) return row;
    const width = Math.max(row.cells.length, ...[...mended.keys()].map((place) => place + 1));
    const cells = Array.from({ length: width }, (_, index) => {
      return mended.get(index) ?? row.cells[index] ?? '';
    });
    return { ...row, cells };
  });
}

/** The sheet may name its columns in the other language. */
function placeOf(scope: Scope, headings: readonly string[], asked: string): number {
  const exact = headings.indexOf(asked);
  if (exact >= 0) return exact;
  const names = [
    ...Object.keys(scope.bound.record.fields),
    ...scope.custom.map(({ code }) => `custom.${code}`),
  ];
  const column = sheetFields(scope, names).find((one) => headingsOf(scope, one).includes(asked));
  const known = column === undefined ? [] : headingsOf(scope, column);
  return headings.findIndex((heading) => known.includes(heading));
}
