import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { previewLeave } from '#bridge/calls/vacation/mine.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './leave.module.css';

interface RouteLineProps {
  steps: ResultOf<typeof previewLeave>['route'];
}

/** Who is asked, in the order of the route. */
export function RouteLine({ steps }: RouteLineProps): ReactElement {
  const t = useWords();
  if (steps === null || steps.length === 0)
    return <p className={css.faint}>{t('leave.noRoute')}</p>;
  return (
    <p>
      {t('leave.route')}{' '}
      {steps
        .map(({ name, people }) =>
          people.length === 0 ? name : t('leave.step', { name, people: people.join(', ') }),
        )
        .join(' → ')}
    </p>
  );
}
