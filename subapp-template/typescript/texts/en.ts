import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the app in English; a key that is missing or too many does not compile. */
export const en: Translation<typeof zhCN> = {
  title: 'My list',
  count: ({ count }) => plural(count, 'item', 'items'),
  draft: 'What to add',
  draftHint: 'Such as: collect my badge',
  add: 'Add',
  item: 'Item',
  actions: 'Actions',
  remove: 'Remove',
  none: 'Your list is empty',
  noneHint: 'What you add is kept with your account.',
  clear: {
    action: 'Clear',
    title: 'Clear the list?',
    text: ({ count }) => `${plural(count, 'item', 'items')} will be gone for good.`,
  },
  failed: 'It cannot be saved just now; try again later',
};
