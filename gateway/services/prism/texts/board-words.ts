import type { Locale } from '#bridge/calls/kit/words.ts';

interface NameAndNote {
  readonly name: string;
  readonly note: string;
}

type Terms<Key extends string, Value = string> = Readonly<
  Record<Locale, Readonly<Record<Key, Value>>>
>;

/** The code of board of the product. */
export type BoardCode = 'hr-overview' | 'time-overview' | 'talent-overview' | 'cost-overview';

/** Names of the boards of the product, and what each is for. */
export const boardWords: Terms<BoardCode, NameAndNote> = {
  'zh-CN': {
    'hr-overview': { name: '人力资源总览', note: '人数、结构、流动与合同' },
    'time-overview': { name: '考勤与休假', note: '出勤、加班、异常与假期' },
    'talent-overview': { name: '人才发展', note: '招聘、培训与绩效' },
    'cost-overview': { name: '人工成本', note: '已发放月份的成本与薪资' },
  },
  en: {
    'hr-overview': { name: 'HR overview', note: 'Head-count, structure, movement and contracts' },
    'time-overview': {
      name: 'Attendance and leave',
      note: 'Attendance, overtime, exceptions and leave',
    },
    'talent-overview': { name: 'Talent', note: 'Hiring, training and performance' },
    'cost-overview': { name: 'Labour cost', note: 'Cost and pay of the paid months' },
  },
};

/** Which figure of a board a title is for. */
export type FigureTitle =
  | 'headCount'
  | 'joinedInMonths'
  | 'leftInMonths'
  | 'turnoverInMonths'
  | 'attendanceRate'
  | 'timesLate'
  | 'overtimePerPerson'
  | 'aboveHours'
  | 'applicationsInMonths'
  | 'hiredInMonths'
  | 'timeToHire'
  | 'trainingCompletion'
  | 'costOfLastMonth'
  | 'grossOfLastMonth'
  | 'costPerHead'
  | 'peoplePaid';

/** Titles of the single figures of boards. */
export const figureTitles: Terms<FigureTitle> = {
  'zh-CN': {
    headCount: '在职人数',
    joinedInMonths: '近 12 个月入职',
    leftInMonths: '近 12 个月离职',
    turnoverInMonths: '近 12 个月离职率',
    attendanceRate: '出勤率',
    timesLate: '迟到次数',
    overtimePerPerson: '人均月加班',
    aboveHours: '超 36 小时人次',
    applicationsInMonths: '近 12 个月投递',
    hiredInMonths: '近 12 个月入职',
    timeToHire: '录用周期',
    trainingCompletion: '培训完成率',
    costOfLastMonth: '上月人工成本',
    grossOfLastMonth: '上月应发',
    costPerHead: '人均成本',
    peoplePaid: '发薪人次',
  },
  en: {
    headCount: 'Head-count',
    joinedInMonths: 'Joined in 12 months',
    leftInMonths: 'Left in 12 months',
    turnoverInMonths: 'Turnover in 12 months',
    attendanceRate: 'Attendance rate',
    timesLate: 'Times late',
    overtimePerPerson: 'Overtime per person',
    aboveHours: 'Above 36 hours',
    applicationsInMonths: 'Applications in 12 months',
    hiredInMonths: 'Hired in 12 months',
    timeToHire: 'Time to hire',
    trainingCompletion: 'Training completion',
    costOfLastMonth: 'Cost of last month',
    grossOfLastMonth: 'Gross of last month',
    costPerHead: 'Cost per head',
    peoplePaid: 'People paid',
  },
};
