import { split, total, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import { closedMonthDeltas, slabMultiple } from '#gateway/services/salary/engine/differences.ts';
import { proratedPay, unpaidLeaveDays } from '#gateway/services/salary/engine/earnings.ts';
import {
  type PaymentMonth,
  paymentDays,
  remainingPeriods,
} from '#gateway/services/salary/engine/payment-days.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

function monthOf(vector: Vector): PaymentMonth {
  const { input } = vector;
  return {
    month: text(vector, 'month'),
    holidays: input.holidays as readonly string[],
    countHolidaysAsPaid: input.countHolidaysAsPaid === true,
    joinedOn: textOrNull(vector, 'joinedOn'),
    leftOn: textOrNull(vector, 'leftOn'),
    marks: input.marks as PaymentMonth['marks'],
    absentOnHolidayCounts: input.absentOnHolidayCounts === true,
    halfDayPaidShare: ratio(textOrNull(vector, 'halfDayPaidShare') ?? '0.5'),
    unmarkedIsAbsent: input.unmarkedIsAbsent === true,
  };
}

/** Days, shares and differences of a payroll. */
export const payrollShape: Answers = {
  'payroll-shape/payment-days': (vector) => {
    const found = paymentDays(monthOf(vector));
    return {
      workingDays: shortText(found.workingDays),
      unpaidDays: shortText(found.unpaidDays),
      absentDays: shortText(found.absentDays),
      paidDays: shortText(found.paidDays),
    };
  },
  'payroll-shape/prorated-gross': (vector) => ({
    payCny: yuanText(
      proratedPay(
        yuan(text(vector, 'grossCny')),
        ratio(text(vector, 'workingDays')),
        ratio(text(vector, 'paidDays')),
      ),
    ),
  }),
  'payroll-shape/leave-deduction-days': ({ input }) => ({
    unpaidDays: shortText(
      unpaidLeaveDays(
        (input.leaves as readonly { days: string; deductedShare: string }[]).map((leave) => ({
          days: ratio(leave.days),
          deductedShare: ratio(leave.deductedShare),
        })),
      ),
    ),
  }),
  'payroll-shape/remaining-periods': (vector) => ({
    periods: remainingPeriods(text(vector, 'payrollYearTo'), {
      from: text(vector, 'periodFrom'),
      to: text(vector, 'periodTo'),
    }),
  }),
  'payroll-shape/slab-multiple': (vector) => {
    const slabs = vector.input.slabs as readonly {
      fromYears: string;
      toYears: string | null;
      multiple: string;
    }[];
    const rows = slabs.map(({ fromYears, toYears, multiple }) => ({
      from: ratio(fromYears),
      to: toYears === null ? null : ratio(toYears),
      multiple: ratio(multiple),
    }));
    const years = ratio(text(vector, 'years'));
    return { multiple: shortText(slabMultiple(years, rows, vector.input.single === true)) };
  },
  'payroll-shape/retro': ({ input }) => {
    const closed = input.closed as readonly { month: string; paidCny: string; dueCny: string }[];
    const deltas = closedMonthDeltas(
      closed.map(({ month, paidCny, dueCny }) => ({
        month,
        paid: yuan(paidCny),
        due: yuan(dueCny),
      })),
    );
    return {
      deltas: deltas.map(({ month, delta }) => ({ month, deltaCny: yuanText(delta) })),
      totalCny: yuanText(total(deltas.map(({ delta }) => delta))),
    };
  },
  'payroll-shape/cost-split': (vector) => ({
    partsCny: split(
      yuan(text(vector, 'amountCny')),
      (vector.input.shares as readonly string[]).map(ratio),
    ).map(yuanText),
  }),
};
