import { type ReactElement, useState } from 'react';
import { largestPanel } from '#bridge/calls/recruit/interviews.ts';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { clockOf } from '../../texts/clock.ts';
import css from './board.module.css';
import { EmployeePicker } from './employee-picker.tsx';

const modes = ['place', 'video', 'phone'] as const;
/** Half hours of a working day. */
const starts = Array.from({ length: 25 }, (_, index) => 480 + index * 30);

/** A person of a panel. */
export interface Member {
  readonly id: string;
  readonly name: string;
}

/** How an interview is held. */
export interface Ways {
  readonly minutes: number | null;
  readonly mode: (typeof modes)[number];
  readonly place: string;
  readonly panel: readonly Member[];
}

/** An hour in the house, without a panel yet. */
export const usualWays: Ways = { minutes: 60, mode: 'place', place: '', panel: [] };

/** Chooses when on a day something begins. */
export function StartSelect(props: {
  value: string;
  label?: string;
  onChange: (value: string) => void;
}): ReactElement {
  const options = starts.map((at) => ({ value: String(at), label: clockOf(at) }));
  return <Select {...props} options={options} />;
}

/** Length, way and place of an interview. */
export function WaysFields(props: {
  ways: Ways;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Ways>) => void;
}): ReactElement {
  const { ways, errors, onChange } = props;
  const t = useWords();
  return (
    <>
      <div className={css.pair}>
        <Field label={t('interview.minutes')} required error={errors.minutes}>
          <NumberInput
            value={ways.minutes}
            min={10}
            max={480}
            step={15}
            onChange={(minutes) => onChange({ minutes })}
          />
        </Field>
        <Field label={t('interview.mode')} required>
          <Select
            value={ways.mode}
            options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={(mode) => onChange({ mode })}
          />
        </Field>
      </div>
      <Field label={t('interview.place')} error={errors.place}>
        <TextInput value={ways.place} maxLength={200} onChange={(place) => onChange({ place })} />
      </Field>
    </>
  );
}

/** Chooses who holds an interview. */
export function PanelField(props: {
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
