import { recordWords } from '../../record/words.ts';
import { placeWords } from '../terms.ts';
import { enrolment } from './enrolment.ts';

/** The words of enrolments. */
export const enrolmentWords = recordWords(enrolment, {
  'zh-CN': {
    name: '参保信息',
    plural: '社保公积金',
    fields: {
      employment: '员工',
      place: '参保城市',
      insuranceBase: '社保基数',
      fundBase: '公积金基数',
      fundRate: '公积金比例（%）',
      supplementaryFundRate: '补充公积金比例（%）',
      workInjuryRate: '工伤费率（%）',
      firstFundAccount: '首次开立公积金账户',
      fromOn: '生效日期',
      toOn: '失效日期',
    },
    choices: { place: placeWords['zh-CN'] },
    sections: { basic: '基本信息', bases: '社会保险', fund: '住房公积金' },
  },
  en: {
    name: 'enrolment',
    plural: 'Insurance and fund',
    fields: {
      employment: 'Employee',
      place: 'City',
      insuranceBase: 'Insurance base',
      fundBase: 'Fund base',
      fundRate: 'Fund rate (%)',
      supplementaryFundRate: 'Supplementary fund (%)',
      workInjuryRate: 'Work-injury rate (%)',
      firstFundAccount: 'First fund account',
      fromOn: 'From',
      toOn: 'To',
    },
    choices: { place: placeWords.en },
    sections: { basic: 'Basics', bases: 'Social insurance', fund: 'Housing fund' },
  },
});
