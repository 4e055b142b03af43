import type { Locale } from '#bridge/calls/kit/words.ts';
import { PlatformError } from './platform.ts';
import { platformFaults } from './texts/platform-faults.ts';

/** Characters of what another system said that are shown. */
const MOST = 200;

/** What went wrong in a test of the connection: our own words where no answer came, those of the system otherwise. */
export function faultWords(error: unknown, locale: Locale): string {
  if (!(error instanceof PlatformError)) return platformFaults[locale].silent;
  const own = error.fault === undefined ? error.message : platformFaults[locale][error.fault];
  const said = error.fault === 'notJson' ? `${own} (${error.message})` : own;
  return said.slice(0, MOST);
}
