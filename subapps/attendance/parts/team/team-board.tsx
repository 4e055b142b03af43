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

/** Names that a place of today shows before it only counts. */
const mostNames = 8;

/** Who is where today. */
export function TeamBoard({ team }: { team: Team }): ReactElement {
  const t = useWords();
  return (
    <section className={css.now} aria-label={t('team.now')}>
      <h2 className={mine.detailTitle}>{t('team.now')}</h2>
      <ul className={css.board}>
        {places.map((place) => {
          const people = team.rows.filter(({ today }) => today?.where === place);
          const names = people.slice(0, mostNames).map(({ name }) => name);
          const more = people.length > names.length ? ' …' : '';
          return (
            <li key={place}>
              <span>{t(`team.where.${place}`)}</span>
              <b>{t('team.people', { count: people.length })}</b>
              <span className={css.faint}>
                {people.length === 0 ? t('team.nobody') : `${formatList(names)}${more}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
