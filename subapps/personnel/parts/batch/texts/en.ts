import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of a batch in English. */
export const en: Translation<typeof zhCN> = {
  batch: {
    title: 'Change all',
    scope: ({ count }) =>
      `Gives ${plural(count, 'selected person', 'selected people')} the same value, and notes it in the history of each`,
    field: 'Field',
    run: 'Change',
    close: 'Done',
    nothing: 'There is no field that you may change in many records',
    progress: '{{done}} of {{total}} done',
    allSaved: ({ saved }) => `Changed for ${plural(saved, 'person', 'people')}`,
    someSaved: ({ saved, failed }) =>
      `Changed for ${plural(saved, 'person', 'people')}; ${failed} left as they were:`,
    refusal: {
      notFound: ': not found, or outside your data range',
      noPermission: ': you may not edit this record',
      noFieldPermission: ': you may not change this field',
      badInput: ': does not fit something else in the record; open it and change it there',
      unsent: ': the request did not succeed; try again later',
    },
  },
};
