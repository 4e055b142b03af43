import type { Words } from '#bridge/calls/prism/define.ts';
import { inBoth } from '#bridge/calls/prism/define.ts';
import type { FigureQuery } from '#bridge/calls/prism/query.ts';
import type { ReportDefinition, reportFolders } from '#bridge/calls/prism/reports.ts';

/** A report of the product: the same value as a saved one, named in both languages. */
export interface BuiltInReport {
  readonly id: string;
  readonly folder: (typeof reportFolders)[number];
  readonly words: Words;
  readonly note: Words;
  readonly definition: ReportDefinition;
}

type Presentation = ReportDefinition['presentation'];

const today = { kind: 'today' } as const;
const year = { kind: 'months', count: 12 } as const;
const closedMonths = { kind: 'monthsBefore', count: 6 } as const;

function definition(
  presentation: Presentation,
  query: Partial<FigureQuery> & Pick<FigureQuery, 'subject' | 'measures' | 'by'>,
): ReportDefinition {
  return {
    version: 1,
    query: { period: today, where: [], ...query },
    prompts: ['organ', 'period'],
    presentation,
  };
}

/** The reports that every company has, in the order of the catalogue. */
export const builtInReports: readonly BuiltInReport[] = [
  {
    id: 'roster-summary',
    folder: 'people',
    words: inBoth('花名册统计', 'Roster summary'),
    note: inBoth('各组织按用工类型的在职人数', 'Head-count of organisations by employment type'),
    definition: definition('stack', {
      subject: 'headcount',
      measures: ['headCount', 'femaleShare'],
      by: ['organ', 'employmentType'],
    }),
  },
  {
    id: 'age-structure',
    folder: 'people',
    words: inBoth('年龄结构', 'Age structure'),
    note: inBoth('各年龄段的男女人数', 'Women and men by age band'),
    definition: definition('stack', {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['ageBand', 'gender'],
    }),
  },
  {
    id: 'tenure-structure',
    folder: 'people',
    words: inBoth('司龄与学历结构', 'Tenure and degrees'),
    note: inBoth('各司龄段按最高学历的人数', 'People by tenure band and highest degree'),
    definition: definition('stack', {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['tenureBand', 'degree'],
    }),
  },
  {
    id: 'grade-structure',
    folder: 'people',
    words: inBoth('职级结构', 'Grade structure'),
    note: inBoth(
      '各职级人数、女性占比与平均司龄',
      'People, share of women and mean tenure by grade',
    ),
    definition: definition('bar', {
      subject: 'headcount',
      measures: ['headCount', 'femaleShare', 'meanTenure'],
      by: ['grade'],
    }),
  },
  {
    id: 'establishment',
    folder: 'people',
    words: inBoth('编制与空缺', 'Establishment'),
    note: inBoth('各组织的编制、在岗、空缺与空编率', 'Planned, filled and vacant positions'),
    definition: definition('bar', {
      subject: 'establishment',
      measures: ['planned', 'filled', 'vacant', 'over', 'vacancyRate'],
      by: ['organ'],
    }),
  },
  {
    id: 'movement',
    folder: 'people',
    words: inBoth('入离职月报', 'Movement by month'),
    note: inBoth(
      '期初、入职、离职、净调入、期末与离职率',
      'Opening, joined, left, transfers, closing, turnover',
    ),
    definition: definition('table', {
      subject: 'movement',
      measures: ['opening', 'joined', 'left', 'moved', 'closing', 'turnover'],
      by: ['month'],
      period: year,
    }),
  },
  {
    id: 'turnover-by-organ',
    folder: 'people',
    words: inBoth('各组织离职率', 'Turnover by organisation'),
    note: inBoth(
      '近 12 个月各组织的离职人数与离职率',
      'Leavers and turnover of the last 12 months',
    ),
    definition: definition('bar', {
      subject: 'movement',
      measures: ['turnover', 'left', 'joined'],
      by: ['organ'],
      period: year,
    }),
  },
  {
    id: 'reasons-for-leaving',
    folder: 'people',
    words: inBoth('离职原因', 'Reasons for leaving'),
    note: inBoth('期间内离职人数按原因的构成', 'People who left in the period, by reason'),
    definition: definition('pie', {
      subject: 'movement',
      measures: ['left'],
      by: ['reason'],
      period: year,
    }),
  },
  {
    id: 'contracts-ending',
    folder: 'people',
    words: inBoth('合同到期', 'Contracts ending'),
    note: inBoth('30 日、90 日内到期且未续签的合同', 'Contracts that end within 30 and 90 days'),
    definition: definition('bar', {
      subject: 'contract',
      measures: ['ending30', 'ending90', 'contracts', 'twice'],
      by: ['organ'],
    }),
  },
  {
    id: 'attendance-month',
    folder: 'time',
    words: inBoth('考勤月报', 'Attendance by month'),
    note: inBoth(
      '已关账月份的出勤率、迟到、旷工与缺卡',
      'Attendance rate, lateness, absence and missing punches',
    ),
    definition: definition('line', {
      subject: 'attendance',
      measures: ['attendanceRate', 'late', 'early', 'missing', 'absent'],
      by: ['month'],
      period: closedMonths,
    }),
  },
  {
    id: 'attendance-exceptions',
    folder: 'time',
    words: inBoth('异常考勤', 'Exceptions'),
    note: inBoth(
      '各组织的迟到、早退、缺卡与旷工',
      'Late, early, missing and absent by organisation',
    ),
    definition: definition('bar', {
      subject: 'attendance',
      measures: ['late', 'early', 'missing', 'absent'],
      by: ['organ'],
      period: closedMonths,
    }),
  },
  {
    id: 'overtime',
    folder: 'time',
    words: inBoth('加班与超时', 'Overtime'),
    note: inBoth(
      '三类加班、人均月加班与超 36 小时人次',
      'Overtime of three kinds, per person, and above 36 hours',
    ),
    definition: definition('stack', {
      subject: 'attendance',
      measures: ['workday', 'restDay', 'holiday', 'meanOvertime', 'above36'],
      by: ['organ'],
      period: closedMonths,
    }),
  },
  {
    id: 'leave-balances',
    folder: 'time',
    words: inBoth('假期余额', 'Leave balances'),
    note: inBoth(
      '各假期类型的发放、使用、剩余与将失效天数',
      'Granted, used, left and lapsing days by type',
    ),
    definition: definition('bar', {
      subject: 'leaveBalance',
      measures: ['left', 'used', 'granted', 'lapsing'],
      by: ['type'],
    }),
  },
  {
    id: 'leave-use',
    folder: 'time',
    words: inBoth('休假分析', 'Leave taken'),
    note: inBoth('近 12 个月各类型的休假天数', 'Days of leave of the last 12 months by type'),
    definition: definition('stack', {
      subject: 'leave',
      measures: ['days'],
      by: ['month', 'type'],
      period: year,
    }),
  },
  {
    id: 'pay-summary',
    folder: 'pay',
    words: inBoth('薪资汇总', 'Pay summary'),
    note: inBoth(
      '各组织的应发、社保公积金、个税与实发',
      'Gross, contributions, tax and net by organisation',
    ),
    definition: definition('bar', {
      subject: 'pay',
      measures: ['gross', 'own', 'tax', 'net', 'employer', 'slips'],
      by: ['organ'],
      period: { kind: 'monthsBefore', count: 1 },
    }),
  },
  {
    id: 'labour-cost',
    folder: 'pay',
    words: inBoth('人工成本', 'Labour cost'),
    note: inBoth(
      '各月人工成本、人均成本与应发中位数',
      'Cost, cost per head and median gross by month',
    ),
    definition: definition('line', {
      subject: 'pay',
      measures: ['cost', 'costPerHead', 'meanGross', 'medianGross'],
      by: ['month'],
      period: closedMonths,
    }),
  },
  {
    id: 'hiring-funnel',
    folder: 'talent',
    words: inBoth('招聘漏斗', 'Hiring funnel'),
    note: inBoth('近 12 个月各阶段的应聘数', 'Applications of the last 12 months by stage'),
    definition: definition('bar', {
      subject: 'recruit',
      measures: ['applications', 'active', 'hired', 'closed'],
      by: ['stage'],
      period: year,
    }),
  },
  {
    id: 'hiring-channels',
    folder: 'talent',
    words: inBoth('招聘渠道效果', 'Hiring channels'),
    note: inBoth(
      '各渠道的投递、入职、转化率与录用周期',
      'Applications, hires, hire rate and time to hire by channel',
    ),
    definition: definition('table', {
      subject: 'recruit',
      measures: ['applications', 'hired', 'hireRate', 'offerAccepted', 'timeToHire'],
      by: ['channel'],
      period: year,
    }),
  },
  {
    id: 'training',
    folder: 'talent',
    words: inBoth('培训完成', 'Training'),
    note: inBoth(
      '各课程的报名、完成、完成率与学时',
      'Enrolments, completions, rate and hours by course',
    ),
    definition: definition('table', {
      subject: 'training',
      measures: ['enrolled', 'attended', 'completion', 'hours'],
      by: ['course'],
      period: year,
    }),
  },
  {
    id: 'ratings',
    folder: 'talent',
    words: inBoth('绩效分布', 'Ratings'),
    note: inBoth('已发布结果按等级的分布与平均得分', 'Released results by rating, and mean score'),
    definition: definition('bar', {
      subject: 'performance',
      measures: ['results', 'meanScore'],
      by: ['level'],
      period: { kind: 'months', count: 24 },
    }),
  },
  {
    id: 'approvals',
    folder: 'process',
    words: inBoth('审批效率', 'Approvals'),
    note: inBoth('各类申请的数量、结果与审批时长', 'Requests, outcomes and time to decide by kind'),
    definition: definition('table', {
      subject: 'approval',
      measures: ['requests', 'running', 'approved', 'rejected', 'medianHours'],
      by: ['kind'],
      period: year,
    }),
  },
  {
    id: 'dispatch-ratio',
    folder: 'process',
    words: inBoth('派遣用工比例', 'Dispatch ratio'),
    note: inBoth('近 12 个月的派遣人数与比例', 'Dispatched people and their share by month'),
    definition: definition('line', {
      subject: 'dispatch',
      measures: ['dispatchRatio', 'dispatched', 'own'],
      by: ['month'],
      period: year,
    }),
  },
];
