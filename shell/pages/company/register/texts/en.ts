import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of asking for a new company, and of what became of it, in English. */
export const en: Translation<typeof zhCN> = {
  open: 'Register a company',
  title: 'Register a company',
  hint: 'The platform checks what you send. Once it is approved you are the administrator, and switch to it under Company records.',
  steps: { company: 'Company', contact: 'Contact', check: 'Check and send' },
  creditCode: 'Unified social credit code',
  creditCodeHelp: '18 characters; leave it empty for a company abroad',
  employees: 'Employees',
  ranges: { '1-49': '1–49', '50-199': '50–199', '200-999': '200–999', '1000+': '1,000 or more' },
  contactName: 'Contact',
  contactPhone: 'Mobile phone',
  note: 'Notes',
  back: 'Back',
  next: 'Next',
  submit: 'Send',
  done: 'Sent. You will find the decision under Company records.',
  none: '—',
  list: 'Registrations',
  statuses: {
    pending: 'In review',
    approved: 'Approved',
    refused: 'Not approved',
    withdrawn: 'Withdrawn',
  },
  sentAt: '{{code}} · sent {{at}}',
  reason: 'Reason: {{reason}}',
  withdraw: 'Withdraw',
  withdrawn: 'The registration is withdrawn',
};
