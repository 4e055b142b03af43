import { type ReactElement, useState } from 'react';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { readClock } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ClockInput } from '../clock-input.tsx';
import css from './exceptions.module.css';
import type { Act, AskedDay, Inbox } from './exceptions.ts';
import { type ActForm, useAct } from './use-act.ts';

/** What is asked for before it is done. */
export type AskedAct = Exclude<Act, 'remind'>;

interface ActDialogProps {
  act: AskedAct;
  lines: readonly AskedDay[];
  leaveTypes: Inbox['leaveTypes'];
  onClose: (done: boolean) => void;
}

function isReady(act: AskedAct, { at, punchIn, punchOut, typeId, reason }: ActForm): boolean {
  if (reason.trim() === '') return false;
  const isClock = (text: string) => readClock(text) !== null;
  if (act === 'patch') return isClock(at);
  if (act === 'leave') return typeId !== '';
  if (act !== 'adjust') return true;
  const given = [punchIn, punchOut].filter((text) => text !== '');
  return given.length > 0 && given.every(isClock);
}

const emptyForm: ActForm = {
  at: '',
  punchIn: '',
  punchOut: '',
  reason: '',
  typeId: '',
  half: 'whole',
};

/** Asks for what an act needs, and does it. */
export function ActDialog({ act, lines, leaveTypes, onClose }: ActDialogProps): ReactElement {
  const t = useWords();
  const [form, setForm] = useState<ActForm>({ ...emptyForm, typeId: leaveTypes[0]?.id ?? '' });
  const { run, failure } = useAct(act, lines);
  const change = (changes: Partial<ActForm>) => setForm((before) => ({ ...before, ...changes }));
  const [line] = lines;
  const about = { name: line?.name ?? '', day: formatDate(line?.day), count: lines.length };
  async function submit(): Promise<void> {
    if (await run(form)) onClose(true);
  }
  return (
    <Dialog
      open
      width={504}
      title={t(`inbox.dialog.${act}`, about)}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'submit',
          label: t('inbox.dialog.submit'),
          variant: 'primary',
          disabled: !isReady(act, form),
          onClick: submit,
        },
      ]}
    >
      <div className={css.form}>
        <p className={css.faint}>{t(`inbox.dialog.${act}Hint`, about)}</p>
        {failure !== null && <Banner tone="bad" title={failure} />}
        {act === 'leave' && <LeaveFields {...{ form, change, leaveTypes }} />}
        {act === 'patch' && (
          <ClockInput
            label={t('inbox.dialog.at')}
            value={form.at}
            onChange={(at) => change({ at })}
          />
        )}
        {act === 'adjust' && <AdjustFields form={form} change={change} />}
        <Field label={t('inbox.dialog.reason')} required>
          <TextArea value={form.reason} maxLength={500} onChange={(reason) => change({ reason })} />
        </Field>
      </div>
    </Dialog>
  );
}

interface AdjustFieldsProps {
  form: ActForm;
  change: (changes: Partial<ActForm>) => void;
}

function AdjustFields({ form, change }: AdjustFieldsProps): ReactElement {
  const t = useWords();
  return (
    <>
      <ClockInput
        label={t('inbox.dialog.in')}
        value={form.punchIn}
        onChange={(punchIn) => change({ punchIn })}
      />
      <ClockInput
        label={t('inbox.dialog.out')}
        value={form.punchOut}
        onChange={(punchOut) => change({ punchOut })}
      />
    </>
  );
}

interface LeaveFieldsProps {
  form: ActForm;
  change: (changes: Partial<ActForm>) => void;
  leaveTypes: Inbox['leaveTypes'];
}

function LeaveFields({ form, change, leaveTypes }: LeaveFieldsProps): ReactElement {
  const t = useWords();
  return (
    <>
      <Field label={t('inbox.dialog.type')} required>
        <Select
          options={leaveTypes.map(({ id, name }) => ({ value: id, label: name }))}
          value={form.typeId}
          onChange={(typeId) => change({ typeId })}
        />
      </Field>
      <Field label={t('inbox.dialog.half')} required>
        <Select
          options={[
            { value: 'whole', label: t('inbox.dialog.whole') },
            { value: 'am', label: t('half.am') },
            { value: 'pm', label: t('half.pm') },
          ]}
          value={form.half}
          onChange={(half) => change({ half: half as ActForm['half'] })}
        />
      </Field>
    </>
  );
}
