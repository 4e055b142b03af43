import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { readNumber, round } from './read-number.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** `null` while it is empty. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** What the arrow keys add or take away; 1 by default. */
  step?: number;
  /** Decimals kept; none by default. */
  digits?: number;
}

/** A number. What is no number is put back when the input is left; the arrow keys step. */
export function NumberInput(props: NumberInputProps): ReactElement {
  const { value, onChange, min, max, step = 1, digits = 0, ...rest } = props;
  const [draft, setDraft] = useState<string>();
  function type(text: string): void {
    setDraft(text);
    const read = readNumber(text, digits);
    if (read !== undefined) onChange(read);
  }
  function leave(): void {
    setDraft(undefined);
    if (value !== null && value !== undefined) onChange(within(value, min, max));
  }
  function stepBy(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setDraft(undefined);
    onChange(within(round((value ?? 0) + direction * step, digits), min, max));
  }
  return (
    <TextInput
      {...rest}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      value={draft ?? (value === null || value === undefined ? '' : String(value))}
      onChange={type}
      onBlur={leave}
      onKeyDown={stepBy}
    />
  );
}

function within(value: number, min = -Infinity, max = Infinity): number {
  return Math.min(Math.max(value, min), max);
}
