import { companyFieldWords } from '#bridge/calls/tum/terms.ts';
import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the page about companies in English; a key that is missing or too many does not compile. */
export const en: Translation<typeof zhCN> = {
  title: 'Companies',
  subtitle:
    'The companies of the platform. Disabling one signs its people out at once and keeps its data',
  search: 'Name or code',
  fields: companyFieldWords.en,
  status: 'Status',
  statuses: { active: 'Active', suspended: 'Disabled' },
  createdAt: 'Added',
  add: 'Add a company',
  addHint:
    'The company begins empty, with the roles administrator, personnel, head of department and employee. You get a one-time link by which its administrator chooses a password.',
  create: 'Add and make a link',
  administrators: 'Administrators',
  noPassword: 'No password yet',
  notManaged: 'The password is not managed by this company',
  reset: 'Make a password link',
  noAdministrator: 'This company has no active administrator',
  disable: 'Disable',
  disableTitle: 'Disable “{{name}}”?',
  disableText:
    'Everyone in this company is signed out at once and loses what is not saved. Its data stays, and it can be enabled again.',
  disabledDone: 'The company is disabled',
  enable: 'Enable',
  enabledDone: 'The company is enabled',
  none: 'No companies match',
  noneHint: 'Try another word, or clear the filters',
};
