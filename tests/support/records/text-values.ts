import { creditCheck } from '#bridge/calls/kit/credit-code.ts';
import type { Field } from '#bridge/calls/record/field.ts';

/** A text that a field takes, another one for each serial. */
export function textOf(name: string, field: Field, serial: number): string {
  const digits = String(10_000_000_000 + serial);
  const candidates = [
    `${name}-${serial}`,
    `138${digits.slice(-8)}`,
    digits,
    `p${serial}@example.com`,
    '09:30',
    creditCode(serial),
  ];
  const fits = candidates.find(
    (text) => field.schema().safeParse(text.slice(0, field.max ?? 99)).success,
  );
  return (fits ?? '').slice(0, field.max ?? 99);
}

function creditCode(serial: number): string {
  const start = `91440300${String(100_000_000 + serial)}`;
  return `${start}${creditCheck(start)}`;
}
