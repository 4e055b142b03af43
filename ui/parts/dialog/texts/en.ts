import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the dialog container and the generic confirm in English. */
export const en: Translation<typeof zhCN> = {
  more: 'More',
  print: 'Print',
  pdf: 'Download PDF',
  code: 'QR code',
  codeOf: 'QR code of “{{title}}”',
  savePicture: 'Download picture',
  saveFailed: 'The picture could not be made, try again later',
  immediate: 'Deal with it now',
  explain: 'About: {{title}}',
};
