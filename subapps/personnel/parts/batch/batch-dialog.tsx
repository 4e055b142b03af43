import { type ReactElement, useState } from 'react';
import { updateEmployees } from '#bridge/calls/joyhr/employee-record.ts';
import { useGateway } from '#bridge/react/index.ts';
import type { PickedRow } from '#ui/layouts/list-screen/list-config.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { type BatchFailure, runBatch } from '../../stores/batch.ts';
import { useWords } from '../../texts/app-texts.ts';
import { FieldControl } from '../employee/field-control.tsx';
import css from './batch-dialog.module.css';
import { useBatchWords } from './texts/batch-texts.ts';
import { type BatchFieldForm, useBatchField } from './use-batch-field.ts';

export interface BatchDialogProps {
  picked: readonly PickedRow[];
  /** Whether any record may have been changed. */
  onClose: (changed: boolean) => void;
}

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'running'; readonly done: number }
  | { readonly kind: 'ended'; readonly failures: readonly BatchFailure[] };

/** Asks for a field and its value and gives it to everybody picked; says at the end who was left out, and why. */
export function BatchDialog({ picked, onClose }: BatchDialogProps): ReactElement {
  const t = useBatchWords();
  const gateway = useGateway();
  const form = useBatchField();
  const [state, setState] = useState<State>({ kind: 'asking' });
  const { changes } = form;
  const running = state.kind === 'running';
  async function run(): Promise<void> {
    if (changes === undefined) return;
    setState({ kind: 'running', done: 0 });
    const failures = await runBatch(
      picked.map(({ id }) => id),
      (employmentIds) => gateway.call(updateEmployees, { employmentIds, changes }),
      (done) => setState({ kind: 'running', done }),
    );
    setState({ kind: 'ended', failures });
  }
  const close = () => !running && onClose(state.kind === 'ended');
  const start = { id: 'run', label: t('batch.run'), variant: 'primary', onClick: run } as const;
  const end = { id: 'end', label: t('batch.close'), variant: 'primary', onClick: close } as const;
  return (
    <Dialog
      open
      width={504}
      title={t('batch.title')}
      onClose={close}
      hideCancel={state.kind !== 'asking'}
      lock={0}
      buttons={
        state.kind === 'ended' ? [end] : [{ ...start, disabled: changes === undefined || running }]
      }
    >
      {state.kind === 'ended' ? (
        <Ended picked={picked} failures={state.failures} />
      ) : (
        <div className={css.ask}>
          <p>{t('batch.scope', { count: picked.length })}</p>
          <Question form={form} disabled={running} />
          {running && (
            <div role="status">
              <progress className={css.progress} max={picked.length} value={state.done} />
              {t('batch.progress', { done: state.done, total: picked.length })}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Which field, and its value, by the control that the record has for it. */
function Question(props: { form: BatchFieldForm; disabled: boolean }): ReactElement {
  const { form, disabled } = props;
  const { rights, fields, field, editing } = form;
  const t = useBatchWords();
  const words = useWords();
  if (fields === undefined) {
    if (rights.state !== 'failed') return <SkeletonLines lines={3} />;
    return <FailedState error={rights.error} onRetry={rights.reload} />;
  }
  if (field === undefined) return <p>{t('batch.nothing')}</p>;
  return (
    <>
      <Field label={t('batch.field')} required disabled={disabled}>
        <Select
          options={fields.map((name) => ({ value: name, label: words(`field.${name}`) }))}
          value={field}
          onChange={form.choose}
        />
      </Field>
      <Field label={words(`field.${field}`)} required disabled={disabled}>
        <FieldControl key={field} field={field} record={noNames} editing={editing} />
      </Field>
    </>
  );
}

const noNames = { names: {} };

interface EndedProps {
  picked: readonly PickedRow[];
  failures: readonly BatchFailure[];
}

function Ended({ picked, failures }: EndedProps): ReactElement {
  const t = useBatchWords();
  const counts = { saved: picked.length - failures.length, failed: failures.length };
  return (
    <div className={css.ask} role="status">
      <Banner tone={failures.length === 0 ? 'good' : 'warn'}>
        {failures.length === 0 ? t('batch.allSaved', counts) : t('batch.someSaved', counts)}
      </Banner>
      <ul className={css.failures}>
        {failures.map(({ id, refusal }) => {
          const person = picked.find((one) => one.id === id);
          return (
            <li key={id}>
              {person && `${person.userName} ${person.detail}`}
              {t(`batch.refusal.${refusal}`)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
