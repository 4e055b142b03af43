import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { previewLeave } from '#bridge/calls/vacation/mine.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { hoursOf } from '../../stores/clock.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './leave.module.css';
import { RouteLine } from './route-line.tsx';

/** The days a leave takes, the days it leaves out, and what is left after it. */
export function LeaveCount({ preview }: { preview: ResultOf<typeof previewLeave> }): ReactElement {
  const t = useWords();
  const left = preview.notCounted.map(({ day, name }) =>
    name === null ? formatDate(day) : `${formatDate(day)} ${name}`,
  );
  return (
    <section className={css.count} aria-live="polite">
      <p>
        <strong className={css.figure}>{totalWords(preview, t)}</strong>{' '}
        <span className={css.faint}>{t('leave.counted')}</span>
      </p>
      <ul className={css.countDays}>
        {preview.days.map(({ day, half, from, to }) => (
          <li key={day}>
            {formatDate(day, 'weekday')}
            {half === 'times' && ` ${from} – ${to}`}
            {(half === 'am' || half === 'pm') && ` ${t(`half.${half}`)}`}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <p className={css.faint}>{t('leave.notCounted', { days: left.join(' · ') })}</p>
      )}
      {preview.left !== null && preview.leftAfter !== null && (
        <p>{t('leave.left', { left: preview.left, after: preview.leftAfter })}</p>
      )}
      <RouteLine steps={preview.route} />
      {preview.problems.map((words) => (
        <Banner key={words} tone="bad">
          {words}
        </Banner>
      ))}
    </section>
  );
}

function totalWords({ minutes, total }: ResultOf<typeof previewLeave>, t: Words): string {
  return minutes === null
    ? t('leave.total', { days: total })
    : t('leave.totalHours', { hours: hoursOf(minutes), days: total });
}
