import { recordWords } from '../../record/words.ts';
import { changeWords } from './change-states.words.ts';
import { transfer } from './transfer.ts';

/** The words of transfers. */
export const transferWords = recordWords(transfer, {
  'zh-CN': {
    name: '调动',
    plural: '调动',
    fields: {
      employment: '员工',
      kind: '调动类型',
      effectiveOn: '生效日期',
      organ: '调入部门',
      post: '新职位',
      position: '新岗位',
      grade: '新职级',
      manager: '新直属上级',
      workPlace: '新工作地点',
      note: '调动原因',
    },
    choices: { kind: { transfer: '调动', promotion: '晋升', correction: '更正' } },
    sections: { basic: '调动信息', job: '调动后的任职', more: '说明' },
    ...changeWords['zh-CN'],
  },
  en: {
    name: 'transfer',
    plural: 'Transfers',
    fields: {
      employment: 'Employee',
      kind: 'Kind',
      effectiveOn: 'From',
      organ: 'New department',
      post: 'New post',
      position: 'New position',
      grade: 'New grade',
      manager: 'New manager',
      workPlace: 'New work place',
      note: 'Reason',
    },
    choices: { kind: { transfer: 'Transfer', promotion: 'Promotion', correction: 'Correction' } },
    sections: { basic: 'Transfer', job: 'Job after it', more: 'More' },
    ...changeWords.en,
  },
});
