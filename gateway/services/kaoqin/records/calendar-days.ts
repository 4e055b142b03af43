import { calendarDay } from '#bridge/calls/kaoqin/records/calendar-day.ts';
import { calendarDayWords } from '#bridge/calls/kaoqin/records/calendar-day.words.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { daysAround, rejudgeSoon } from '../days/rejudge-job.ts';

/** The company's own days of the calendar in their table; days that are over are judged again. */
export const calendarDays = bindRecord(calendarDay, {
  table: 'calendar_day',
  words: calendarDayWords,
  rules: {
    async effects(changes, context) {
      const today = dayOf(context.now());
      const days = changes.flatMap(({ before, after }) => [before?.day ?? after.day, after.day]);
      const over = daysAround(days).filter((day) => day <= today);
      if (over.length > 0) await rejudgeSoon(context, { kind: 'days', days: [...over] });
    },
  },
});
