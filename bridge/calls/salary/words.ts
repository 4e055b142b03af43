/** The words of runs and slips. */
import type { Terms } from '../kit/words.ts';

/** Where a run is. */
export const runStateWords: Terms<
  'draft' | 'calculated' | 'submitted' | 'approved' | 'paid' | 'closed'
> = {
  'zh-CN': {
    draft: '待算薪',
    calculated: '已算薪',
    submitted: '待审批',
    approved: '待发放',
    paid: '已发放',
    closed: '已关账',
  },
  en: {
    draft: 'To calculate',
    calculated: 'Calculated',
    submitted: 'To approve',
    approved: 'To pay',
    paid: 'Paid',
    closed: 'Closed',
  },
};

/** What was done with a run. */
export const runActionWords: Terms<
  'created' | 'calculated' | 'submitted' | 'returned' | 'approved' | 'bank-file' | 'paid' | 'closed'
> = {
  'zh-CN': {
    created: '新建期间',
    calculated: '完成算薪',
    submitted: '提交审批',
    returned: '退回',
    approved: '审批通过',
    'bank-file': '下载银行代发文件',
    paid: '标记已发放',
    closed: '关账',
  },
  en: {
    created: 'Begun',
    calculated: 'Calculated',
    submitted: 'Submitted',
    returned: 'Returned',
    approved: 'Approved',
    'bank-file': 'Bank file downloaded',
    paid: 'Marked as paid',
    closed: 'Closed',
  },
};

/** What a check before the run finds. */
export const runCheckWords: Terms<
  | 'noSalaryFile'
  | 'noEnrolment'
  | 'noCityRules'
  | 'noMinimumWage'
  | 'noBankAccount'
  | 'noTaxpayer'
  | 'belowMinimumWage'
  | 'attendanceOpen'
  | 'openApprovals'
  | 'noPerformance'
  | 'resultByHand'
  | 'resultElsewhere'
  | 'joiner'
  | 'leaver'
> = {
  'zh-CN': {
    noSalaryFile: '没有薪资档案',
    noEnrolment: '没有参保信息',
    noCityRules: '参保城市缺少费率或缴费规则，请在“公司规则”中录入',
    noMinimumWage: '参保城市没有最低工资标准，未能核对，请在“公司规则”中录入',
    noBankAccount: '没有工资卡账号',
    noTaxpayer: '没有纳税人信息，按居民个人计税',
    belowMinimumWage: '约定工资低于最低工资标准',
    attendanceOpen: '考勤月未封账，只计入月度录入，其余按全勤计算',
    openApprovals: '调薪待确认',
    noPerformance: '没有绩效结果或系数，公式无法计算',
    resultByHand: '绩效结果变更产生差额，未自动补发补扣，请人工核对',
    resultElsewhere: '绩效结果变更产生差额，但本次发薪不含此人，请人工处理',
    joiner: '本期入职',
    leaver: '本期离职',
  },
  en: {
    noSalaryFile: 'No salary file',
    noEnrolment: 'Not enrolled in insurance',
    noCityRules: 'The city of insurance lacks rates: enter them as company rules',
    noMinimumWage:
      'The city of insurance has no minimum wage to compare with: enter it as a company rule',
    noBankAccount: 'No bank account for pay',
    noTaxpayer: 'No taxpayer record: taxed as a resident',
    belowMinimumWage: 'Agreed pay is below the minimum wage',
    attendanceOpen: 'The attendance month is not closed: only what is entered counts',
    openApprovals: 'A raise waits to be confirmed',
    noPerformance: 'No performance result or factor that a formula needs',
    resultByHand:
      'A changed performance result leaves a difference that was not entered automatically: check it',
    resultElsewhere:
      'A changed performance result leaves a difference to somebody this run does not pay: settle it by hand',
    joiner: 'Joins in the period',
    leaver: 'Leaves in the period',
  },
};

/** How serious a check is. */
export const severityWords: Terms<'error' | 'warning' | 'note'> = {
  'zh-CN': { error: '错误', warning: '警告', note: '提示' },
  en: { error: 'Error', warning: 'Warning', note: 'Note' },
};

/** Why a slip differs from the one of the month before. */
export const changeReasonWords: Terms<
  | 'joined'
  | 'left'
  | 'raise'
  | 'attendance'
  | 'overtime'
  | 'bonus'
  | 'correction'
  | 'entry'
  | 'insurance'
  | 'taxStep'
  | 'deductions'
  | 'partMonth'
  | 'result'
> = {
  'zh-CN': {
    joined: '新入职',
    left: '离职',
    raise: '调薪',
    attendance: '考勤',
    overtime: '加班',
    bonus: '奖金',
    correction: '补发补扣',
    entry: '月度录入',
    insurance: '社保公积金',
    taxStep: '累计预扣个税',
    deductions: '专项附加扣除',
    partMonth: '非整月',
    result: '绩效结果',
  },
  en: {
    joined: 'Joined',
    left: 'Left',
    raise: 'Raise',
    attendance: 'Attendance',
    overtime: 'Overtime',
    bonus: 'Bonus',
    correction: 'Correction',
    entry: 'Monthly entry',
    insurance: 'Insurance and fund',
    taxStep: 'Tax of the year',
    deductions: 'Special deductions',
    partMonth: 'Part of a month',
    result: 'Performance result',
  },
};

/** What of a slip should be looked at. */
export const slipExceptionWords: Terms<
  | 'fault'
  | 'netBelowZero'
  | 'netFell'
  | 'netRose'
  | 'noBankAccount'
  | 'belowMinimumWage'
  | 'firstSlip'
> = {
  'zh-CN': {
    fault: '计算失败',
    netBelowZero: '实发为负',
    netFell: '实发下降超过 20%',
    netRose: '实发上升超过 50%',
    noBankAccount: '没有工资卡账号',
    belowMinimumWage: '低于最低工资',
    firstSlip: '首次发薪',
  },
  en: {
    fault: 'Could not be calculated',
    netBelowZero: 'Net pay below zero',
    netFell: 'Net pay fell by over 20%',
    netRose: 'Net pay rose by over 50%',
    noBankAccount: 'No bank account',
    belowMinimumWage: 'Below the minimum wage',
    firstSlip: 'First slip',
  },
};

/** Why a slip could not be calculated. */
export const slipFaultWords: Terms<
  | 'noSalaryFile'
  | 'noRates'
  | 'noBase'
  | 'noRule'
  | 'noPerformance'
  | 'secondSeparateBonus'
  | 'noLocalAverage'
  | 'deductionClaims'
> = {
  'zh-CN': {
    noSalaryFile: '没有薪资档案',
    noRates: '参保城市缺少费率或缴费规则，请在“公司规则”中录入',
    noBase: '没有申报基数',
    noRule: '没有适用的规则',
    noPerformance: '没有绩效结果或系数',
    secondSeparateBonus: '本年已有一次年终奖单独计税',
    noLocalAverage: '没有当地平均工资，无法计算补偿金个税',
    deductionClaims: '专项附加扣除有冲突',
  },
  en: {
    noSalaryFile: 'No salary file',
    noRates: 'The city of insurance lacks rates: enter them as company rules',
    noBase: 'No declared base',
    noRule: 'No rule holds',
    noPerformance: 'No performance result or factor',
    secondSeparateBonus: 'A bonus was taxed apart this year already',
    noLocalAverage: 'No local average wage, so severance cannot be taxed',
    deductionClaims: 'Special deductions contradict one another',
  },
};

/** What was said about a slip. */
export const slipReplyWords: Terms<'none' | 'confirmed' | 'disputed' | 'answered'> = {
  'zh-CN': { none: '未确认', confirmed: '已确认', disputed: '有异议', answered: '已答复' },
  en: { none: 'Not confirmed', confirmed: 'Confirmed', disputed: 'Disputed', answered: 'Answered' },
};

/** What happened to a slip. */
export const slipNoteWords: Terms<'opened' | 'printed' | 'confirmed' | 'disputed' | 'answered'> = {
  'zh-CN': {
    opened: '查看',
    printed: '下载 PDF',
    confirmed: '确认无误',
    disputed: '提出异议',
    answered: '答复',
  },
  en: {
    opened: 'Opened',
    printed: 'PDF downloaded',
    confirmed: 'Confirmed',
    disputed: 'Disputed',
    answered: 'Answered',
  },
};

/** The groups of lines of a slip. */
export const lineKindWords: Terms<
  'earning' | 'quantity' | 'before-tax' | 'insurance' | 'employer' | 'tax' | 'after-tax'
> = {
  'zh-CN': {
    earning: '应发',
    quantity: '天数与时数',
    'before-tax': '税前扣除',
    insurance: '社保公积金（个人）',
    employer: '社保公积金（单位）',
    tax: '个人所得税',
    'after-tax': '税后扣除',
  },
  en: {
    earning: 'Earnings',
    quantity: 'Days and hours',
    'before-tax': 'Before tax',
    insurance: 'Insurance and fund (own)',
    employer: 'Insurance and fund (company)',
    tax: 'Income tax',
    'after-tax': 'After tax',
  },
};
