/** Comparisons of conditions over the values of a form. Numbers are compared as exact decimals, days and words as text. */
import { compareDecimals, isDecimal } from './decimals.ts';
import type { RouteTest } from './route.ts';

/** Between the values of a field that holds several. */
export const severalMark = '\u001f';

/** Whether one of the groups holds; a group holds when each of its comparisons does. */
export function anyHolds(
  groups: readonly (readonly RouteTest[])[],
  values: Readonly<Record<string, string>>,
): boolean {
  return groups.some((group) => group.length > 0 && group.every((one) => testHolds(one, values)));
}

/** Whether one comparison holds. Of a field with several values each may be the one that is asked for. */
export function testHolds(
  { field, is, values: wanted }: RouteTest,
  values: Readonly<Record<string, string>>,
): boolean {
  const value = values[field] ?? '';
  if (is === 'filled') return value !== '';
  if (is === 'empty') return value === '';
  if (value === '') return is === 'different';
  const held = value.split(severalMark);
  const isOne = wanted.some((one) => held.some((part) => compare(part, one) === 0));
  if (is === 'equal') return isOne;
  if (is === 'different') return !isOne;
  const [first] = wanted;
  if (first === undefined) return false;
  const order = compare(value, first);
  return { atLeast: order >= 0, above: order > 0, atMost: order <= 0, below: order < 0 }[is];
}

function compare(one: string, other: string): number {
  if (isDecimal(one) && isDecimal(other)) return compareDecimals(one, other);
  return one < other ? -1 : one > other ? 1 : 0;
}
