/** What is said around figures, for every frame that shows them. */
import { formatDate, formatNumber } from '../texts/format.ts';
import type { Member } from './grid-of.ts';
import type { FigureColumn } from './table-of.ts';
import type { FigureWords } from './texts/figures-texts.ts';
import type { Condition, FigureMeasure, Figures, SubjectDimension } from './types.ts';
import type { Change } from './write-figure.ts';

/** The days of an answer, what it is compared with, and how many of its figures are hidden. */
export function noteWords(t: FigureWords, { from, to, compared, hidden }: Figures): string[] {
  const days = (one: { from: string; to: string }) => ({
    from: formatDate(one.from),
    to: formatDate(one.to),
  });
  return [
    from === to ? t('asOf', { day: formatDate(to) }) : t('span', days({ from, to })),
    ...(compared === null ? [] : [t('compared', days(compared))]),
    ...(hidden > 0 ? [t('hiddenCount', { count: formatNumber(hidden) })] : []),
  ];
}

/** The heading of a column; a measure names its unit. */
export function headingWords(t: FigureWords, { key, label, measure }: FigureColumn): string {
  const name = label ?? t('total');
  const isOwn = key === measure.name;
  if (!isOwn || measure.unit === 'percent') return name;
  return t('withUnit', { name, unit: t(`units.${measure.unit}`) });
}

/** A change: `+12 (+3.1%)`, `+0.3 points`. */
export function changeWords(
  t: FigureWords,
  { difference, share, direction }: Change,
  unit: FigureMeasure['unit'],
): string {
  if (direction === 'same') return t('unchanged');
  if (unit === 'percent') return t('points', { change: difference });
  return share === null ? difference : t('changeShare', { difference, share });
}

/** The values that a condition lets through, or keeps out. */
export function conditionWords(
  t: FigureWords,
  { label: name }: SubjectDimension,
  { is, values }: Condition,
  members: readonly Member[] | undefined,
): { readonly chip: string; readonly values: string } {
  const labels = values.map(
    (value) => members?.find((member) => (member.value ?? '') === value)?.label ?? value,
  );
  const words = labels.length === 0 ? t('editor.any') : labels.join(t('editor.comma'));
  return { chip: t(is === 'in' ? 'editor.is' : 'editor.isNot', { name, words }), values: words };
}
