import { recordWords } from '../../record/words.ts';
import { tourFunding } from './funding.ts';

/** The words of requests for company-funded trips. */
export const tourFundingWords = recordWords(tourFunding, {
  'zh-CN': {
    name: '旅游资助申请',
    plural: '旅游资助申请',
    fields: {
      number: '申请编号',
      employment: '员工',
      departure: '团期',
      ownPoints: '个人支付积分',
      fundedPoints: '公司资助积分',
      reason: '申请理由',
    },
    choices: {},
    sections: { basic: '基本信息' },
    states: { draft: '待审批', approved: '已批准', closed: '已关闭' },
    moves: { submit: '提交审批', close: '关闭申请' },
  },
  en: {
    name: 'trip funding request',
    plural: 'Trip funding requests',
    fields: {
      number: 'Number',
      employment: 'Employee',
      departure: 'Departure',
      ownPoints: 'Points of the employee',
      fundedPoints: 'Points of the company',
      reason: 'Reason',
    },
    choices: {},
    sections: { basic: 'Basics' },
    states: { draft: 'Open', approved: 'Approved', closed: 'Closed' },
    moves: { submit: 'Submit', close: 'Close' },
  },
});
