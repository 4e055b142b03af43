import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the pages that end a sign-in by another system or a link, in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Signing in',
  ended: 'You are not signed in',
  lead: 'A sign-in from another system',
  working: 'Checking the sign-in',
  illegal: 'Parameter is illegal',
  refused: 'You cancelled at the other system, and are not signed in',
  failed: 'The sign-in failed. Please go back and try again.',
  toSignIn: 'Back to the sign-in page',
  confirm: {
    title: 'Continue to sign in?',
    other: 'A link signs you in. The account that is signed in here is signed out first.',
    unknown: 'A link of another system signs you in. If you did not ask for it, do not continue.',
    go: 'Continue',
  },
  link: {
    title: 'Link your account',
    why: '{{person}} of {{system}} is linked to no account yet. Sign in once with your password; after that it works by itself.',
    account: 'Account',
    password: 'Password',
    submit: 'Link and sign in',
  },
  company: {
    code: 'Company code',
    help: 'Your administrator knows it',
    find: 'Next',
    none: 'This company has no other way to sign in. Please check the code.',
    by: 'Sign in with {{name}}',
    back: 'Sign in by password',
  },
};
