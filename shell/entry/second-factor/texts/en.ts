import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the second step of a sign-in, in English. */
export const en: Translation<typeof zhCN> = {
  opening: 'Opening',
  of: '{{name}} ({{account}})',
  code: 'Code of the app, or recovery code',
  help: 'Open your authenticator app and type its 6-digit code. Without the app, type a recovery code.',
  submit: 'Verify and sign in',
  wait: 'Try again in {{time}}',
  restart: 'Start again',
  setUp: {
    why: 'Your company asks administrators for two-step verification. Scan the code with an authenticator app, then type the 6 digits that it shows.',
    qr: 'QR code for the authenticator app',
    manual: 'If you cannot scan it, type this key',
    code: 'Code that the app shows',
  },
  codes: {
    title: 'Save your recovery codes',
    why: 'If you lose your phone, a recovery code signs you in. Each works once, and they are not shown again.',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have saved them, go on',
  },
};
