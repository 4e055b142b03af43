import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the steps in English. */
export const en: Translation<typeof zhCN> = {
  done: 'Done',
  current: 'In progress',
  waiting: 'Not begun',
  failed: 'Failed',
};
