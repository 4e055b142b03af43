import { type ReactElement, useState } from 'react';
import type { Option } from './option.ts';
import { ComboboxBox, type ComboboxShared } from './select/combobox-box.tsx';
import { useMatches } from './select/use-matches.ts';

export interface ComboboxProps<Value extends string> extends ComboboxShared<Value> {
  options: readonly Option<Value>[];
  /** While the options are still on their way. */
  busy?: boolean;
}

/** One value out of many, found by typing. Shows at most 100 matches at a time. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>): ReactElement {
  const { options, busy = false, ...shared } = props;
  const [typed, setTyped] = useState('');
  const { shown, note } = useMatches(options, typed, shared.value);
  return <ComboboxBox {...shared} shown={shown} onType={setTyped} busy={busy} note={note} />;
}
