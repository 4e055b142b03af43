import type { Locale } from '#bridge/calls/kit/words.ts';

interface RoleNames {
  readonly nameZh: string;
  readonly nameEn: string;
}

/** The names of the roles that a company begins with, and of the one of operators. */
export const roleNames = {
  administrator: { nameZh: '管理员', nameEn: 'Administrator' },
  hr: { nameZh: '人事专员', nameEn: 'Personnel' },
  payroll: { nameZh: '薪酬专员', nameEn: 'Payroll' },
  'pay-approver': { nameZh: '薪酬审批', nameEn: 'Pay approver' },
  auditor: { nameZh: '薪酬审计', nameEn: 'Pay auditor' },
  manager: { nameZh: '部门负责人', nameEn: 'Head of department' },
  employee: { nameZh: '员工自助', nameEn: 'Employee' },
  operators: { nameZh: '平台运营', nameEn: 'Operators' },
} as const satisfies Readonly<Record<string, RoleNames>>;

/** The name of the tenant that operators work in. */
export const platformNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '平台运营',
  en: 'Platform operations',
};
