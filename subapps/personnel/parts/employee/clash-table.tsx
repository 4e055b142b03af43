import type { ReactElement } from 'react';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { Clash, Side } from '../../stores/conflict.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './clash-table.module.css';
import type { SayValue } from './conflict-dialog.tsx';

export interface ClashTableProps {
  clashes: readonly Clash[];
  sides: Readonly<Partial<Record<EmployeeField, Side>>>;
  say: SayValue;
  onSide: (field: EmployeeField, side: Side) => void;
}

/** Original, mine and theirs of each field that both changed, with a choice between the two. */
export function ClashTable({ clashes, sides, say, onSide }: ClashTableProps): ReactElement {
  const t = useWords();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.original')}</th>
          <th scope="col">{t('conflict.mine')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {clashes.map((clash) => (
          <tr key={clash.field}>
            <th scope="row">{t(`field.${clash.field}`)}</th>
            <td className={css.original}>
              {say(clash.field, clash.original) || t('history.blank')}
            </td>
            {(['mine', 'theirs'] as const).map((side) => (
              <td key={side} data-chosen={sides[clash.field] === side}>
                <label className={css.choice}>
                  <input
                    type="radio"
                    name={clash.field}
                    checked={sides[clash.field] === side}
                    aria-label={`${t(`field.${clash.field}`)} ${t(`conflict.${side}`)} ${say(clash.field, clash[side]) || t('history.blank')}`}
                    onChange={() => onSide(clash.field, side)}
                  />
                  {say(clash.field, clash[side]) || (
                    <span className={css.blank}>{t('history.blank')}</span>
                  )}
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
