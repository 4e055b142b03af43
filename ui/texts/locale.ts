import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Locale } from '#bridge/calls/kit/words.ts';

export type { Locale };

const $locale = atom<Locale>('zh-CN');

/** The language now in use by this document. */
export const locale: ReadableAtom<Locale> = computed($locale, (value) => value);

/** Changes the language of this document, and the `lang` that screen readers and fonts go by. */
export function setLocale(next: Locale): void {
  $locale.set(next);
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}
