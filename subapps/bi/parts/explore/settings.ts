import { periodWords } from '#ui/figures/period-words.ts';
import { offeredPeriods, readPeriod, writePeriod } from '#ui/figures/prompts.ts';
import { isOverTime } from '#ui/figures/question.ts';
import { figureWords } from '#ui/figures/texts/figures-texts.ts';
import type { FigureQuery, Period, Subject } from '#ui/figures/types.ts';
import { companyToday } from '#ui/texts/company-day.ts';
import { locale } from '#ui/texts/locale.ts';
import { draw } from '../../dom/draw.ts';
import { element } from '../../dom/element.ts';
import { watch } from '../../dom/watch.ts';
import type { Exploration } from '../../stores/exploration.ts';
import { t } from '../../texts/app-texts.ts';
import css from './explore.module.css';
import { dayInput, labelled, select } from './select.ts';

const comparisons = ['none', 'previous', 'yearBefore'] as const;
const tops = ['all', '5', '10', '20', '50'] as const;

/** When a question looks, what it compares with and how many rows it keeps. */
export function settings(
  { subject, query }: Exploration,
  onAsk: (query: FigureQuery) => void,
): HTMLElement {
  const root = element('div', { class: css.settings });
  watch([subject, query, locale], () => {
    const chosen = subject.get();
    const now = query.get();
    if (!chosen || !now) return draw(root);
    draw(root, ...periodFields(chosen, now, onAsk), compareField(now, onAsk), topField(now, onAsk));
  });
  return root;
}

function periodFields(
  subject: Subject,
  query: FigureQuery,
  onAsk: (query: FigureQuery) => void,
): HTMLElement[] {
  const { period } = query;
  const ask = (next: Period): void => onAsk({ ...query, period: next });
  const chosen =
    period.kind === 'day' || period.kind === 'span' ? period.kind : writePeriod(period);
  const offered = offeredPeriods(subject.clock, isOverTime(query, subject));
  const all = offered.includes(chosen) ? offered : [chosen, ...offered];
  const options = all.map((value) => ({ value, label: periodWords(figureWords, value) }));
  const field = labelled(figureWords('prompt.period'), (id) =>
    select({ id, key: 'period', value: chosen }, options, (next) => ask(periodOf(next, period))),
  );
  return [field, ...dayFields(period, ask)];
}

function periodOf(chosen: string, before: Period): Period {
  const today = companyToday();
  if (chosen === 'day') return { kind: 'day', day: today };
  if (chosen === 'span') return { kind: 'span', from: `${today.slice(0, 4)}-01-01`, to: today };
  return readPeriod(chosen) ?? before;
}

function dayFields(period: Period, ask: (period: Period) => void): HTMLElement[] {
  if (period.kind === 'day') {
    return [
      labelled(figureWords('prompt.day'), (id) =>
        dayInput({ id, key: 'day', value: period.day }, (day) => ask({ kind: 'day', day })),
      ),
    ];
  }
  if (period.kind !== 'span') return [];
  const { from, to } = period;
  return [
    labelled(t('explore.from'), (id) =>
      dayInput({ id, key: 'from', value: from }, (day) =>
        ask({ kind: 'span', from: day, to: day > to ? day : to }),
      ),
    ),
    labelled(t('explore.to'), (id) =>
      dayInput({ id, key: 'to', value: to }, (day) =>
        ask({ kind: 'span', from: day < from ? day : from, to: day }),
      ),
    ),
  ];
}

function compareField(query: FigureQuery, onAsk: (query: FigureQuery) => void): HTMLElement {
  const { compare, ...rest } = query;
  return labelled(figureWords('editor.compare'), (id) =>
    select(
      { id, key: 'compare', value: compare ?? 'none' },
      comparisons.map((value) => ({ value, label: figureWords(`editor.compares.${value}`) })),
      (next) => {
        const found = comparisons.find((one) => one === next);
        onAsk(found === undefined || found === 'none' ? rest : { ...rest, compare: found });
      },
    ),
  );
}

function topField(query: FigureQuery, onAsk: (query: FigureQuery) => void): HTMLElement {
  const { top, ...rest } = query;
  const value = tops.find((one) => one === String(top)) ?? 'all';
  const options = tops.map((one) => ({
    value: one,
    label:
      one === 'all' ? figureWords('editor.topAll') : figureWords('editor.topOf', { count: one }),
  }));
  return labelled(figureWords('editor.top'), (id) =>
    select({ id, key: 'top', value }, options, (next) =>
      onAsk(next === 'all' ? rest : { ...rest, top: Number(next) }),
    ),
  );
}
