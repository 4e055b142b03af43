import { rounded, yuanText } from '#gateway/kernel/exact/money.ts';
import {
  divide,
  multiply,
  type Ratio,
  ratio,
  subtract,
  zero,
} from '#gateway/kernel/exact/ratio.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import { addDays, daysThrough } from '#gateway/kernel/people/calendar.ts';
import {
  accruedByDay,
  accruedByMonths,
  accruedByPeriod,
  type MonthlyAccrual,
  type Period,
} from '#gateway/services/vacation/engine/accrual.ts';
import { amount, amountText, oneUnit } from '#gateway/services/vacation/engine/amount.ts';
import {
  carryForward,
  partOfYear,
  payableDays,
  yearlyBalance,
} from '#gateway/services/vacation/engine/carry.ts';
import { type AskedLeave, leaveDays, refusalOf } from '#gateway/services/vacation/engine/count.ts';
import { type LedgerEvent, replay } from '#gateway/services/vacation/engine/ledger.ts';
import { consume } from '#gateway/services/vacation/engine/lots.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

function ratioOrNull(vector: Vector, name: string): Ratio | null {
  const value = textOrNull(vector, name);
  return value === null ? null : ratio(value);
}

/** A unit to round to; `0` is none. */
function unitOrNull(vector: Vector, name: string): string | null {
  const unit = textOrNull(vector, name);
  return unit === null || Number(unit) === 0 ? null : unit;
}

function accrueMonthly(vector: Vector) {
  const year = ratioOrNull(vector, 'perYearDays');
  const perMonth = ratioOrNull(vector, 'perMonthDays') ?? divide(year ?? zero, ratio(12));
  const accrual: MonthlyAccrual = {
    perMonth,
    perYear: year ?? multiply(perMonth, ratio(12)),
    roundTo: unitOrNull(vector, 'roundToDays'),
    cap: ratioOrNull(vector, 'balanceCapDays'),
  };
  const carriedIn = ratioOrNull(vector, 'carriedInDays') ?? zero;
  if (vector.input.monthsPassed !== undefined)
    return accruedByMonths(accrual, Number(vector.input.monthsPassed), carriedIn);
  const [joined, policy] = [text(vector, 'joinedOn'), text(vector, 'policyFrom')];
  const from = joined > policy ? joined : policy;
  return accruedByDay(accrual, { from, asOf: text(vector, 'asOfDate') }, carriedIn);
}

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly halfDayOn?: string;
}

function asked({ from, to, halfDayOn }: Asked): AskedLeave {
  return { from, to, halfDays: halfDayOn === undefined ? [] : [halfDayOn] };
}

function answerRequests(vector: Vector) {
  const holidays = (vector.input.holidays ?? []) as string[];
  const most = vector.input.atMostConsecutiveDays;
  const balance = textOrNull(vector, 'balanceDays');
  const earlier: AskedLeave[] = ((vector.input.pending ?? []) as (Asked | string)[]).map((one) =>
    typeof one === 'string' ? { from: one, to: one, halfDays: [] } : asked(one),
  );
  return (vector.input.requests as Asked[]).map((request) => {
    const refused = refusalOf(asked(request), earlier, {
      counts: (day) => !holidays.includes(day),
      atMostInARow: typeof most === 'number' ? most : null,
      balance: balance === null ? null : amount(balance),
    });
    if (refused === null) earlier.push(asked(request));
    return refused === null ? 'ok' : 'refused';
  });
}

interface GivenEvent {
  readonly on: string;
  readonly kind: LedgerEvent['kind'];
  readonly lotId?: string;
  readonly useId?: string;
  readonly days?: string;
  readonly validFrom?: string;
  readonly validTo?: string | null;
}

function eventOf({ on, kind, lotId = '', useId = '', ...more }: GivenEvent): LedgerEvent {
  const size = amount(more.days ?? '0');
  if (kind === 'grant') {
    const { validFrom = on, validTo = null } = more;
    return { kind, on, lotId, amount: size, validFrom, validTo };
  }
  if (kind === 'use') return { kind, on, useId, days: [{ day: on, amount: size }] };
  if (kind === 'cancel') return { kind, on, useId, days: null };
  return kind === 'adjust' ? { kind, on, lotId, amount: size } : { kind, on };
}

/** The last valid day of the carried lot in the cases that count days from it. */
const lastValidDay = '2025-03-31';

function carriedWithLeave(vector: Vector) {
  const leave = vector.input.leave as { fromDay: number; toDay: number } | null;
  const days =
    leave === null
      ? []
      : daysThrough(addDays(lastValidDay, leave.fromDay), addDays(lastValidDay, leave.toDay)).map(
          (day) => ({ day, amount: oneUnit }),
        );
  const lots: readonly LedgerEvent[] = [
    grantOf('carried', text(vector, 'carriedDays'), lastValidDay),
    grantOf('new', text(vector, 'newDays'), '2025-12-31'),
  ];
  const use: readonly LedgerEvent[] =
    days.length === 0 ? [] : [{ kind: 'use', on: '2025-01-02', useId: 'leave', days }];
  const view = replay([...lots, ...use], addDays(lastValidDay, Number(vector.input.lookAtDay)));
  return {
    takenDays: String(days.length),
    expiredDays: amountText(view.expired),
    remainingDays: amountText(view.balance),
  };
}

function grantOf(lotId: string, days: string, validTo: string): LedgerEvent {
  const on = '2025-01-01';
  return { kind: 'grant', on, lotId, amount: amount(days), validFrom: on, validTo };
}

/** Leave as a ledger: accrual, lots, requests, carry-forward. */
export const leaveLedger: Answers = {
  'leave-ledger/accrue-monthly': (vector) => ({ days: shortText(accrueMonthly(vector), 3) }),
  'leave-ledger/accrue-periodic': (vector) => ({
    days: (vector.input.dates as string[]).map((date) =>
      shortText(
        accruedByPeriod(
          {
            every: text(vector, 'every') as Period,
            perPeriod: ratio(text(vector, 'daysPerPeriod')),
            startsOn: text(vector, 'startsOn'),
          },
          date,
        ),
        4,
      ),
    ),
  }),
  'leave-ledger/grant-by-worked-time': (vector) => ({
    hours: shortText(multiply(ratio(text(vector, 'perHour')), ratio(text(vector, 'workedHours')))),
  }),
  'leave-ledger/part-year-grant': (vector) => ({
    days: shortText(
      partOfYear(ratio(text(vector, 'perYearDays')), Number(vector.input.monthsMissed)),
    ),
  }),
  'leave-ledger/carry-forward': (vector) => {
    const { carried, total } = carryForward(
      ratio(text(vector, 'leftDays')),
      ratio(text(vector, 'newDays')),
      {
        carryAtMost: ratioOrNull(vector, 'carryAtMostDays'),
        totalAtMost: ratioOrNull(vector, 'totalAtMostDays'),
        roundTo: unitOrNull(vector, 'roundToDays'),
      },
    );
    return { carriedDays: shortText(carried), totalDays: shortText(total) };
  },
  'leave-ledger/carried-expiry': (vector) => {
    const days = [{ day: '2025-02-03', amount: amount(text(vector, 'usedBeforeExpiryDays')) }];
    const view = replay(
      [
        grantOf('carried', text(vector, 'carriedDays'), lastValidDay),
        grantOf('new', text(vector, 'newDays'), '2025-12-31'),
        { kind: 'use', on: '2025-02-03', useId: 'leave', days },
      ],
      addDays(lastValidDay, 1),
    );
    return { expiredDays: amountText(view.expired) };
  },
  'leave-ledger/carried-expiry-with-leave': carriedWithLeave,
  'leave-ledger/yearly-with-carry': (vector) => ({
    days: shortText(
      yearlyBalance(
        {
          perYear: ratio(text(vector, 'perYearDays')),
          firstGrantOn: text(vector, 'firstGrantOn'),
          carryOverDate: textOrNull(vector, 'carryOverDate') ?? '01-01',
          carryAtMost: ratioOrNull(vector, 'carryAtMostDays'),
          balanceCap: ratioOrNull(vector, 'balanceCapDays'),
        },
        ratio(text(vector, 'usedDays')),
        text(vector, 'lookAt'),
      ),
    ),
  }),
  'leave-ledger/balance-view': (vector) => ({
    remainingDays: shortText(
      subtract(ratio(text(vector, 'totalDays')), ratio(text(vector, 'takenDays'))),
    ),
    pendingDays: shortText(ratio(text(vector, 'pendingDays'))),
  }),
  'leave-ledger/count-leave-days': (vector) => {
    const holidays = vector.input.holidays as string[];
    const counts = (day: string) => vector.input.countHolidays === true || !holidays.includes(day);
    const days = leaveDays(
      { from: text(vector, 'from'), to: text(vector, 'to'), halfDays: [] },
      counts,
    );
    return { days: amountText(days.reduce((sum, one) => sum + one.amount, 0)) };
  },
  'leave-ledger/request-sequence': (vector) => ({ answers: answerRequests(vector) }),
  'leave-ledger/encashment': (vector) => {
    const days = payableDays(ratio(text(vector, 'balanceDays')), {
      keep: ratioOrNull(vector, 'keepDays') ?? zero,
      atMost: ratioOrNull(vector, 'atMostDays'),
    });
    const pay = rounded(multiply(days, ratio(text(vector, 'dailyRateCny'))));
    return { days: shortText(days), amountCny: yuanText(pay) };
  },
  'leave-ledger/compensatory-grant': ({ input }) => ({
    days: amountText(input.workedShare === 'half' ? oneUnit / 2 : oneUnit),
  }),
  'leave-ledger/consume-lots': ({ input }) => {
    const lots = (
      input.lots as { id: string; days: string; validFrom: string; validTo: string }[]
    ).map(({ days, ...lot }) => ({ ...lot, left: amount(days) }));
    const dates = input.leaveDates as string[];
    const found = consume(
      lots,
      dates.map((day) => ({ day, amount: oneUnit })),
    );
    if (input.by === 'employee' && found.uncovered.length > 0) return { answer: 'refused' };
    const sums = new Map<string, number>();
    for (const use of found.uses) sums.set(use.lotId, (sums.get(use.lotId) ?? 0) + use.amount);
    return {
      answer: 'ok',
      uses: Object.fromEntries([...sums].map(([id, sum]) => [id, amountText(sum)])),
      uncoveredDates: found.uncovered.map(({ day }) => day),
    };
  },
  'leave-ledger/ledger-replay': (vector) => {
    const view = replay((vector.input.events as GivenEvent[]).map(eventOf), text(vector, 'lookAt'));
    return {
      balanceDays: amountText(view.balance),
      lots: Object.fromEntries(view.lots.map(({ id, left }) => [id, amountText(left)])),
      expiredDays: amountText(view.expired),
    };
  },
};
