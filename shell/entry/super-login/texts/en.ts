import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the page on which operators enter a company, in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Super login',
  lead: 'For operators of the platform. Everything is written down.',
  signInFirst: 'Sign in as an operator first, then open this page again.',
  toSignIn: 'Sign in',
  refused: 'This account is no operator of the platform, or is in a super login already.',
  noFactor:
    'A super login wants two-step verification: set it up under “Account security”, then sign in with your password and a code.',
  toSecurity: 'Open account security',
  noMail:
    'Your account has no e-mail address for the code. Add one under “Account security” first.',
  rules:
    'You enter the company as the person you name, for 30 minutes at most. You can only read unless a second operator approves changes. The administrators of the company are informed.',
  company: 'Company code',
  account: 'As whom (account)',
  reason: 'Reason',
  reasonHelp: 'The administrators of the company read it; at least 5 characters',
  ticket: 'Ticket number',
  code: 'E-mail code',
  codeHelp: 'Goes to {{email}}',
  sent: 'Sent. It works for 5 minutes.',
  send: 'Send the code',
  again: 'Again in {{seconds}} s',
  submit: 'Enter the company',
  failed: 'That failed. Please try again.',
  running: 'Running now',
  approved: 'May change',
  reading: 'Read only',
  approve: 'Approve changes',
  ends: 'Ends at {{time}}',
  asPerson: '{{operator}} as {{person}} ({{company}})',
};
