import type { ReactElement } from 'react';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatNumber, formatPercent } from '#ui/texts/format.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './company.module.css';
import type { Department } from './organisation-summary.ts';

/** The organisations right below the top: who leads them, and how many people stand in them. */
export function Departments({ departments }: { departments: readonly Department[] }): ReactElement {
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
      </tbody>
    </table>
  );
}
