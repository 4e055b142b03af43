import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';

interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
  /** The role that the report and the board are shared with. */
  readonly roleId: string;
  readonly locale: 'zh-CN' | 'en';
}

const words = {
  'zh-CN': {
    report: '各组织平均司龄',
    reportNote: '每季度例会使用',
    board: '部门周报看板',
    boardNote: '周一例会使用',
    count: '在职人数',
    movement: '近半年入离职',
    hello: '数据每次打开时实时统计；点击图表标题可以查看明细报表。',
  },
  en: {
    report: 'Mean tenure by organisation',
    reportNote: 'For the quarterly review',
    board: 'Weekly board',
    boardNote: 'For the meeting on Mondays',
    count: 'Head-count',
    movement: 'Joined and left, six months',
    hello: 'Figures are counted when the board is opened; a title leads to its report.',
  },
} as const;

const today = { kind: 'today' } as const;

type Said = (typeof words)[keyof typeof words];

const report = {
  version: 1,
  query: {
    subject: 'headcount',
    measures: ['meanTenure', 'headCount'],
    by: ['organ'],
    period: today,
    where: [],
  },
  prompts: ['organ', 'period'],
  presentation: 'bar',
} as const;

/** A board of a figure, a chart and a text. */
function boardOf(said: Said) {
  const tile = { text: '', takes: ['organ'] };
  return {
    version: 1,
    filters: { organId: null, period: null },
    tiles: [
      {
        ...tile,
        id: 't1',
        at: { x: 0, y: 0, w: 6, h: 4 },
        title: said.count,
        kind: 'figure',
        query: { ...report.query, measures: ['headCount'], by: [], compare: 'previous' },
        report: 'roster-summary',
      },
      {
        ...tile,
        id: 't2',
        at: { x: 6, y: 0, w: 18, h: 9 },
        title: said.movement,
        kind: 'bar',
        query: {
          subject: 'movement',
          measures: ['joined', 'left'],
          by: ['month'],
          period: { kind: 'months', count: 6 },
          where: [],
        },
        report: 'movement',
      },
      {
        id: 't3',
        at: { x: 0, y: 4, w: 6, h: 5 },
        title: '',
        kind: 'text',
        query: null,
        text: said.hello,
        takes: [],
        report: null,
      },
    ],
  };
}

/** Writes a report and a board that somebody saved and shares with a role, and what they opened last. */
export async function writeSavedFigures(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, accountId: account_id, roleId, locale }: Owner,
  random: Random,
): Promise<void> {
  const said = words[locale];
  const owned = { tenant_id, account_id, role_ids: [roleId], removed_at: null };
  await insertRows(transaction, 'saved_report', [
    {
      ...owned,
      id: random.id(),
      name: said.report,
      note: said.reportNote,
      definition: report as never,
    },
  ]);
  await insertRows(transaction, 'saved_board', [
    {
      ...owned,
      id: random.id(),
      name: said.board,
      note: said.boardNote,
      definition: boardOf(said) as never,
    },
  ]);
  await insertRows(transaction, 'report_mark', [
    { tenant_id, account_id, report: 'movement', favourite: true, opened_at: null },
    { tenant_id, account_id, report: 'roster-summary', favourite: false, opened_at: null },
  ]);
}
