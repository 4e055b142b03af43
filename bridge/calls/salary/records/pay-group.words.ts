import { recordWords } from '../../record/words.ts';
import { payGroup } from './pay-group.ts';

/** The words of pay groups. */
export const payGroupWords = recordWords(payGroup, {
  'zh-CN': {
    name: '薪资组',
    plural: '薪资组',
    fields: {
      name: '名称',
      organ: '适用组织（含下级）',
      firstDay: '期间起始日',
      payDay: '发薪日（遇休息日提前）',
      paidIn: '发薪月份',
      plan: '薪资方案（不填则用全部项目）',
      partMonth: '非整月计薪方式',
      companyAccountName: '付款户名',
      companyBank: '付款银行',
      companyAccount: '付款账号',
      bankTemplate: '银行代发模板',
    },
    choices: {
      paidIn: { 'same-month': '当月', 'next-month': '次月' },
      partMonth: {
        'forward-21.75': '21.75 正算（按出勤）',
        'backward-21.75': '21.75 反算（扣缺勤）',
        'calendar-days': '按自然日',
        'due-days': '按应出勤日',
      },
    },
    sections: { basic: '基本信息', period: '薪资期间', bank: '公司付款账户' },
  },
  en: {
    name: 'pay group',
    plural: 'Pay groups',
    fields: {
      name: 'Name',
      organ: 'Organisation and below',
      firstDay: 'First day of the period',
      payDay: 'Pay day (earlier on a day off)',
      paidIn: 'Paid in',
      plan: 'Pay plan (all items when empty)',
      partMonth: 'Part of a month',
      companyAccountName: 'Account holder',
      companyBank: 'Bank of the company',
      companyAccount: 'Account of the company',
      bankTemplate: 'Bank file template',
    },
    choices: {
      paidIn: { 'same-month': 'The same month', 'next-month': 'The month after' },
      partMonth: {
        'forward-21.75': '21.75, by days worked',
        'backward-21.75': '21.75, less days missed',
        'calendar-days': 'By calendar days',
        'due-days': 'By due days',
      },
    },
    sections: { basic: 'Basics', period: 'Period', bank: 'Account to pay from' },
  },
});
