import { fileCategoryWords } from '#bridge/calls/filecenter/terms.ts';
import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of photos and files in English. */
export const en: Translation<typeof zhCN> = {
  files: {
    table: 'Files',
    total: ({ count }) => plural(count, 'file', 'files'),
    upload: 'Upload files',
    hide: 'Hide upload',
    category: 'Kind of file',
    kinds: fileCategoryWords.en,
    name: 'File name',
    size: 'Size',
    added: 'Uploaded',
    by: 'By',
    preview: 'Preview',
    previewOf: 'Preview {{name}}',
    download: 'Download',
    downloadOf: 'Download {{name}}',
    remove: 'Delete',
    removeOf: 'Delete {{name}}',
    removeTitle: 'Delete this file?',
    removeText:
      '“{{name}}” will be deleted from the record of {{person}} for good. The deletion is written into the change history.',
    removed: 'Deleted {{name}}',
    uploaded: 'Uploaded {{name}}',
    gone: 'Someone else has deleted this file already',
    full: 'A record holds {{most}} files at most: delete what is no longer needed to upload more',
    empty: 'No files yet',
    emptyHint: 'Contracts, copies of ID documents and certificates can be uploaded here',
    emptyRead: 'Files of this record that you may see are shown here',
    failed: 'The files could not be loaded',
    unknown: 'That did not work. Please try again later.',
  },
  photo: {
    title: 'Employee photo',
    of: 'Photo of {{name}}',
    none: 'No photo yet',
    hint: 'A picture of the face from the front works best; it is cut to a square',
    remove: 'Delete photo',
    removeTitle: 'Delete this photo?',
    removeText: 'The photo of {{name}} will be deleted, and the initial shown instead.',
    close: 'Close',
    saved: 'The photo of {{name}} is up to date',
    removed: 'Deleted the photo of {{name}}',
    unreadable: 'This picture cannot be read. Please try another one.',
    conflict: 'Someone else has just changed the photo. Please look at it before you upload.',
  },
};
