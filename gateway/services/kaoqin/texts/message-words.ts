import type { Locale } from '#bridge/calls/kit/words.ts';

/** Who messages of attendance are from. */
export const messageAuthor = '考勤休假';

/** The message that asks to settle an exception: its title and text. */
export const remindWords: Readonly<Record<Locale, (days: string) => readonly [string, string]>> = {
  'zh-CN': (days) => ['请处理考勤异常', `${days} 的考勤有异常，请补卡、请假或联系考勤管理员。`],
  en: (days) => [
    'Please settle an attendance exception',
    `Something is wrong with your attendance on ${days}. Ask for the missing punch or for leave, or speak to HR.`,
  ],
};

/** Whose plans are banned from now on: the first of the days, and how many have a shift or approved overtime. */
export interface BannedCounts {
  readonly name: string;
  readonly first: string;
  readonly shifts: number;
  readonly overtime: number;
}

/** The message to those who plan rosters that something they planned is banned by now; without the reason. */
export const bannedWords: Readonly<
  Record<Locale, (counts: BannedCounts) => readonly [string, string]>
> = {
  'zh-CN': ({ name, first, shifts, overtime }) => [
    `请调整${name}的排班`,
    `${name}自 ${first} 起有 ${[
      ...(shifts > 0 ? [`${shifts} 天班次`] : []),
      ...(overtime > 0 ? [`${overtime} 天已批准的加班`] : []),
    ].join('、')}按规定不得安排（夜班、超过 8 小时的班次或加班），请调整班次、撤销加班。`,
  ],
  en: ({ name, first, shifts, overtime }) => [
    `Please change the roster of ${name}`,
    `From ${first} on, the law bans what is planned for ${name}: ${[
      ...(shifts > 0
        ? [
            `${shifts} ${shifts === 1 ? 'day' : 'days'} with a shift at night or of more than eight hours`,
          ]
        : []),
      ...(overtime > 0
        ? [`${overtime} ${overtime === 1 ? 'day' : 'days'} with approved overtime`]
        : []),
    ].join(', and ')}. Please change the shifts and cancel the overtime.`,
  ],
};
