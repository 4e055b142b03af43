import type { Locale, Terms, Words } from '../kit/words.ts';
import type { InsuredItem } from './items.ts';
import type { insurancePlaces } from './records/enrolment.ts';

/** The names of the cities. */
export const placeWords: Readonly<Record<Locale, Words<(typeof insurancePlaces)[number]>>> = {
  'zh-CN': { '310000': '上海', '110000': '北京', '440100': '广州', '440300': '深圳' },
  en: { '310000': 'Shanghai', '110000': 'Beijing', '440100': 'Guangzhou', '440300': 'Shenzhen' },
};

/** The names of what is insured or saved. */
export const insuredItemWords: Terms<InsuredItem> = {
  'zh-CN': {
    pension: '养老保险',
    medical: '医疗保险',
    maternity: '生育保险',
    unemployment: '失业保险',
    'work-injury': '工伤保险',
    'housing-fund': '住房公积金',
    'supplementary-housing-fund': '补充住房公积金',
  },
  en: {
    pension: 'Pension',
    medical: 'Medical',
    maternity: 'Maternity',
    unemployment: 'Unemployment',
    'work-injury': 'Work injury',
    'housing-fund': 'Housing fund',
    'supplementary-housing-fund': 'Supplementary housing fund',
  },
};
