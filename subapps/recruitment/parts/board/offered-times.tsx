import type { ReactElement } from 'react';
import { withdrawTimes } from '#bridge/calls/recruit/times.ts';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { Application } from './application.ts';
import css from './board.module.css';
import { timeWords } from './offer-times.tsx';
import { useSaved } from './use-saved.ts';

/** Times that wait for the candidate. */
export function OfferedTimes(props: {
  offered: NonNullable<Application['offered']>;
  mayChange: boolean;
  onChanged: () => void;
}): ReactElement {
  const { offered, mayChange, onChanged } = props;
  const t = useWords();
  const { save, problem } = useSaved(withdrawTimes, {
    done: t('times.withdrawn'),
    onDone: onChanged,
  });
  return (
    <div className={css.row}>
      <div className={css.line}>
        <Tag tone="warn">{t('times.waiting')}</Tag>
        {mayChange && (
          <Button size="sm" onClick={() => void save({ id: offered.id })}>
            {t('times.withdraw')}
          </Button>
        )}
      </div>
      <ul className={css.tags}>
        {offered.times.map((time) => (
          <li key={timeWords(time)}>
            <Tag>{timeWords(time)}</Tag>
          </li>
        ))}
      </ul>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </div>
  );
}
