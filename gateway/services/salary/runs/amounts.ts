import { fen, type Money, yuanText } from '#gateway/kernel/exact/money.ts';

/** An amount of the database, which keeps whole fen. */
export function ofFen(value: string | number | bigint | null): Money {
  return fen(BigInt(value ?? 0));
}

/** Fen of the database as yuan for a page. */
export function yuanOf(value: string | number | bigint | null): string {
  return yuanText(ofFen(value));
}

/** The sum of fen of the database as yuan. */
export function yuanOfSum(...values: readonly (string | null)[]): string {
  return yuanText(fen(values.reduce((sum, value) => sum + BigInt(value ?? 0), 0n)));
}
