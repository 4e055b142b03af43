import { expect, test } from 'vitest';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { createRandom } from '#gateway/seed/random.ts';
import { oneUnit } from './amount.ts';
import { type LedgerEvent, replay } from './ledger.ts';

/** A made-up history of grants, leave and cancelled leave, in the order of days. */
function history(seed: number): readonly LedgerEvent[] {
  const random = createRandom(seed, 0);
  const events: LedgerEvent[] = [];
  const uses: string[] = [];
  let on = '2025-01-01';
  for (let count = 0; count < 40; count += 1) {
    on = addDays(on, random.integer(0, 9));
    const amount = (random.integer(1, 6) * oneUnit) / 2;
    const kind = random.next();
    if (kind < 0.25) {
      const validTo = addDays(on, random.integer(10, 200));
      events.push({ kind: 'grant', on, lotId: `lot${count}`, amount, validFrom: on, validTo });
    } else if (kind < 0.8) {
      uses.push(`use${count}`);
      events.push({ kind: 'use', on, useId: `use${count}`, days: [{ day: on, amount }] });
    } else if (uses.length > 0) {
      events.push({ kind: 'cancel', on, useId: random.pick(uses), days: null });
    }
  }
  return events;
}

test('no lot goes below zero, and the lots sum to the balance, after any history', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const events = history(seed);
    const view = replay(events, '2027-01-01');
    const sums = new Map<string, number>();
    for (const { lotId, amount } of view.rows) {
      sums.set(lotId, (sums.get(lotId) ?? 0) + amount);
      expect(sums.get(lotId)).toBeGreaterThanOrEqual(0);
    }
    const total = [...sums.values()].reduce((sum, one) => sum + one, 0);
    expect(view.balance).toBe(total);
    expect(replay(events, '2027-01-01')).toEqual(view);
  }
});

test('a leave of which one day is cancelled gives back that day alone', () => {
  const grant = { validFrom: '2025-01-01', validTo: '2025-12-31', amount: 5 * oneUnit };
  const days = ['2025-03-03', '2025-03-04', '2025-03-05'].map((day) => ({ day, amount: oneUnit }));
  const view = replay(
    [
      { kind: 'grant', on: '2025-01-01', lotId: 'year', ...grant },
      { kind: 'use', on: '2025-02-20', useId: 'leave', days },
      { kind: 'cancel', on: '2025-03-01', useId: 'leave', days: ['2025-03-04'] },
      { kind: 'cancel', on: '2025-03-02', useId: 'leave', days: ['2025-03-04'] },
    ],
    '2025-03-10',
  );
  expect(view.balance).toBe(3 * oneUnit);
});
