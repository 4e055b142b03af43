import type { attendanceExceptions } from '#bridge/calls/kaoqin/exceptions.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { clockWords, hoursOf } from '../../stores/clock.ts';
import type { Words } from '../../texts/app-texts.ts';

/** What the inbox shows. */
export type Inbox = ResultOf<typeof attendanceExceptions>;

/** A day with exceptions. */
export type ExceptionLine = Inbox['rows'][number];

/** The day of somebody that something is done about. */
export type AskedDay = Pick<ExceptionLine, 'employmentId' | 'day' | 'name'>;

/** What can be done with one or many. */
export const acts = ['patch', 'leave', 'adjust', 'waive', 'confirm', 'remind'] as const;

/** One of them. */
export type Act = (typeof acts)[number];

/** The letter of each on the keyboard. */
export const keyOfAct: Readonly<Record<Act, string>> = {
  patch: 'p',
  leave: 'l',
  adjust: 'a',
  waive: 'w',
  confirm: 'c',
  remind: 'r',
};

/** What needs the right to settle; the others ask the employee or the approval. */
export const settlingActs: readonly Act[] = ['adjust', 'waive', 'confirm'];

/** What is done with many days at once. */
export const batchActs: readonly Act[] = ['waive', 'confirm', 'remind'];

/** The name of a day of somebody among others. */
export function keyOf({ employmentId, day }: Pick<ExceptionLine, 'employmentId' | 'day'>): string {
  return `${employmentId} ${day}`;
}

/** What is wrong with a day, in words, with how much. */
export function faultWords(line: ExceptionLine, t: Words): string {
  const { lateMinutes, earlyMinutes, absentMinutes } = line;
  const words = line.exceptions.map((one) => {
    const name = t(`exception.${one}`);
    switch (one) {
      case 'late':
      case 'serious-late':
      case 'absent-late':
        return t('inbox.minutes', { name, minutes: lateMinutes });
      case 'early':
        return t('inbox.minutes', { name, minutes: earlyMinutes });
      case 'absent':
        return t('inbox.hours', { name, hours: hoursOf(absentMinutes) });
      default:
        return name;
    }
  });
  return words.join(' · ');
}

/** A minute of a day, or that there is none. */
export function timeWords(minute: number | null, t: Words): string {
  return minute === null
    ? t('inbox.noPunch')
    : clockWords(minute, (text) => t('day.nextDay', { time: text }));
}
