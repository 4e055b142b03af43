/** How the person has arranged the shell: the menu narrow or wide, and on small screens open or out of sight. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { readLocal, writeLocal } from '../session/storage.ts';

/** Wide with words, or narrow with icons only. */
export type NavigationWidth = 'wide' | 'narrow';

const $width = atom<NavigationWidth>(readLocal('navigation') === 'narrow' ? 'narrow' : 'wide');
const $drawer = atom(false);
const $unfolded = atom<readonly string[]>(
  (readLocal('unfoldedMenus') ?? '').split(' ').filter(Boolean),
);
const $recent = atom(readLocal('recentMenu') === 'open');

/** The width of the menu, remembered on this machine. */
export const navigationWidth: ReadableAtom<NavigationWidth> = computed($width, (value) => value);

/** Whether the menu lies over the page; only small screens draw it so. */
export const drawerOpen: ReadableAtom<boolean> = computed($drawer, (value) => value);

/** Whether the pages opened lately are unfolded in the menu, remembered on this machine. */
export const recentOpen: ReadableAtom<boolean> = computed($recent, (value) => value);

/** Keys of the menus whose lines are shown. */
export const unfoldedMenus: ReadableAtom<readonly string[]> = computed($unfolded, (value) => value);

/** Shows the lines of a menu for this visit, since the page in front is among them. */
export function unfoldMenu(key: string): void {
  if (!$unfolded.get().includes(key)) $unfolded.set([...$unfolded.get(), key]);
}

/** Folds a menu away or unfolds it, which is remembered on this machine. */
export function toggleMenu(key: string): void {
  const kept = (readLocal('unfoldedMenus') ?? '').split(' ').filter((one) => one && one !== key);
  if ($unfolded.get().includes(key)) {
    $unfolded.set($unfolded.get().filter((one) => one !== key));
  } else {
    unfoldMenu(key);
    kept.push(key);
  }
  writeLocal('unfoldedMenus', kept.join(' ') || undefined);
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
