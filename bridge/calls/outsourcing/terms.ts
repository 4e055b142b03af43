/** What the calls of dispatched work are refused with. */
import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const outsourcingCodes = /* @__PURE__ */ defineCodes('outsourcing', {
  monthOpen: {
    code: 409831,
    status: 409,
    words: {
      'zh-CN': '该月考勤尚未封账，请先封账再生成结算',
      en: 'The attendance of this month is not closed yet. Close it first.',
    },
  },
});
