import type { Locale } from '#bridge/calls/kit/words.ts';

/** A leave before and after it was counted again, in days. */
export interface RecountedLeave {
  readonly type: string;
  readonly fromOn: string;
  readonly toOn: string;
  readonly before: string;
  readonly after: string;
}

/** The message that a leave counts differently by now: its title and text. */
export const recountWords: Readonly<
  Record<Locale, (leave: RecountedLeave) => readonly [title: string, body: string]>
> = {
  'zh-CN': ({ type, fromOn, toOn, before, after }) => [
    '请假天数已更正',
    `工作日历或离职日期有调整，您 ${fromOn} 至 ${toOn} 的${type}由 ${before} 天更正为 ${after} 天，假期余额已相应调整。`,
  ],
  en: ({ type, fromOn, toOn, before, after }) => [
    'Your leave was counted again',
    `The calendar or your last day changed: your leave (${type}) from ${fromOn} to ${toOn} now takes ${after} days instead of ${before}, and your balance follows.`,
  ],
};
