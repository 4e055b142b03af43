import type { Locale } from '#bridge/calls/kit/words.ts';
import type { BoardDefinition, BoardTile } from '#bridge/calls/prism/boards.ts';
import { type BoardCode, type FigureTitle, figureTitles } from '../texts/board-words.ts';
import { type ReportCode, reportWords } from '../texts/report-words.ts';
import { builtInReports } from './built-in.ts';

/** A board of the product. */
export interface BuiltInBoard {
  readonly id: BoardCode;
  definition(locale: Locale): BoardDefinition;
}

interface TilePlan {
  readonly report: ReportCode;
  readonly at: BoardTile['at'];
  readonly kind?: BoardTile['kind'];
  readonly measures?: readonly string[];
  readonly by?: readonly string[];
  readonly compare?: 'previous' | 'yearBefore';
  /** Of the figure; else the name of the report. */
  readonly title?: FigureTitle;
}

const at = (x: number, y: number, w: number, h: number): BoardTile['at'] => ({ x, y, w, h });

function board(id: BoardCode, plans: readonly TilePlan[]): BuiltInBoard {
  return {
    id,
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
    title:
      plan.title === undefined
        ? reportWords[locale][report.id].name
        : figureTitles[locale][plan.title],
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

const figure = (report: ReportCode, measure: string, title: FigureTitle, x: number): TilePlan => ({
  report,
  at: at(x, 0, 6, 3),
  kind: 'figure',
  measures: [measure],
  by: [],
  title,
  compare: 'previous',
});

/** The boards that every company has. */
export const builtInBoards: readonly BuiltInBoard[] = [
  board('hr-overview', [
    figure('roster-summary', 'headCount', 'headCount', 0),
    figure('turnover-by-organ', 'joined', 'joinedInMonths', 6),
    figure('turnover-by-organ', 'left', 'leftInMonths', 12),
    figure('turnover-by-organ', 'turnover', 'turnoverInMonths', 18),
    { report: 'movement', at: at(0, 3, 16, 9), kind: 'line', measures: ['joined', 'left'] },
    { report: 'reasons-for-leaving', at: at(16, 3, 8, 9) },
    { report: 'roster-summary', at: at(0, 12, 12, 9), measures: ['headCount'] },
    { report: 'age-structure', at: at(12, 12, 12, 9) },
    { report: 'tenure-structure', at: at(0, 21, 12, 9) },
    { report: 'contracts-ending', at: at(12, 21, 12, 9), measures: ['ending30', 'ending90'] },
  ]),
  board('time-overview', [
    figure('attendance-month', 'attendanceRate', 'attendanceRate', 0),
    figure('attendance-month', 'late', 'timesLate', 6),
    figure('overtime', 'meanOvertime', 'overtimePerPerson', 12),
    figure('overtime', 'above36', 'aboveHours', 18),
    { report: 'attendance-month', at: at(0, 3, 12, 9), measures: ['attendanceRate'] },
    { report: 'overtime', at: at(12, 3, 12, 9), measures: ['workday', 'restDay', 'holiday'] },
    {
      report: 'attendance-exceptions',
      at: at(0, 12, 12, 9),
      measures: ['late', 'early', 'missing'],
    },
    { report: 'leave-use', at: at(12, 12, 12, 9) },
    { report: 'leave-balances', at: at(0, 21, 24, 8), measures: ['left', 'used'] },
  ]),
  board('talent-overview', [
    figure('hiring-channels', 'applications', 'applicationsInMonths', 0),
    figure('hiring-channels', 'hired', 'hiredInMonths', 6),
    figure('hiring-channels', 'timeToHire', 'timeToHire', 12),
    figure('training', 'completion', 'trainingCompletion', 18),
    { report: 'hiring-funnel', at: at(0, 3, 12, 9), measures: ['applications'] },
    { report: 'hiring-channels', at: at(12, 3, 12, 9) },
    { report: 'training', at: at(0, 12, 12, 9) },
    { report: 'ratings', at: at(12, 12, 12, 9), measures: ['results'] },
  ]),
  board('cost-overview', [
    figure('pay-summary', 'cost', 'costOfLastMonth', 0),
    figure('pay-summary', 'gross', 'grossOfLastMonth', 6),
    figure('pay-summary', 'costPerHead', 'costPerHead', 12),
    figure('pay-summary', 'slips', 'peoplePaid', 18),
    { report: 'labour-cost', at: at(0, 3, 12, 9), measures: ['cost'] },
    { report: 'labour-cost', at: at(12, 3, 12, 9), measures: ['meanGross', 'medianGross'] },
    { report: 'pay-summary', at: at(0, 12, 24, 10), kind: 'table' },
  ]),
];
