/** What the host of this page shows in the place of the product's own; the gateway writes it into the page. */
import { type SystemInfo, systemInfoElement } from '#bridge/calls/tum/brands.ts';
import { writeSession } from '../session/storage.ts';

/** The system of this page; undefined where the host has no brand. */
export const systemInfo: SystemInfo | undefined = read();

function read(): SystemInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  const content = document
    .querySelector(`meta[name="${systemInfoElement}"]`)
    ?.getAttribute('content');
  writeSession('sysInfo', content ?? undefined);
  return content ? (JSON.parse(content) as SystemInfo) : undefined;
}
