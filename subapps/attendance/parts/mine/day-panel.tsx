import type { ReactElement } from 'react';
import { type DayReason, myDay } from '#bridge/calls/kaoqin/mine.ts';
import { useCall } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { clockWords } from '../../stores/clock.ts';
import { type MonthDay, toneOf } from '../../stores/day-look.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './mine.module.css';
import { reasonWords } from './reason-words.ts';

/** A day in detail: its shift, every punch, and how the result came about. */
export function DayPanel({ day }: { day: MonthDay }): ReactElement {
  const t = useWords();
  const detail = useCall(myDay, { day: day.day });
  const time = (minute: number) => clockWords(minute, (text) => t('day.nextDay', { time: text }));
  return (
    <section className={css.detail} aria-label={t('day.title', { day: formatDate(day.day) })}>
      <h2 className={css.detailTitle}>
        {formatDate(day.day)}
        {day.result !== null && <Tag tone={toneOf(day)}>{t(`state.${day.result.state}`)}</Tag>}
        {day.calendarName !== null && <Tag>{day.calendarName}</Tag>}
      </h2>
      {day.shift !== null && (
        <p className={css.faint}>
          {t('day.shift')} {day.shift.name} {time(day.shift.from)} – {time(day.shift.to)}
        </p>
      )}
      {detail.state === 'failed' && <ErrorState onRetry={detail.reload} />}
      {!detail.data && detail.state !== 'failed' && <SkeletonLines lines={4} />}
      {detail.data && (
        <>
          <h3 className={css.detailHead}>{t('day.punches')}</h3>
          {detail.data.punches.length === 0 && <p className={css.faint}>{t('day.noPunches')}</p>}
          <ul className={css.punches}>
            {detail.data.punches.map(({ id, minute, source, counts }) => (
              <li key={id} data-counts={counts}>
                <b>{time(minute)}</b> {t(`day.source.${source}`)}
                {!counts && <small> {t('day.notCounted')}</small>}
              </li>
            ))}
          </ul>
          <Reasons reasons={detail.data.reasons} />
        </>
      )}
    </section>
  );
}

function Reasons({ reasons }: { reasons: readonly DayReason[] }): ReactElement | null {
  const t = useWords();
  const said = reasons.map((reason) => reasonWords(reason, t)).filter((words) => words !== '');
  if (said.length === 0) return null;
  return (
    <>
      <h3 className={css.detailHead}>{t('day.why')}</h3>
      <ol className={css.reasons}>
        {said.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
    </>
  );
}
