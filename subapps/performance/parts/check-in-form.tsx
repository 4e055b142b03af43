import { type ReactElement, useState } from 'react';
import { addCheckIn } from '#bridge/calls/performance/mine.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../texts/app-texts.ts';
import type { Goal } from './goal-list.tsx';
import css from './performance.module.css';
import { useSaved } from './use-saved.ts';

const moods = ['onTrack', 'risk', 'off'] as const;

/** Notes how far a goal is. */
export function CheckInForm(props: {
  goal: Goal;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { goal, onClose, onSaved } = props;
  const t = useWords();
  const [progress, setProgress] = useState<number | null>(Number(goal.progress));
  const [mood, setMood] = useState<(typeof moods)[number]>('onTrack');
  const [note, setNote] = useState('');
  const [actual, setActual] = useState<number | null>(
    goal.kpi?.actual == null ? null : Number(goal.kpi.actual),
  );
  const { save, errors, problem } = useSaved(addCheckIn, {
    done: t('checkIn.done'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const send = (): Promise<void> =>
    save({
      goalId: goal.id,
      progress: String(progress ?? 0),
      mood,
      ...(note.trim() !== '' && { note }),
      ...(goal.kpi !== null && actual !== null && { actual: String(actual) }),
    });
  return (
    <Dialog
      open
      width={480}
      title={t('goals.checkInOf', { name: goal.name })}
      onClose={onClose}
      buttons={[{ id: 'save', label: t('checkIn.save'), variant: 'primary', onClick: send }]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        {goal.kpi === null ? (
          <Field label={t('checkIn.progress')} required error={errors.progress}>
            <NumberInput value={progress} min={0} max={100} step={5} onChange={setProgress} />
          </Field>
        ) : (
          <ActualField kpi={goal.kpi} value={actual} error={errors.actual} onChange={setActual} />
        )}
        <Field label={t('checkIn.mood')}>
          <RadioGroup
            value={mood}
            options={moods.map((value) => ({ value, label: t(`mood.${value}`) }))}
            onChange={setMood}
          />
        </Field>
        <Field label={t('checkIn.note')}>
          <TextArea value={note} maxLength={2000} onChange={setNote} />
        </Field>
      </div>
    </Dialog>
  );
}

/** The figure that was reached, or whether it is done. */
function ActualField(props: {
  kpi: NonNullable<Goal['kpi']>;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}): ReactElement {
  const { kpi, value, error, onChange } = props;
  const t = useWords();
  if (kpi.direction === 'done') {
    return (
      <Field label={t('kpi.isDone')} required error={error}>
        <RadioGroup
          value={value === null ? '' : value > 0 ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: t('kpi.done') },
            { value: 'no', label: t('kpi.notDone') },
          ]}
          onChange={(chosen) => onChange(chosen === 'yes' ? 1 : 0)}
        />
      </Field>
    );
  }
  const label = kpi.unit === null ? t('kpi.actualField') : `${t('kpi.actualField')} (${kpi.unit})`;
  return (
    <Field label={label} required error={error}>
      <NumberInput value={value} min={0} max={9_999_999_999} digits={4} onChange={onChange} />
    </Field>
  );
}
