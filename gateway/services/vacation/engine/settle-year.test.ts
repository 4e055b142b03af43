import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueLot, type GrantPolicy } from '../balances/due-grants.ts';
import { missingGrants } from '../balances/grant-leave.ts';
import { planPerson } from '../policies/plan-change.ts';
import { type Amount, amount } from './amount.ts';
import type { YearLot } from './settle-year.ts';

const person = { id: 'one', joinedOn: '2015-03-09', firstWorkedOn: '2015-03-09' };
const asOfs = ['2025-11-20', '2026-01-05', '2026-02-20', '2026-05-31', '2026-08-01', '2026-12-30'];

const policy: fc.Arbitrary<GrantPolicy> = fc.record({
  grantRule: fc.constantFrom('none', 'statutory', 'yearly', 'monthly'),
  perYear: fc.integer({ min: 0, max: 40 }).map((halves) => String(halves / 2)),
  carryMonths: fc.constantFrom(0, 3, 6, 12),
});

/** What happens to somebody's leave, on a day that never goes back. */
const steps = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constant('policy' as const), policy }),
      fc.record({ kind: fc.constant('grant' as const) }),
      fc.record({ kind: fc.constant('use' as const), halves: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constant('cancel' as const) }),
    ),
    { maxLength: 14 },
  )
  .chain((list) =>
    fc
      .array(fc.nat(asOfs.length - 1), { minLength: list.length, maxLength: list.length })
      .map((days) => {
        const sorted = days.toSorted((a, b) => a - b);
        return list.map((step, at) => ({ ...step, asOf: asOfs[sorted[at] ?? 0] ?? '' }));
      }),
  );

interface Row {
  readonly lotId: string;
  readonly kind: 'grant' | 'adjust' | 'use';
  readonly key: string | null;
  readonly amount: Amount;
}

interface LotRow {
  readonly id: string;
  readonly year: string;
  readonly validTo: string;
}

/** A ledger as the tables keep it: rows are only ever added. */
class Book {
  readonly lots: LotRow[] = [];
  readonly rows: Row[] = [];
  policy: GrantPolicy;

  constructor(first: GrantPolicy) {
    this.policy = first;
  }

  years(): Map<string, YearLot[]> {
    return Map.groupBy(
      this.lots.map(({ id, year, validTo }) => ({
        id,
        year,
        validTo,
        granted: this.sum((row) => row.lotId === id && row.kind !== 'use'),
        left: this.sum((row) => row.lotId === id),
      })),
      ({ year }) => year,
    );
  }

  sum(of: (row: Row) => boolean): Amount {
    return this.rows.filter(of).reduce((total, row) => total + row.amount, 0);
  }

  grant(asOf: string): void {
    const type = { id: 'type', ...this.policy };
    const known = (_: string, __: string, year: string) => {
      const lots = this.years().get(year);
      if (lots === undefined) return null;
      const own = this.rows.filter(({ lotId }) => lots.some(({ id }) => id === lotId));
      const keys = own.flatMap(({ kind, key }) => (kind === 'grant' && key !== null ? [key] : []));
      const granted = lots.reduce((total, lot) => total + lot.granted, 0);
      return { lots, keys: new Set(keys), granted };
    };
    const made = missingGrants([person], [type], asOf, known, () => this.nextId());
    for (const lot of made.lots)
      this.lots.push({ id: lot.id, year: lot.source_key.slice(0, 4), validTo: lot.valid_to });
    for (const row of made.rows)
      this.rows.push({
        lotId: row.lot_id,
        kind: 'grant',
        key: row.note,
        amount: amount(row.amount),
      });
  }

  settle(asOf: string): number {
    let written = 0;
    for (const plan of planPerson(this.policy, person, this.years(), asOf)) {
      for (const entry of plan.settlements) {
        const lotId = entry.lotId ?? this.nextId();
        if (entry.lotId === null)
          this.lots.push({ id: lotId, year: plan.year, validTo: plan.validTo });
        this.rows.push({ lotId, kind: 'adjust', key: null, amount: entry.amount });
        written += 1;
      }
    }
    return written;
  }

  use(halves: number, asOf: string): void {
    const lot = [...this.years().values()]
      .flat()
      .find(({ validTo, left }) => (validTo ?? '') >= asOf && left > 0);
    if (lot !== undefined)
      this.rows.push({ lotId: lot.id, kind: 'use', key: null, amount: -halves * 5000 });
  }

  cancel(asOf: string): void {
    const open = this.rows.find(
      (row) =>
        row.kind === 'use' &&
        row.amount < 0 &&
        this.sum((one) => one.key === `back:${this.rows.indexOf(row)}`) === 0,
    );
    if (open === undefined) return;
    const key = `back:${this.rows.indexOf(open)}`;
    this.rows.push({ lotId: open.lotId, kind: 'use', key, amount: -open.amount });
    this.settle(asOf);
  }

  nextId(): string {
    this.#last += 1;
    return `id-${this.#last}`;
  }

  #last = 0;
}

test('re-evaluation equals evaluation from scratch, whatever happened before', () => {
  fc.assert(
    fc.property(policy, policy, steps, (first, last, history) => {
      const book = new Book(first);
      let asOf = asOfs[0] ?? '';
      for (const step of history) {
        asOf = step.asOf;
        const before = book.rows.slice();
        if (step.kind === 'policy') {
          book.policy = step.policy;
          book.settle(asOf);
        } else if (step.kind === 'grant') book.grant(asOf);
        else if (step.kind === 'use') book.use(step.halves, asOf);
        else book.cancel(asOf);
        expect(book.rows.slice(0, before.length)).toEqual(before);
      }
      book.policy = last;
      book.settle(asOf);
      const year = asOf.slice(0, 4);
      const due = dueLot(last, person, Number(year), asOf);
      const lots = book.years().get(year) ?? [];
      const granted = due?.grants.reduce((total, one) => total + one.amount, 0) ?? 0;
      const used = book.sum((row) => row.kind === 'use' && lots.some(({ id }) => id === row.lotId));
      expect(lots.reduce((total, { left }) => total + left, 0)).toBe(granted + used);
      for (const { validTo, left } of lots)
        if (due !== null && validTo !== due.validTo) expect(left).toBe(0);
      expect(book.settle(asOf)).toBe(0);
      const rows = book.rows.length;
      book.grant(asOf);
      expect(book.rows.length).toBe(rows);
    }),
    { numRuns: 400 },
  );
});

test('grants of later months go on after a change, and are given once', () => {
  const book = new Book({ grantRule: 'yearly', perYear: '12', carryMonths: 0 });
  book.grant('2026-02-20');
  book.policy = { grantRule: 'monthly', perYear: '12', carryMonths: 3 };
  book.settle('2026-02-20');
  const left = () => book.sum(() => true) / 10_000;
  expect(left()).toBe(2);
  book.grant('2026-03-01');
  book.grant('2026-03-01');
  expect(left()).toBe(3);
  book.grant('2026-12-31');
  expect(left()).toBe(12);
  expect(
    book
      .years()
      .get('2026')
      ?.find((lot) => lot.left !== 0)?.validTo,
  ).toBe('2027-03-31');
});
