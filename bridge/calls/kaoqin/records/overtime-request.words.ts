import { recordWords } from '../../record/words.ts';
import { overtimeRequest } from './overtime-request.ts';
import { requestWords } from './request-states.words.ts';

/** The words of overtime requests. */
export const overtimeRequestWords = recordWords(overtimeRequest, {
  'zh-CN': {
    name: '加班申请',
    plural: '加班申请',
    fields: {
      employment: '员工',
      day: '加班日期',
      fromAt: '开始时间',
      toAt: '结束时间',
      settle: '补偿方式',
      reason: '加班原因',
    },
    choices: {
      settle: {
        pay: '加班费',
        rest: '调休',
      },
    },
    sections: { basic: '加班信息' },
    ...requestWords['zh-CN'],
  },
  en: {
    name: 'overtime request',
    plural: 'Overtime requests',
    fields: {
      employment: 'Employee',
      day: 'Day',
      fromAt: 'From',
      toAt: 'To',
      settle: 'Settled by',
      reason: 'Reason',
    },
    choices: {
      settle: {
        pay: 'Pay',
        rest: 'Rest',
      },
    },
    sections: { basic: 'Overtime' },
    ...requestWords.en,
  },
});
