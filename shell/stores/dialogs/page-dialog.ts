/** The page of an app that is in a dialog over the whole shell: what is drawn around it. There is one at most. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { MethodBody } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import { frames } from '../tabs/frames.ts';

/** What an app opens a dialog with. */
export type DialogWords = MethodBody<ShellMethods['dialogs']['open']>;

/** What a page in a dialog changes around itself. */
export type DialogChange = MethodBody<ShellMethods['dialogs']['change']>;

/** A page in a dialog. */
export interface PageDialog extends DialogWords {
  /** Stands for the tab with the page in it, and for its frame among the others. */
  readonly id: string;
  readonly app: string;
  /** The run of the page in it; empty before it is mounted. */
  readonly mountId: string;
  /** Counts how often the page was loaded again. */
  readonly round: number;
  /** Pixels on paper. */
  readonly paperHeight?: number;
  /** Unsaved work. */
  readonly dirty: boolean;
}

const $dialog = atom<PageDialog | null>(null);

/** The page in a dialog that is open; null when none is. */
export const pageDialog: ReadableAtom<PageDialog | null> = computed($dialog, (one) => one);

/** Whether the buttons around the page can be pressed: the page has drawn itself and answers. */
export const dialogAnswers: ReadableAtom<boolean> = computed([$dialog, frames], (one, runs) => {
  const kind = one && runs.get(one.id)?.state.kind;
  return kind === 'ready' || kind === 'slow';
});

/** Opens one in the place of none. */
export function putPageDialog(dialog: PageDialog): void {
  $dialog.set(dialog);
}

/** Takes it away. */
export function dropPageDialog(): void {
  $dialog.set(null);
}

/** Notes what is new of it. */
export function notePageDialog(
  change: Partial<Pick<PageDialog, 'mountId' | 'round' | 'dirty' | 'route' | 'pagination'>>,
): void {
  const now = $dialog.get();
  if (now) $dialog.set({ ...now, ...change });
}

/** Changes what is around the page; a button that is not there is passed over. */
export function changePageDialog({ buttons = [], ...rest }: DialogChange): void {
  const now = $dialog.get();
  if (!now) return;
  $dialog.set({
    ...now,
    ...given(rest),
    buttons: now.buttons.map((button) => ({
      ...button,
      ...given(buttons.find(({ id }) => id === button.id) ?? {}),
    })),
  });
}

/** Without what is undefined, so that nothing is overwritten by it. */
function given<Whole extends object>(
  whole: Whole,
): { [Key in keyof Whole]?: Exclude<Whole[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(whole).filter(([, value]) => value !== undefined),
  ) as ReturnType<typeof given<Whole>>;
}
