import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the QR code in English. */
export const en: Translation<typeof zhCN> = {
  empty: 'There is nothing to put into a QR code',
  tooLong: 'Too long for a QR code',
};
