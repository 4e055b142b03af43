import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { myPerformance } from '#bridge/calls/performance/mine.ts';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { KpiWhy } from './kpi-why.tsx';
import css from './performance.module.css';
import { shortNumber } from './short-number.ts';

/** A goal as pages show it. */
export type Goal = NonNullable<ResultOf<typeof myPerformance>['file']>['goals'][number];

const moodTones = { onTrack: 'good', risk: 'warn', off: 'bad' } as const;

/** Goals with their progress; the owner can check in. */
export function GoalList(props: {
  goals: readonly Goal[];
  onCheckIn?: ((goal: Goal) => void) | undefined;
}): ReactElement {
  const { goals, onCheckIn } = props;
  return (
    <ul className={css.list}>
      {goals.map((goal) => (
        <GoalItem key={goal.id} goal={goal} onCheckIn={onCheckIn} />
      ))}
    </ul>
  );
}

function GoalItem(props: {
  goal: Goal;
  onCheckIn: ((goal: Goal) => void) | undefined;
}): ReactElement {
  const { goal, onCheckIn } = props;
  const t = useWords();
  const [last] = goal.checkIns;
  return (
    <li className={css.item}>
      <div className={css.line}>
        <h3 className={css.name}>{goal.name}</h3>
        {onCheckIn && (
          <Button size="sm" onClick={() => onCheckIn(goal)}>
            {t('goals.checkIn')}
          </Button>
        )}
      </div>
      {goal.measure !== null && <p className={css.text}>{goal.measure}</p>}
      <div className={css.bar} aria-hidden="true">
        <div className={css.fill} style={{ width: `${Number(goal.progress)}%` }} />
      </div>
      {goal.kpi !== null && <KpiWhy kpi={goal.kpi} />}
      <p className={css.facts}>
        <span>{t('goals.weight', { weight: shortNumber(goal.weight) })}</span>
        <span>{t('goals.progress', { progress: shortNumber(goal.progress) })}</span>
        {goal.dueOn !== null && <span>{t('goals.due', { day: formatDate(goal.dueOn) })}</span>}
        {goal.parent !== null && (
          <span>{t('goals.serves', { owner: goal.parent.owner, name: goal.parent.name })}</span>
        )}
      </p>
      {last !== undefined && (
        <p className={css.facts}>
          <Tag tone={moodTones[last.mood]}>{t(`mood.${last.mood}`)}</Tag>
          <span>{formatDate(last.on)}</span>
          {last.note !== null && <span>{last.note}</span>}
        </p>
      )}
    </li>
  );
}
