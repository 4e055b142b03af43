/**
 * Fetches the files of an app that a person reaches for, so that opening it finds them in the browser's cache. No frame is
 * made, so the app gets no token and sees no data, and no one learns what was only looked at.
 */

import { registeredApps } from '../../stores/menu/menu.ts';
import { connection } from '../../stores/portal/connection.ts';
import { mountOf } from './pool.ts';

/** Milliseconds a pointer rests on an entry before it counts: one that only passes is slower than no wish at all. */
const rest = 65;

/** What was asked for since the page was loaded. */
const asked = new Set<string>();

/** Waits whether the person stays with the app; returns how to say that they went on. */
export function reachFor(app: string): () => void {
  const waiting = setTimeout(() => warmUp(app), rest);
  return () => clearTimeout(waiting);
}

function warmUp(code: string): void {
  const app = registeredApps.get().get(code);
  if (!app || mountOf(code) || !hasBandwidth()) return;
  for (const address of app.files) {
    if (asked.has(address)) continue;
    asked.add(address);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = address.endsWith('.css') ? 'style' : 'script';
    // As the document of the app asks for them, or they would be fetched twice.
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
  }
}

/** What a browser that knows says of its network; others have it good. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether there is room for what may not be wanted: not on a slow network, nor where the person saves data. */
function hasBandwidth(): boolean {
  const network = (navigator as { connection?: NetworkInformation }).connection;
  const isSlow = network?.effectiveType?.endsWith('2g') ?? false;
  return connection.get() === 'good' && !network?.saveData && !isSlow;
}
