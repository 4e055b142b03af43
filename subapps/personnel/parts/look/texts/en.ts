import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words for looking through records in English. */
export const en: Translation<typeof zhCN> = {
  look: {
    action: 'Look through the records of this page',
    picked: 'Look through',
    title: 'Employee record',
    of: 'Record of {{name}}',
    open: 'Open full record',
  },
};
