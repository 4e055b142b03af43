import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import { TextInput } from './text-input.tsx';

export interface SearchBoxProps {
  value: string;
  /** Called when typing rests for `wait`, at once on Enter and on clear. */
  onSearch: (typed: string) => void;
  /** Also the spoken name; "search" by default. */
  placeholder?: string;
  /** Milliseconds; 250 by default, 0 to search with every letter. */
  wait?: number;
  size?: 'sm' | 'md' | 'lg';
}

/** A line to search with. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { value, onSearch, wait = 250, size = 'md' } = props;
  const t = useUiTexts();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = props.placeholder ?? t('search');
  // By the time typing rests, what the caller searches in may have changed: it is told as it is then.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  function search(next: string, delay: number): void {
    setTyped(next);
    clearTimeout(timer.current);
    if (delay === 0) onSearch(next);
    else timer.current = setTimeout(() => latest.current(next), delay);
  }
  return (
    <TextInput
      type="search"
      icon="search"
      clearable
      size={size}
      aria-label={words}
      placeholder={words}
      enterKeyHint="search"
      value={typed}
      onChange={(next) => search(next, next === '' ? 0 : wait)}
      // A half-written Chinese word is no search: Enter only confirms it.
      onKeyDown={(event) =>
        event.key === 'Enter' && !event.nativeEvent.isComposing && search(typed, 0)
      }
    />
  );
}
