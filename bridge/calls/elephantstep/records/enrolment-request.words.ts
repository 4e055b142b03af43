import { recordWords } from '../../record/words.ts';
import { enrolmentRequest } from './enrolment-request.ts';

/** The words of requests for seats. */
export const enrolmentRequestWords = recordWords(enrolmentRequest, {
  'zh-CN': {
    name: '报名申请',
    plural: '报名申请',
    fields: { number: '申请编号', employment: '员工', session: '培训班次', reason: '报名理由' },
    choices: {},
    sections: { basic: '基本信息' },
    states: { draft: '待审批', approved: '已批准', closed: '已关闭' },
    moves: { submit: '提交审批', close: '关闭申请' },
  },
  en: {
    name: 'enrolment request',
    plural: 'Enrolment requests',
    fields: { number: 'Number', employment: 'Employee', session: 'Session', reason: 'Reason' },
    choices: {},
    sections: { basic: 'Basics' },
    states: { draft: 'Open', approved: 'Approved', closed: 'Closed' },
    moves: { submit: 'Submit', close: 'Close' },
  },
});
