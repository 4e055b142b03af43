import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { myPerformance } from '#bridge/calls/performance/mine.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './performance.module.css';
import { shortNumber } from './short-number.ts';

type Kpi = NonNullable<NonNullable<ResultOf<typeof myPerformance>['file']>['goals'][number]['kpi']>;

/** A figure with its unit. */
function figureOf(value: string, unit: string | null): string {
  return unit === null ? shortNumber(value) : `${shortNumber(value)} ${unit}`;
}

/** The target and the actual figure of a goal, and how its score follows from them. */
export function KpiWhy({ kpi }: { kpi: Kpi }): ReactElement {
  const { direction, target, actual, unit, cap, result, score } = kpi;
  const t = useWords();
  const isDone = direction === 'done';
  return (
    <div className={css.why}>
      <p className={css.facts}>
        <span>{t(`direction.${direction}`)}</span>
        {target !== null && <span>{t('kpi.target', { target: figureOf(target, unit) })}</span>}
        <span>
          {actual === null
            ? t('kpi.noActual')
            : isDone
              ? t(Number(actual) > 0 ? 'kpi.done' : 'kpi.notDone')
              : t('kpi.actual', { actual: figureOf(actual, unit) })}
        </span>
      </p>
      {result !== null && score !== null && (
        <p className={css.hint}>
          <strong>{t('kpi.why', { score })}</strong> <Ways kpi={kpi} result={shortNumber(result)} />{' '}
          {t('kpi.rule', { result: shortNumber(result), cap: String(cap), score })}
        </p>
      )}
    </div>
  );
}

/** How the share that was reached is worked out. */
function Ways({ kpi, result }: { kpi: Kpi; result: string }): ReactElement {
  const { direction, target, actual, cap } = kpi;
  const t = useWords();
  if (direction === 'done') return <>{t('kpi.wayDone', { result })}</>;
  const facts = {
    target: shortNumber(target ?? ''),
    actual: shortNumber(actual ?? ''),
    result,
    cap: String(cap),
  };
  if (direction === 'down' && Number(actual) === 0) return <>{t('kpi.wayZero', facts)}</>;
  return <>{t(direction === 'up' ? 'kpi.wayUp' : 'kpi.wayDown', facts)}</>;
}
