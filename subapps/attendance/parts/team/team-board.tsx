import type { ReactElement } from 'react';
import type { attendanceTeam } from '#bridge/calls/kaoqin/team.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { formatList } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import mine from '../mine/mine.module.css';
import css from './team.module.css';

/** A team over a month. */
export type Team = ResultOf<typeof attendanceTeam>;

const places = ['present', 'missing', 'later', 'leave', 'trip', 'rest'] as const;

/** Who is where today. */
export function TeamBoard({ team }: { team: Team }): ReactElement {
  const t = useWords();
  return (
    <section className={css.now} aria-label={t('team.now')}>
      <h2 className={mine.detailTitle}>{t('team.now')}</h2>
      <ul className={css.board}>
        {places.map((place) => {
          const { count = 0, names = [] } = team.now.find(({ where }) => where === place) ?? {};
          const more = count > names.length ? ' …' : '';
          return (
            <li key={place}>
              <span>{t(`team.where.${place}`)}</span>
              <b>{t('team.people', { count })}</b>
              <span className={css.faint}>
                {count === 0 ? t('team.nobody') : `${formatList(names)}${more}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
