import { plural, type Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the upload in English. */
export const en: Translation<typeof zhCN> = {
  choose: 'Choose files',
  hint: 'Choose files, or drop or paste them here',
  drop: 'Let go to upload',
  pictures: 'bmp, jpeg, jpg, png or gif',
  withVideo: 'bmp, jpeg, jpg, png or gif pictures, mp4, mov, webm or avi videos',
  withDocuments: 'pdf, docx or xlsx documents, bmp, jpeg, jpg, png or gif pictures',
  limits: ({ formats, size, most }) =>
    `${formats}; up to ${size} each, at most ${plural(most, 'file', 'files')}`,
  files: 'Files',
  progress: 'Upload of {{name}}',
  waiting: 'Waiting',
  failed: 'Upload failed',
  cancel: 'Cancel the upload of {{name}}',
  retry: 'Upload {{name}} again',
  remove: 'Remove {{name}}',
  open: 'Preview {{name}}',
  state: '{{done}} of {{all}} uploaded',
  issue: {
    empty: 'The file is empty (0 KB)',
    format: 'Incorrect format',
    size: 'The file is larger than {{size}}',
    count: ({ most }) => `At most ${plural(most, 'file', 'files')}`,
  },
};
