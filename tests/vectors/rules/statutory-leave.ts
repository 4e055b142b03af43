import { type Money, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';
import { sickPay, stoppagePay, unusedLeavePay } from '#gateway/kernel/law/leave-pay.ts';
import { wholeYears } from '#gateway/kernel/people/calendar.ts';
import { amountText } from '#gateway/services/vacation/engine/amount.ts';
import { leaveDays } from '#gateway/services/vacation/engine/count.ts';
import {
  annualLeaveDays,
  annualLeaveOfJoiner,
  annualLeaveOfLeaver,
  annualLeaveRight,
} from '#gateway/services/vacation/law/annual-leave.ts';
import {
  maternityDays,
  miscarriageDays,
  nursingMinutes,
  partnerDays,
} from '#gateway/services/vacation/law/family-leave.ts';
import {
  medicalTreatmentPeriod,
  workInjuryGrant,
} from '#gateway/services/vacation/law/sick-leave.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

function moneyOrNull(vector: Vector, name: string): Money | null {
  const value = textOrNull(vector, name);
  return value === null ? null : yuan(value);
}

function ratioOrNull(vector: Vector, name: string): Ratio | null {
  const value = textOrNull(vector, name);
  return value === null ? null : ratio(value);
}

function yearsOfWork(vector: Vector): Ratio {
  const given = ratioOrNull(vector, 'totalWorkYears');
  return given ?? ratio(wholeYears(text(vector, 'firstWorkDate'), text(vector, 'onDate')));
}

function isWorkday(day: string): boolean {
  return calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind === 'workday';
}

/** Leave by law, and what it pays. */
export const statutoryLeave: Answers = {
  'statutory-leave/annual-leave-days': (vector) => ({
    days: annualLeaveDays(yearsOfWork(vector), vector),
  }),
  'statutory-leave/annual-leave-right': (vector) => {
    const { entitled, lostNextYearIfTaken } = annualLeaveRight(
      {
        tierDays: Number(vector.input.tierDays),
        monthsInARow: Number(vector.input.monthsOfWorkInARow),
        sickMonths: ratio(text(vector, 'sickMonthsThisYear')),
        personalDays: ratio(text(vector, 'paidPersonalLeaveDaysThisYear')),
      },
      vector,
    );
    return { entitled, lostNextYearIfTaken };
  },
  'statutory-leave/annual-leave-joiner': (vector) => ({
    ...annualLeaveOfJoiner(text(vector, 'joinedOn'), Number(vector.input.tierDays), vector),
  }),
  'statutory-leave/annual-leave-leaver': (vector) => ({
    days: annualLeaveOfLeaver(
      {
        leftOn: text(vector, 'leftOn'),
        employedFrom: textOrNull(vector, 'employedFrom') ?? '2000-01-01',
        tierDays: Number(vector.input.tierDays),
        taken: ratio(text(vector, 'takenDays')),
      },
      vector,
    ),
  }),
  'statutory-leave/unused-annual-leave-pay': (vector) => {
    const { total, alreadyPaid, extra } = unusedLeavePay(
      {
        averageMonthly: yuan(text(vector, 'averageMonthlyWageCny')),
        minimumWage: moneyOrNull(vector, 'minimumWageCny'),
        days: ratio(text(vector, 'unusedDays')),
      },
      vector,
    );
    return {
      totalCny: yuanText(total),
      alreadyInNormalPayCny: yuanText(alreadyPaid),
      extraCny: yuanText(extra),
    };
  },
  'statutory-leave/annual-leave-count': (vector) => {
    const others = vector.input.otherLeaveDates as string[];
    const days = leaveDays(
      { from: text(vector, 'from'), to: text(vector, 'to'), halfDays: [] },
      (day) => isWorkday(day) && !others.includes(day),
    );
    return { days: Number(amountText(days.reduce((sum, { amount }) => sum + amount, 0))) };
  },
  'statutory-leave/maternity-days': (vector) => ({
    days: maternityDays(
      {
        children: Number(vector.input.children),
        difficult: vector.input.difficultBirth === true,
        order: Number(vector.input.birthOrder ?? 1),
      },
      vector,
    ),
  }),
  'statutory-leave/miscarriage-days': (vector) => ({
    ...miscarriageDays(Number(vector.input.pregnantMonths), vector),
  }),
  'statutory-leave/partner-days': (vector) => ({ days: partnerDays(vector) }),
  'statutory-leave/nursing-minutes': (vector) => ({
    minutesPerDay: nursingMinutes(Number(vector.input.children), vector),
  }),
  'statutory-leave/medical-treatment-period': (vector) => ({
    ...medicalTreatmentPeriod(
      { total: ratio(text(vector, 'totalWorkYears')), own: ratio(text(vector, 'ownYears')) },
      vector,
    ),
  }),
  'statutory-leave/sick-pay': (vector) => {
    const { percent, pay, deduction } = sickPay(
      {
        monthlyBase: moneyOrNull(vector, 'monthlyBaseCny'),
        agreedMonthly: moneyOrNull(vector, 'agreedMonthlySickPayCny'),
        ownYears: ratioOrNull(vector, 'ownYears') ?? ratio(0),
        monthsInARow: Number(vector.input.monthsSickInARow ?? 1),
        workDays: ratioOrNull(vector, 'sickWorkDays'),
        minimumWage: yuan(text(vector, 'minimumWageCny')),
      },
      vector,
    );
    return {
      ratePercent: percent === null ? null : String(percent),
      sickPayCny: yuanText(pay),
      deductionCny: deduction === null ? null : yuanText(deduction),
    };
  },
  'statutory-leave/stoppage-pay': (vector) => ({
    payCny: yuanText(
      stoppagePay(
        {
          normalMonthly: yuan(text(vector, 'normalMonthlyPayCny')),
          minimumWage: yuan(text(vector, 'minimumWageCny')),
          cycle: Number(vector.input.cycle),
          worked: vector.input.worked === true,
          payDays: ratioOrNull(vector, 'payDays'),
        },
        vector,
      ),
    ),
  }),
  'statutory-leave/work-injury-grant': (vector) => ({
    months: workInjuryGrant(Number(vector.input.grade), vector),
  }),
};
