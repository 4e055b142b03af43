import type { CellProblem } from '#bridge/calls/record/doors.ts';

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
