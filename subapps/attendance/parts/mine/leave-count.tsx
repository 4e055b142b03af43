import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { previewLeave } from '#bridge/calls/vacation/mine.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './leave.module.css';

/** The days a leave takes, the days it leaves out, and what is left after it. */
export function LeaveCount({ preview }: { preview: ResultOf<typeof previewLeave> }): ReactElement {
  const t = useWords();
  const left = preview.notCounted.map(({ day, name }) =>
    name === null ? formatDate(day) : `${formatDate(day)} ${name}`,
  );
  return (
    <section className={css.count} aria-live="polite">
      <p>
        <strong className={css.figure}>{t('leave.total', { days: preview.total })}</strong>{' '}
        <span className={css.faint}>{t('leave.counted')}</span>
      </p>
      <ul className={css.countDays}>
        {preview.days.map(({ day, half }) => (
          <li key={day}>
            {formatDate(day, 'weekday')}
            {half !== 'whole' && ` ${t(`half.${half}`)}`}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <p className={css.faint}>{t('leave.notCounted', { days: left.join(' · ') })}</p>
      )}
      {preview.left !== null && preview.leftAfter !== null && (
        <p>{t('leave.left', { left: preview.left, after: preview.leftAfter })}</p>
      )}
      <Route steps={preview.route} />
      {preview.problems.map((words) => (
        <Banner key={words} tone="bad">
          {words}
        </Banner>
      ))}
    </section>
  );
}

type Steps = ResultOf<typeof previewLeave>['route'];

/** Who is asked, in the order of the route. */
function Route({ steps }: { steps: Steps }): ReactElement {
  const t = useWords();
  if (steps === null || steps.length === 0)
    return <p className={css.faint}>{t('leave.noRoute')}</p>;
  return (
    <p>
      {t('leave.route')}{' '}
      {steps
        .map(({ name, people }) =>
          people.length === 0 ? name : t('leave.step', { name, people: people.join(', ') }),
        )
        .join(' → ')}
    </p>
  );
}
