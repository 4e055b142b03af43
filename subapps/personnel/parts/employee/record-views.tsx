import { lazy, type ReactElement, Suspense, useState } from 'react';
import { listFiles } from '#bridge/calls/filecenter/calls.ts';
import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import {
  type EmployeeRecordName,
  employeeRecordName,
} from '#bridge/calls/joyhr/employee-record.ts';
import { useCall } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { type EmployeeRecord, type FieldView, viewOf } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';
import { FieldList } from './field-list.tsx';
import { HistoryView } from './history-view.tsx';
import { JobTable } from './job-table.tsx';
import css from './record-views.module.css';
import type { Editing } from './use-editing.ts';

const FieldForm = lazy(() =>
  import('./field-form.tsx').then((module) => ({ default: module.FieldForm })),
);

const RecordTab = lazy(() =>
  import('../records/record-tab.tsx').then((module) => ({ default: module.RecordTab })),
);

const LifeView = lazy(async () => ({
  default: (await import('../changes/life-view.tsx')).LifeView,
}));

const FilesView = lazy(async () => ({
  default: (await import('../files/files-view.tsx')).FilesView,
}));

const recordNames = employeeRecordName.options;
const views = ['basic', 'job', ...recordNames, 'files', 'history'] as const;

/** The name of one view of the record. */
export type ViewName = (typeof views)[number];

/** Reads a view's name out of an address; the first view for anything else. */
export function readView(name: string | null): ViewName {
  return views.find((view) => view === name) ?? 'basic';
}

/** The views of a record, one at a time. While it is edited, the two views with fields count their changes. */
export function RecordViews(props: {
  record: EmployeeRecord;
  editing: Editing | undefined;
  view: ViewName;
  onView: (view: ViewName) => void;
  /** The record is looked at in passing: papers are seen to in the record itself, and nothing is changed. */
  reading?: boolean;
  /** Hears that rows of the employee's other records changed. */
  onChanged?: () => void;
}): ReactElement {
  const { record, editing, view, onView, reading = false } = props;
  const t = useWords();
  const hasFiles = !reading;
  const only = views.filter((id) =>
    isRecordName(id) ? record.records[id] !== undefined : id !== 'files' || hasFiles,
  );
  const files = useCall(listFiles, hasFiles ? { employmentId: record.id } : null);
  // A file that is on its way goes on while another view is looked at.
  const [seen, setSeen] = useState(view === 'files');
  if (view === 'files' && !seen) setSeen(true);
  return (
    <Tabs
      label={t('employee.tabs')}
      value={view}
      onChange={onView}
      kept={
        seen
          ? {
              files: (
                <Suspense fallback={<SkeletonLines lines={6} />}>
                  <FilesView record={record} files={files} />
                </Suspense>
              ),
            }
          : {}
      }
      tabs={only.map((id) => {
        const count =
          id === 'files' ? (files.data?.files.length ?? 0) : countOf(record, editing, id);
        const label = t(isRecordName(id) ? `employee.tab.${id}` : `employee.${id}`);
        return { id, label, ...(count > 0 && { count }) };
      })}
    >
      {view !== 'files' && <View {...props} view={view} />}
    </Tabs>
  );
}

function View(props: {
  record: EmployeeRecord;
  editing: Editing | undefined;
  view: Exclude<ViewName, 'files'>;
  reading?: boolean;
  onChanged?: () => void;
}): ReactElement {
  const { record, editing, view, reading = false, onChanged = () => {} } = props;
  if (isRecordName(view)) {
    return (
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <RecordTab
          key={view}
          name={view}
          employmentId={record.id}
          reading={reading}
          onChanged={onChanged}
        />
      </Suspense>
    );
  }
  switch (view) {
    case 'basic':
      return <Fields record={record} editing={editing} view="basic" />;
    case 'job':
      return (
        <>
          <Fields record={record} editing={editing} view="job" />
          <div className={css.below}>
            <JobTable record={record} />
          </div>
          <div className={css.below}>
            <Suspense fallback={<SkeletonLines lines={4} />}>
              <LifeView employmentId={record.id} stamp={record} onChanged={onChanged} />
            </Suspense>
          </div>
        </>
      );
    case 'history':
      // Another version has another history.
      return <HistoryView key={record.version} record={record} />;
  }
}

function Fields(props: {
  record: EmployeeRecord;
  editing: Editing | undefined;
  view: FieldView;
}): ReactElement {
  const { record, editing, view } = props;
  return editing ? (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <FieldForm record={record} editing={editing} view={view} />
    </Suspense>
  ) : (
    <FieldList record={record} view={view} />
  );
}

function countOf(
  record: EmployeeRecord,
  editing: Editing | undefined,
  view: Exclude<ViewName, 'files'>,
): number {
  if (isRecordName(view)) return record.records[view] ?? 0;
  return employeeFields.filter(
    (field) => viewOf(field) === view && editing?.draft.changes[field] !== undefined,
  ).length;
}

function isRecordName(view: ViewName): view is EmployeeRecordName {
  return recordNames.some((name) => name === view);
}
