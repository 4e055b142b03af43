/** The rows of the head-count chart: the organisations below the chosen one, and who is directly in it. */

interface Answer {
  readonly total: number;
  readonly rows: readonly {
    readonly organId: string;
    readonly organName: string;
    readonly headCount: number;
    readonly hasChildren: boolean;
  }[];
}

export type HeadCountRow =
  | {
      readonly kind: 'below';
      readonly organId: string;
      readonly organName: string;
      readonly headCount: number;
      readonly hasChildren: boolean;
    }
  /** People of the chosen organisation itself, in none of those below it. */
  | { readonly kind: 'direct'; readonly headCount: number };

/** Orders the rows by head-count, the most people first, and adds those who stand directly in the organisation. */
export function headCountRows(
  { total, rows }: Answer,
  organId: string | undefined,
): HeadCountRow[] {
  const below = rows
    .filter((row) => row.organId !== organId)
    .map((row) => ({ kind: 'below', ...row }) as const)
    .sort((a, b) => b.headCount - a.headCount);
  const direct = total - below.reduce((sum, row) => sum + row.headCount, 0);
  return direct > 0 ? [...below, { kind: 'direct', headCount: direct }] : below;
}

/** Keeps `most` rows and sums the rest up, so that a chart stays readable; a table shows them all. */
export function foldRest(
  rows: readonly HeadCountRow[],
  most: number,
): { shown: readonly HeadCountRow[]; folded: { organs: number; headCount: number } | undefined } {
  if (rows.length <= most) return { shown: rows, folded: undefined };
  const rest = rows.slice(most - 1);
  const headCount = rest.reduce((sum, row) => sum + row.headCount, 0);
  return { shown: rows.slice(0, most - 1), folded: { organs: rest.length, headCount } };
}
