import { type ReactElement, useState } from 'react';
import { bookInterview, largestPanel } from '#bridge/calls/recruit/interviews.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { clockOf, minutesOf } from '../../texts/clock.ts';
import css from './board.module.css';
import { EmployeePicker } from './employee-picker.tsx';
import { useSaved } from './use-saved.ts';

const modes = ['place', 'video', 'phone'] as const;
/** Half hours of a working day. */
const starts = Array.from({ length: 25 }, (_, index) => 480 + index * 30);

interface Member {
  readonly id: string;
  readonly name: string;
}

interface Draft {
  readonly on: string;
  readonly from: string;
  readonly minutes: number | null;
  readonly mode: (typeof modes)[number];
  readonly place: string;
  readonly panel: readonly Member[];
}

const usual: Draft = { on: '', from: '600', minutes: 60, mode: 'place', place: '', panel: [] };

/** Books an interview with its panel. */
export function InterviewForm(props: {
  applicationId: string;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { applicationId, onClose, onSaved } = props;
  const t = useWords();
  const [draft, setDraft] = useState(usual);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const { save, errors, problem } = useSaved(bookInterview, {
    done: t('interview.booked'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const { on, from, minutes, mode, place, panel } = draft;
  const send = (): Promise<void> =>
    save({
      applicationId,
      on,
      from: minutesOf(from),
      minutes: minutes ?? 0,
      mode,
      ...(place !== '' && { place }),
      panel: panel.map(({ id }) => id),
    });
  return (
    <Dialog
      open
      width={640}
      title={t('interview.title')}
      onClose={onClose}
      buttons={[{ id: 'book', label: t('application.book'), variant: 'primary', onClick: send }]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <InterviewFields draft={draft} errors={errors} onChange={change} />
        <Panel panel={panel} error={errors.panel} onChange={(next) => change({ panel: next })} />
      </div>
    </Dialog>
  );
}

function InterviewFields(props: {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Draft>) => void;
}): ReactElement {
  const { draft, errors, onChange } = props;
  const t = useWords();
  return (
    <>
      <div className={css.pair}>
        <Field label={t('interview.on')} required error={errors.on}>
          <DateInput value={draft.on} onChange={(on) => onChange({ on })} />
        </Field>
        <Field label={t('interview.from')} required error={errors.from}>
          <Select
            value={draft.from}
            options={starts.map((at) => ({ value: String(at), label: clockOf(at) }))}
            onChange={(from) => onChange({ from })}
          />
        </Field>
        <Field label={t('interview.minutes')} required error={errors.minutes}>
          <NumberInput
            value={draft.minutes}
            min={10}
            max={480}
            step={15}
            onChange={(minutes) => onChange({ minutes })}
          />
        </Field>
        <Field label={t('interview.mode')} required>
          <Select
            value={draft.mode}
            options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={(mode) => onChange({ mode })}
          />
        </Field>
      </div>
      <Field label={t('interview.place')} error={errors.place}>
        <TextInput value={draft.place} maxLength={200} onChange={(place) => onChange({ place })} />
      </Field>
    </>
  );
}

function Panel(props: {
  panel: readonly Member[];
  error: string | undefined;
  onChange: (panel: readonly Member[]) => void;
}): ReactElement {
  const { panel, error, onChange } = props;
  const t = useWords();
  const [picked, setPicked] = useState<Member>({ id: '', name: '' });
  const isFull = panel.length >= largestPanel;
  const add = (): void => {
    if (!panel.some(({ id }) => id === picked.id)) onChange([...panel, picked]);
    setPicked({ id: '', name: '' });
  };
  return (
    <Field label={t('interview.panel')} required error={error}>
      <div className={css.stack}>
        <ul className={css.list}>
          {panel.map(({ id, name }) => (
            <li key={id} className={css.line}>
              {name}
              <IconButton
                icon="close"
                size="sm"
                label={t('interview.remove', { name })}
                onClick={() => onChange(panel.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
        {!isFull && (
          <div className={css.line}>
            <div className={css.pick}>
              <EmployeePicker
                label={t('interview.panel')}
                value={picked.id}
                known={{ value: picked.id, label: picked.name }}
                onPick={(id, name) => setPicked({ id, name })}
              />
            </div>
            <Button icon="plus" disabled={picked.id === ''} onClick={add}>
              {t('interview.addMember')}
            </Button>
          </div>
        )}
      </div>
    </Field>
  );
}
