import { expect, test } from 'vitest';
import { fen, nothing, total, yuan } from '#gateway/kernel/exact/money.ts';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';
import { addDays, addMonths, daysThrough } from '#gateway/kernel/people/calendar.ts';
import { taxOf } from '../../etax/engine/brackets.ts';
import { annualTableOn } from '../../etax/law/tables.ts';
import { compilePlan } from '../formula/plan.ts';
import { startingItems } from '../texts/starting-items.ts';
import {
  employmentOf,
  emptyYear,
  type PersonFacts,
  type PersonSlip,
  type RunFacts,
  type RunItem,
  slipOf,
} from './person-slip.ts';
import { insuredIn } from './slip.ts';
import { linesOf } from './slip-lines.ts';

const { order: plan } = compilePlan<RunItem>(
  startingItems.map((item, at) => ({ ...item, sortOrder: at })),
);

const isDue = (day: string) =>
  calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind !== 'rest-day';

function runOf(month: string, method: RunFacts['method'] = 'backward-21.75'): RunFacts {
  const fromOn = `${month}-01`;
  const toOn = addDays(addMonths(fromOn, 1), -1);
  return {
    fromOn,
    toOn,
    method,
    payMonth: month,
    plan,
    rules: { version: '1', own: [] },
    dueOn: daysThrough(fromOn, toOn).filter(isDue),
  };
}

const file = {
  base: yuan('10000.00'),
  position: yuan('2000.00'),
  performance: nothing,
  allowance: yuan('300.00'),
  fromOn: '2020-01-01',
  toOn: null,
};

const enrolled = {
  place: '310000',
  base: yuan('10000.00'),
  fundBase: yuan('10000.00'),
  fundRate: '7',
  supplementaryFundRate: null,
  workInjuryRate: '0.2',
  firstFundAccount: false,
};

const person: PersonFacts = {
  joinedOn: '2020-01-01',
  leftOn: null,
  files: [file],
  entered: [],
  enrolment: enrolled,
  taxpayer: {
    residency: 'resident',
    receivesPension: false,
    firstWageYear: null,
    yearAtOnce: null,
  },
  claims: [],
  year: emptyYear,
};

function made(facts: PersonFacts, run: RunFacts): PersonSlip {
  const slip = slipOf(facts, run);
  if ('fault' in slip) throw new Error(slip.fault);
  return slip;
}

test('the cumulative tax of twelve months is the tax of the year', () => {
  let year = emptyYear;
  let withheld = 0n;
  for (let month = 1; month <= 12; month += 1) {
    const run = runOf(`2026-${String(month).padStart(2, '0')}`);
    const { slip } = made({ ...person, year }, run);
    withheld += slip.incomeTax;
    year = { ...year, before: slip.totals, withheld: fen(withheld) };
  }
  const { before } = year;
  const taxable = before.income - before.ownContributions - yuan('60000.00');
  const table = annualTableOn({ place: 'CN', asOf: '2026-12-28' });
  expect(withheld).toBe(taxOf(table, fen(taxable)));
});

test('who joins in the month is paid for the days since, and the lines say so', () => {
  const joined = { ...person, joinedOn: '2026-03-16' };
  // March 2026 has 22 workdays; 12 of them are from the 16th on: ten are missed.
  const slip = made(joined, runOf('2026-03'));
  expect(slip.pay.days).toEqual({ due: 22, worked: 12, calendar: 31, employed: 16 });
  expect(slip.pay.paid.base).toBe(yuan('5402.30'));
  const [line] = linesOf(slip, joined, plan);
  expect(line?.steps.map((step) => step.en)).toContain('Part of a month: 12 of 22 due days');
});

test('a raise inside the month counts by due days, and the file of the end is the rate', () => {
  const files = [
    { ...file, toOn: '2026-03-15' },
    { ...file, base: yuan('12200.00'), fromOn: '2026-03-16' },
  ];
  const { pay } = made({ ...person, files }, runOf('2026-03'));
  // 10,000 for ten days of 22, 12,200 for twelve.
  expect(pay.paid.base).toBe(yuan('11200.00'));
  expect([pay.changed, pay.monthly.base]).toEqual([true, yuan('12200.00')]);
});

test('the lines of a slip add up to its net pay, whatever was entered', () => {
  const entered = [
    { code: 'unpaid_days', value: '2.00', from: 'entry' },
    { code: 'overtime_hours', value: '7.50', from: 'entry' },
    { code: 'annual_bonus', value: '36000.00', from: 'entry' },
    { code: 'annuity', value: '100.00', from: 'entry' },
    { code: 'deduction', value: '55.55', from: 'entry' },
    { code: 'correction', value: '-120.50', from: 'entry' },
  ] as const;
  const facts = { ...person, entered };
  const slip = made(facts, runOf('2026-06'));
  const lines = linesOf(slip, facts, plan);
  const sum = (...kinds: readonly string[]) =>
    total(lines.flatMap(({ kind, amount }) => (kinds.includes(kind) ? (amount ?? []) : [])));
  const off = sum('before-tax', 'insurance', 'tax', 'after-tax');
  expect(sum('earning') - off).toBe(slip.slip.net);
  expect(lines.map(({ code }) => code)).toContain('tax.bonus');
  expect(lines.find(({ code }) => code === 'overtime_hours')?.quantity).toBe('7.5');
});

test('without a salary file, or with a second bonus taxed apart, there is a fault and no amount', () => {
  expect(slipOf({ ...person, files: [] }, runOf('2026-03'))).toEqual({ fault: 'noSalaryFile' });
  const again = {
    ...person,
    entered: [{ code: 'annual_bonus', value: '1000.00', from: 'entry' as const }],
    year: { ...emptyYear, separateBonusUsed: true },
  };
  expect(slipOf(again, runOf('2026-03'))).toEqual({ fault: 'secondSeparateBonus' });
});

test('a first job has no fund in its first month, and who draws a pension is not insured', () => {
  const first = { ...enrolled, firstFundAccount: true };
  const insuredOf = (month: string, facts: PersonFacts) =>
    insuredIn({
      month,
      place: '310000',
      employment: employmentOf(facts),
      insurance: facts.enrolment,
    });
  const joiner = { ...person, joinedOn: '2026-05-06', enrolment: first };
  expect(insuredOf('2026-05', joiner)?.fundBase).toBeNull();
  expect(insuredOf('2026-06', joiner)?.fundBase).toBe(yuan('10000.00'));
  expect(insuredOf('2026-05', { ...joiner, enrolment: enrolled })?.fundBase).not.toBeNull();
  const taxpayer = { ...person.taxpayer, receivesPension: true };
  expect(insuredOf('2026-06', { ...joiner, taxpayer })).toBeNull();
});
