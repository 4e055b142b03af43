/** Conditions over the values of a form. Numbers are compared as exact decimals, days and words as text. */
import type { RouteNode, RouteTest } from '#bridge/calls/workflow/route.ts';

type Condition = Extract<RouteNode, { kind: 'condition' }>;

/** The branch that holds: the first one whose tests hold, or the last one. */
export function branchOf(
  { branches }: Condition,
  values: Readonly<Record<string, string>>,
): string {
  const found = branches
    .slice(0, -1)
    .find(({ when }) =>
      when.some((group) => group.length > 0 && group.every((one) => holds(one, values))),
    );
  return (found ?? branches.at(-1))?.id ?? '';
}

function holds(
  { field, is, values: wanted }: RouteTest,
  values: Readonly<Record<string, string>>,
): boolean {
  const value = values[field] ?? '';
  if (is === 'filled') return value !== '';
  if (is === 'empty') return value === '';
  if (value === '') return is === 'different';
  const orders = wanted.map((one) => compare(value, one));
  if (is === 'equal') return orders.includes(0);
  if (is === 'different') return !orders.includes(0);
  const [order] = orders;
  if (order === undefined) return false;
  return { atLeast: order >= 0, above: order > 0, atMost: order <= 0, below: order < 0 }[is];
}

const decimal = /^-?\d{1,20}(\.\d{1,10})?$/;

function compare(one: string, other: string): number {
  if (!decimal.test(one) || !decimal.test(other)) return one < other ? -1 : one > other ? 1 : 0;
  const difference = scaled(one) - scaled(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function scaled(value: string): bigint {
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const number = BigInt(whole + part.padEnd(10, '0'));
  return value.startsWith('-') ? -number : number;
}
