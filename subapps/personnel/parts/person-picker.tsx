import { type ReactElement, useEffect, useState } from 'react';
import { rosterPage } from '#bridge/calls/joyhr.ts';
import { useCall } from '#bridge/react/index.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import type { Option } from '#ui/parts/option.ts';
import { inService } from '../stores/roster-query.ts';
import { useWords } from '../texts/app-texts.ts';
import type { PickerProps } from './field-control.tsx';

/** Milliseconds typing rests before people are looked for. */
const rest = 250;

/** A person in service, found by name, pinyin or staff number. */
export function PersonPicker({ value, name, onPick }: PickerProps): ReactElement {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const keyword = useRested(typed.trim());
  const found = useCall(rosterPage, keyword ? { keyword, status: [...inService], rows: 10 } : null);
  const people = (found.data?.rows ?? []).map(
    (row): Option => ({
      value: row.id,
      label: row.name,
      hint: `${row.staffNo} · ${row.organName}`,
    }),
  );
  const known = people.some((person) => person.value === value);
  const current: Option[] = value && !known ? [{ value, label: name || value }] : [];
  const options = [...current, ...people];
  return (
    <Combobox
      options={options}
      value={value ?? ''}
      busy={found.state === 'loading'}
      placeholder={t('picker.person')}
      onSearch={setTyped}
      onChange={(id) => onPick(id || null, options.find((each) => each.value === id)?.label ?? '')}
    />
  );
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
