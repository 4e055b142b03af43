import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { AnyForm } from '#bridge/calls/record/any-row.ts';
import type { RecordDoor } from '#bridge/calls/record/doors.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import type { CloseDialog, PickedRow } from '../layouts/list-screen/list-config.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { Checkbox } from '../parts/checkbox.tsx';
import type { Column } from '../parts/data-table/columns.ts';
import { DataTable } from '../parts/data-table/data-table.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select/select.tsx';
import { SkeletonLines } from '../parts/skeleton.tsx';
import { EmptyState, ErrorState } from '../parts/states.tsx';
import { formatNumber } from '../texts/format.ts';
import { type BatchEnd, batchContent, type RefusedRow, runBatch } from './batch.ts';
import { type BatchField, listBatchFields } from './batch-fields.ts';
import { FieldControl } from './field-control.tsx';
import css from './record.module.css';
import { wordsOfError } from './record-door.ts';
import type { SpokenRecord } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

export interface BatchChangeProps {
  spoken: SpokenRecord;
  door: RecordDoor;
  picked: readonly PickedRow[];
  /** Takes the rows that stay selected. */
  onPicked: (picked: readonly PickedRow[]) => void;
  onClose: CloseDialog;
}

/** One field of all selected rows: which, its new value, how many rows, and what became of each. */
export function BatchChange(props: BatchChangeProps): ReactElement {
  const { spoken, door, picked, onPicked, onClose } = props;
  const t = useRecordScreenWords();
  const [form, setForm] = useState<AnyForm>();
  const [problem, setProblem] = useState('');
  const [end, setEnd] = useState<BatchEnd>();
  useEffect(() => {
    const stop = new AbortController();
    door.form(stop.signal).then(setForm, (cause: unknown) => {
      if (!stop.signal.aborted) setProblem(wordsOfError(cause));
    });
    return () => stop.abort();
  }, [door]);
  if (problem !== '') return <ErrorState title={t('failed')} hint={problem} />;
  if (form === undefined) return <SkeletonLines lines={4} />;
  if (end) return <BatchResult end={end} onClose={() => onClose('changed')} />;
  const fields = listBatchFields(spoken, form, t);
  if (fields.length === 0) return <EmptyState title={t('batch.none')} />;
  return (
    <Choosing
      {...{ door, fields }}
      count={picked.length}
      onRun={async (name, value) => {
        const content = batchContent(name, value);
        const result = await runBatch(picked, (ids) => door.updateMany(ids, content), wordsOfError);
        onPicked(result.refused.map(({ id, userName }) => ({ id, userName })));
        setEnd(result);
      }}
    />
  );
}

interface ChoosingProps {
  door: RecordDoor;
  fields: readonly BatchField[];
  count: number;
  onRun: (name: string, value: FieldValue | null) => Promise<void>;
}

/** The field, and its new value; `undefined` until one is given. */
interface Wanted {
  readonly name: string;
  readonly value: FieldValue | null | undefined;
}

function Choosing({ door, fields, count, onRun }: ChoosingProps): ReactElement {
  const t = useRecordScreenWords();
  const [wanted, setWanted] = useState<Wanted>({ name: '', value: undefined });
  const [busy, setBusy] = useState(false);
  const { choices, nameOf } = useNamedChoices(door);
  const { name, value } = wanted;
  const find = (wantedName: string) => fields.find((one) => one.name === wantedName);
  const field = find(name);
  const said = { count: formatNumber(count), field: field?.label ?? name };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (value === undefined || busy) return;
        setBusy(true);
        void onRun(name, value);
      }}
    >
      <Field label={t('batch.field')} required>
        <Select
          value={name}
          options={fields.map((one) => ({ value: one.name, label: one.label }))}
          // A box that is not ticked says no.
          onChange={(next) =>
            setWanted({
              name: next,
              value: find(next)?.control.kind === 'flag' ? false : undefined,
            })
          }
        />
      </Field>
      {field && <NewValue key={name} {...{ field, choices, value, setWanted }} />}
      {field && value !== undefined && (
        <Banner
          title={
            value === null
              ? t('batch.previewEmpty', said)
              : t('batch.preview', { ...said, value: nameOf(value) ?? field.show(value) })
          }
        />
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={busy} disabled={value === undefined}>
          {t('batch.apply', { count: formatNumber(count) })}
        </Button>
      </div>
    </form>
  );
}

function NewValue(props: {
  field: BatchField;
  choices: RecordDoor['choices'];
  value: Wanted['value'];
  setWanted: (wanted: Wanted) => void;
}): ReactElement {
  const { field, choices, value, setWanted } = props;
  const { name, control, words } = field;
  const t = useRecordScreenWords();
  return (
    <>
      {value !== null && (
        <Field label={t('batch.value')} required>
          <FieldControl
            {...{ name, choices, words }}
            field={control}
            value={value ?? null}
            onChange={(next) => setWanted({ name, value: next ?? undefined })}
          />
        </Field>
      )}
      {!control.required && (
        <Checkbox
          checked={value === null}
          onChange={(on) => setWanted({ name, value: on ? null : undefined })}
        >
          {t('batch.empty')}
        </Checkbox>
      )}
    </>
  );
}

/** The choices of references, which also tell what a chosen one is called. */
function useNamedChoices({ choices }: RecordDoor) {
  return useMemo(() => {
    const names = new Map<string, string>();
    const search: RecordDoor['choices'] = async (...asked) => {
      const found = await choices(...asked);
      for (const { id, name } of found.options) names.set(id, name);
      return found;
    };
    return {
      choices: search,
      nameOf: (id: FieldValue | null | undefined) => names.get(String(id)),
    };
  }, [choices]);
}

const endWords = { change: 'batch.done', remove: 'batch.removed', move: 'batch.moved' } as const;

/** How many rows a batch changed, and why the others stayed as they were. */
export function BatchResult(props: {
  end: BatchEnd;
  onClose: () => void;
  /** What was done; a change by default. */
  work?: 'change' | 'remove' | 'move';
}): ReactElement {
  const { end, onClose, work = 'change' } = props;
  const t = useRecordScreenWords();
  const done = formatNumber(end.done);
  return (
    <div className={css.form}>
      {end.done > 0 && <Banner tone="good" title={t(endWords[work], { count: done })} />}
      {end.refused.length > 0 && (
        <>
          <Banner
            tone="warn"
            title={t('batch.refused', { count: formatNumber(end.refused.length) })}
          >
            {t('batch.refusedHint')}
          </Banner>
          <div className={css.refused}>
            <DataTable
              label={t('batch.refused', { count: formatNumber(end.refused.length) })}
              columns={columnsOf(t('batch.name'), t('batch.reason'))}
              rows={end.refused}
              rowKey={(row) => row.id}
            />
          </div>
        </>
      )}
      <div className={css.actions}>
        <Button variant="primary" onClick={onClose}>
          {t('batch.close')}
        </Button>
      </div>
    </div>
  );
}

function columnsOf(name: string, reason: string): readonly Column<RefusedRow>[] {
  return [
    { id: 'name', header: name, width: 200, cell: (row) => row.userName },
    { id: 'reason', header: reason, minWidth: 200, lines: 2, cell: (row) => row.reason },
  ];
}
