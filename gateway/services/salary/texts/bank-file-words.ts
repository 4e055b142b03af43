import type { Locale, Terms } from '#bridge/calls/kit/words.ts';
import { fillText } from '#gateway/kernel/texts.ts';

const zh = {
  title: '银行代发 {0} {1}',
  sheet: '银行代发',
  number: '序号',
  payerName: '付款户名',
  payerAccount: '付款账号',
  payerBank: '付款银行',
  name: '收款户名',
  account: '收款账号',
  bank: '收款银行',
  amount: '金额（元）',
  purpose: '用途',
  staffNo: '工号',
  wages: '{0} 工资',
  total: '合计 {0} 笔',
  note: '{0} 笔，合计 {1} 元',
} as const;

type Word = keyof typeof zh;

const words: Terms<Word> = {
  'zh-CN': zh,
  en: {
    title: 'Bank file {0} {1}',
    sheet: 'Payments',
    number: 'No.',
    payerName: 'Payer',
    payerAccount: 'Payer account',
    payerBank: 'Payer bank',
    name: 'Payee',
    account: 'Payee account',
    bank: 'Payee bank',
    amount: 'Amount (CNY)',
    purpose: 'Purpose',
    staffNo: 'Staff no.',
    wages: 'Wages {0}',
    total: '{0} payments in all',
    note: '{0} payments, {1} yuan in all',
  },
};

/** A word of the bank file, with its places filled. */
export function bankFileText(locale: Locale, word: Word, ...values: readonly string[]): string {
  return fillText(words[locale][word], ...values);
}
