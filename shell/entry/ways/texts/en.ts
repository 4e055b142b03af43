import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the other ways to sign in, in English. */
export const en: Translation<typeof zhCN> = {
  target: 'Phone or e-mail',
  targetInvalid: 'Please enter the correct phone number or e-mail address',
  targetHelp: 'The one that your administrator registered, or that you added yourself',
  code: 'Verification code',
  send: 'Send code',
  again: 'Again in {{seconds}} s',
  sent: 'If an account has this phone or address, a code is on its way. It works for 5 minutes.',
  signIn: 'Sign in',
  wait: 'Try again in {{time}}',
  byPassword: 'Sign in by password',
  forgot: {
    next: 'Next',
    of: 'A new password for {{name}} ({{account}})',
    done: 'Your new password is set, and other devices were signed out',
    toSignIn: 'Sign in',
  },
  password: {
    next: 'New password',
    again: 'Confirm the new password',
    rules: {
      mixed: '9 to 20 characters, at least three of: upper case, lower case, digits, symbols',
      long: '15 to 128 characters; a phrase of several words is fine',
    },
    differs: 'The password entered twice is inconsistent!',
    submit: 'Save password',
  },
  qr: {
    label: 'Code to sign in',
    how: 'Open it with the camera of a phone that is signed in',
    address: 'No camera? Open this link where you are signed in',
    pick: 'Choose this number on your phone',
    over: 'This code no longer works',
    again: 'Show a new code',
    failed: 'No code could be shown. Please try again.',
  },
};
