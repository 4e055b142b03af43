import { useStore } from '@nanostores/react';
import type { Texts, TextTree, Translate } from './create-texts.ts';
import { type Locale, locale } from './locale.ts';

/** The language now in use; the component renders again when it changes. */
export function useLocale(): Locale {
  return useStore(locale);
}

/** The words of `texts` in the language now in use. The function is the same one until the language changes. */
export function useTexts<Tree extends TextTree>(texts: Texts<Tree>): Translate<Tree> {
  return texts.in(useLocale());
}
