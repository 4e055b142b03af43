import type { ReactElement } from 'react';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './team.module.css';
import type { Team } from './team-board.tsx';

interface TeamGridProps {
  team: Team;
  label: string;
}

/** The month of a team: a line for each person, a column for each day. */
export function TeamGrid({ team, label }: TeamGridProps): ReactElement {
  const t = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
    <section className={css.wide} aria-label={label} tabIndex={0}>
      <table className={css.grid}>
        <thead>
          <tr>
            <th scope="col">{t('team.person')}</th>
            {team.days.map(({ day, kind, conflict }) => (
              <th
                key={day}
                scope="col"
                title={formatDate(day, 'long')}
                data-off={kind !== 'workday'}
                data-today={day === team.today}
                data-conflict={conflict}
              >
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {team.rows.map(({ employmentId, name, organ, days }) => (
            <tr key={employmentId}>
              <th scope="row" title={organ ?? ''}>
                {name}
              </th>
              {team.days.map(({ day, kind }, at) => {
                const where = days[at] ?? null;
                if (where === null) return <td key={day} data-off={kind !== 'workday'} />;
                const said = { name, day: formatDate(day), where: t(`team.cell.${where}`) };
                return (
                  <td
                    key={day}
                    data-where={where}
                    data-off={where === 'rest'}
                    title={t('team.cellOf', said)}
                  >
                    <span aria-hidden="true">{t(`team.mark.${where}`)}</span>
                    <VisuallyHidden>{t(`team.cell.${where}`)}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
