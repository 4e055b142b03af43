import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the range inputs in English. */
export const en: Translation<typeof zhCN> = {
  min: 'Least',
  max: 'Most',
  from: 'From',
  to: 'Until',
  calendar: 'Choose a range of dates',
  presets: 'Quick ranges',
  number: {
    empty: 'Enter the least, the most, or both',
    reversed: 'The least cannot be more than the most',
  },
  date: {
    empty: 'Choose a first day, a last day, or both',
    reversed: 'The first day cannot be after the last',
  },
  preset: {
    today: 'Today',
    week: 'This week',
    month: 'This month',
    lastMonth: 'Last month',
    last30: 'Last 30 days',
    year: 'This year',
  },
};
