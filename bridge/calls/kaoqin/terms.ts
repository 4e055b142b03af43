/** What the calls of attendance are refused with. */
import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const attendanceCodes = /* @__PURE__ */ defineCodes('kaoqin', {
  monthNotOver: {
    code: 409401,
    status: 409,
    words: {
      'zh-CN': '本月尚未结束，不能封账',
      en: 'The month is not over yet, so it cannot be closed.',
    },
  },
  closeOrder: {
    code: 409402,
    status: 409,
    words: {
      'zh-CN': '请按月份先后依次封账',
      en: 'Months are closed in their order. Close the one before first.',
    },
  },
  openDays: {
    code: 409403,
    status: 409,
    words: {
      'zh-CN': '还有未出结果的考勤日，不能封账',
      en: 'Some days have no result yet, so the month cannot be closed.',
    },
  },
  openFindings: {
    code: 409404,
    status: 409,
    words: {
      'zh-CN': '还有未处理的事项，请处理或确认后再封账',
      en: 'Something is still open. Settle or confirm it before you close the month.',
    },
  },
  notLatest: {
    code: 409405,
    status: 409,
    words: {
      'zh-CN': '只能反封账最近一个已封账的月份',
      en: 'Only the latest closed month can be reopened.',
    },
  },
  monthPaid: {
    code: 409406,
    status: 409,
    words: {
      'zh-CN': '该月工资已提交或发放，不能反封账；之后的变化会计入下个月',
      en: 'Pay of the month is submitted already, so it stays closed. Later changes count in the next month.',
    },
  },
  secondPerson: {
    code: 409407,
    status: 409,
    words: {
      'zh-CN': '封账人本人不能反封账，请由其他有权限的人办理',
      en: 'The person who closed the month cannot reopen it. Please ask somebody else who has the right.',
    },
  },
});
