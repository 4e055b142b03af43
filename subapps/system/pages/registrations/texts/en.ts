import { companyFieldWords } from '#bridge/calls/tum/terms.ts';
import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

const { name, code, timeZone, place } = companyFieldWords.en;

/** Words of the companies that people ask for, in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Company registrations',
  subtitle:
    'New companies that people ask for. Approving one makes it, with the applicant as its administrator.',
  fields: { name, code, timeZone, place },
  search: 'Company name or code',
  status: 'Status',
  statuses: {
    pending: 'To decide',
    approved: 'Approved',
    refused: 'Not approved',
    withdrawn: 'Withdrawn',
  },
  at: 'Sent',
  applicant: 'Applicant',
  contact: 'Contact',
  phone: 'Mobile phone',
  creditCode: 'Unified social credit code',
  employees: 'Employees',
  note: 'Notes',
  source: 'Came from',
  reason: 'Reason for refusing',
  empty: '—',
  approve: 'Approve',
  refuse: 'Refuse',
  approved: 'Approved; the company is made',
  refused: 'The registration is refused',
  none: 'No registrations',
  noneHint: 'Companies that people ask for on their company page appear here',
};
