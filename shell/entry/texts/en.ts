import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of what is drawn before the portal is there, in English. */
export const en: Translation<typeof zhCN> = {
  product: 'Atrium HR',
  otherLanguage: '中文',
  signIn: {
    /** As the other forms say it; their words are no part of the first chunk. */
    required: 'Required',
    title: 'Sign in',
    audience: 'For staff and administrators',
    slogan: 'Everything about people, done in one place.',
    promise:
      'Organisation, people records and workforce figures behind one sign-in: every application on its own ground, all of them within reach.',
    account: 'Account',
    password: 'Password',
    submit: 'Sign in',
    wait: 'Try again in {{time}}',
    remember: 'Stay signed in for 7 days',
    forgot: 'Forgot password?',
    byCode: 'Sign in by a code',
    second: 'Two-step verification',
    byCompany: 'Company sign-in',
    ways: {
      code: 'Sign in by a code',
      qr: 'Use your phone',
      company: 'Company sign-in',
      forgot: 'Forgotten password',
    },
    capsLock: 'Caps Lock is on',
  },
  password: {
    title: 'Choose a password',
    reset: 'Reset your password',
    opening: 'Checking the link',
    done: 'Your password is set. Please sign in.',
    toSignIn: 'Sign in',
    failed: 'This link is invalid, used or expired. Please ask your administrator for a new one.',
  },
  prompt: {
    loginInvalid: {
      title: 'Login failure prompt',
      text: 'Login information is invalid, please log in again',
      ok: 'Sign in again',
    },
    permissionChanged: {
      title: 'Permission change prompts',
      text: 'Permissions have changed, refresh to obtain again',
      ok: 'Refresh',
    },
    accountChanged: {
      title: 'Permission change prompts',
      text: 'Login permissions changed, please log in again',
      ok: 'Sign in again',
    },
    pageUpdated: {
      title: 'Page update prompt',
      text: 'The page was just updated and must be refreshed before you go on',
      ok: 'Refresh',
    },
  },
  start: { loading: 'Opening the portal', failed: 'The system cannot be reached right now' },
};
