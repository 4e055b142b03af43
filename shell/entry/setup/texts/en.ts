import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the first start in English. */
export const en: Translation<typeof zhCN> = {
  title: 'First start',
  opening: 'Checking the link',
  failed: 'The system cannot be reached. Please reload in a moment.',
  incomplete:
    'The link is incomplete. Please open the whole address that the server printed, or run npm run first-start there for a new one.',
  step: 'Step {{step}} of {{of}}: {{name}}',
  steps: {
    operator: 'platform operator',
    company: 'first company',
    administrator: 'administrator',
  },
  lost: 'Get the operator back',
  operatorHint:
    'Operators add companies and approve the apps of vendors. They do not see the people of a company.',
  lostHint:
    'The name of an operator who is there gives that operator a new password; a new name makes another operator.',
  loginName: 'Login name',
  name: 'Name',
  password: 'Password',
  again: 'Confirm the password',
  administratorHint:
    'The administrator may do everything in the company, with an account other than that of the operator.',
  dataHint:
    'The company has the roles administrator, personnel, head of department and employee. After signing in, System → Begin imports people, and adds or removes sample data.',
  next: 'Next',
  back: 'Back',
  submit: 'Finish',
  reset: 'Save the operator',
  done: {
    title: 'All set',
    subtitle: 'The system can be used now',
    operator: 'The operator {{loginName}} can sign in.',
    administrator:
      'Hand this link to the administrator {{name}} (account {{loginName}}), who chooses a password with it. It is shown only once and works until {{time}}.',
    copy: 'Copy link',
    copied: 'Link copied',
    choose: 'That is me: choose the password now',
    toSignIn: 'Sign in as the operator',
  },
};
