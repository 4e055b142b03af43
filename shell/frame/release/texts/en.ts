import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the notice of a release, in English. */
export const en: Translation<typeof zhCN> = {
  version: 'New version {{version}}',
  read: 'Got it',
};
