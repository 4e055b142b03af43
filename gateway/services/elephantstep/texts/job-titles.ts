import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  leavers: { 'zh-CN': '取消离职人员的培训报名', en: 'Cancel enrolments of people who left' },
  remindHolders: { 'zh-CN': '提醒证书到期', en: 'Remind holders of certificates' },
  closeExams: { 'zh-CN': '到时自动交卷', en: 'Hand in exams whose time is over' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
