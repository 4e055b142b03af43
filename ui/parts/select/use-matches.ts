import { useMemo } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { matches, type Option } from '../option.ts';
import { useSelectTexts } from './texts/select-texts.ts';

/** Options shown at a time. */
const most = 100;

/** The options that answer to what was typed, as far as they are shown, and what is to be said under them. */
export function useMatches<Value extends string>(
  options: readonly Option<Value>[],
  typed: string,
  value: Value | '' | undefined,
): { readonly shown: readonly Option<Value>[]; readonly note: string | undefined } {
  const t = useSelectTexts();
  const words = useUiTexts();
  const found = useMemo(() => options.filter((option) => matches(option, typed)), [options, typed]);
  // The input takes the words of the value from the list: what is chosen is always in it.
  const shown = useMemo(() => {
    const first = found.slice(0, most);
    const chosen = typed === '' && found.find((option) => option.value === value);
    return chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  }, [found, typed, value]);
  if (found.length === 0) return { shown, note: words('empty.filtered') };
  return { shown, note: found.length > most ? t('more', { count: most }) : undefined };
}
