import { exact, type Money, nothing, rounded, yuan } from '#gateway/kernel/exact/money.ts';
import {
  compare,
  multiply,
  percent,
  type Ratio,
  ratio,
  subtract,
} from '#gateway/kernel/exact/ratio.ts';
import type { RateRow, RateTable } from '../law/tables.ts';

/** Tax by a table, and the row that made it. */
export interface TableTax {
  readonly row: RateRow;
  readonly tax: Ratio;
}

/** The row of a table that holds an amount in yuan. */
export function rowOf({ rows }: RateTable, amount: Ratio): RateRow {
  const row = rows.find(({ upTo }) => upTo === null || compare(amount, ratio(upTo)) <= 0);
  if (row === undefined) throw new Error('A table of rates has no end.');
  return row;
}

/** Taxable × rate − quick deduction, never below zero, unrounded. */
export function taxByTable(table: RateTable, taxable: Ratio): TableTax {
  const row = rowOf(table, taxable);
  const tax = taxByRow(row, taxable);
  return { row, tax: compare(tax, ratio(0)) < 0 ? ratio(0) : tax };
}

/** Amount × rate − quick deduction of a row, unrounded. */
export function taxByRow(row: RateRow, taxable: Ratio): Ratio {
  return subtract(multiply(taxable, percent(row.ratePercent)), ratio(row.quickDeduction));
}

/** Tax of a taxable amount, to the cent. */
export function taxOf(table: RateTable, taxable: Money): Money {
  if (taxable <= 0n) return nothing;
  return rounded(taxByTable(table, exact(taxable)).tax);
}

/** The quick deduction of a row as money. */
export function quickDeductionOf(row: RateRow): Money {
  return yuan(row.quickDeduction);
}
