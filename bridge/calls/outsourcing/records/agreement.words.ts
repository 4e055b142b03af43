import { recordWords } from '../../record/words.ts';
import { dispatchAgreement } from './agreement.ts';

/** The words of agreements with agencies. */
export const dispatchAgreementWords = recordWords(dispatchAgreement, {
  'zh-CN': {
    name: '派遣协议',
    plural: '派遣协议',
    fields: {
      number: '协议编号',
      agency: '派遣单位',
      entity: '用工主体',
      signedOn: '签订日期',
      fromOn: '开始日期',
      toOn: '结束日期',
      feeBy: '服务费方式',
      fee: '服务费标准',
      taxOn: '税费基数',
      taxRate: '税率（%）',
      insuranceBy: '社保缴纳方',
      noticeDays: '提前通知天数',
      injury: '工伤处理约定',
      compensation: '经济补偿约定',
      breach: '违约责任',
      scan: '协议扫描件',
    },
    choices: {
      feeBy: {
        percent: '按工资比例（%）',
        head: '按人每月（元）',
      },
      taxOn: {
        fee: '仅服务费',
        total: '全部金额',
      },
      insuranceBy: {
        agency: '派遣单位',
        host: '用工单位',
      },
    },
    sections: {
      basic: '基本信息',
      price: '费用',
      clauses: '协议条款',
    },
    states: {
      draft: '草稿',
      active: '生效中',
      suspended: '已暂停',
      ended: '已终止',
      dropped: '已作废',
    },
    moves: {
      submit: '提交生效',
      suspend: '暂停',
      resume: '恢复',
      end: '终止',
      drop: '作废',
    },
  },
  en: {
    name: 'agreement',
    plural: 'Agreements',
    fields: {
      number: 'Number',
      agency: 'Agency',
      entity: 'Legal entity',
      signedOn: 'Signed on',
      fromOn: 'From',
      toOn: 'Until',
      feeBy: 'Fee by',
      fee: 'Fee',
      taxOn: 'Tax on',
      taxRate: 'Tax rate (%)',
      insuranceBy: 'Insured by',
      noticeDays: 'Days of notice',
      injury: 'Work injuries',
      compensation: 'Compensation',
      breach: 'Breach',
      scan: 'Scan',
    },
    choices: {
      feeBy: {
        percent: 'Percent of pay',
        head: 'Head and month',
      },
      taxOn: {
        fee: 'The fee only',
        total: 'All of it',
      },
      insuranceBy: {
        agency: 'The agency',
        host: 'The host',
      },
    },
    sections: {
      basic: 'Basics',
      price: 'Price',
      clauses: 'Clauses',
    },
    states: {
      draft: 'Draft',
      active: 'Active',
      suspended: 'Suspended',
      ended: 'Ended',
      dropped: 'Dropped',
    },
    moves: {
      submit: 'Submit',
      suspend: 'Suspend',
      resume: 'Resume',
      end: 'End',
      drop: 'Drop',
    },
  },
});
