import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { tryZh } from './try-zh.ts';

const days = (count: unknown) => plural(Number(count), 'day', 'days');

const worked = (years: unknown) => plural(Number(years), 'year of work', 'years of work');

/** Words of trying rules in English. */
export const tryEn: Translation<typeof tryZh> = {
  try: {
    title: 'Try rules',
    hint: 'Judges a shift or grants leave on what you choose; nothing is written',
    views: { label: 'Try rules', shift: 'Shift', leave: 'Granting of leave' },
    shift: 'Shift',
    day: 'Day',
    punches: 'Punches',
    punchesHint: 'With spaces or commas between, such as 08:55 18:10; after midnight from 24:00 on',
    leave: 'Leave',
    overtime: 'Approved overtime',
    spanHint: 'Such as 13:00-18:00; may be left empty',
    type: 'Type of leave',
    joined: 'Joined on',
    worked: 'First day of work',
    workedHint: 'The day of joining when it is left empty',
    asOf: 'As of',
    pick: 'Fill in the fields to see what comes out',
    result: 'Result',
    due: 'Due',
    workedTime: 'Worked',
    late: 'Late',
    early: 'Left early',
    absent: 'Absent',
    leaveTime: 'Leave',
    overtimeOf: {
      workday: 'Overtime on a workday',
      restDay: 'Overtime on a rest day',
      holiday: 'Overtime on a holiday',
    },
    minutes: '{{count}} min',
    hours: '{{count}} h',
    lot: ({ year, days: count, from, to }) => `${year}: ${days(count)}, valid ${from} – ${to}`,
    grant: ({ on, days: count }) => `${on}: ${days(count)} granted`,
    why: {
      tier: ({ years, days: count }) => ` (${worked(years)}: ${days(count)} a year)`,
      rise: ({ years, days: count }) => ` (${worked(years)} reached: ${days(count)} a year)`,
      yearly: ({ days: count }) => ` (${days(count)} a year)`,
      monthly: ({ days: count }) => ` (${days(count)} a year, month by month)`,
      joiner: ({ count }) => ` (joined during the year: pro rata for the remaining ${days(count)})`,
    },
    total: ({ days: count }) => `${days(count)} to take on that day`,
    nothing: 'The rule grants nothing by this day',
    wrong: 'Please check what you entered',
  },
};
