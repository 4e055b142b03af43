import { yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import {
  type DayKind,
  dayKindOn,
  hasSubstitute,
  noticeOfYear,
  workDaysOf,
  type YearNotice,
} from '#gateway/kernel/law/holidays.ts';
import {
  changedMonthPay,
  dailyPay,
  overtimePay,
  type PartMonthMethod,
  partMonthPay,
  payAfterRest,
} from '#gateway/kernel/law/pay-of-time.ts';
import { NoRuleError } from '#gateway/kernel/law/rule.ts';
import { overtimeOn, workingTimeOn } from '#gateway/kernel/law/working-time.ts';
import {
  comprehensiveOvertime,
  overtimeBreaches,
} from '#gateway/services/kaoqin/engine/overtime.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

function noticeFor({ input }: Vector): YearNotice {
  const notice = noticeOfYear(Number(input.year));
  if (notice === null) throw new NoRuleError('The calendar is not published.');
  return notice;
}

/** Working time: calendars, hours and overtime. */
export const workingTime: Answers = {
  'working-time/standard-work-days': (vector) => ({ ...workingTimeOn(vector) }),
  'working-time/statutory-holidays': (vector) => {
    const { statutory } = noticeFor(vector);
    return { count: statutory.length, dates: statutory };
  },
  'working-time/year-calendar': (vector) => {
    const notice = noticeFor(vector);
    return { ...notice, workDays: workDaysOf(notice) };
  },
  'working-time/day-kind': ({ input, place, asOf }) => {
    const kind = dayKindOn({ place, asOf: String(input.date) });
    return { kind, multiplierPercent: String(overtimeOn({ place, asOf }).percent[kind]) };
  },
  'working-time/substitute-day': ({ input }) => ({
    substitute: hasSubstitute(String(input.holiday), String(input.weekday)),
  }),
  'working-time/daily-pay': (vector) => ({
    dailyPayCny: yuanText(dailyPay(yuan(text(vector, 'monthlyBaseCny')), vector)),
  }),
  'working-time/overtime-pay': (vector) => {
    const lift = textOrNull(vector, 'minimumWageCny');
    const pay = overtimePay(
      {
        monthlyBase: yuan(text(vector, 'monthlyBaseCny')),
        minimumWage: lift === null ? null : yuan(lift),
        daysPerMonth: textOrNull(vector, 'daysPerMonth'),
        minutes: {
          workday: Number(vector.input.workdayMinutes ?? 0),
          'rest-day': Number(vector.input.restDayMinutes ?? 0),
          'statutory-holiday': Number(vector.input.statutoryHolidayMinutes ?? 0),
        },
      },
      vector,
    );
    return {
      workdayCny: yuanText(pay.workday),
      restDayCny: yuanText(pay['rest-day']),
      statutoryHolidayCny: yuanText(pay['statutory-holiday']),
      totalCny: yuanText(pay.total),
    };
  },
  'working-time/overtime-limits': (vector) => ({
    breaches: overtimeBreaches(
      {
        dayMinutes: Number(vector.input.dayMinutes),
        monthMinutes: Number(vector.input.monthMinutes),
        restDaysInWeek: Number(vector.input.restDaysInWeek),
      },
      overtimeOn(vector),
    ),
  }),
  'working-time/comprehensive-hours': ({ input }) => ({
    ...comprehensiveOvertime({
      workedMinutes: Number(input.workedMinutes),
      normMinutes: Number(input.normMinutes),
      holidayMinutes: Number(input.ofWhichStatutoryHolidayMinutes),
      holidaysCountTowardsNorm: input.holidayMinutesCountTowardsNorm === true,
    }),
  }),
  'working-time/compensatory-rest': (vector) => {
    const { payStillDue, percent } = payAfterRest(
      {
        kind: vector.input.dayKind as DayKind,
        restGiven: vector.input.compensatoryRestGiven === true,
      },
      vector,
    );
    return percent === null ? { payStillDue } : { payStillDue, multiplierPercent: String(percent) };
  },
  'working-time/part-month-pay': (vector) => ({
    payCny: yuanText(
      partMonthPay(
        {
          monthlyPay: yuan(text(vector, 'monthlyPayCny')),
          method: text(vector, 'method') as PartMonthMethod,
          dueDays: ratio(text(vector, 'dueDays')),
          workedDays: ratio(text(vector, 'workedDays')),
          calendarDays: Number(vector.input.calendarDays),
          employedCalendarDays: Number(vector.input.employedCalendarDays),
        },
        vector,
      ),
    ),
  }),
  'working-time/mid-month-change': ({ input }) => ({
    payCny: yuanText(
      changedMonthPay(
        (input.parts as { monthlyPayCny: string; dueDays: number }[]).map((part) => ({
          monthlyPay: yuan(part.monthlyPayCny),
          dueDays: ratio(String(part.dueDays)),
        })),
      ),
    ),
  }),
};
