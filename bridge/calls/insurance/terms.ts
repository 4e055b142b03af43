import { chinaCities, namesOfPlaces } from '../kit/china-places.ts';
import type { Terms } from '../kit/words.ts';
import type { InsuredItem } from './items.ts';

/** The names of the cities. */
export const placeWords: Terms<string> = namesOfPlaces(chinaCities);

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
