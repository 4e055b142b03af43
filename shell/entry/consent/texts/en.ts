import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

export const en: Translation<typeof zhCN> = {
  title: 'Your personal data',
  text: 'Consent text (version {{version}})',
  agree:
    'I have read the text. {{company}} may keep my personal data for {{months}} months from today, for hiring.',
  give: 'Agree',
  remove: 'Please remove my data',
  given: 'You agreed on {{on}} that your data is kept until {{until}}.',
  withdraw: 'Withdraw consent',
  withdrawn: 'You withdrew your consent on {{day}}',
  asked: 'You asked on {{day}} for your data to be removed',
  withdrawnHint: 'Your data is removed once your application or offer has ended.',
  failed: 'It cannot be sent right now. Please try again later.',
};
