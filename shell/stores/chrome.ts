/** How the person has arranged the shell: the menu narrow or wide, and on small screens open or out of sight. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { readLocal, writeLocal } from './storage.ts';

/** Wide with words, or narrow with icons only. */
export type NavigationWidth = 'wide' | 'narrow';

const $width = atom<NavigationWidth>(readLocal('navigation') === 'narrow' ? 'narrow' : 'wide');
const $drawer = atom(false);
const $folded = atom<readonly string[]>(
  (readLocal('foldedMenus') ?? '').split(' ').filter(Boolean),
);
const $recent = atom(readLocal('recentMenu') === 'open');

/** The width of the menu, remembered on this machine. */
export const navigationWidth: ReadableAtom<NavigationWidth> = computed($width, (value) => value);

/** Whether the menu lies over the page; only small screens draw it so. */
export const drawerOpen: ReadableAtom<boolean> = computed($drawer, (value) => value);

/** Whether the pages opened lately are unfolded in the menu, remembered on this machine. */
export const recentOpen: ReadableAtom<boolean> = computed($recent, (value) => value);

/** Keys of the menus that the person folded away, remembered on this machine. */
export const foldedMenus: ReadableAtom<readonly string[]> = computed($folded, (value) => value);

/** Folds a menu away, or unfolds it. */
export function toggleMenu(key: string): void {
  const folded = $folded.get();
  $folded.set(folded.includes(key) ? folded.filter((one) => one !== key) : [...folded, key]);
  writeLocal('foldedMenus', $folded.get().join(' ') || undefined);
}

/** Unfolds the pages opened lately, or folds them away. */
export function toggleRecent(): void {
  $recent.set(!$recent.get());
  writeLocal('recentMenu', $recent.get() ? 'open' : undefined);
}

/** Makes the menu narrow or wide. */
export function toggleNavigation(): void {
  const next = $width.get() === 'wide' ? 'narrow' : 'wide';
  writeLocal('navigation', next === 'narrow' ? next : undefined);
  $width.set(next);
}

/** Opens or closes the menu over the page. */
export function toggleDrawer(): void {
  $drawer.set(!$drawer.get());
}

/** Takes the menu off the page. */
export function closeDrawer(): void {
  $drawer.set(false);
}
