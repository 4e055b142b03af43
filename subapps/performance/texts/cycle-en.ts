import { memberWhyWords } from '#bridge/calls/performance/terms.ts';
import type { Translation } from '#ui/texts/create-texts.ts';
import type { cycleZh } from './cycle-zh.ts';

/** Words of setting up a cycle in English. */
export const cycleEn: Translation<typeof cycleZh> = {
  preview: 'Preview people',
  none: 'No cycle is in draft',
  noneHint: 'Before a new cycle starts, the people who are in it are shown here',
  in: 'In',
  out: 'Left out',
  result: 'In or left out',
  why: memberWhyWords.en,
  more: 'The first {{count}} people are listed',
};
