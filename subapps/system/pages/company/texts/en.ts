import { companyFieldWords } from '#bridge/calls/tum/terms.ts';
import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

const { name, code, locale, timeZone } = companyFieldWords.en;

/** Words of the page of company settings in English; a key that is missing or too many does not compile. */
export const en: Translation<typeof zhCN> = {
  title: 'Basic settings',
  profile: 'Basics',
  fields: { name, code, locale, timeZone },
  watermark: 'Watermark',
  watermarkHelp:
    'Written over the pages of everyone, so that a picture of the screen tells where it is from',
  watermarks: {
    none: 'None',
    company: 'Name of the company',
    person: 'Name and account of the person',
    words: 'Own words',
  },
  watermarkWords: 'Words of the watermark',
  numbers: 'Employee numbers',
  prefix: 'Prefix',
  digits: 'Digits',
  next: 'Next number',
  nextHelp: 'Numbers that were used are passed over and never given again',
  example: 'Next employee number: {{number}}',
  signIn: 'Sign-in',
  challenge: 'Security check',
  challengeHelp:
    'A puzzle or a picture code. The sign-in page is shared: asking at each sign-in holds for everybody who uses it.',
  challenges: { afterTries: 'After wrong passwords', always: 'At each sign-in' },
  secondFactor: 'Two-step verification of administrators',
  secondFactorHelp:
    'Once required, administrators set up an authenticator app at their next sign-in',
  secondFactors: { offered: 'As each administrator chooses', required: 'Required' },
  codes: 'Sign-in by a code',
  codesHelp:
    'A code by SMS or mail only proves that somebody holds the phone or the mailbox. When off, people sign in by password or company sign-in.',
  codeRules: { offered: 'Allowed for employees', off: 'Off' },
  passwords: 'Passwords',
  passwordsHelp:
    'For accounts that this company manages, from the next password they choose. Common and stolen passwords are refused either way.',
  passwordRules: {
    mixed: '9 to 20 characters of three kinds',
    long: '15 to 128 characters of any kind',
  },
  storage: 'File storage',
  storageFiles: 'Files',
  storageSize: 'Size',
  save: 'Save',
  saved: 'Saved',
  undo: 'Undo changes',
};
