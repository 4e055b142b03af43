import type { ReactElement } from 'react';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { toneOfState } from '../../stores/day-look.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './exceptions.module.css';
import { type Act, type ExceptionLine, faultWords, keyOf, timeWords } from './exceptions.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

interface InboxListProps {
  lines: readonly ExceptionLine[];
  current: number;
  selected: ReadonlySet<string>;
  onMove: (to: number) => void;
  onSelect: (line: ExceptionLine, on: boolean) => void;
  onOpen: (line: ExceptionLine) => void;
  onAct: (act: Act) => void;
}

/** The days that wait, one below the other, walked by keyboard. */
export function InboxList(props: InboxListProps): ReactElement {
  const { lines, current, selected, onMove, onSelect, onOpen, onAct } = props;
  const t = useWords();
  const keys = useInboxKeys({
    count: lines.length,
    current,
    onMove,
    onAct,
    onSelect: (at) => {
      const line = lines[at];
      if (line !== undefined) onSelect(line, !selected.has(keyOf(line)));
    },
  });
  return (
    <ul className={css.list} aria-label={t('inbox.list')} onKeyDown={keys.press}>
      {lines.map((line, at) => (
        <li key={keyOf(line)} className={css.row} data-current={at === current}>
          <Checkbox
            checked={selected.has(keyOf(line))}
            label={t('inbox.select', { name: line.name, day: formatDate(line.day) })}
            onChange={(on) => onSelect(line, on)}
          />
          <button
            ref={keys.rowRef(at)}
            type="button"
            className={css.open}
            tabIndex={at === current ? 0 : -1}
            onFocus={() => onMove(at)}
            onClick={() => onOpen(line)}
          >
            <span className={css.who}>
              <b>{line.name}</b> <span className={css.faint}>{line.staffNo}</span>
            </span>
            <span>{formatDate(line.day)}</span>
            <Tag tone={toneOfState(line.state)}>{t(`state.${line.state}`)}</Tag>
            <span className={css.what}>{faultWords(line, t)}</span>
            <span className={css.faint}>
              {line.shift}{' '}
              {t('inbox.punches', {
                in: timeWords(line.punchIn, t),
                out: timeWords(line.punchOut, t),
              })}
            </span>
            {line.requested && <Tag tone="accent">{t('inbox.requested')}</Tag>}
            {line.remindedAt !== null && (
              <span className={css.faint}>
                {t('inbox.reminded', { at: formatDate(line.remindedAt, 'minute') })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
