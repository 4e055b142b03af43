import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

export const en: Translation<typeof zhCN> = {
  title: 'Choose the time of your interview',
  subtitle: '{{company}} invites you to an interview for {{job}}',
  opening: 'Opening…',
  failed: 'It cannot be opened right now. Please try again later.',
  again: 'Try again',
  minutes: 'Length',
  minutesOf: '{{minutes}} minutes',
  mode: 'Way',
  modes: { place: 'On site', video: 'Video', phone: 'Phone' },
  place: 'Place or link',
  zone: 'All times are those of the company ({{zone}})',
  times: 'Times',
  others: 'Choose another time instead',
  choose: 'Confirm the time',
  change: 'Change the time',
  booked: 'Your interview is booked',
  yourTime: '{{company}}, {{own}} where you are',
  cancelled: 'The interview was cancelled',
  saveCancelled: 'Update calendar',
  save: 'Add to calendar',
  none: 'There is no free time. Please ask the recruiter.',
  fixed: 'To change it, please ask the recruiter',
};
