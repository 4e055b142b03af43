/** Scripts that are fetched when they are needed; a new version of the portal takes those of the old one away. */
import { readSession, writeSession } from '../stores/session/storage.ts';

/** Milliseconds a script may take (specification §9). */
const longestLoad = 120_000;

/** Milliseconds after a reload for a missing script in which none follows, so that the page never reloads in a loop. */
const calm = 300_000;

/**
 * Loads a script. When it is gone the current page is loaded again (specification §4), and the promise stays open;
 * it fails when that was done already, without a network, and when `mayReload` says that something would be lost.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  mayReload: () => boolean = () => true,
): Promise<Module> {
  try {
    return await Promise.race([load(), tooLong()]);
  } catch (cause) {
    if (!navigator.onLine || reloadedLately() || !mayReload()) throw cause;
    writeSession('reloadedForChunk', String(Date.now()));
    location.reload();
    return new Promise(() => undefined);
  }
}

function reloadedLately(): boolean {
  return Date.now() - Number(readSession('reloadedForChunk') ?? 0) < calm;
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The script took too long.')), longestLoad);
  });
}
