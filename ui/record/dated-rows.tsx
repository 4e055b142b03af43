import { type ReactElement, useMemo } from 'react';
import type { AnyPage, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { RecordScreenDoor } from '#bridge/calls/record/doors.ts';
import type { useLoaded } from '../layouts/list-screen/use-loaded.ts';
import { Button } from '../parts/button.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { LinkButton } from '../parts/link.tsx';
import { SkeletonLines } from '../parts/skeleton.tsx';
import { EmptyState, ErrorState } from '../parts/states.tsx';
import { Tag } from '../parts/tag.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { formatDate } from '../texts/format.ts';
import { placeInTime, rowsInOrder, startOf } from './dated.ts';
import css from './record.module.css';
import { recordColumns } from './record-columns.tsx';
import { type RecordStart, type RecordTools, wordsOfError } from './record-door.ts';
import type { SpokenRecord } from './show-value.ts';
import { type RecordScreenWords, useRecordScreenWords } from './texts/record-texts.ts';

export interface DatedRowsProps {
  spoken: SpokenRecord;
  fixed: RecordStart['values'];
  list: ReturnType<typeof useLoaded<AnyPage>>;
  door: RecordScreenDoor;
  tools: RecordTools;
  /** Corrects a row. */
  onOpen: (row: AnyRow) => void;
  /** Begins a row; it takes over the values of the last one. */
  onBegin: (start: RecordStart) => void;
  onChanged: () => void;
}

const tones = { planned: 'warn', current: 'good', past: 'neutral' } as const;

/** Dated rows as a timeline, the newest first: what is planned, what is in force, what was. */
export function DatedRows(props: DatedRowsProps): ReactElement {
  const { spoken, list, onBegin } = props;
  const t = useRecordScreenWords();
  const { data } = list;
  const rows = useMemo(() => rowsInOrder(spoken.record, data?.rows ?? []), [spoken, data]);
  if (list.status.kind === 'failed' && !data) {
    return <ErrorState title={t('failed')} hint={list.status.msg} onRetry={list.reload} />;
  }
  if (!data) return <SkeletonLines lines={6} />;
  const { name } = spoken.words;
  const begin = data.can.create && (
    <Button icon="plus" onClick={() => onBegin(startOf(spoken.record, rows[0]))}>
      {t('dated.begin', { name })}
    </Button>
  );
  if (rows.length === 0) return <EmptyState title={t('none', { name })} action={begin} />;
  return (
    <>
      {begin && <div className={css.panelHead}>{begin}</div>}
      <Timeline
        items={rows.map((row, index) => {
          const place = placeInTime(spoken.record, row, today());
          return {
            id: row.id,
            at: dayOf(row, spoken.record.dated?.from),
            time: periodOf(spoken, row, t),
            tone: tones[place],
            title: <Tag tone={tones[place]}>{t(`dated.${place}`)}</Tag>,
            body: <DatedRow {...props} row={row} removable={index === 0 && rows.length > 1} />,
          };
        })}
      />
    </>
  );
}

function DatedRow(props: DatedRowsProps & { row: AnyRow; removable: boolean }): ReactElement {
  const { spoken, fixed, list, row, removable, onOpen } = props;
  const t = useRecordScreenWords();
  const remove = useRemoval(props);
  const { dated } = spoken.record;
  const left = [...Object.keys(fixed), dated?.from, dated?.to, ...(list.data?.hidden ?? [])];
  const columns = recordColumns(spoken, list.data?.customFields ?? [], t);
  return (
    <>
      <DescriptionList
        items={columns
          .filter(({ id }) => !left.includes(id))
          .map(({ id, header, cell }) => ({ id, term: header, value: cell(row) }))}
      />
      <span className={css.rowButtons}>
        <LinkButton onClick={() => onOpen(row)}>
          {t(row.can.edit ? 'dated.correct' : 'dated.view')}
        </LinkButton>
        {removable && row.can.remove && (
          <LinkButton onClick={() => void remove(row)}>{t('dated.undo')}</LinkButton>
        )}
      </span>
    </>
  );
}

function useRemoval({ spoken, door, tools, onChanged }: DatedRowsProps) {
  const t = useRecordScreenWords();
  return async (row: AnyRow): Promise<void> => {
    const title = t('dated.undoTitle', { period: periodOf(spoken, row, t) });
    if (!(await tools.ask({ title, text: t('dated.undoText'), tone: 'danger' }))) return;
    try {
      await door.remove(row.id, row.version);
      tools.tell(t('removed'), 'success');
    } catch (cause) {
      tools.tell(wordsOfError(cause), 'error');
    }
    onChanged();
  };
}

function periodOf({ record }: SpokenRecord, row: AnyRow, t: RecordScreenWords): string {
  const from = formatDate(dayOf(row, record.dated?.from));
  const to = dayOf(row, record.dated?.to);
  return to === '' ? t('dated.since', { from }) : `${from} – ${formatDate(to)}`;
}

function dayOf(row: AnyRow, name: string | undefined): string {
  return String(row.fields[name ?? ''] ?? '');
}

/** The day of this machine: it only says which tag a row has. */
function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
