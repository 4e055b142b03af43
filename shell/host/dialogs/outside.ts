/** The one gate out of the portal: whatever leads to another website opens through here. */
import { askOutside, type OutsideSource } from '../../stores/dialogs/dialogs.ts';

/** Where an address leads, read as the browser reads it. */
export interface OutsidePlace {
  /** What is opened: without a name or a password before the host, which could pass for a host itself. */
  readonly href: string;
  /** As the browser goes there, in the letters of the network (punycode), so that look-alikes show; empty for mail and calls. */
  readonly host: string;
  /**
   * The portal's own pages: nothing is asked. The address under which another brand signs in is not among them: this
   * session does not hold there, so anyone who arrives meets a sign-in page, and nothing the browser knows tells the
   * company's own host from one that only looks like it.
   */
  readonly isOwn: boolean;
}

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Reads an address from outside; nothing for one that could do more than lead to a place. */
export function readOutside(address: string, own = location.origin): OutsidePlace | undefined {
  const url = URL.parse(address);
  if (!url || !schemes.has(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return { href: url.href, host: url.host, isOwn: url.origin === own };
}

/**
 * Opens an address beside the portal, and asks first where it leads to another host. To be called after a click of the
 * person: without one the browser opens nothing. Returns whether it was opened; not when the signal aborts meanwhile.
 */
export async function openOutside(
  address: string,
  source: OutsideSource,
  signal?: AbortSignal,
): Promise<boolean> {
  const place = readOutside(address);
  if (!place) return false;
  const { href, host, isOwn } = place;
  if (host !== '' && !isOwn && !(await askOutside({ source, host }, signal))) return false;
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
  return true;
}
