/** What the calls of rosters are refused with. */
import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const schedulingCodes = /* @__PURE__ */ defineCodes('paiban', {
  rosterLocked: {
    code: 409501,
    status: 409,
    words: {
      'zh-CN': '该月排班已锁定，请先解锁',
      en: 'The roster of the month is locked. Unlock it first.',
    },
  },
  rosterImpossible: {
    code: 409502,
    status: 409,
    words: {
      'zh-CN': '有班次相互重叠，或排在不在职的日期，请先改正',
      en: 'Some shifts overlap, or are on days on which the person is not employed. Correct them first.',
    },
  },
  reasonNeeded: {
    code: 409503,
    status: 409,
    words: {
      'zh-CN': '排班已发布，再次发布须填写变更原因',
      en: 'The roster is published already. Say why it changes.',
    },
  },
  nothingChanged: {
    code: 409504,
    status: 409,
    words: {
      'zh-CN': '没有需要发布的变化',
      en: 'Nothing has changed since it was published.',
    },
  },
  rosterNightBan: {
    code: 409505,
    status: 409,
    words: {
      'zh-CN': '有员工在不得安排夜班的日期排了夜班，请先改正',
      en: 'Some people have night work on days on which it is not allowed. Correct it first.',
    },
  },
  rosterLongDayBan: {
    code: 409506,
    status: 409,
    words: {
      'zh-CN': '有员工在不得加班的日期排了超过 8 小时的班次，请先改正',
      en: 'Some people have a shift longer than eight hours on days on which overtime is not allowed. Correct it first.',
    },
  },
});
