import { recordWords } from '../../record/words.ts';
import { workHistory } from './work-history.ts';

/** The words of work history. */
export const workHistoryWords = recordWords(workHistory, {
  'zh-CN': {
    name: '工作经历',
    plural: '工作经历',
    fields: {
      employment: '员工',
      company: '工作单位',
      post: '担任职务',
      fromOn: '入职日期',
      toOn: '离职日期',
      leftReason: '离职原因',
      refereeName: '证明人',
      refereePhone: '证明人电话',
      duties: '工作内容',
    },
    choices: {},
    sections: { basic: '基本信息', referee: '证明人' },
  },
  en: {
    name: 'earlier job',
    plural: 'Earlier jobs',
    fields: {
      employment: 'Employee',
      company: 'Company',
      post: 'Post',
      fromOn: 'From',
      toOn: 'To',
      leftReason: 'Reason for leaving',
      refereeName: 'Referee',
      refereePhone: 'Phone of the referee',
      duties: 'Duties',
    },
    choices: {},
    sections: { basic: 'Basics', referee: 'Referee' },
  },
});
