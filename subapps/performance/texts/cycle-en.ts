import type { Translation } from '#ui/texts/create-texts.ts';
import type { cycleZh } from './cycle-zh.ts';

/** Words of setting up a cycle in English. */
export const cycleEn: Translation<typeof cycleZh> = {
  preview: 'Preview people',
  none: 'No cycle is in draft',
  noneHint: 'Before a new cycle starts, the people who take part are shown here',
  in: 'Take part',
  out: 'Left out',
  result: 'Takes part',
  why: { in: 'Yes', joined: 'No: joined after the cut-off day', noManager: 'No: has no manager' },
  more: 'The first {{count}} people are listed',
};
