import type { Locale } from '#bridge/calls/kit/words.ts';

interface RosterSheetWords {
  readonly sheet: string;
  readonly title: (month: string) => string;
  readonly person: readonly string[];
  readonly rest: string;
  readonly hours: string;
}

/** The words of a roster as a sheet. */
export const rosterSheetWords: Readonly<Record<Locale, RosterSheetWords>> = {
  'zh-CN': {
    sheet: '排班表',
    title: (month) => `排班表-${month}`,
    person: ['工号', '姓名', '部门', '职位'],
    rest: '休',
    hours: '工时（小时）',
  },
  en: {
    sheet: 'Roster',
    title: (month) => `Roster-${month}`,
    person: ['Staff no.', 'Name', 'Department', 'Post'],
    rest: 'Rest',
    hours: 'Hours',
  },
};
