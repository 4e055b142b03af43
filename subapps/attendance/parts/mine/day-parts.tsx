import type { ReactElement } from 'react';
import type { DayReason, myDay } from '#bridge/calls/kaoqin/mine.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { clockWords } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './mine.module.css';
import { reasonWords } from './reason-words.ts';

/** Every punch of a day as it came; what counts nothing says so. */
export function PunchList({ punches }: Pick<ResultOf<typeof myDay>, 'punches'>): ReactElement {
  const t = useWords();
  const time = (minute: number) => clockWords(minute, (text) => t('day.nextDay', { time: text }));
  return (
    <section>
      <h3 className={css.detailHead}>{t('day.punches')}</h3>
      {punches.length === 0 && <p className={css.faint}>{t('day.noPunches')}</p>}
      <ul className={css.punches}>
        {punches.map(({ id, minute, source, counts, distance, outside }) => (
          <li key={id} data-counts={counts}>
            <b>{time(minute)}</b> {t(`day.source.${source}`)}
            {distance !== null && (
              <small> {t(outside ? 'day.outside' : 'day.inside', { metres: distance })}</small>
            )}
            {!counts && <small> {t('day.notCounted')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How a result came about, step by step. */
export function ReasonList({ reasons }: { reasons: readonly DayReason[] }): ReactElement | null {
  const t = useWords();
  const said = reasons.map((reason) => reasonWords(reason, t)).filter((words) => words !== '');
  if (said.length === 0) return null;
  return (
    <section>
      <h3 className={css.detailHead}>{t('day.why')}</h3>
      <ol className={css.reasons}>
        {said.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
    </section>
  );
}
