import type { CellError } from '#bridge/calls/record/call-types.ts';
import { mostImported } from '#bridge/calls/record/request-schemas.ts';
import type { ReportProgress } from '../../jobs/job-kind.ts';
import type { SheetRow } from '../../kernel/sheets/read-sheet.ts';
import { commitSave } from '../save/commit.ts';
import type { Scope } from '../scope.ts';
import { readHeadings } from './headings.ts';
import { planRows } from './plan-rows.ts';
import { type FoundError, reasonOf } from './report.ts';

/** Errors after which a sheet is read no further. */
const enoughErrors = 5000;

/** One error in words. */
export type ToldError = Pick<CellError, 'row' | 'column' | 'value' | 'reason'>;

/** What became of a large sheet. */
export interface ImportedParts {
  readonly counts: {
    readonly read: number;
    readonly created: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly errors: number;
  };
  readonly errors: readonly ToldError[];
}

/**
 * Imports a large sheet part by part in one transaction. Each part is written before the next is planned, so that the next
 * finds its rows; the caller takes all of it back where there are errors.
 */
export async function importParts(
  scope: Scope,
  [headings, ...rows]: readonly SheetRow[],
  { signal, progress }: { readonly signal: AbortSignal; readonly progress: ReportProgress },
): Promise<ImportedParts> {
  const { columns, errors: wrong } = readHeadings(scope, headings?.cells ?? []);
  const errors: FoundError[] = [...wrong];
  const counts = { read: rows.length, created: 0, changed: 0, unchanged: 0 };
  const used = new Set<string>();
  const ends = wrong.length > 0 ? 0 : rows.length;
  progress(0, rows.length);
  for (let start = 0; start < ends && errors.length < enoughErrors; start += mostImported) {
    signal.throwIfAborted();
    const part = rows.slice(start, start + mostImported);
    const planned = await planRows(scope, columns, part, used);
    await commitSave(scope, planned.plan.planned);
    const created = planned.plan.planned.filter(({ before }) => before === null).length;
    counts.created += created;
    counts.changed += planned.plan.planned.length - created;
    counts.unchanged += planned.plan.unchanged.length;
    errors.push(...planned.errors);
    progress(start + part.length, rows.length);
  }
  return {
    counts: { ...counts, errors: errors.length },
    errors: errors.map((error) => {
      const { row, column, value } = error;
      return { row, column, value, reason: reasonOf(scope, error) };
    }),
  };
}
