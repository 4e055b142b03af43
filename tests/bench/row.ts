/** One measured figure, as `results.json` keeps it. A figure that could not be measured is absent. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'KB' | 'MB' | 'calls/s' | 'frames/s' | 'points' | '%' | 'handles';
  /** The same done with nothing in between: a bare frame, a bare port, the SQL straight through the driver. */
  readonly floor?: number;
  readonly peer?: number;
  readonly peerName?: string;
  /** The budget in words, as the design states it. */
  readonly budget: string;
  readonly met: boolean;
}

/** The middle of a list of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
}

/** Prints rows as a table for people: value, floor, peer and the ratios to both. */
export function printTable(rows: readonly Row[]): void {
  const head = ['name', 'value', 'floor', '× floor', 'peer', 'peer ÷ value', 'budget', 'met'];
  const lines = rows.map((row) => [
    row.name,
    `${round(row.value)} ${row.unit}`,
    row.floor === undefined ? '' : `${round(row.floor)} ${row.unit}`,
    row.floor === undefined ? '' : round(row.value / row.floor),
    row.peer === undefined ? '' : `${round(row.peer)} ${row.unit} (${row.peerName})`,
    row.peer === undefined ? '' : round(row.peer / row.value),
    row.budget,
    row.met ? 'met' : 'MISSED',
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [head, ...lines]) {
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}

/** Three digits that count. */
export function round(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2);
}
