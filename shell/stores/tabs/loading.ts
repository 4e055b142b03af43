/** The ring an app lays over its page while it works. It can never stick: the run, a minute, or the person ends it. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { frames } from './frames.ts';

/** Milliseconds after which the ring goes by itself; an app that still works asks for it again. */
const longest = 60_000;

/** What one run of an app shows while it works. */
export interface Loading {
  readonly mountId: string;
  /** What the app says that it does; null for the shell's own words. */
  readonly text: string | null;
}

const $loading = atom<ReadonlyMap<string, Loading>>(new Map());
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The apps under a ring, by their code: only runs that stand and answer. */
export const loadingApps: ReadableAtom<ReadonlyMap<string, Loading>> = computed(
  [$loading, frames],
  (all, runs) =>
    new Map(
      [...all].filter(([app, { mountId }]) => {
        const run = runs.get(app);
        return run?.mountId === mountId && run.state.kind === 'ready';
      }),
    ),
);

/** Lays the ring over an app, or changes its words. */
export function beginLoading(app: string, mountId: string, text: string | null): void {
  clearTimeout(timers.get(app));
  timers.set(
    app,
    setTimeout(() => endLoading(app), longest),
  );
  $loading.set(new Map($loading.get()).set(app, { mountId, text }));
}

/** Takes the ring away. */
export function endLoading(app: string): void {
  clearTimeout(timers.get(app));
  timers.delete(app);
  const left = new Map($loading.get());
  if (left.delete(app)) $loading.set(left);
}
