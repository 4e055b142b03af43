import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the page about notices of releases, in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Release notices',
  subtitle: 'Once published, everybody sees a notice after sign-in until they click it away',
  add: 'New notice',
  version: 'Version',
  versionHelp: 'Such as 5.11.0',
  name: 'Title',
  titleZh: 'Chinese title',
  titleEn: 'English title',
  bodyZh: 'What is new, in Chinese',
  bodyEn: 'What is new, in English',
  bodyHelp: 'One line each',
  state: 'Status',
  states: { draft: 'Draft', published: 'Published' },
  publishedAt: 'Published',
  readers: 'Readers',
  none: 'No release notices',
  noneHint: 'Write one and publish it, and people see it',
  save: 'Save',
  saveDraft: 'Save draft',
  publish: 'Publish',
  publishTitle: 'Publish this notice?',
  publishText: 'People of every company see it. It cannot become a draft again.',
  remove: 'Delete',
  removeTitle: 'Delete this notice?',
  removeText: 'People who have not read it see it no more.',
};
