import type { ReactElement } from 'react';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatNumber, formatPercent } from '#ui/texts/format.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './company.module.css';
import type { OrganisationSummary } from './organisation-summary.ts';

/** The organisations right below the top: who leads them, and how many people stand in them. */
export function Departments({
  departments,
  direct,
}: Pick<OrganisationSummary, 'departments' | 'direct'>): ReactElement {
  const t = useShellTexts();
  if (departments.length === 0) return <EmptyState title={t('company.none')} />;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('company.department')}</th>
          <th scope="col">{t('company.leader')}</th>
          <th scope="col" className={css.number}>
            {t('company.people')}
          </th>
          <th scope="col" className={css.number}>
            {t('company.share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {departments.map((department) => (
          <tr key={department.id}>
            <th scope="row">{department.name}</th>
            <td>{department.leaderName ?? '–'}</td>
            <td className={css.number}>{formatNumber(department.people)}</td>
            <td className={css.number}>{formatPercent(department.share)}</td>
          </tr>
        ))}
        {direct && (
          <tr>
            <th scope="row">{t('company.direct')}</th>
            <td>–</td>
            <td className={css.number}>{formatNumber(direct.people)}</td>
            <td className={css.number}>{formatPercent(direct.share)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
