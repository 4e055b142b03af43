import { plural, type Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of what a form adds to its fields, in English. */
export const en: Translation<typeof zhCN> = {
  draft: {
    found: ({ count, at }) =>
      `${plural(count, 'change of yours was', 'changes of yours were')} not saved (${at})`,
    outdated: 'The record has moved on since; check it before you save.',
    left: 'Not kept, for privacy: {{names}}. Please enter it again.',
    restore: 'Restore unsaved changes',
    discard: 'Discard',
  },
};
