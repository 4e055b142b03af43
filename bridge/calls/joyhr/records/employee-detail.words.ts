import { recordWords } from '../../record/words.ts';
import { employeeDetail } from './employee-detail.ts';

/** The words of what else is kept of employees. */
export const employeeDetailWords = recordWords(employeeDetail, {
  'zh-CN': {
    name: '补充信息',
    plural: '补充信息',
    fields: {
      employment: '员工',
      nativePlace: '籍贯',
      householdPlace: '户口所在地',
      archivePlace: '档案所在地',
      strengths: '特长',
    },
    choices: {},
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'additional information',
    plural: 'Additional information',
    fields: {
      employment: 'Employee',
      nativePlace: 'Place of origin',
      householdPlace: 'Registered household',
      archivePlace: 'Personnel archive kept at',
      strengths: 'Strengths',
    },
    choices: {},
    sections: { basic: 'Basics' },
  },
});
