/** The words of work reports, and what their calls are refused with. */
import { defineCodes } from '../kit/codes.ts';
import type { Terms } from '../kit/words.ts';
import type { WorkReportKind } from './periods.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const wpmCodes = /* @__PURE__ */ defineCodes('wpm', {
  noReceiver: {
    code: 409241,
    status: 409,
    words: { 'zh-CN': '请选择汇报接收人', en: 'Choose who receives the report.' },
  },
  noText: {
    code: 409242,
    status: 409,
    words: { 'zh-CN': '请填写完成的工作', en: 'Write what was done.' },
  },
  alreadyRead: {
    code: 409243,
    status: 409,
    words: {
      'zh-CN': '接收人已查看，不能再修改，可在评论中补充',
      en: 'It was read already and stays as it is. Add a comment instead.',
    },
  },
  notBegun: {
    code: 409244,
    status: 409,
    words: { 'zh-CN': '该周期还没有开始', en: 'This period has not begun yet.' },
  },
});

/** The names of the kinds of reports. */
export const workReportKindWords: Terms<WorkReportKind> = {
  'zh-CN': { daily: '日报', weekly: '周报', monthly: '月报' },
  en: { daily: 'Daily report', weekly: 'Weekly report', monthly: 'Monthly report' },
};
