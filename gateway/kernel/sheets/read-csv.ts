import { RefusedError } from '../refused-error.ts';
import { withoutApostrophes } from './write-sheet.ts';

/** One line of a CSV file; `number` counts from 1. */
interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

const cellEnd = /[,\r\n]/g;

/**
 * Reads comma-separated text (RFC 4180), at most some cells of a line. Every character is looked at once: a pattern over
 * quotes would take hours for a few megabytes of them.
 * @throws {RefusedError} `fileFormat` for a quote that does not end, or ends in the middle of a cell.
 */
export function* readCsv(text: string, mostCells: number): Generator<Line> {
  let cells: string[] = [];
  let number = 1;
  let at = 0;
  for (;;) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? endOfQuoted(text, at) : endOfPlain(text, at);
    if (cells.length < mostCells) {
      const cell = isQuoted
        ? text.slice(at + 1, end - 1).replaceAll('""', '"')
        : text.slice(at, end);
      cells.push(withoutApostrophes(cell).trim());
    }
    at = end + 1;
    if (text[end] === ',') continue;
    yield { number, cells };
    if (end >= text.length) return;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    number += 1;
    cells = [];
  }
}

/** The place behind the last quote of a cell. */
function endOfQuoted(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (text[quote + 1] === '"' && quote >= 0) quote = text.indexOf('"', quote + 2);
  const end = quote + 1;
  if (quote < 0 || (end < text.length && !',\r\n'.includes(text[end] ?? ''))) {
    throw new RefusedError('fileFormat');
  }
  return end;
}

function endOfPlain(text: string, start: number): number {
  cellEnd.lastIndex = start;
  return cellEnd.exec(text)?.index ?? text.length;
}
