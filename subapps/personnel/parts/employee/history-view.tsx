import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useState } from 'react';
import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { employeeHistory } from '#bridge/calls/joyhr/employee-record.ts';
import { useCall } from '#bridge/react/index.ts';
import { createPages } from '#ui/parts/pagination/pages.ts';
import { PagesBar } from '#ui/parts/pagination/pages-bar.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { ChangeList, Timeline, type TimelineItem } from '#ui/parts/timeline.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type EmployeeRecord, type HistoryEntry, rightOn } from '../../stores/record.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { valueWords } from '../field-words.ts';
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
        changes={changes.map((change) => ({
          id: change.field,
          label: sayName(t, change),
          before: sayValue(t, record, change, 'before'),
          after: sayValue(t, record, change, 'after'),
        }))}
      />
    ),
  };
}

type Change = HistoryEntry['changes'][number];

/** The field that changed; nothing for the photo and for papers. */
function fieldOf(change: Change): EmployeeField | undefined {
  return employeeFields.find((name) => name === change.field);
}

function sayName(t: Words, change: Change): string {
  const field = fieldOf(change);
  if (field) return t(`field.${field}`);
  return change.field === 'photo' ? t('field.photo') : t('employee.files');
}

// Of what the person may not see, the history tells that it changed and no more.
function sayValue(
  t: Words,
  record: EmployeeRecord,
  change: Change,
  when: 'before' | 'after',
): string {
  const { [when]: value } = change;
  const field = fieldOf(change);
  if (field) {
    if (rightOn(record, field) === 'hidden') return t('history.hidden');
    return valueWords(t, field, value) || t('history.blank');
  }
  if (change.field === 'photo' && value) {
    return when === 'after' ? t('history.photo') : t('field.photo');
  }
  // A paper is there before or after; where neither is told, its name is not for the reader.
  const told = change.before !== null || change.after !== null;
  return told ? (value ?? t('history.blank')) : t('history.hidden');
}
