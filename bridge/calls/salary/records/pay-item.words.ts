import { recordWords } from '../../record/words.ts';
import { payItem } from './pay-item.ts';

/** The words of pay items. */
export const payItemWords = recordWords(payItem, {
  'zh-CN': {
    name: '薪资项目',
    plural: '薪资项目',
    fields: {
      code: '项目编码',
      nameZh: '项目名称',
      nameEn: '英文名称',
      source: '取值方式',
      unit: '单位',
      treatment: '计税方式',
      formula: '计算公式',
      sortOrder: '计算顺序',
      disabled: '停用',
    },
    choices: {
      source: { formula: '公式计算', entry: '每月录入' },
      unit: { money: '金额（元）', days: '天', hours: '小时' },
      treatment: {
        wage: '应税工资',
        exempt: '免税收入',
        bonus: '年终奖（单独计税）',
        severance: '经济补偿金',
        'before-tax': '税前扣除',
        'after-tax': '税后扣除',
        none: '仅供计算',
      },
    },
    sections: { basic: '基本信息', rule: '取值与计税' },
  },
  en: {
    name: 'pay item',
    plural: 'Pay items',
    fields: {
      code: 'Code',
      nameZh: 'Chinese name',
      nameEn: 'English name',
      source: 'Source',
      unit: 'Unit',
      treatment: 'Taxed as',
      formula: 'Formula',
      sortOrder: 'Order',
      disabled: 'Disabled',
    },
    choices: {
      source: { formula: 'Formula', entry: 'Monthly entry' },
      unit: { money: 'Amount (CNY)', days: 'Days', hours: 'Hours' },
      treatment: {
        wage: 'Taxable wage',
        exempt: 'Untaxed income',
        bonus: 'Annual bonus, taxed apart',
        severance: 'Severance',
        'before-tax': 'Deduction before tax',
        'after-tax': 'Deduction after tax',
        none: 'Calculation only',
      },
    },
    sections: { basic: 'Basics', rule: 'Value and tax' },
  },
});
