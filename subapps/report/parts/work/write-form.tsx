import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type openWorkReport, saveWorkReport } from '#bridge/calls/wpm/calls.ts';
import { useDirty, useSave, useTools } from '#bridge/react/index.ts';
import { ControlBar } from '#ui/layouts/stack-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { type Receiver, Receivers } from './receivers.tsx';
import css from './work.module.css';

type Opened = ResultOf<typeof openWorkReport>;

interface WriteFormProps {
  of: Opened;
  onSaved: () => void;
}

/** The own report of a period: what was done, what comes next, what is in the way, and who receives it. */
export function WriteForm({ of, onSaved }: WriteFormProps): ReactElement {
  const t = useWords();
  const form = useForm(of, onSaved);
  const { values, problem, busy } = form;
  const locked = !of.canWrite;
  const area = (name: 'done' | 'plan' | 'problems') => (
    <Field label={t(`work.${name}`)} required={name === 'done'}>
      <TextArea
        value={values[name]}
        rows={name === 'done' ? 6 : 3}
        maxLength={4000}
        disabled={locked}
        onChange={(text) => form.change({ [name]: text })}
      />
    </Field>
  );
  return (
    <div className={css.form}>
      {locked && <Banner title={t(of.state === null ? 'work.future' : 'work.locked')} />}
      {of.planned !== '' && <Planned of={of} locked={locked} form={form} />}
      {area('done')}
      {area('plan')}
      {area('problems')}
      <Receivers
        value={values.receivers}
        disabled={locked}
        onChange={(receivers) => form.change({ receivers })}
      />
      {problem !== null && <Banner tone="bad">{problem}</Banner>}
      {!locked && (
        <ControlBar>
          <Button variant="primary" busy={busy} onClick={() => void form.save(true)}>
            {of.state === null || of.state === 'draft' ? t('work.send') : t('work.sendAgain')}
          </Button>
          {(of.state === null || of.state === 'draft') && (
            <Button disabled={busy} onClick={() => void form.save(false)}>
              {t('work.draft')}
            </Button>
          )}
        </ControlBar>
      )}
    </div>
  );
}

function Planned(props: {
  of: Opened;
  locked: boolean;
  form: ReturnType<typeof useForm>;
}): ReactElement {
  const t = useWords();
  const { of, locked, form } = props;
  const take = () =>
    form.change({ done: [form.values.done, of.planned].filter(Boolean).join('\n') });
  return (
    <div className={css.planned}>
      <p>{t('work.planned')}</p>
      {of.planned}
      {!locked && (
        <p>
          <LinkButton onClick={take}>{t('work.usePlan')}</LinkButton>
        </p>
      )}
    </div>
  );
}

interface Values {
  readonly done: string;
  readonly plan: string;
  readonly problems: string;
  readonly receivers: readonly Receiver[];
}

function useForm({ kind, fromOn, done, plan, problems, receivers }: Opened, onSaved: () => void) {
  const t = useWords();
  const { tell } = useTools();
  const saving = useSave(saveWorkReport);
  const [values, setValues] = useState<Values>({ done, plan, problems, receivers });
  const [changed, setChanged] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useDirty(changed);
  return {
    values,
    problem,
    busy: saving.state === 'saving',
    change(next: Partial<Values>) {
      setValues((before) => ({ ...before, ...next }));
      setChanged(true);
      setProblem(null);
    },
    async save(send: boolean) {
      const { receivers: chosen, ...parts } = values;
      const receiverIds = chosen.map(({ id }) => id);
      const saved = await saving.save({ kind, on: fromOn, ...parts, receiverIds, send });
      if (!saved.ok) {
        setProblem(saved.error.words);
        return;
      }
      setChanged(false);
      tell(t(send ? 'work.sentDone' : 'work.drafted'), 'success');
      onSaved();
    },
  };
}
