import { recordWords } from '../../record/words.ts';
import { changeWords } from './change-states.words.ts';
import { regularisation } from './regularisation.ts';

/** The words of regularisations. */
export const regularisationWords = recordWords(regularisation, {
  'zh-CN': {
    name: '转正',
    plural: '转正',
    fields: { employment: '员工', effectiveOn: '转正日期', assessment: '试用期评价' },
    choices: {},
    sections: { basic: '转正信息' },
    ...changeWords['zh-CN'],
  },
  en: {
    name: 'regularisation',
    plural: 'Regularisations',
    fields: { employment: 'Employee', effectiveOn: 'Regular from', assessment: 'Assessment' },
    choices: {},
    sections: { basic: 'Regularisation' },
    ...changeWords.en,
  },
});
