import { randomUUID } from 'node:crypto';
import { RefusedError } from '../kernel/refused-error.ts';
import type { Settings } from '../settings.ts';
import { refusal } from './answers.ts';
import { apiHeaders } from './headers.ts';

interface BrokenRequest {
  readonly code?: string | undefined;
  /** The bytes among which the parser gave up, a buffer. */
  readonly rawPacket?: unknown;
}

interface Connection {
  readonly writable: boolean;
  end(text: string): void;
  destroy(): void;
}

/** What is not even HTTP gets the same kind of answer as a refused call, and the connection is closed. */
export function answerBrokenRequest(
  settings: Pick<Settings, 'publicOrigin' | 'staticOrigin'>,
  request: BrokenRequest,
  connection: Connection,
): void {
  if (!connection.writable) {
    connection.destroy();
    return;
  }
  const body = JSON.stringify(refusal(new RefusedError('malformedRequest'), 'zh-CN', randomUUID()));
  const headers = {
    ...apiHeaders(settings),
    ...(hasTooManyCookies(request) && { 'Clear-Site-Data': '"cookies"' }),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map((header) => header.join(': '));
  connection.end(['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n'));
}

/**
 * Whether cookies are what made the headers too large. Any host of the portal's domain can set so many that every request
 * to the portal is refused, until they are taken away, and the session with them. Not so for a long address, which
 * anybody can have followed to sign a person out: it has no space for longer than a cookie may be (RFC 6265 §6.1).
 */
function hasTooManyCookies({ code, rawPacket }: BrokenRequest): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || !Buffer.isBuffer(rawPacket)) return false;
  return !/^(?:[A-Z]+ )?[^ ]{4200}/.test(rawPacket.toString('latin1'));
}
