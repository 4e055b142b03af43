import { recordWords } from '../../record/words.ts';
import { leaveType } from './leave-type.ts';

/** The words of leave types. */
export const leaveTypeWords = recordWords(leaveType, {
  'zh-CN': {
    name: '假期类型',
    plural: '假期类型',
    fields: {
      name: '假期名称',
      code: '编码',
      unit: '最小单位',
      paid: '薪资',
      countsHolidays: '含休息日与节假日',
      hasBalance: '有额度',
      atMostInARow: '单次最多天数',
      noticeDays: '提前申请天数',
      belowZero: '可透支天数',
      grantRule: '额度发放',
      perYear: '每年天数',
      carryMonths: '次年可用月数',
      carryAtMost: '最多结转天数',
      sortOrder: '排序',
    },
    choices: {
      unit: {
        hour: '小时',
        half: '半天',
        day: '天',
      },
      paid: {
        full: '带薪',
        part: '部分带薪',
        none: '无薪',
      },
      grantRule: {
        none: '不发放',
        statutory: '按法定年休假',
        yearly: '按年发放',
        monthly: '按月累计',
      },
    },
    sections: { basic: '基本信息', counting: '计算规则', balance: '额度' },
  },
  en: {
    name: 'leave type',
    plural: 'Leave types',
    fields: {
      name: 'Name',
      code: 'Code',
      unit: 'Unit',
      paid: 'Pay',
      countsHolidays: 'Counts days off',
      hasBalance: 'Has a balance',
      atMostInARow: 'Days in a row at most',
      noticeDays: 'Days of notice',
      belowZero: 'May go below zero by (days)',
      grantRule: 'Granted',
      perYear: 'Days a year',
      carryMonths: 'Months usable in the next year',
      carryAtMost: 'Carried into the next year at most (days)',
      sortOrder: 'Order',
    },
    choices: {
      unit: {
        hour: 'Hour',
        half: 'Half a day',
        day: 'Day',
      },
      paid: {
        full: 'Paid',
        part: 'Partly paid',
        none: 'Unpaid',
      },
      grantRule: {
        none: 'Not',
        statutory: 'Annual leave by law',
        yearly: 'Every year',
        monthly: 'Month by month',
      },
    },
    sections: { basic: 'Basics', counting: 'Counting', balance: 'Balance' },
  },
});
