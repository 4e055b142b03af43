import { type ReactElement, useState } from 'react';
import { updateEmployees } from '#bridge/calls/joyhr/employee-record.ts';
import { useGateway } from '#bridge/react/index.ts';
import type { PickedRow } from '#ui/layouts/list-screen/list-config.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { type BatchFailure, runBatch } from '../../stores/batch.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './batch-dialog.module.css';
import { useBatchWords } from './texts/batch-texts.ts';

export interface BatchDialogProps {
  picked: readonly PickedRow[];
  /** Whether any record may have been changed. */
  onClose: (changed: boolean) => void;
}

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'running'; readonly done: number }
  | { readonly kind: 'ended'; readonly failures: readonly BatchFailure[] };

/** Asks for a place of work and gives it to everybody picked; says at the end who was left out, and why. */
export function BatchDialog({ picked, onClose }: BatchDialogProps): ReactElement {
  const t = useBatchWords();
  const words = useWords();
  const gateway = useGateway();
  const [place, setPlace] = useState('');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const workPlace = place.trim();
  const running = state.kind === 'running';
  async function run(): Promise<void> {
    setState({ kind: 'running', done: 0 });
    const failures = await runBatch(
      picked.map(({ id }) => id),
      (employmentIds) => gateway.call(updateEmployees, { employmentIds, changes: { workPlace } }),
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
      title={t('batch.workPlace')}
      onClose={close}
      hideCancel={state.kind !== 'asking'}
      lock={0}
      buttons={
        state.kind === 'ended' ? [end] : [{ ...start, disabled: workPlace === '' || running }]
      }
    >
      {state.kind === 'ended' ? (
        <Ended picked={picked} failures={state.failures} />
      ) : (
        <div className={css.ask}>
          <p>{t('batch.scope', { count: picked.length })}</p>
          <Field label={words('field.workPlace')} required disabled={running}>
            <TextInput value={place} onChange={setPlace} maxLength={80} />
          </Field>
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
