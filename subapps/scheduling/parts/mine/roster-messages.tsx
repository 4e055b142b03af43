import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { getSchedulingMessage } from '#bridge/calls/message/scheduling-messages.ts';
import { useCall } from '#bridge/react/index.ts';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './mine.module.css';

/** How many of the latest messages are shown. */
const shown = 3;

/** The latest messages about the own roster, each with the way to its month. */
export function RosterMessages(): ReactElement | null {
  const t = useWords();
  const { data } = useCall(getSchedulingMessage, { rows: 10 });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section aria-label={t('mine.messages')}>
      <h2 className={css.faint}>{t('mine.messages')}</h2>
      <ul className={css.messages}>
        {data.rows.slice(0, shown).map(({ id, title, publishedAt, route }) => (
          <li key={id}>
            <Link href={route}>{title}</Link>{' '}
            <span className={css.faint}>{formatDate(publishedAt, 'minute')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
