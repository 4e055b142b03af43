import { auditEventFieldWords, auditOutcomeWords } from '#bridge/calls/audit/terms.ts';
import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

const { id: _, ...fields } = auditEventFieldWords.en;

/** Words of the page of the audit trail in English; a key that is missing or too many does not compile. */
export const en: Translation<typeof zhCN> = {
  title: 'Audit trail',
  subtitle: 'Who did what with which record and when, with refused actions and exports',
  search: 'Name or account of a person',
  fields,
  outcomes: auditOutcomeWords.en,
  system: 'System',
  portal: 'Portal',
  details: 'Details',
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  empty: 'Empty',
  hidden: 'You may not see this',
  noChanges: 'No changed fields to show: the action changes none, or you may not see this record',
  facts: 'Further facts',
  none: 'No actions match',
  noneHint: 'Try another period, or clear the filters',
};
