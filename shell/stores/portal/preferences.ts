/** Language, colour theme and brightness: stored on this machine, applied to the document, readable as stores. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { lookCookie } from '#bridge/calls/kit/headers.ts';
import { locales } from '#bridge/calls/kit/words.ts';
import { type Locale, locale, setLocale } from '#ui/texts/locale.ts';
import { readLocal, writeLocal } from '../session/storage.ts';

/** The colour themes of the product; the first is the default. */
export const themeNames = ['blue', 'orange'] as const;

/** One colour theme. */
export type ThemeName = (typeof themeNames)[number];

/** Light or dark. */
export type ThemeMode = 'light' | 'dark';

/** What is drawn with: the theme's name and its brightness. */
export interface Theme {
  readonly name: ThemeName;
  readonly mode: ThemeMode;
}

const $theme = atom<Theme>({ name: 'blue', mode: 'light' });
let languageChosen = false;

/** The colours now in use. */
export const theme: ReadableAtom<Theme> = computed($theme, (value) => value);

/** Reads what is stored and applies it, before the first paint. */
export function startPreferences(): void {
  setLocale(locales.find((one) => one === readLocal('language')) ?? 'zh-CN');
  applyTheme({
    name: themeNames.find((one) => one === readLocal('theme')) ?? 'blue',
    mode: readLocal('mode') === 'dark' ? 'dark' : 'light',
  });
  addEventListener('storage', followOtherTabs);
}

/** Takes the person's choice of language. */
export function chooseLanguage(next: Locale): void {
  languageChosen = true;
  speak(next);
}

/**
 * Takes the language that the account remembers, unless the person chose another one on this visit: then that choice
 * stands, and the answer says that the account has to learn it.
 */
export function adoptLanguage(ofAccount: Locale): 'adopted' | 'overruled' {
  if (languageChosen && locale.get() !== ofAccount) return 'overruled';
  if (locale.get() !== ofAccount) speak(ofAccount);
  return 'adopted';
}

/** Takes the colours of a company's brand, unless the person has chosen some on this machine. */
export function adoptTheme(name: ThemeName): void {
  if (readLocal('theme') === undefined) applyTheme({ ...$theme.get(), name });
}

/** Takes the person's choice of colour theme. */
export function chooseTheme(name: ThemeName): void {
  writeLocal('theme', name);
  applyTheme({ ...$theme.get(), name });
}

/** Takes the person's choice of brightness. */
export function chooseMode(mode: ThemeMode): void {
  writeLocal('mode', mode);
  applyTheme({ ...$theme.get(), mode });
}

function speak(next: Locale): void {
  writeLocal('language', next);
  setLocale(next);
  noteLook();
}

function applyTheme(next: Theme): void {
  document.documentElement.dataset.theme = next.name;
  document.documentElement.dataset.mode = next.mode;
  $theme.set(next);
  noteLook();
}

/** Tells the gateway the look, so that the next page has it from its first byte. */
function noteLook(): void {
  const { name, mode } = $theme.get();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there in every browser we serve
  document.cookie = `${lookCookie}=${name}.${mode}.${locale.get()}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

// The choice made in one browser tab is the choice of the person: colours follow everywhere. Words do not, since a
// half-read page that changes its language is worse than one that keeps it.
function followOtherTabs(event: StorageEvent): void {
  const name = themeNames.find((one) => one === event.newValue);
  if (event.key === 'theme' && name) applyTheme({ ...$theme.get(), name });
  if (event.key === 'mode') {
    applyTheme({ ...$theme.get(), mode: event.newValue === 'dark' ? 'dark' : 'light' });
  }
}
