import { lazy, type ReactElement, Suspense, useState } from 'react';
import { listFiles } from '#bridge/calls/filecenter/calls.ts';
import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { useCall } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { type EmployeeRecord, type FieldView, viewOf } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';
import { FieldList } from './field-list.tsx';
import { HistoryView } from './history-view.tsx';
import { ContractTable, EducationTable, EmergencyTable, JobTable } from './record-tables.tsx';
import css from './record-views.module.css';
import type { Editing } from './use-editing.ts';

const FieldForm = lazy(() =>
  import('./field-form.tsx').then((module) => ({ default: module.FieldForm })),
);

const FilesView = lazy(async () => ({
  default: (await import('../files/files-view.tsx')).FilesView,
}));

const views = ['basic', 'job', 'contract', 'education', 'emergency', 'files', 'history'] as const;

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
  /** Those there are; all by default. */
  only?: readonly ViewName[];
}): ReactElement {
  const { record, editing, view, onView, only = views } = props;
  const t = useWords();
  const hasFiles = only.includes('files');
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
        return { id, label: t(`employee.${id}`), ...(count > 0 && { count }) };
      })}
    >
      {view !== 'files' && <View record={record} editing={editing} view={view} />}
    </Tabs>
  );
}

function View(props: {
  record: EmployeeRecord;
  editing: Editing | undefined;
  view: Exclude<ViewName, 'files'>;
}): ReactElement {
  const { record, editing, view } = props;
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
        </>
      );
    case 'contract':
      return <ContractTable record={record} />;
    case 'education':
      return <EducationTable record={record} />;
    case 'emergency':
      return <EmergencyTable record={record} />;
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
  switch (view) {
    case 'basic':
    case 'job':
      return employeeFields.filter(
        (field) => viewOf(field) === view && editing?.draft.changes[field] !== undefined,
      ).length;
    case 'contract':
      return record.contracts.length;
    case 'education':
      return record.educations.length;
    case 'emergency':
      return record.emergencyContacts.length;
    case 'history':
      return 0;
  }
}
