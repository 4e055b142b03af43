import { type ReactElement, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useBridge, useDirty, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { DraftBanner } from '#ui/parts/form/draft-banner.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { changeCount, type Draft } from '../../stores/draft.ts';
import { type EmployeeRecord, viewOf } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';
import { statusTones } from '../field-words.ts';
import { ConflictDialog, sayValues } from './conflict-dialog.tsx';
import { EditFoot } from './edit-foot.tsx';
import { EmployeeSummary } from './employee-summary.tsx';
import { PhotoButton } from './photo-button.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordViews, readView, type ViewName } from './record-views.tsx';
import { type Offer, useEditing } from './use-editing.ts';
import { useSaveKey } from './use-save-key.ts';
import { type Saving, useSaving } from './use-saving.ts';

export interface EmployeeRecordViewProps {
  record: EmployeeRecord;
  onSaved: (record: EmployeeRecord) => void;
  /** Hears that rows of the employee's other records changed. */
  onChanged: () => void;
}

/** An employee's record: header, views, and the form when it is edited. */
export function EmployeeRecordView(props: EmployeeRecordViewProps): ReactElement {
  const { record, onSaved, onChanged } = props;
  const t = useWords();
  const [view, show] = useView();
  const organs = useOrgans({ chosen: [record.fields.organId] });
  const control = useEditing(record, organs);
  const { editing } = control;
  const name = record.fields.name ?? '';
  const saving = useSaving({
    id: record.id,
    control,
    onSaved,
    onWrong: (field) => show(viewOf(field)),
  });
  const cancel = useCancel(name, editing?.draft, control.end);
  useDirty(changeCount(editing?.draft) > 0);
  useTabTitle(editing ? t('employee.editingTitle', { name }) : name);
  const page = useRef<HTMLDivElement>(null);
  useSaveKey(page, editing !== undefined, saving.save);
  const { clashing } = saving;
  function pick(field: EmployeeField): void {
    show(viewOf(field));
    control.pick(field);
  }
  return (
    <div ref={page} style={{ display: 'contents' }}>
      <DetailPage
        header={
          <PageHeader
            before={<PhotoButton record={record} />}
            title={name}
            after={<Tag tone={statusTones[record.status]}>{t(`status.${record.status}`)}</Tag>}
            subtitle={record.fields.staffNo}
            actions={!editing && <RecordActions {...{ record, onSaved }} onEdit={control.start} />}
          />
        }
        summary={
          <>
            <EmployeeSummary record={record} organs={organs} onPick={pick} />
            {control.offer && <OfferBanner offer={control.offer} record={record} saving={saving} />}
            {saving.problem && <Banner tone="bad">{saving.problem}</Banner>}
          </>
        }
        foot={editing && <EditFoot editing={editing} saving={saving} onCancel={cancel} />}
      >
        <RecordViews
          record={record}
          editing={editing}
          view={view}
          onView={show}
          onChanged={onChanged}
        />
      </DetailPage>
      {clashing && (
        <ConflictDialog clashing={clashing} saving={saving} say={sayValues(t, clashing, record)} />
      )}
    </div>
  );
}

/** Offers what an earlier visit left; where someone else changed the same fields meanwhile, both are shown at once. */
function OfferBanner(props: {
  offer: Offer;
  record: EmployeeRecord;
  saving: Saving;
}): ReactElement {
  const { offer, record, saving } = props;
  const t = useWords();
  function restore(): void {
    const { draft, clashes } = offer.restore();
    if (clashes) void saving.check(draft);
  }
  return (
    <DraftBanner
      kept={offer.kept}
      outdated={offer.kept.version !== record.version}
      nameOf={(field) => t(`field.${field as EmployeeField}`)}
      onRestore={restore}
      onDiscard={offer.discard}
    />
  );
}

/** Which view of the record is shown; it is in the tab's address. */
function useView(): [ViewName, (view: ViewName) => void] {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const show = (view: ViewName) =>
    navigate(view === 'basic' ? path : `${path}?view=${view}`, { replace: true });
  return [readView(search.get('view')), show];
}

/** Ends the editing; asks first when changes would be lost, and names them. */
function useCancel(name: string, draft: Draft | undefined, end: () => void): () => Promise<void> {
  const t = useWords();
  const bridge = useBridge();
  return async () => {
    const changed = employeeFields.filter((field) => draft?.changes[field] !== undefined);
    if (changed.length === 0) return end();
    const names = changed.map((field) => `<li>${t(`field.${field}`)}</li>`);
    const answer = await bridge.dialogs
      .confirm({
        title: t('employee.discardTitle'),
        subtitle: name,
        heading: t('employee.discardText', { count: changed.length }),
        html: `<ul>${names.join('')}</ul>`,
        okText: t('employee.discard'),
        cancelText: t('employee.keep'),
        tone: 'danger',
      })
      .catch(() => ({ confirmed: false }));
    if (answer.confirmed) end();
  };
}
