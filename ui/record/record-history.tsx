import { type ReactElement, useEffect, useState } from 'react';
import type { HistoryPage } from '#bridge/calls/record/call-types.ts';
import type { RecordScreenDoor } from '#bridge/calls/record/doors.ts';
import { ChangeList, Timeline, type TimelineItem } from '../parts/timeline.tsx';
import { formatDate } from '../texts/format.ts';
import css from './record.module.css';

import type { SpokenRecord } from './show-value.ts';
import { type RecordScreenWords, useRecordScreenWords } from './texts/record-texts.ts';

/** What happened to a row, the newest first. */
export function RecordHistory(props: {
  id: string;
  spoken: SpokenRecord;
  door: Pick<RecordScreenDoor, 'history'>;
}): ReactElement | null {
  const { id, spoken, door } = props;
  const t = useRecordScreenWords();
  const [page, setPage] = useState<HistoryPage>();
  useEffect(() => {
    const stop = new AbortController();
    // Who may not read the history sees the row all the same.
    door.history(id, 1, stop.signal).then(setPage, () => {});
    return () => stop.abort();
  }, [id, door]);
  if (page === undefined) return null;
  return (
    <details className={css.history}>
      <summary>{t('history')}</summary>
      {page.rows.length === 0 && <p className={css.hint}>{t('noHistory')}</p>}
      <Timeline items={page.rows.map((row) => itemOf(row, spoken, t))} />
    </details>
  );
}

function itemOf(
  { id, at, actorName, action, changes }: HistoryPage['rows'][number],
  { words }: SpokenRecord,
  t: RecordScreenWords,
): TimelineItem {
  const labels: Readonly<Record<string, string>> = {
    ...words.fields,
    state: t('state'),
    'state.reason': t('moveReason'),
  };
  const say = (field: string, value: string | null): string => {
    if (value === null) return '—';
    // A row that waits for an approval has `ask:<move>` in the place of a state.
    if (field === 'state' && value.startsWith('ask:')) return t('waiting');
    const choices = field === 'state' ? words.states : words.choices[field];
    return choices?.[value] ?? value;
  };
  return {
    id,
    at,
    by: actorName,
    time: formatDate(at, 'minute'),
    title: t(`actions.${action}`),
    tone: action === 'create' ? 'good' : 'accent',
    body: changes.length > 0 && (
      <ChangeList
        changes={changes.map(({ field, before, after }) => ({
          id: field,
          label: labels[field] ?? field,
          before: say(field, before),
          after: say(field, after),
        }))}
      />
    ),
  };
}
