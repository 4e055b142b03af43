import { parseFormula } from './parse.ts';
import type { Expression } from './types.ts';

/** A level that a formula names, and the character where it does. */
export interface NamedLevel {
  readonly level: string;
  readonly at: number;
}

/** The levels of performance that a formula names: of all facts a level alone is a text. */
export function levelsIn(formula: string): readonly NamedLevel[] {
  return textsOf(parseFormula(formula));
}

/** The levels that a formula names and did not name before. */
export function newLevelsIn(formula: string, before: string | null): readonly NamedLevel[] {
  const known = new Set(before === null ? [] : levelsIn(before).map(({ level }) => level));
  return levelsIn(formula).filter(({ level }) => !known.has(level));
}

function textsOf(expression: Expression): readonly NamedLevel[] {
  switch (expression.kind) {
    case 'text':
      return [{ level: sameLevel(expression.text), at: expression.at }];
    case 'negative':
    case 'not':
      return textsOf(expression.of);
    case 'binary':
      return [...textsOf(expression.left), ...textsOf(expression.right)];
    case 'call':
      return expression.values.flatMap(textsOf);
    default:
      return [];
  }
}

/** A level as formulas compare it. */
export function sameLevel(level: string): string {
  return level.normalize('NFKC').trim();
}
