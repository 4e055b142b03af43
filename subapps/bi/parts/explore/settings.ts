import { periodWords } from '#ui/figures/period-words.ts';
import { chosenPeriod, periodChoices } from '#ui/figures/prompts.ts';
import {
  comparisons,
  isOverTime,
  topOf,
  tops,
  withComparison,
  withTop,
} from '#ui/figures/question.ts';
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
  const { chosen, all } = periodChoices(period, subject.clock, isOverTime(query, subject));
  const options = all.map((value) => ({ value, label: periodWords(figureWords, value) }));
  const field = labelled(figureWords('prompt.period'), (id) =>
    select({ id, key: 'period', value: chosen }, options, (next) =>
      ask(chosenPeriod(next, period, companyToday())),
    ),
  );
  return [field, ...dayFields(period, ask)];
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
  const options = comparisons.map((value) => ({
    value,
    label: figureWords(`editor.compares.${value}`),
  }));
  return labelled(figureWords('editor.compare'), (id) =>
    select({ id, key: 'compare', value: query.compare ?? 'none' }, options, (compare) =>
      onAsk(withComparison(query, compare)),
    ),
  );
}

function topField(query: FigureQuery, onAsk: (query: FigureQuery) => void): HTMLElement {
  const options = tops.map((value) => ({
    value,
    label:
      value === 'all'
        ? figureWords('editor.topAll')
        : figureWords('editor.topOf', { count: value }),
  }));
  return labelled(figureWords('editor.top'), (id) =>
    select({ id, key: 'top', value: topOf(query) }, options, (top) => onAsk(withTop(query, top))),
  );
}
