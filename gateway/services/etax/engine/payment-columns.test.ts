import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paymentColumns } from './payment-columns.ts';

interface Vector {
  readonly id: string;
  readonly rule: string;
  readonly asOf: string;
  readonly input: { readonly paymentCny: string; readonly kind?: 'labour' | 'author' | 'royalty' };
  readonly expected: { readonly taxableCny?: string; readonly taxCny: string };
}

const payments = {
  'labour-remuneration': { kind: 'labour', residency: 'resident' },
  'author-remuneration': { kind: 'author', residency: 'resident' },
  'non-resident-payment': { kind: 'labour', residency: 'non-resident' },
} as const;

const file = new URL('../../../../tests/vectors/data/bonus-and-other-income.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { readonly vectors: Vector[] };
const known = vectors.filter(({ rule }) => rule in payments);

test.each(known)('$id: the columns of a payment are those of the vector', (vector) => {
  const { rule, asOf, input, expected } = vector;
  const { kind, residency } = payments[rule as keyof typeof payments];
  const month = `${asOf.slice(0, 7)}-01`;
  const facts = { kind: input.kind ?? kind, residency, month, amount: input.paymentCny };
  const columns = paymentColumns(facts);
  expect(columns.tax).toBe(expected.taxCny);
  if (expected.taxableCny !== undefined) expect(columns.taxable).toBe(expected.taxableCny);
});

test('each step is kept: expenses, the share of an author, rate and quick deduction', () => {
  const of = { residency: 'resident', month: '2026-05-01' } as const;
  expect(paymentColumns({ ...of, kind: 'labour', amount: '28000.00' })).toEqual({
    expenses: '5600.00',
    share_percent: 100,
    taxable: '22400.00',
    rate_percent: 30,
    quick_deduction: '2000.00',
    tax: '4720.00',
  });
  expect(paymentColumns({ ...of, kind: 'author', amount: '3000.00' })).toMatchObject({
    expenses: '800.00',
    share_percent: 70,
    taxable: '1540.00',
    tax: '308.00',
  });
  expect(paymentColumns({ ...of, kind: 'royalty', amount: '500.00' })).toMatchObject({
    expenses: '500.00',
    taxable: '0.00',
    tax: '0.00',
  });
});
