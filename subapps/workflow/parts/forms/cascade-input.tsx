import { type ReactElement, useState } from 'react';
import { optionsBelow, pathOf } from '#bridge/calls/workflow/cascade.ts';
import type { FormField } from '#bridge/calls/workflow/form.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './forms.module.css';
import { nameIn } from './in-words.ts';

interface CascadeProps {
  options: FormField['options'];
  value: string;
  onChange: (value: string) => void;
}

/** One list for each level; the next one is there once the level above is chosen. It has a value when the last one is. */
export function CascadeInput({ options, value, onChange }: CascadeProps): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const path = value === '' ? begun : pathOf(options, value).map(({ code }) => code);
  const levels = [undefined, ...path]
    .map((parent) => optionsBelow(options, parent))
    .filter((level) => level.length > 0);
  const choose = (at: number, code: string) => {
    const next = [...path.slice(0, at), code];
    setBegun(next);
    onChange(optionsBelow(options, code).length === 0 ? code : '');
  };
  const clear = (at: number) => {
    setBegun(path.slice(0, at));
    onChange('');
  };
  return (
    <div className={css.levels}>
      {levels.map((level, at) => (
        <Select
          key={path[at - 1] ?? ''}
          label={t('forms.level', { number: at + 1 })}
          options={level.map((option) => ({ value: option.code, label: nameIn(option, locale) }))}
          value={path[at] ?? ''}
          onClear={() => clear(at)}
          onChange={(code) => choose(at, code)}
        />
      ))}
    </div>
  );
}
