import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the guided tour in English. */
export const en: Translation<typeof zhCN> = {
  progress: 'Step {{at}} of {{of}}',
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  finish: 'Done',
};
