import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { payRunDetail } from '#bridge/calls/salary/runs.ts';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './run.module.css';

/** Who did what with a run, and when. */
export function RunLog({ steps }: Pick<ResultOf<typeof payRunDetail>, 'steps'>): ReactElement {
  const t = useWords();
  return (
    <ol className={css.log}>
      {steps.map(({ id, action, by, note, at }) => (
        <li key={id}>
          <span className={css.figure}>{formatDate(at, 'long')}</span>
          <span>{by}</span>
          <strong>{t(`action.${action}`)}</strong>
          {note !== null && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
