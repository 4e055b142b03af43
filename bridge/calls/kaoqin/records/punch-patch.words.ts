import { recordWords } from '../../record/words.ts';
import { punchPatch } from './punch-patch.ts';
import { requestWords } from './request-states.words.ts';

/** The words of missing punches. */
export const punchPatchWords = recordWords(punchPatch, {
  'zh-CN': {
    name: '补卡申请',
    plural: '补卡申请',
    fields: {
      employment: '员工',
      day: '补卡日期',
      at: '补卡时间',
      reason: '补卡原因',
    },
    choices: {},
    sections: { basic: '补卡信息' },
    ...requestWords['zh-CN'],
  },
  en: {
    name: 'missing punch',
    plural: 'Missing punches',
    fields: {
      employment: 'Employee',
      day: 'Day',
      at: 'Time',
      reason: 'Reason',
    },
    choices: {},
    sections: { basic: 'Missing punch' },
    ...requestWords.en,
  },
});
