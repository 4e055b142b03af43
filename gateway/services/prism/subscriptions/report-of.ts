import type { FigureQuery, Figures } from '#bridge/calls/prism/query.ts';
import type { ReportDefinition } from '#bridge/calls/prism/reports.ts';
import type { ReportFilters } from '#bridge/calls/prism/subscriptions.ts';
import type { MessageParts } from '../../message/outbox/words.ts';
import { bindings } from '../../subjects.ts';
import { figureWords } from '../texts/figure-words.ts';
import { reportWords } from '../texts/report-words.ts';
import { nothingWords } from '../texts/subscription-words.ts';

/** Figures that a message names. */
const mostNamed = 3;

/** A text in both languages. */
type Both = Exclude<NonNullable<MessageParts['title']>, string>;

/** The question of a report with what a subscription narrows it to; only what the report lets be changed is changed. */
export function queryFor(
  { query, prompts }: ReportDefinition,
  { organId, period, compare }: ReportFilters,
): FigureQuery {
  const isNarrowed = organId !== null && prompts.includes('organ');
  const others = query.where.filter(({ dimension, is }) => dimension !== 'organ' || is !== 'in');
  const { compare: own, ...rest } = query;
  const compared = compare === null ? own : compare === 'none' ? undefined : compare;
  return {
    ...rest,
    ...(compared && { compare: compared }),
    period: (prompts.includes('period') ? period : null) ?? query.period,
    where: isNarrowed
      ? [...others, { dimension: 'organ', is: 'in', values: [organId] }]
      : query.where,
  };
}

/** The name of a report in both languages. */
export function nameInBoth(report: string, name: string): Both {
  const known = (locale: 'zh-CN' | 'en'): string | undefined =>
    Object.entries(reportWords[locale]).find(([code]) => code === report)?.[1].name;
  return { zh: known('zh-CN') ?? name, en: known('en') ?? name };
}

/**
 * The totals that a message names. It leaves the portal: what is guarded for few people, such as pay, is not in it,
 * whatever its receiver may read.
 */
export function mainFigures(subjectName: string, figures: Figures): Both {
  const measures = bindings.get(subjectName)?.subject.measures ?? {};
  const whole = figures.totals.at(-1) ?? (figures.dimensions.length === 0 ? figures.rows[0] : null);
  if (figures.rows.length === 0) return nothingWords;
  const named = figures.measures.flatMap(({ name, unit }, at) => {
    const measure = measures[name];
    const cell = whole?.cells[at];
    if (!measure || measure.guard !== undefined || !cell || !('v' in cell)) return [];
    return [{ words: measure.words, unit, value: cell.v }];
  });
  const shown = named.slice(0, mostNamed);
  const line = (locale: 'zh-CN' | 'en'): string[] =>
    shown.map(({ words, unit, value }) => {
      const space = locale === 'en' && unit !== 'percent' ? ' ' : '';
      return `${words[locale]} ${value}${space}${figureWords[locale].units[unit]}`.trim();
    });
  if (shown.length === 0) return { zh: '', en: '' };
  return { zh: `${line('zh-CN').join('，')}。`, en: `${line('en').join(', ')}.` };
}
