import type { Locale } from '#bridge/calls/kit/words.ts';

/** The password of every demo account. Demo accounts are never created in production. */
export const DEMO_PASSWORD = 'Harbour#2026';

/** An account of the demo, as it is printed at start. */
export interface DemoAccount {
  readonly account: string;
  readonly displayName: string;
  readonly locale: Locale;
  readonly isOperator: boolean;
  /** Tenants by code, with the roles there; `super` passes every check. */
  readonly tenants: Readonly<Record<string, readonly string[]>>;
  /** What the account is for, in one sentence. */
  readonly purpose: string;
}

/** Every account of the demo. */
export const demoAccounts: readonly DemoAccount[] = [
  account(
    'admin',
    '系统管理员',
    { harbour: ['super'], maple: ['super'] },
    'super user of both companies',
  ),
  account(
    'hr',
    '宋佳慧',
    { harbour: ['hr', 'payroll', 'employee'] },
    'personnel and pay: every record, every field',
  ),
  account(
    'manager',
    '李慕白',
    { harbour: ['manager', 'employee'] },
    'head of R&D: the own department and below',
  ),
  account('staff', '周雨桐', { harbour: ['employee'] }, 'an employee: the own record'),
  {
    ...account('operator', '平台运营', { harbour: ['operations'] }, 'platform operator'),
    isOperator: true,
  },
  {
    ...account(
      'maple',
      'Grace Campbell',
      { maple: ['super'] },
      'administrator of Maple, in English',
    ),
    locale: 'en',
  },
  // Demo phones are numbered in this order: a new account goes last.
  account('night', '邱倩', { harbour: ['employee'] }, 'works at night, over midnight'),
];

function account(
  name: string,
  displayName: string,
  tenants: DemoAccount['tenants'],
  purpose: string,
): DemoAccount {
  return { account: name, displayName, locale: 'zh-CN', isOperator: false, tenants, purpose };
}
