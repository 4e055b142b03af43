import {
  type Survival,
  type SurvivalCurve,
  type SurvivalQuery,
  survivalGroups,
} from '#bridge/calls/prism/curves.ts';
import { writeFigure } from '#ui/figures/write-figure.ts';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { createChart } from '../charts/chart.ts';
import { drawnCurves, survivalOption } from '../charts/survival-option.ts';
import { plainState } from '../parts/state.ts';
import { table } from '../parts/table.ts';
import type { Study } from '../stores/study.ts';
import { t } from '../texts/app-texts.ts';
import {
  createStudyPage,
  definition,
  notes,
  type StudyChoice,
  type StudyHost,
} from './study-page.ts';

/** How far back people are watched, in months. */
const windows = [12, 24, 36, 60, 120];

/** After how many months of service the table says who is still there. */
const marks = [3, 6, 12, 24, 36, 60, 120];

/** The page in the document; `repaint` is asked for after the theme changed. */
export interface SurvivalPage {
  readonly root: HTMLElement;
  repaint(): void;
}

/** How many are still there after so many months of service: the curves, and their figures in a table below. */
export function createSurvivalPage(
  study: Study<SurvivalQuery, Survival>,
  host: StudyHost<SurvivalQuery>,
): SurvivalPage {
  const chart = createChart();
  const root = createStudyPage({
    study,
    host,
    title: () => t('survival.title'),
    choices,
    result: (survival) => {
      const { from, to, hidden } = survival;
      const about = notes(
        t('survival.span', { from: formatDate(from), to: formatDate(to) }),
        hidden > 0 && t('survival.hidden', { count: hidden }),
        more(survival),
      );
      const isDrawn = drawnCurves(survival).length > 0;
      if (isDrawn)
        queueMicrotask(() =>
          chart.show({
            option: (palette) => survivalOption(survival, palette),
            summary: summary(survival),
            height: 320,
          }),
        );
      return [
        about,
        isDrawn ? chart.root : plainState('chart', t('survival.none'), t('survival.noneHint')),
        groups(survival),
        survival.group === null && isDrawn && months(survival.all),
        definition(t('survival.title'), survival.definition),
      ];
    },
  });
  return { root, repaint: chart.repaint };
}

function choices({ months: chosen }: SurvivalQuery): readonly StudyChoice<SurvivalQuery>[] {
  const offered = [...new Set([...windows, chosen])].toSorted((one, two) => one - two);
  return [
    {
      key: 'months',
      label: t('survival.window'),
      options: offered.map((count) => ({
        value: String(count),
        label: t('survival.months', { count }),
      })),
      value: (query) => String(query.months),
      change: (query, value) => ({ ...query, months: Number(value) }),
    },
    {
      key: 'by',
      label: t('survival.by'),
      options: [
        { value: '', label: t('survival.groups.none') },
        ...survivalGroups.map((value) => ({ value, label: t(`survival.groups.${value}`) })),
      ],
      value: ({ by }) => by ?? '',
      change: ({ by: _, ...rest }, value) => {
        const by = survivalGroups.find((one) => one === value);
        return by === undefined ? rest : { ...rest, by };
      },
    },
  ];
}

/** That not every curve is drawn. */
function more(survival: Survival): string | false {
  const able = survival.curves.filter(({ state }) => state === 'shown').length;
  const drawn = drawnCurves(survival).filter((one) => one !== survival.all).length;
  return able > drawn && t('survival.more', { drawn, all: able });
}

function summary(survival: Survival): string {
  return drawnCurves(survival)
    .map(({ label, median, points }) => {
      const last = points.at(-1);
      return t('survival.summary', {
        label,
        month: formatNumber(last?.month ?? 0),
        share: writeFigure(last?.share ?? '0', 'percent'),
        median: medianWords(median),
      });
    })
    .join(' ');
}

function medianWords(median: number | null): string {
  return median === null ? t('survival.notReached') : t('survival.afterMonths', { count: median });
}

/** A line for each curve: who was watched, who left, and who is there after so many months. */
function groups(survival: Survival): HTMLElement {
  const all = [...survival.curves, survival.all];
  const shown = marks.filter((mark) =>
    all.some(({ points }) => points.some(({ month }) => month === mark)),
  );
  return table({
    title: t('survival.title'),
    columns: [
      survival.group ?? t('survival.group'),
      t('survival.people'),
      t('survival.left'),
      ...shown.map((count) => t('survival.mark', { count })),
      t('survival.median'),
    ],
    rows: all.map((curve) => groupRow(curve, shown)),
  });
}

function groupRow(curve: SurvivalCurve, shown: readonly number[]): string[] {
  const { label, state, people, left, median, points } = curve;
  if (state === 'hidden')
    return [label, t('study.hiddenShort'), t('study.hiddenShort'), ...shown.map(() => ''), ''];
  const shares = shown.map((mark) => {
    const point = points.find(({ month }) => month === mark);
    return point === undefined ? '–' : writeFigure(point.share, 'percent');
  });
  return [
    label,
    formatNumber(people ?? 0),
    formatNumber(left ?? 0),
    ...shares,
    state === 'few' ? t('survival.few') : medianWords(median),
  ];
}

/** The curve of all people in steps: each month of the first year, then each half year. */
function months({ points }: SurvivalCurve): HTMLElement {
  const kept = points.filter(
    ({ month }, at) => month <= 12 || month % 6 === 0 || at === points.length - 1,
  );
  const leftBy = (from: number, to: number): number =>
    points.reduce((sum, { month, left }) => sum + (month > from && month <= to ? left : 0), 0);
  return table({
    title: t('survival.steps'),
    columns: [
      t('survival.month'),
      t('survival.atRisk'),
      t('survival.leftSince'),
      t('survival.share'),
    ],
    rows: kept.map(({ month, atRisk, share }, at) => [
      formatNumber(month),
      formatNumber(atRisk),
      formatNumber(leftBy(kept[at - 1]?.month ?? -1, month)),
      writeFigure(share, 'percent'),
    ]),
  });
}
