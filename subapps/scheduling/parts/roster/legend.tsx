import type { ReactElement } from 'react';
import type { Shift } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { shiftTimes, shortShift } from './cell-words.ts';
import css from './roster.module.css';

interface LegendProps {
  shifts: readonly Shift[];
  canEdit: boolean;
  onSet: (plan: number) => void;
}

/** The shifts with their keys; a click sets the selected cells. */
export function Legend({ shifts, canEdit, onSet }: LegendProps): ReactElement {
  const t = useWords();
  return (
    <fieldset className={css.legend} aria-label={t('legend.label')} data-print="off">
      {shifts.map((shift, at) => (
        <button
          key={shift.id}
          type="button"
          className={css.shift}
          disabled={!canEdit}
          title={t('legend.set', { name: shift.name, key: at < 9 ? at + 1 : '–' })}
          onClick={() => onSet(at + 1)}
        >
          {at < 9 && <kbd>{at + 1}</kbd>}
          <b data-colour={shift.colour}>{shortShift(shift)}</b>
          {shift.name}
          <small>{shiftTimes(shift, t)}</small>
        </button>
      ))}
      <button
        type="button"
        className={css.shift}
        disabled={!canEdit}
        title={t('legend.set', { name: t('restDay'), key: 0 })}
        onClick={() => onSet(0)}
      >
        <kbd>0</kbd>
        {t('restDay')}
      </button>
      <button
        type="button"
        className={css.shift}
        disabled={!canEdit}
        title={t('legend.clearHint')}
        onClick={() => onSet(-1)}
      >
        {t('legend.clear')}
      </button>
    </fieldset>
  );
}
