import type { Locale } from '#bridge/calls/kit/words.ts';

interface NameAndNote {
  readonly name: string;
  readonly note: string;
}

type Terms<Key extends string, Value = string> = Readonly<
  Record<Locale, Readonly<Record<Key, Value>>>
>;

/** The code of report of the product. */
export type ReportCode =
  | 'roster-summary'
  | 'age-structure'
  | 'tenure-structure'
  | 'grade-structure'
  | 'establishment'
  | 'movement'
  | 'turnover-by-organ'
  | 'reasons-for-leaving'
  | 'contracts-ending'
  | 'attendance-month'
  | 'attendance-exceptions'
  | 'overtime'
  | 'leave-balances'
  | 'leave-use'
  | 'pay-summary'
  | 'labour-cost'
  | 'hiring-funnel'
  | 'hiring-stages'
  | 'hiring-channels'
  | 'training'
  | 'ratings'
  | 'approvals'
  | 'dispatch-ratio';

/** Names of the reports of the product, and what each is for. */
export const reportWords: Terms<ReportCode, NameAndNote> = {
  'zh-CN': {
    'roster-summary': { name: '花名册统计', note: '各组织按用工类型的在职人数' },
    'age-structure': { name: '年龄结构', note: '各年龄段的男女人数' },
    'tenure-structure': { name: '司龄与学历结构', note: '各司龄段按最高学历的人数' },
    'grade-structure': { name: '职级结构', note: '各职级人数、女性占比与平均司龄' },
    establishment: { name: '编制与空缺', note: '各组织的编制、在岗、空缺与空编率' },
    movement: { name: '入离职月报', note: '期初、入职、离职、净调入、期末与离职率' },
    'turnover-by-organ': { name: '各组织离职率', note: '近 12 个月各组织的离职人数与离职率' },
    'reasons-for-leaving': { name: '离职原因', note: '期间内离职人数按原因的构成' },
    'contracts-ending': { name: '合同到期', note: '30 日、90 日内到期且未续签的合同' },
    'attendance-month': { name: '考勤月报', note: '已关账月份的出勤率、迟到、旷工与缺卡' },
    'attendance-exceptions': { name: '异常考勤', note: '各组织的迟到、早退、缺卡与旷工' },
    overtime: { name: '加班与超时', note: '三类加班、人均月加班与超 36 小时人次' },
    'leave-balances': { name: '假期余额', note: '各假期类型的发放、使用、剩余与将失效天数' },
    'leave-use': { name: '休假分析', note: '近 12 个月各类型的休假天数' },
    'pay-summary': { name: '薪资汇总', note: '各组织的应发、社保公积金、个税与实发' },
    'labour-cost': { name: '人工成本', note: '各月人工成本、人均成本与应发中位数' },
    'hiring-funnel': { name: '招聘漏斗', note: '近 12 个月各阶段的应聘数' },
    'hiring-stages': { name: '招聘进展与周期', note: '各职位到达各阶段的应聘数与招聘周期' },
    'hiring-channels': { name: '招聘渠道效果', note: '各渠道的投递、入职、转化率与录用周期' },
    training: { name: '培训完成', note: '各课程的报名、完成、完成率与学时' },
    ratings: { name: '绩效分布', note: '已发布结果按等级的分布与平均得分' },
    approvals: { name: '审批效率', note: '各类申请的数量、结果与审批时长' },
    'dispatch-ratio': { name: '派遣用工比例', note: '近 12 个月的派遣人数与比例' },
  },
  en: {
    'roster-summary': {
      name: 'Roster summary',
      note: 'Head-count of organisations by employment type',
    },
    'age-structure': { name: 'Age structure', note: 'Women and men by age band' },
    'tenure-structure': {
      name: 'Tenure and degrees',
      note: 'People by tenure band and highest degree',
    },
    'grade-structure': {
      name: 'Grade structure',
      note: 'People, share of women and mean tenure by grade',
    },
    establishment: { name: 'Establishment', note: 'Planned, filled and vacant positions' },
    movement: {
      name: 'Movement by month',
      note: 'Opening, joined, left, transfers, closing, turnover',
    },
    'turnover-by-organ': {
      name: 'Turnover by organisation',
      note: 'Leavers and turnover of the last 12 months',
    },
    'reasons-for-leaving': {
      name: 'Reasons for leaving',
      note: 'People who left in the period, by reason',
    },
    'contracts-ending': {
      name: 'Contracts ending',
      note: 'Contracts that end within 30 and 90 days',
    },
    'attendance-month': {
      name: 'Attendance by month',
      note: 'Attendance rate, lateness, absence and missing punches',
    },
    'attendance-exceptions': {
      name: 'Exceptions',
      note: 'Late, early, missing and absent by organisation',
    },
    overtime: { name: 'Overtime', note: 'Overtime of three kinds, per person, and above 36 hours' },
    'leave-balances': {
      name: 'Leave balances',
      note: 'Granted, used, left and lapsing days by type',
    },
    'leave-use': { name: 'Leave taken', note: 'Days of leave of the last 12 months by type' },
    'pay-summary': {
      name: 'Pay summary',
      note: 'Gross, contributions, tax and net by organisation',
    },
    'labour-cost': { name: 'Labour cost', note: 'Cost, cost per head and median gross by month' },
    'hiring-funnel': { name: 'Hiring funnel', note: 'Applications of the last 12 months by stage' },
    'hiring-stages': {
      name: 'Hiring progress and time to fill',
      note: 'How far the applications of each job came, and the days until it was filled',
    },
    'hiring-channels': {
      name: 'Hiring channels',
      note: 'Applications, hires, hire rate and time to hire by channel',
    },
    training: { name: 'Training', note: 'Enrolments, completions, rate and hours by course' },
    ratings: { name: 'Ratings', note: 'Released results by rating, and mean score' },
    approvals: { name: 'Approvals', note: 'Requests, outcomes and time to decide by kind' },
    'dispatch-ratio': {
      name: 'Dispatch ratio',
      note: 'Dispatched people and their share by month',
    },
  },
};
