import { calendarDay } from '#bridge/calls/kaoqin/records/calendar-day.ts';
import { calendarDayWords } from '#bridge/calls/kaoqin/records/calendar-day.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** The company's own days of the calendar in their table. */
export const calendarDays = bindRecord(calendarDay, {
  table: 'calendar_day',
  words: calendarDayWords,
});
