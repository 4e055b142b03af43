import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the pages that show the rows of one parent at a time, in English. */
export const en: Translation<typeof zhCN> = {
  dictionaries: {
    title: 'Dictionaries',
    label: 'Dictionary',
    none: 'There is no dictionary yet',
    noneHint: 'Add one on the page of dictionary categories first',
  },
  customFields: {
    title: 'Custom fields',
    label: 'Record',
    hint: 'At most {{fields}} fields, {{listed}} of them for filters and sorting of lists. The kind of a field never changes; what a removed field holds is shown no more.',
    preview: 'Preview',
    previewHint: 'How the form looks; nothing that is filled in here is saved',
    count: '{{count}}',
  },
};
