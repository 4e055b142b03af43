import type { FieldIssue, Locale, Terms } from './words.ts';

/** The words of every field issue, by language. */
export const fieldWords: Terms<FieldIssue> = {
  'zh-CN': {
    required: '此项为必填',
    invalid: '格式不正确',
    tooShort: '不能少于 {min} 个字符',
    tooLong: '不能超过 {max} 个字符',
    tooSmall: '不能小于 {min}',
    tooLarge: '不能大于 {max}',
    date: '请输入正确的日期',
    dateOrder: '结束日期不能早于开始日期',
    phone: '请输入正确的手机号码',
    email: '请输入正确的邮箱地址',
    idNumber: '身份证号码不正确',
    idBirthday: '出生日期与身份证号码不一致',
    idGender: '性别与身份证号码不一致',
    choice: '请选择列表中的选项',
    taken: '已被占用',
    unknownField: '不支持的字段',
    readOnly: '您没有修改此字段的权限',
    passwordKinds: '须包含大写字母、小写字母、数字、符号中的至少三种',
    mustBeEmpty: '此项不能填写',
    overlap: '与已有记录的日期重叠',
    probationLimit: '该合同期限的试用期不得超过 {max} 个月（《劳动合同法》第十九条）',
    noProbation:
      '合同期限不满三个月或以完成一定工作任务为期限的，不得约定试用期（《劳动合同法》第十九条）',
    secondProbation: '同一用人单位与同一劳动者只能约定一次试用期（《劳动合同法》第十九条）',
    partTimeProbation: '非全日制用工不得约定试用期（《劳动合同法》第七十条）',
    employed: '该证件号码已有在职员工，不能重复入职',
    formerly: '此人曾在本公司任职，请确认后按再入职办理',
    awaited: '该证件号码已有待生效的入职',
    notEmployed: '该员工在此日期不在职',
    laterChange: '此日期之后还有其他人事异动，请先取消',
    sameDay: '该员工在此日期已有任职变动',
    noChange: '没有任何变动，请至少填写一项与现任职不同的内容',
    notInProbation: '该员工在此日期不在试用期',
    noticeShort: '通知期不足 {min} 天，且未支付代通知金（《劳动合同法》第四十条）',
    noRule: '该日期、地区没有已确认的政策规则，无法计算',
    formula: '公式有误，错误位置在第 {min} 个字符',
    passwordCommon: '该密码过于常见，或含有账号、姓名，请换一个',
    noBalance: '余额不足',
    noLeaveDays: '所选日期没有需要请假的工作日',
    tooManyDays: '单次不得超过 {max} 天',
    leaveNotice: '须提前 {min} 天申请',
    patchQuota: '本月补卡次数已用完（每月 {max} 次）',
    patchTooOld: '只能补最近 {max} 天的卡',
    inFuture: '不能晚于当前时间',
    activeApplications: '该职位还有进行中的候选人，请先终止其流程',
    temporaryPost: '临时性岗位存续时间不得超过六个月（《劳务派遣暂行规定》第三条）',
    substitutePost: '替代性岗位须注明被替代的员工（《劳务派遣暂行规定》第三条）',
    auxiliaryPost: '辅助性岗位须经民主协商并公示（《劳务派遣暂行规定》第三条）',
    agencyContract: '派遣单位与劳动者的合同不得少于两年（《劳动合同法》第五十八条）',
    agencyPermit: '派遣单位的许可证不覆盖整个协议期',
    agencyBlocked: '该派遣单位已停止合作',
    notDispatched: '该员工的用工形式不是劳务派遣',
    agreementClosed: '派遣协议未生效',
    postFull: '该派遣岗位的协议人数已满',
    dispatchRatio:
      '上岗后派遣用工将超过用工总量的 10%（《劳务派遣暂行规定》第四条）；确需使用的，请填写原因',
    protectedWorker: '该员工处于保护期，不得以此理由退回（《劳务派遣暂行规定》第十三条）',
    notAssigned: '该员工在此日期没有在岗的派遣用工',
    firstOfMonth: '请填写当月的第一天',
    requisitionClosed: '招聘需求未在招聘中',
  },
  en: {
    required: 'Required',
    invalid: 'Not in the right format',
    tooShort: 'At least {min} characters',
    tooLong: 'At most {max} characters',
    tooSmall: 'Must be at least {min}',
    tooLarge: 'Must be at most {max}',
    date: 'Please enter a valid date',
    dateOrder: 'The end date is before the start date',
    phone: 'Please enter the correct phone number',
    email: 'Please enter a valid e-mail address',
    idNumber: 'Not a valid ID card number',
    idBirthday: 'The birth date does not match the ID card number',
    idGender: 'The gender does not match the ID card number',
    choice: 'Please choose from the list',
    taken: 'Already in use',
    unknownField: 'Unknown field',
    readOnly: 'You may not change this field',
    passwordKinds: 'Mix at least three of: upper case, lower case, digits, symbols',
    mustBeEmpty: 'Must be empty',
    overlap: 'The dates overlap with those of another row',
    probationLimit:
      'A contract of this term allows a probation of {max} months at most (Labour Contract Law, art. 19)',
    noProbation:
      'A contract under three months or for a task allows no probation (Labour Contract Law, art. 19)',
    secondProbation:
      'An employer agrees on probation with one person only once (Labour Contract Law, art. 19)',
    partTimeProbation: 'Part-time employment allows no probation (Labour Contract Law, art. 70)',
    employed: 'Someone with this document is employed here already',
    formerly: 'This person worked here before. Please confirm a rehire',
    awaited: 'An entry with this document is planned already',
    notEmployed: 'The employee is not employed on this day',
    laterChange: 'There are later changes. Please cancel them first',
    sameDay: 'The job of the employee changes on this day already',
    noChange: 'Nothing changes. Please fill in at least one thing that is different',
    notInProbation: 'The employee is not in probation on this day',
    noticeShort:
      'Notice is shorter than {min} days and not paid for (Labour Contract Law, art. 40)',
    noRule: 'No confirmed rule for this day and place',
    formula: 'The formula is wrong at character {min}',
    passwordCommon: 'Too common, or made of your account or name. Please choose another one.',
    noBalance: 'The balance is too low',
    noLeaveDays: 'These days hold no work to take leave from',
    tooManyDays: 'At most {max} days at a time',
    leaveNotice: 'Please ask at least {min} days before',
    patchQuota: 'All missing punches of the month are used ({max})',
    patchTooOld: 'Only within the last {max} days',
    inFuture: 'Must not be in the future',
    activeApplications: 'The job has active candidates. Close their applications first.',
    temporaryPost:
      'A temporary post lasts six months at most (Interim Provisions on Labour Dispatch, art. 3)',
    substitutePost:
      'A substitute post names the employee who is away (Interim Provisions on Labour Dispatch, art. 3)',
    auxiliaryPost:
      'An auxiliary post needs a consultation and an announcement (Interim Provisions on Labour Dispatch, art. 3)',
    agencyContract: 'The agency’s contract is for two years or more (Labour Contract Law, art. 58)',
    agencyPermit: 'The permit of the agency does not cover the whole agreement',
    agencyBlocked: 'The agency is blocked',
    notDispatched: 'This person is not employed by dispatch',
    agreementClosed: 'The agreement is not active',
    postFull: 'All heads of the post are taken',
    dispatchRatio:
      'More than 10 % would be dispatched (Interim Provisions on Labour Dispatch, art. 4); say why it is needed all the same',
    protectedWorker:
      'The worker is protected and cannot be returned for this reason (Interim Provisions on Labour Dispatch, art. 13)',
    notAssigned: 'This person has no assignment on that day',
    firstOfMonth: 'Enter the first day of the month',
    requisitionClosed: 'The requisition is not open.',
  },
};

/** Says what is wrong with one field, with the numbers it names. */
export function issueWords({ issue, min, max }: IssueWithBounds, locale: Locale): string {
  return fieldWords[locale][issue]
    .replace('{min}', String(min ?? ''))
    .replace('{max}', String(max ?? ''));
}

interface IssueWithBounds {
  readonly issue: FieldIssue;
  readonly min?: number;
  readonly max?: number;
}
