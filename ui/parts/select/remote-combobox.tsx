import { type ReactElement, useMemo, useState } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import type { Finder, LookupState } from '../lookup.ts';
import type { Option } from '../option.ts';
import { useLookup } from '../use-lookup.ts';
import { ComboboxBox, type ComboboxShared } from './combobox-box.tsx';
import { useSelectTexts } from './texts/select-texts.ts';

export interface RemoteComboboxProps<Value extends string> extends ComboboxShared<Value> {
  /** Looks for what was typed; `''` when the list is opened. Answers that come late are dropped. */
  search: Finder<string, readonly Option<Value>[]>;
  /** The words of the value, known before anything was looked for. */
  known?: Option<Value> | undefined;
  /** Milliseconds typing rests before it is looked for; 250 by default. */
  wait?: number;
}

/** One value out of a list that someone else searches, such as the gateway. */
export function RemoteCombobox<Value extends string>(
  props: RemoteComboboxProps<Value>,
): ReactElement {
  const { search, known, wait = 250, ...shared } = props;
  const { value } = shared;
  // Nothing is looked for before the list is opened.
  const [typed, setTyped] = useState<string | null>(null);
  const found = useLookup(search, typed, wait);
  const { result, state, retry } = found;
  const shown = useMemo(() => {
    const options = result ?? [];
    const apart = known && known.value === value && !options.some((one) => one.value === value);
    return apart && !typed ? [known, ...options] : options;
  }, [result, known, value, typed]);
  const note = useNote(found);
  return (
    <ComboboxBox
      {...shared}
      shown={shown}
      onType={(text) => setTyped((before) => (before === null && text === '' ? null : text))}
      onOpen={(open) => open && setTyped((before) => before ?? '')}
      busy={state === 'loading'}
      note={note}
      onRetry={state === 'failed' ? retry : undefined}
    />
  );
}

function useNote({ state, result }: LookupState<readonly Option[]>): string | undefined {
  const t = useSelectTexts();
  const words = useUiTexts();
  if (state === 'failed') return t('failed');
  if (result === undefined) return words('loading');
  return state === 'ready' && result.length === 0 ? words('empty.filtered') : undefined;
}
