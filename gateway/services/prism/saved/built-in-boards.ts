import type { Locale } from '#bridge/calls/kit/words.ts';
import type { BoardDefinition, BoardTile } from '#bridge/calls/prism/boards.ts';
import { inBoth, type Words } from '#bridge/calls/prism/define.ts';
import { builtInReports } from './built-in.ts';

/** A board of the product. */
export interface BuiltInBoard {
  readonly id: string;
  readonly words: Words;
  readonly note: Words;
  definition(locale: Locale): BoardDefinition;
}

interface TilePlan {
  readonly report: string;
  readonly at: BoardTile['at'];
  readonly kind?: BoardTile['kind'];
  readonly measures?: readonly string[];
  readonly by?: readonly string[];
  readonly compare?: 'previous' | 'yearBefore';
  readonly words?: Words;
}

const at = (x: number, y: number, w: number, h: number): BoardTile['at'] => ({ x, y, w, h });

function board(id: string, words: Words, note: Words, plans: readonly TilePlan[]): BuiltInBoard {
  return {
    id,
    words,
    note,
    definition: (locale) => ({
      version: 1,
      filters: { organId: null, period: null },
      tiles: plans.map((plan, place) => tileOf(plan, place, locale)),
    }),
  };
}

function tileOf(plan: TilePlan, place: number, locale: Locale): BoardTile {
  const report = builtInReports.find(({ id }) => id === plan.report);
  if (report === undefined) throw new Error(`There is no report ${plan.report}.`);
  const { query, presentation } = report.definition;
  return {
    id: `t${place + 1}`,
    at: plan.at,
    title: (plan.words ?? report.words)[locale],
    kind: plan.kind ?? presentation,
    query: {
      ...query,
      measures: [...(plan.measures ?? query.measures)],
      by: [...(plan.by ?? query.by)],
      ...(plan.compare === undefined ? {} : { compare: plan.compare }),
    },
    text: '',
    takes: ['organ'],
    report: report.id,
  };
}

const figure = (report: string, measure: string, words: Words, x: number, y = 0): TilePlan => ({
  report,
  at: at(x, y, 6, 4),
  kind: 'figure',
  measures: [measure],
  by: [],
  words,
  compare: 'previous',
});

/** The boards that every company has. */
export const builtInBoards: readonly BuiltInBoard[] = [
  board(
    'hr-overview',
    inBoth('人力资源总览', 'HR overview'),
    inBoth('人数、结构、流动与合同', 'Head-count, structure, movement and contracts'),
    [
      figure('roster-summary', 'headCount', inBoth('在职人数', 'Head-count'), 0),
      figure('turnover-by-organ', 'joined', inBoth('近 12 个月入职', 'Joined in 12 months'), 6),
      figure('turnover-by-organ', 'left', inBoth('近 12 个月离职', 'Left in 12 months'), 12),
      figure(
        'turnover-by-organ',
        'turnover',
        inBoth('近 12 个月离职率', 'Turnover in 12 months'),
        18,
      ),
      { report: 'movement', at: at(0, 4, 16, 9), kind: 'line', measures: ['joined', 'left'] },
      { report: 'reasons-for-leaving', at: at(16, 4, 8, 9) },
      { report: 'roster-summary', at: at(0, 13, 12, 9), measures: ['headCount'] },
      { report: 'age-structure', at: at(12, 13, 12, 9) },
      { report: 'tenure-structure', at: at(0, 22, 12, 9) },
      { report: 'contracts-ending', at: at(12, 22, 12, 9), measures: ['ending30', 'ending90'] },
    ],
  ),
  board(
    'time-overview',
    inBoth('考勤与休假', 'Attendance and leave'),
    inBoth('出勤、加班、异常与假期', 'Attendance, overtime, exceptions and leave'),
    [
      figure('attendance-month', 'attendanceRate', inBoth('出勤率', 'Attendance rate'), 0),
      figure('attendance-month', 'late', inBoth('迟到次数', 'Times late'), 6),
      figure('overtime', 'meanOvertime', inBoth('人均月加班', 'Overtime per person'), 12),
      figure('overtime', 'above36', inBoth('超 36 小时人次', 'Above 36 hours'), 18),
      { report: 'attendance-month', at: at(0, 4, 12, 9), measures: ['attendanceRate'] },
      { report: 'overtime', at: at(12, 4, 12, 9), measures: ['workday', 'restDay', 'holiday'] },
      {
        report: 'attendance-exceptions',
        at: at(0, 13, 12, 9),
        measures: ['late', 'early', 'missing'],
      },
      { report: 'leave-use', at: at(12, 13, 12, 9) },
      { report: 'leave-balances', at: at(0, 22, 24, 8), measures: ['left', 'used'] },
    ],
  ),
  board(
    'talent-overview',
    inBoth('人才发展', 'Talent'),
    inBoth('招聘、培训与绩效', 'Hiring, training and performance'),
    [
      figure(
        'hiring-channels',
        'applications',
        inBoth('近 12 个月投递', 'Applications in 12 months'),
        0,
      ),
      figure('hiring-channels', 'hired', inBoth('近 12 个月入职', 'Hired in 12 months'), 6),
      figure('hiring-channels', 'timeToHire', inBoth('录用周期', 'Time to hire'), 12),
      figure('training', 'completion', inBoth('培训完成率', 'Training completion'), 18),
      { report: 'hiring-funnel', at: at(0, 4, 12, 9), measures: ['applications'] },
      { report: 'hiring-channels', at: at(12, 4, 12, 9) },
      { report: 'training', at: at(0, 13, 12, 9) },
      { report: 'ratings', at: at(12, 13, 12, 9), measures: ['results'] },
    ],
  ),
  board(
    'cost-overview',
    inBoth('人工成本', 'Labour cost'),
    inBoth('已发放月份的成本与薪资', 'Cost and pay of the paid months'),
    [
      figure('pay-summary', 'cost', inBoth('上月人工成本', 'Cost of last month'), 0),
      figure('pay-summary', 'gross', inBoth('上月应发', 'Gross of last month'), 6),
      figure('pay-summary', 'costPerHead', inBoth('人均成本', 'Cost per head'), 12),
      figure('pay-summary', 'slips', inBoth('发薪人次', 'People paid'), 18),
      { report: 'labour-cost', at: at(0, 4, 12, 9), measures: ['cost'] },
      { report: 'labour-cost', at: at(12, 4, 12, 9), measures: ['meanGross', 'medianGross'] },
      { report: 'pay-summary', at: at(0, 13, 24, 10), kind: 'table' },
    ],
  ),
];
