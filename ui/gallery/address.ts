import { atom, computed, type ReadableAtom } from 'nanostores';
import { type Locale, setLocale } from '../texts/locale.ts';

/** How the gallery is looked at; it is in the query, so that an address shows the same to everyone. */
export interface Look {
  readonly theme: 'blue' | 'orange';
  readonly mode: 'light' | 'dark';
  readonly language: Locale;
}

/** What is looked at, from the address behind `#`: nothing, a story, or one of its states. */
export interface Target {
  readonly story: string;
  readonly state: string;
}

const $look = atom<Look>(readLook());
const $target = atom<Target>(readTarget());

export const look: ReadableAtom<Look> = computed($look, (value) => value);
export const target: ReadableAtom<Target> = computed($target, (value) => value);

apply($look.get());
addEventListener('hashchange', () => $target.set(readTarget()));

/** Changes the look, here and in the address. */
export function changeLook(change: Partial<Look>): void {
  const next = { ...$look.get(), ...change };
  history.replaceState(null, '', `?${new URLSearchParams({ ...next })}${location.hash}`);
  apply(next);
  $look.set(next);
}

function apply({ theme, mode, language }: Look): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.mode = mode;
  setLocale(language);
}

function readLook(): Look {
  const asked = new URLSearchParams(location.search);
  return {
    theme: asked.get('theme') === 'orange' ? 'orange' : 'blue',
    mode: asked.get('mode') === 'dark' ? 'dark' : 'light',
    language: asked.get('language') === 'en' ? 'en' : 'zh-CN',
  };
}

function readTarget(): Target {
  const [story = '', state = ''] = decodeURIComponent(location.hash.slice(1)).split('/');
  return { story, state };
}
