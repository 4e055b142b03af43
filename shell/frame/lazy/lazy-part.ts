/**
 * Parts of the portal that nothing shows at its first paint. They are fetched one after another once the browser has
 * nothing better to do, so that they are there when they are asked for, and at once when they are asked for sooner.
 */
import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { loadChunk } from '../../entry/load-chunk.ts';
import { hasUnsavedWork } from '../../stores/tabs/tabs.ts';
import { t } from '../../texts/shell-texts.ts';

/** One script that comes later. */
export interface LazyPart<Module> {
  /** What it exports, once it is there. */
  readonly module: ReadableAtom<Module | undefined>;
  /** Fetches it for a caller that waits for it; fetches it again after a failure. */
  readonly load: () => Promise<Module>;
  /** Fetches it for later; a failure is left to what asks for it. */
  readonly prefetch: () => Promise<void>;
}

/** Makes a part of what fetches it. */
export function lazyPart<Module>(fetchIt: () => Promise<Module>): LazyPart<Module> {
  const $module = atom<Module | undefined>(undefined);
  async function keep(): Promise<Module> {
    const module = await fetchIt();
    $module.set(module);
    return module;
  }
  return {
    module: $module,
    load: () => loadChunk(keep, () => !hasUnsavedWork()),
    prefetch: () =>
      keep().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** The part as far as it is there. While it is wanted it is fetched; a failure is said, and `onFailed` takes the wish back. */
export function useLazyPart<Module>(
  part: LazyPart<Module>,
  wanted: boolean,
  onFailed: () => void,
): Module | undefined {
  const module = useStore(part.module);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each wish
  useEffect(() => {
    if (!wanted || module) return;
    part.load().catch(() => {
      showToast(t('late.failed'), 'bad');
      onFailed();
    });
  }, [wanted]);
  return module;
}

/** Fetches parts one after another while the browser is idle. */
export function fetchWhenIdle(parts: readonly LazyPart<unknown>[]): void {
  const [first, ...rest] = parts;
  if (!first) return;
  const fetchFirst = (): void => void first.prefetch().then(() => fetchWhenIdle(rest));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchFirst, { timeout: 5_000 });
  else setTimeout(fetchFirst, 1_000);
}
