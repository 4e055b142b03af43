import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of a batch in English. */
export const en: Translation<typeof zhCN> = {
  batch: {
    workPlace: 'Set work place',
    scope: ({ count }) =>
      `Gives ${plural(count, 'selected person', 'selected people')} the same work place`,
    run: 'Set',
    close: 'Done',
    progress: '{{done}} of {{total}} done',
    allSaved: ({ saved }) => `Set for ${plural(saved, 'person', 'people')}`,
    someSaved: ({ saved, failed }) =>
      `Set for ${plural(saved, 'person', 'people')}; ${failed} left as they were:`,
    refusal: {
      notFound: ': not found, or outside your data range',
      noPermission: ': you may not edit this record',
      noFieldPermission: ': you may not change this work place',
      badInput: ': something else in the record is not right; open it and correct it',
      unsent: ': the request did not succeed; try again later',
    },
  },
};
