import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the comboboxes in English. */
export const en: Translation<typeof zhCN> = {
  more: 'The first {{count}} are shown; type more to narrow it down',
  failed: 'Could not load; try again',
};
