import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** The same in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Saved views',
  changed: '{{name}} (changed)',
  none: 'No saved view',
  empty: 'Nothing saved yet. Save these filters, order and columns to come back in one click.',
  isDefault: 'Default',
  setDefault: 'Make default: {{name}}',
  unsetDefault: 'No longer default: {{name}}',
  rename: 'Rename: {{name}}',
  remove: 'Delete: {{name}}',
  saveNew: 'Save as new view',
  save: 'Save to this view',
  restore: 'Undo changes',
  name: 'Name of the view',
  namePlaceholder: 'Such as: People on probation',
  nameMissing: 'Please enter a name',
  nameTaken: 'Another view has this name. Please choose a different one.',
  full: 'At most {{count}} views can be kept. Please delete one first.',
  failed: 'That did not work. Please try again later.',
  loadFailed: 'Saved views could not be loaded',
  removeTitle: 'Delete the view “{{name}}”?',
  removeText: 'It cannot be restored. The data of the list is not touched.',
  ok: 'Save',
};
