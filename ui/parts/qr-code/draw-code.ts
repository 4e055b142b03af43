import { encode } from 'uqr';

/** How much of the code may be lost and it is still read: 7, 15, 25 or 30 %. */
export type ErrorLevel = 'L' | 'M' | 'Q' | 'H';

/** Empty modules around the code, as the standard asks for. */
export const quiet = 4;

/** A code ready to draw, nothing to draw, or more than the largest code holds. */
export type DrawnCode =
  | {
      readonly state: 'drawn';
      /** One path over a square of `side` modules, the quiet ones included. */
      readonly path: string;
      readonly side: number;
    }
  | { readonly state: 'empty' | 'tooLong' };

/** Turns a text into the path of its code: one stroke per run of dark modules. */
export function drawCode(text: string, level: ErrorLevel = 'M'): DrawnCode {
  if (text.trim() === '') return { state: 'empty' };
  const rows = rowsOf(text, level);
  if (!rows) return { state: 'tooLong' };
  const runs = rows.flatMap((row, y) =>
    runsOf(row).map(({ x, length }) => `M${x + quiet} ${y + quiet}h${length}v1h-${length}z`),
  );
  return { state: 'drawn', path: runs.join(''), side: rows.length + 2 * quiet };
}

// The encoder throws when the largest code is too small.
function rowsOf(text: string, level: ErrorLevel): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { ecc: level, border: 0 }).data;
  } catch {
    return undefined;
  }
}

function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}
