import type { Locale } from '#bridge/calls/kit/words.ts';

interface AdviceWords {
  probationOk(months: number, latest: string): string;
  probationNone: string;
  probationTooLong(months: number, latest: string): string;
  retired(month: string): string;
  retiredByKind(month: string): string;
  workKindUnknown: string;
  overPlan(planned: number, filled: number): string;
  overPlanMoved(planned: number, filled: number): string;
  writtenChange: string;
  stillHeads(names: string): string;
  noticeShort(days: number, earliest: string): string;
  noticeOk(days: number): string;
  noticeOrPay(days: number, earliest: string): string;
  protectedBy(reason: string): string;
  nearRetirement: string;
  beforeRetirement(month: string, earliest: string): string;
  reports(count: number): string;
  superUser: string;
  laterChanges: string;
}

/** What is said of a change before it is submitted. */
export const adviceWords: Readonly<Record<Locale, AdviceWords>> = {
  'zh-CN': {
    probationOk: (months, latest) => `该合同的试用期最长 ${months} 个月，最晚到 ${latest}`,
    probationNone: '该合同不得约定试用期',
    probationTooLong: (months, latest) =>
      `试用期超过上限：该合同最长 ${months} 个月，最晚到 ${latest}`,
    retired: (month) =>
      `入职时已达法定退休年龄（${month}），只能建立劳务关系，用工类型请选“退休返聘”`,
    retiredByKind: (month) =>
      `如所任职位是生产操作岗，入职时已达法定退休年龄（${month}）；请在职位资料中注明岗位性质`,
    workKindUnknown:
      '所任职位未注明岗位性质：女职工在生产操作岗按 50 岁、在管理技术岗按 55 岁起算，此处按较晚者计算',
    overPlan: (planned, filled) =>
      `该岗位编制 ${planned} 人，入职当天已在编 ${filled} 人，入职后超编`,
    overPlanMoved: (planned, filled) =>
      `该岗位编制 ${planned} 人，生效当天已在编 ${filled} 人，调入后超编`,
    writtenChange: '变更职位须与员工协商一致，并以书面形式变更劳动合同，双方各执一份',
    stillHeads: (names) => `该员工仍是“${names}”的负责人，如由他人接任，请在“组织架构”中更换`,
    noticeShort: (days, earliest) =>
      `员工应提前 ${days} 天通知，最早可于 ${earliest} 离职；提前离职须经公司同意`,
    noticeOk: (days) => `已满足提前 ${days} 天通知的要求`,
    noticeOrPay: (days, earliest) =>
      `须提前 ${days} 天书面通知（最早 ${earliest} 离职），或额外支付一个月工资`,
    protectedBy: (reason) => `员工处于“${reason}”，公司不得以非过失性解除或裁员解除合同`,
    nearRetirement:
      '员工连续工作满十五年且距法定退休年龄不足五年，公司不得以非过失性解除或裁员解除合同',
    beforeRetirement: (month, earliest) =>
      `法定退休年龄为 ${month}；本人自愿可弹性提前，最早 ${earliest}`,
    reports: (count) => `该员工有 ${count} 名直接下属，请选择离职后由谁接管`,
    superUser: '该员工的账号是超级管理员，离职后不会自动停用，请在“账号”中处理',
    laterChanges: '最后工作日之后还有待生效的异动，提交前须先取消',
  },
  en: {
    probationOk: (months, latest) =>
      `This contract allows ${months} months of probation at most, until ${latest}`,
    probationNone: 'This contract allows no probation',
    probationTooLong: (months, latest) =>
      `The probation is too long: this contract allows ${months} months at most, until ${latest}`,
    retired: (month) =>
      `The statutory retirement age is reached (${month}): only re-employment of a retiree is possible`,
    retiredByKind: (month) =>
      `If the post is production or operation, the statutory retirement age is reached (${month}). Please give the post its kind of work`,
    workKindUnknown:
      'The post does not say its kind of work: for women 50 counts in production or operation, 55 in management or technical work. The later one is used here',
    overPlan: (planned, filled) =>
      `The position is planned for ${planned} and holds ${filled} on that day: this entry is over plan`,
    overPlanMoved: (planned, filled) =>
      `The position is planned for ${planned} and holds ${filled} on that day: this transfer is over plan`,
    writtenChange:
      'Another post is agreed with the employee, and the contract is changed in writing; both keep a copy',
    stillHeads: (names) =>
      `The employee still heads ${names}. Please name another head under Structure if there is one`,
    noticeShort: (days, earliest) =>
      `An employee gives ${days} days of notice: ${earliest} at the earliest, unless the company agrees`,
    noticeOk: (days) => `The notice of ${days} days is kept`,
    noticeOrPay: (days, earliest) =>
      `It takes ${days} days of written notice (${earliest} at the earliest), or a month's pay`,
    protectedBy: (reason) =>
      `The employee is protected (${reason}): no dismissal without fault and no redundancy`,
    nearRetirement:
      'Fifteen years of service and fewer than five to retirement: no dismissal without fault and no redundancy',
    beforeRetirement: (month, earliest) =>
      `The statutory month is ${month}; the employee may choose ${earliest} at the earliest`,
    reports: (count) => `${count} people report to this employee. Please choose who takes over`,
    superUser:
      'The account of this employee is a super user and is not stopped by itself. Please see to it under Accounts',
    laterChanges: 'Changes are planned after the last day. Please cancel them first',
  },
};
