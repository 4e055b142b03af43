import { type ReactElement, useState } from 'react';
import { actOnApproval } from '#bridge/calls/workflow/calls.ts';
import { useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { SelectionBar } from '#ui/parts/data-table/selection-bar.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { type BatchOutcome, decideAll } from '../stores/batch.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './approvals.module.css';

interface Picked {
  readonly id: string;
  readonly taskId: string;
  readonly title: string;
}

interface BatchProps {
  tasks: readonly Picked[];
  onClear: () => void;
  onDone: () => void;
}

function useBatch({ tasks, onDone }: BatchProps) {
  const { save } = useSave(actOnApproval);
  const [act, setAct] = useState<'approve' | 'reject' | null>(null);
  const [words, setWords] = useState('');
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const needed = act === 'reject' && words.trim() === '';

  async function run(): Promise<void> {
    if (act === null || needed) return;
    const decided = await decideAll(tasks, async ({ id: approvalId, taskId }) => {
      const said = words.trim() === '' ? {} : { words: words.trim() };
      const requestKey = crypto.randomUUID();
      const event = act === 'approve' ? 'resolve' : 'reject';
      const saved = await save({ approvalId, taskId, act, event, requestKey, ...said });
      return saved.ok ? null : saved.error.words;
    });
    setOutcome(decided);
    if (decided.refused.length === 0) close(true);
  }

  function close(done: boolean): void {
    setAct(null);
    setWords('');
    setOutcome(null);
    if (done) onDone();
  }

  return { act, words, outcome, needed, setAct, setWords, run, close };
}

/** Approves or rejects the picked to-dos, and says which were refused. */
export function BatchBar(props: BatchProps): ReactElement {
  const { tasks, onClear } = props;
  const t = useWords();
  const { act, words, outcome, needed, setAct, setWords, run, close } = useBatch(props);
  return (
    <>
      <SelectionBar count={tasks.length} onClear={onClear}>
        <LinkButton onClick={() => setAct('approve')}>{t('batch.approve')}</LinkButton>
        <LinkButton onClick={() => setAct('reject')}>{t('batch.reject')}</LinkButton>
      </SelectionBar>
      <Dialog
        open={act !== null}
        width={504}
        title={t('batch.title', { count: tasks.length })}
        onClose={() => close(outcome !== null)}
        hideCancel={outcome !== null}
        buttons={
          outcome === null && act !== null
            ? [
                {
                  id: act,
                  label: t(`act.${act}`),
                  variant: 'primary',
                  disabled: needed,
                  onClick: run,
                },
              ]
            : []
        }
      >
        <BatchBody
          outcome={outcome}
          words={words}
          isRequired={act === 'reject'}
          onChange={setWords}
        />
      </Dialog>
    </>
  );
}

function BatchBody(props: {
  outcome: BatchOutcome | null;
  words: string;
  isRequired: boolean;
  onChange: (words: string) => void;
}): ReactElement {
  const { outcome, words, isRequired, onChange } = props;
  const t = useWords();
  return outcome === null ? (
    <Field label={t('ask.words')} required={isRequired}>
      <TextArea value={words} maxLength={1000} onChange={onChange} />
    </Field>
  ) : (
    <div className={css.form}>
      <p>{t('batch.done', { count: outcome.done })}</p>
      <Banner tone="warn" title={t('batch.refused')} />
      <ul className={css.people}>
        {outcome.refused.map(({ id, title, reason }) => (
          <li key={id}>
            {title} · {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
