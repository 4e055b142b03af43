import type { Translation } from '../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the screens of records in English; a key that is missing or too many does not compile. */
export const en: Translation<typeof zhCN> = {
  add: 'Add {{name}}',
  total: 'Total',
  none: 'No {{name}} yet',
  noneHint: 'What you add appears here',
  save: 'Save',
  remove: 'Remove',
  removeTitle: 'Remove “{{name}}”?',
  removeText: 'It no longer shows. What other data uses cannot be removed.',
  saved: 'Saved',
  removed: 'Removed',
  yes: 'Yes',
  no: 'No',
  history: 'History',
  noHistory: 'No changes yet',
  failed: 'It could not be loaded',
  actions: {
    create: 'Added',
    update: 'Changed',
    move: 'State changed',
    ask: 'Sent for approval',
    remove: 'Removed',
  },
  state: 'State',
};
