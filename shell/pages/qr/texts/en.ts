import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the page that confirms a sign-in on another screen, in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Confirm a sign-in',
  subtitle: 'This device confirms the sign-in of another one',
  lead: 'Another device asks to sign in to {{company}} as you. Check what it is, and cancel if it is not yours.',
  browser: 'Browser',
  address: 'IP address',
  time: 'Time',
  pick: 'Choose the number on the other screen',
  cancel: 'Not me, cancel',
  done: 'Confirmed. The other screen is signing in.',
  cancelled: 'Cancelled. Nothing was signed in.',
  failed: 'That failed. Please try again.',
  home: 'Back to the home page',
};
