/** What the calls of pay are refused with. */
import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const salaryCodes = /* @__PURE__ */ defineCodes('salary', {
  runOpen: {
    code: 409201,
    status: 409,
    words: {
      'zh-CN': '该薪资组还有未关账的薪资期间，请先关账',
      en: 'This pay group has a run that is not closed yet. Close it first.',
    },
  },
  monthBefore: {
    code: 409202,
    status: 409,
    words: {
      'zh-CN': '该月份早于已关账的月份，不能再建',
      en: 'A later month is closed already, so this month cannot be begun.',
    },
  },
  calculating: {
    code: 409203,
    status: 409,
    words: {
      'zh-CN': '正在算薪，请等待完成或先取消',
      en: 'The run is being calculated. Wait until it ends, or cancel it.',
    },
  },
  faultySlips: {
    code: 409204,
    status: 409,
    words: {
      'zh-CN': '有工资单计算失败，请处理后重新算薪',
      en: 'Some slips could not be calculated. Solve that and calculate again.',
    },
  },
  inputsChanged: {
    code: 409215,
    status: 409,
    words: {
      'zh-CN': '算薪后数据有变化（薪资档案、月度录入等），请重新算薪',
      en: 'Something the slips are made from changed since. Calculate the run again.',
    },
  },
  noSlips: {
    code: 409205,
    status: 409,
    words: {
      'zh-CN': '没有工资单，不能提交',
      en: 'The run has no slips, so it cannot be submitted.',
    },
  },
  totalsDiffer: {
    code: 409206,
    status: 409,
    words: {
      'zh-CN': '工资单合计与薪资期间合计不一致，请重新算薪',
      en: 'The slips do not add up to the sums of the run. Calculate it again.',
    },
  },
  noBankFile: {
    code: 409207,
    status: 409,
    words: {
      'zh-CN': '请先下载银行代发文件，再标记为已发放',
      en: 'Download the bank file before the run is marked as paid.',
    },
  },
  fourEyes: {
    code: 409208,
    status: 409,
    words: {
      'zh-CN': '算薪人和提交人不能审批同一薪资期间',
      en: 'Who calculated or submitted a run cannot approve it.',
    },
  },
  reasonNeeded: {
    code: 409209,
    status: 409,
    words: { 'zh-CN': '请填写原因', en: 'Please give a reason.' },
  },
  noCompanyAccount: {
    code: 409210,
    status: 409,
    words: {
      'zh-CN': '薪资组未设置公司付款账户',
      en: 'The pay group has no account of the company to pay from.',
    },
  },
  missingAccounts: {
    code: 409211,
    status: 409,
    words: {
      'zh-CN': '有员工没有工资卡账号或实发为负，不能生成银行代发文件',
      en: 'Somebody has no bank account or a negative net pay, so the bank file cannot be made.',
    },
  },
  noOpenMonth: {
    code: 409212,
    status: 409,
    words: {
      'zh-CN': '没有可更正的月份：请先新建下一个薪资期间',
      en: 'No month is open for the correction. Begin the next run first.',
    },
  },
  noCorrectionItem: {
    code: 409213,
    status: 409,
    words: {
      'zh-CN': '缺少编码为 correction 的录入薪资项目',
      en: 'There is no entered pay item with the code “correction”.',
    },
  },
  notOpened: {
    code: 409214,
    status: 409,
    words: {
      'zh-CN': '请先查看工资单，再确认或提出异议',
      en: 'Open the slip before you confirm or dispute it.',
    },
  },
  noFinalMonth: {
    code: 409216,
    status: 409,
    words: {
      'zh-CN': '该员工离职当月的薪资期间尚未新建或已提交，暂不能结算',
      en: 'The run that pays this person last is not begun yet, or is submitted already.',
    },
  },
  noSettlementItem: {
    code: 409217,
    status: 409,
    words: {
      'zh-CN': '缺少编码为 severance 或 unused_leave 的录入薪资项目',
      en: 'There is no entered pay item with the code “severance” or “unused_leave”.',
    },
  },
  noBankTemplate: {
    code: 409219,
    status: 409,
    words: {
      'zh-CN': '薪资组未设置银行代发模板',
      en: 'The pay group has no bank file template.',
    },
  },
  belowLaw: {
    code: 409218,
    status: 409,
    words: {
      'zh-CN': '约定金额低于法定标准，请填写说明',
      en: 'Less is agreed than the law gives. Please say why.',
    },
  },
});

/** What a column of a bank file can hold, with the words that name it in a template. */
export const bankColumns = {
  number: ['序号', 'No.'],
  payerName: ['付款户名', 'Payer'],
  payerAccount: ['付款账号', 'Payer account'],
  payerBank: ['付款银行', 'Payer bank'],
  name: ['收款户名', 'Payee'],
  account: ['收款账号', 'Payee account'],
  bank: ['收款银行', 'Payee bank'],
  amount: ['金额', 'Amount'],
  purpose: ['用途', 'Purpose'],
  staffNo: ['工号', 'Staff no.'],
} as const;
