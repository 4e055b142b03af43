import type { CohortQuery, Cohorts, Share } from '#bridge/calls/prism/curves.ts';
import { cohortUnits } from '#bridge/calls/prism/curves.ts';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { element } from '../dom/element.ts';
import { emptyState } from '../parts/state.ts';
import tableCss from '../parts/table.module.css';
import type { Study } from '../stores/study.ts';
import { t } from '../texts/app-texts.ts';
import css from './cohort.module.css';
import { writeShare } from './shares.ts';
import {
  createStudyPage,
  definition,
  notes,
  type StudyChoice,
  type StudyHost,
} from './study-page.ts';

const counts: Readonly<Record<CohortQuery['unit'], readonly number[]>> = {
  month: [12, 24, 36],
  quarter: [4, 8, 12, 20],
  year: [3, 5, 10],
};

/** Retention by hiring cohort: a row for each period of joining, a column for each time after it. */
export function createCohortPage(
  study: Study<CohortQuery, Cohorts>,
  host: StudyHost<CohortQuery>,
): HTMLElement {
  return createStudyPage({
    study,
    host,
    title: () => t('cohort.title'),
    choices,
    result: (cohorts) => {
      if (cohorts.total.joined === 0) return [emptyState()];
      const { from, to, hidden } = cohorts;
      return [
        notes(
          t('cohort.span', { from: formatDate(from), to: formatDate(to) }),
          hidden > 0 && t('study.hidden', { count: hidden }),
        ),
        table(cohorts),
        definition(t('cohort.retention'), cohorts.definition),
      ];
    },
  });
}

function choices({ unit, count }: CohortQuery): readonly StudyChoice<CohortQuery>[] {
  const offered = [...new Set([...counts[unit], count])].toSorted((one, two) => one - two);
  return [
    {
      key: 'unit',
      label: t('cohort.unit'),
      options: cohortUnits.map((value) => ({ value, label: t(`cohort.units.${value}`) })),
      value: (query) => query.unit,
      change: (query, value) => {
        const next = cohortUnits.find((one) => one === value) ?? query.unit;
        return { ...query, unit: next, count: counts[next][1] ?? query.count };
      },
    },
    {
      key: 'count',
      label: t('cohort.count'),
      options: offered.map((one) => ({
        value: String(one),
        label: t(`cohort.counts.${unit}`, { count: one }),
      })),
      value: (query) => String(query.count),
      change: (query, value) => ({ ...query, count: Number(value) }),
    },
  ];
}

function table({ months, rows, total }: Cohorts): HTMLElement {
  const title = t('cohort.title');
  const head = [
    t('cohort.joinedIn'),
    t('cohort.joined'),
    ...months.map((count) => t('cohort.after', { count })),
  ];
  return element(
    'div',
    { class: tableCss.scroll, role: 'region', 'aria-label': t('tableOf', { title }), tabindex: 0 },
    element(
      'table',
      { class: `${tableCss.table} ${css.table}`, 'aria-label': title },
      element(
        'thead',
        {},
        element('tr', {}, ...head.map((one) => element('th', { scope: 'col' }, one))),
      ),
      element('tbody', {}, ...rows.map((row) => line(row, false)), line(total, true)),
    ),
  );
}

function line({ label, joined, shares }: Cohorts['total'], isTotal: boolean): HTMLElement {
  return element(
    'tr',
    { class: isTotal && css.total },
    element('th', { scope: 'row' }, label),
    element('td', {}, formatNumber(joined)),
    ...shares.map(cell),
  );
}

/** The deeper the colour, the more of the joiners stayed. */
function cell(share: Share): HTMLElement {
  const depth = 'v' in share ? Math.min(4, Math.floor(Number(share.v) / 20)) : undefined;
  const isHidden = 'is' in share && share.is === 'hidden';
  return element(
    'td',
    {
      'data-depth': depth,
      class: isHidden && css.hidden,
      title: isHidden && t('study.hiddenCell'),
    },
    isHidden ? t('study.hiddenShort') : writeShare(share),
  );
}
