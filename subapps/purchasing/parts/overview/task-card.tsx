import type { ReactElement } from 'react';
import { LinkButton } from '#ui/parts/link.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './overview.module.css';

/** One thing to do. */
export interface Task {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

export interface TaskCardProps {
  title: string;
  /** How many there are; `tasks` holds the first of them. */
  count: number;
  tasks: readonly Task[];
  onOpen: (task: Task) => void;
}

/** What waits of one kind; each leads to its record. */
export function TaskCard({ title, count, tasks, onOpen }: TaskCardProps): ReactElement {
  const t = useWords();
  const more = count - tasks.length;
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        <span className={css.count}>{formatNumber(count)}</span>
      </div>
      <ul className={css.list}>
        {tasks.map((task) => (
          <li key={task.id}>
            <LinkButton onClick={() => onOpen(task)}>{task.name}</LinkButton>
            <span className={css.note}>{task.note}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={css.note}>{t('overview.more', { count: formatNumber(more) })}</p>}
    </section>
  );
}
