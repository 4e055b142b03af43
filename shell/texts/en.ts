import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the shell in English. */
export const en: Translation<typeof zhCN> = {
  product: 'Atrium HR',
  brand: { harbour: 'Harbour HR', maple: 'Maple HR', weihai: 'Weihai HR' },
  language: { other: '中文', label: 'Language', zhCN: '简体中文', en: 'English' },
  signIn: {
    title: 'Sign in',
    audience: 'For staff and administrators',
    slogan: 'Everything about people, done in one place.',
    promise:
      'Organisation, people records and workforce figures behind one sign-in: every application on its own ground, all of them within reach.',
    account: 'Account',
    password: 'Password',
    submit: 'Sign in',
    wait: 'Try again in {{time}}',
    capsLock: 'Caps Lock is on',
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
  skip: 'Skip to the main content',
  nav: {
    label: 'Menu',
    open: 'Open the menu',
    narrow: 'Collapse the menu',
    widen: 'Expand the menu',
    group: {
      organisation: 'Organisation and people',
      'time-and-pay': 'Time and pay',
      development: 'Development',
      insight: 'Insight',
      other: 'Other',
    },
  },
  tenant: { switch: '{{name}}, switch company', choose: 'Switch company' },
  appearance: {
    label: 'Appearance',
    theme: 'Colour',
    mode: 'Brightness',
    blue: 'Blue',
    orange: 'Orange',
    light: 'Light',
    dark: 'Dark',
  },
  account: { label: 'Account: {{name}}', signOut: 'Sign out' },
  company: {
    title: 'Company',
    lead: 'The company you are signed in to, and how it is organised',
    code: 'Company code',
    system: 'System',
    language: 'Default language',
    people: 'Active people',
    organisations: 'Organisations',
    departments: 'Organisation',
    department: 'Top-level organisation',
    leader: 'Led by',
    share: 'Share of people',
    none: 'There is no organisation within your reach',
  },
  records: {
    title: 'Company records',
    lead: 'The companies you are authorised for; switch between them here',
    code: 'Code {{code}} · default language {{language}}',
    current: 'Current company',
    enter: 'Switch to this company',
  },
  notFound: {
    title: 'This page does not exist',
    hint: 'The address may be wrong, or the page was taken away',
    back: 'Back to the start',
  },
  start: { loading: 'Opening the portal', failed: 'The system cannot be reached right now' },
};
