/** What the import of a record asks of the world, and what it returns. */

/** One cell that cannot be read or saved, with the reason in words. */
export interface CellProblem {
  /** Row of the sheet, 1 being its headings. */
  readonly row: number;
  /** Null for the whole row. */
  readonly column: string | null;
  readonly reason: string;
  /** What the cell holds; null for the whole row. */
  readonly value: string | null;
}

/** A cell that is read otherwise than the file has it. */
export interface Mend {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** What an import did, or would do. */
export interface SheetReport {
  readonly read: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly CellProblem[];
  /** How many problems are known; `more` says that there are others. */
  readonly problemCount: number;
  readonly more: boolean;
  /** The job that goes on with a large sheet; null when this is the end. */
  readonly jobId: string | null;
}

/** How far a job is. */
export interface JobProgress {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number | null;
  readonly error: string | null;
  readonly report: SheetReport | null;
}

/** The way to the sheets of one record. Every promise rejects with an error whose `words` say why. */
export interface SheetDoor {
  readonly template: (format: 'xlsx' | 'csv') => Promise<string | null>;
  readonly importSheet: (
    mode: 'check' | 'save',
    file: File,
    mends: readonly Mend[],
    options: { readonly signal?: AbortSignal; readonly onProgress?: (share: number) => void },
  ) => Promise<SheetReport>;
  readonly progress: (jobId: string, signal: AbortSignal) => Promise<JobProgress>;
  readonly jobErrors: (jobId: string) => Promise<string | null>;
}

/** Problems as a sheet of four columns; a cell that a spreadsheet would take for a formula is kept a text. */
export function problemsAsCsv(
  headings: readonly [row: string, column: string, value: string, reason: string],
  problems: readonly CellProblem[],
): string {
  const lines = problems.map(({ row, column, value, reason }) => [
    String(row),
    column ?? '',
    value ?? '',
    reason,
  ]);
  return `\uFEFF${[headings, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
