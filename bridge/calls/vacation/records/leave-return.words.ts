import { requestWords } from '../../kaoqin/records/request-states.words.ts';
import { recordWords } from '../../record/words.ts';
import { leaveReturn } from './leave-return.ts';

const { submit: submitZh, withdraw: withdrawZh } = requestWords['zh-CN'].moves;
const { submit, withdraw } = requestWords.en.moves;

/** The words of returns from leave. */
export const leaveReturnWords = recordWords(leaveReturn, {
  'zh-CN': {
    name: '销假申请',
    plural: '销假申请',
    fields: {
      employment: '员工',
      fromOn: '销假开始日期',
      toOn: '销假结束日期',
      reason: '销假原因',
    },
    choices: {},
    sections: { basic: '销假信息' },
    states: requestWords['zh-CN'].states,
    moves: { submit: submitZh, withdraw: withdrawZh },
  },
  en: {
    name: 'return from leave',
    plural: 'Returns from leave',
    fields: {
      employment: 'Employee',
      fromOn: 'First day given back',
      toOn: 'Last day given back',
      reason: 'Reason',
    },
    choices: {},
    sections: { basic: 'Return from leave' },
    states: requestWords.en.states,
    moves: { submit, withdraw },
  },
});
