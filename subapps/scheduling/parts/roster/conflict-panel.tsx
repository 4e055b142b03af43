import type { ReactElement } from 'react';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { Roster } from '../../stores/draft.ts';
import { blockingFirst, type Finding } from '../../stores/findings.ts';
import { useWords } from '../../texts/app-texts.ts';
import { findingWords } from './cell-words.ts';
import css from './roster.module.css';

interface ConflictPanelProps {
  roster: Roster;
  findings: readonly Finding[];
  onGo: (finding: Finding) => void;
}

const mostShown = 100;

/** What is wrong with the roster; a click leads to the cell. */
export function ConflictPanel({ roster, findings, onGo }: ConflictPanelProps): ReactElement {
  const t = useWords();
  const shown = blockingFirst(findings).slice(0, mostShown);
  return (
    <aside className={css.conflicts} data-print="off">
      <h2>{t('conflict.title', { count: findings.length })}</h2>
      {findings.length === 0 && <p className={css.faint}>{t('conflict.none')}</p>}
      <ul>
        {[...shown.entries()].map(([place, one]) => (
          <li key={`${one.row} ${one.column} ${one.kind} ${one.about ?? ''} ${place}`}>
            <button type="button" onClick={() => onGo(one)}>
              <span className={css.conflictHead}>
                <strong>{roster.people[one.row]?.name}</strong>
                <span>{formatDate(one.day)}</span>
                {one.blocking && <Tag tone="bad">{t('conflict.blocking')}</Tag>}
              </span>
              <span className={css.faint}>{findingWords(one, t)}</span>
            </button>
          </li>
        ))}
      </ul>
      {findings.length > shown.length && (
        <p className={css.faint}>{t('conflict.more', { count: findings.length - shown.length })}</p>
      )}
    </aside>
  );
}
