import { recordWords } from '../../record/words.ts';
import { dispatchSettlement } from './settlement.ts';

/** The words of settlements. */
export const dispatchSettlementWords = recordWords(dispatchSettlement, {
  'zh-CN': {
    name: '派遣结算',
    plural: '派遣结算',
    fields: {
      employment: '派遣员工',
      month: '结算月份',
      corrects: '更正月份',
      hours: '正常工时',
      overtime150: '工作日加班工时',
      overtime200: '休息日加班工时',
      overtime300: '法定节假日加班工时',
      daysDue: '应出勤天数',
      daysWorked: '计费天数',
      insurance: '社保公积金代缴（元）',
      basePay: '正常工时费用（元）',
      overtimePay: '加班费用（元）',
      fee: '服务费（元）',
      tax: '税费（元）',
      total: '合计（元）',
      note: '备注',
    },
    choices: {},
    sections: {
      hours: '工时',
      amounts: '金额',
      more: '其他',
    },
    states: {
      draft: '待审核',
      approved: '已审核',
      disputed: '有异议',
      paid: '已支付',
    },
    moves: {
      approve: '审核通过',
      dispute: '登记异议',
      pay: '登记支付',
    },
  },
  en: {
    name: 'settlement',
    plural: 'Settlements',
    fields: {
      employment: 'Worker',
      month: 'Month',
      corrects: 'Corrects',
      hours: 'Hours',
      overtime150: 'Overtime on workdays',
      overtime200: 'Overtime on rest days',
      overtime300: 'Overtime on holidays',
      daysDue: 'Days due',
      daysWorked: 'Days worked',
      insurance: 'Insurance passed on',
      basePay: 'Normal hours',
      overtimePay: 'Overtime',
      fee: 'Fee',
      tax: 'Tax',
      total: 'Total',
      note: 'Note',
    },
    choices: {},
    sections: {
      hours: 'Hours',
      amounts: 'Amounts',
      more: 'More',
    },
    states: {
      draft: 'To review',
      approved: 'Approved',
      disputed: 'Disputed',
      paid: 'Paid',
    },
    moves: {
      approve: 'Approve',
      dispute: 'Note a dispute',
      pay: 'Note the payment',
    },
  },
});
