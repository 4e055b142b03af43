import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the app in English; a key that is missing or too many does not compile. */
export const en: Translation<typeof zhCN> = {
  title: 'Organisations',
  chosen: ({ count }) => `${plural(count, 'organisation', 'organisations')} chosen`,
  none: 'Nothing below',
  column: { name: 'Organisation', code: 'Code', leader: 'Leader', people: 'People' },
  clear: {
    action: 'Clear choice',
    title: 'Clear the choice?',
    text: ({ count }) =>
      `${plural(count, 'organisation', 'organisations')} will not be chosen any more.`,
  },
  notFound: 'There is no such page',
};
