import type { Locale } from '#bridge/calls/kit/words.ts';

/** The words of a slip on paper. */
export const slipPageWords = {
  'zh-CN': {
    title: '工资单',
    company: '单位',
    name: '姓名',
    staffNo: '工号',
    organ: '部门',
    period: '计薪期间',
    payOn: '发薪日',
    account: '工资卡尾号',
    gross: '应发合计（元）',
    net: '实发（元）',
    item: '项目',
    amount: '金额（元）/ 数量',
    foot: '工资单仅供本人查阅，请妥善保管。如有疑问，可在门户中对该工资单提出异议。',
  },
  en: {
    title: 'Pay slip',
    company: 'Company',
    name: 'Name',
    staffNo: 'Staff no.',
    organ: 'Department',
    period: 'Period',
    payOn: 'Paid on',
    account: 'Account ending in',
    gross: 'Gross pay (CNY)',
    net: 'Net pay (CNY)',
    item: 'Item',
    amount: 'Amount (CNY) or quantity',
    foot: 'This slip is for its employee alone. If something is wrong, dispute it in the portal.',
  },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>;
