import { type ReactElement, useEffect, useRef, useState } from 'react';
import { getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import {
  useBridge,
  useCall,
  useDialog,
  useDialogButtons,
  useDialogChange,
} from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import type { EmployeeRecord } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';
import { BarePage } from '../bare-page.tsx';
import { EmployeeSummary } from '../employee/employee-summary.tsx';
import { RecordViews, type ViewName } from '../employee/record-views.tsx';
import { statusTones } from '../field-words.ts';
import { NotFound } from '../not-found.tsx';
import { PersonAvatar, usePhotos } from '../person-avatar.tsx';
import { useLookWords } from './texts/look-texts.ts';

/** Records to look through one after the other, in a dialog over the list. Nothing is changed here. */
export function LookPage(): ReactElement {
  const ids = readIds(useDialog()?.given);
  const [at, setAt] = useState(0);
  const [view, show] = useState<ViewName>('basic');
  const id = ids[at];
  const call = useCall(getEmployee, id === undefined ? null : { employmentId: id }, {
    keep: false,
  });
  useDialogButtons(({ kind, page = 1 }) => {
    if (kind === 'page') setAt(page - 1);
    return kind === 'button' ? { value: { id } } : {};
  });
  if (id === undefined) {
    return (
      <BarePage>
        <NotFound />
      </BarePage>
    );
  }
  if (call.data) return <Look key={id} record={call.data} view={view} onView={show} />;
  return (
    <BarePage>
      {call.state === 'failed' ? (
        <ErrorState hint={call.error.words} onRetry={call.reload} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </BarePage>
  );
}

interface LookProps {
  record: EmployeeRecord;
  view: ViewName;
  onView: (view: ViewName) => void;
}

function Look({ record, view, onView }: LookProps): ReactElement {
  const t = useWords();
  const words = useLookWords();
  const organs = useOrgans({ chosen: [record.fields.organId] });
  const name = record.fields.name ?? '';
  const scroller = useRef<HTMLDivElement>(null);
  usePhotos([record.id]);
  useDialogChange({ title: words('look.of', { name }) });
  usePaperHeight(scroller);
  const read = { ...record, can: { ...record.can, edit: false } };
  return (
    <DetailPage
      scroller={scroller}
      header={
        <PageHeader
          before={<PersonAvatar id={record.id} name={name} size="lg" />}
          title={name}
          after={<Tag tone={statusTones[record.status]}>{t(`status.${record.status}`)}</Tag>}
          subtitle={record.fields.staffNo}
        />
      }
      summary={<EmployeeSummary record={read} organs={organs} onPick={() => {}} />}
    >
      <RecordViews record={read} editing={undefined} view={view} onView={onView} reading />
    </DetailPage>
  );
}

/** Tells how much room the whole record takes on paper, where nothing can be scrolled. */
function usePaperHeight(scroller: React.RefObject<HTMLDivElement | null>): void {
  const bridge = useBridge();
  useEffect(() => {
    const content = scroller.current?.firstElementChild;
    if (!content || !bridge.launch.dialog) return;
    const watch = new ResizeObserver(() => {
      const paperHeight = Math.ceil(content.getBoundingClientRect().height);
      bridge.dialogs.change({ paperHeight }).catch(() => {});
    });
    watch.observe(content);
    return () => watch.disconnect();
  }, [bridge, scroller]);
}

/** What was given came over a border, and may be anything. */
function readIds(given: unknown): readonly string[] {
  const ids: unknown = Reflect.get(Object(given), 'ids');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
