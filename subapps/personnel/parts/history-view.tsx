import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useState } from 'react';
import { employeeFields } from '#bridge/calls/employee.ts';
import { employeeHistory } from '#bridge/calls/joyhr.ts';
import { useCall } from '#bridge/react/index.ts';
import { createPages } from '#ui/parts/pagination/pages.ts';
import { PagesBar } from '#ui/parts/pagination/pages-bar.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { ChangeList, Timeline, type TimelineItem } from '#ui/parts/timeline.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type EmployeeRecord, type HistoryEntry, rightOn } from '../stores/record.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import { valueWords } from './field-words.ts';
import css from './history-view.module.css';

/** Every saved change of the record, the newest first: who, when, and each field before and after. */
export function HistoryView({ record }: { record: EmployeeRecord }): ReactElement {
  const t = useWords();
  const [pages] = useState(() => createPages({ level: 2 }));
  const { page, rows: size } = useStore(pages.state);
  const may = record.can.readHistory;
  const call = useCall(employeeHistory, may ? { employmentId: record.id, page, rows: size } : null);
  const known = call.data?.total ?? 0;
  useEffect(() => pages.setTotal(known), [pages, known]);
  if (!may) return <DeniedState title={t('history.denied')} />;
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (!call.data) return <SkeletonLines lines={6} />;
  const { rows, total } = call.data;
  if (total === 0) {
    return <EmptyState icon="history" title={t('history.empty')} hint={t('history.emptyHint')} />;
  }
  return (
    <div className={css.history}>
      <Timeline items={rows.map((entry) => toItem(t, record, entry))} />
      {total > 10 && <PagesBar pages={pages} />}
    </div>
  );
}

function toItem(t: Words, record: EmployeeRecord, entry: HistoryEntry): TimelineItem {
  const { id, at, actorName, changes } = entry;
  const created = changes.length === 0;
  return {
    id,
    at,
    time: formatDate(at, 'minute'),
    title: created
      ? t('history.created', { name: actorName })
      : t('history.by', { name: actorName, count: changes.length }),
    tone: created ? 'good' : 'accent',
    body: !created && (
      <ChangeList
        changes={changes.map(({ field, before, after }) => ({
          id: field,
          label: sayName(t, field),
          before: sayValue(t, record, field, [before, after]),
          after: sayValue(t, record, field, [after, before]),
        }))}
      />
    ),
  };
}

type ChangedField = HistoryEntry['changes'][number]['field'];

function sayName(t: Words, changed: ChangedField): string {
  if (changed === 'photo') return t('field.photo');
  const field = employeeFields.find((name) => name === changed);
  return field ? t(`field.${field}`) : t('employee.files');
}

// Of what the person may not see, the history tells that it changed and no more.
function sayValue(
  t: Words,
  record: EmployeeRecord,
  changed: ChangedField,
  [value, other]: readonly [string | null, string | null],
): string {
  const field = employeeFields.find((name) => name === changed);
  // A paper is there before or after; where neither is told, its name is not for the reader.
  const told = field ? rightOn(record, field) !== 'hidden' : value !== null || other !== null;
  if (!told) return t('history.hidden');
  if (changed === 'photo' && value) return t('field.photo');
  return (field ? valueWords(t, field, value) : value) || t('history.blank');
}
