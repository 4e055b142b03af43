import { useState } from 'react';
import { cancelQr, createQr, pollQr } from '#bridge/calls/uac/qr.ts';
import { callGateway, GatewayError, tellGateway } from '../../gateway.ts';
import { enterWith } from '../../stores/session/session.ts';

/** Milliseconds between two looks. */
const LOOK = 2_000;
/** Milliseconds before the end of a code at which another one is drawn, and how often without being asked. */
const EARLY = 10_000;
const MOST_DRAWN = 5;

/** What the page shows of a code. */
export type QrState =
  | { readonly kind: 'asking' | 'over' }
  | { readonly kind: 'shown'; readonly address: string }
  | { readonly kind: 'scanned'; readonly matchNumber: string }
  | { readonly kind: 'failed'; readonly words: string };

interface Drawn {
  readonly ticket: string;
  readonly until: number;
  readonly times: number;
}

/** Draws a code, looks how far it is while the page is seen, and signs in once a phone confirmed it. */
export function useQr() {
  const [state, setState] = useState<QrState>({ kind: 'asking' });
  const [desk] = useState(() => createDesk(setState));
  return { state, ...desk };
}

function createDesk(show: (state: QrState) => void) {
  let drawn: Drawn | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fail(cause: unknown): void {
    drawn = undefined;
    show({ kind: 'failed', words: cause instanceof GatewayError ? cause.words : '' });
  }

  async function draw(times: number): Promise<void> {
    clearTimeout(timer);
    const { ticket, life } = await callGateway(createQr, {});
    drawn = { ticket, times, until: Date.now() + life * 1000 - EARLY };
    const address = `${location.origin}/qr?${new URLSearchParams({ ticket })}`;
    show({ kind: 'shown', address });
    lookSoon();
  }

  function lookSoon(): void {
    timer = setTimeout(() => void look().catch(fail), LOOK);
  }

  async function look(): Promise<void> {
    const current = drawn;
    if (current === undefined) return;
    if (document.visibilityState !== 'visible') return lookSoon();
    const { ticket, times, until } = current;
    const { state, matchNumber, session } = await callGateway(pollQr, { ticket });
    if (drawn !== current) return;
    if (session !== null) return enterWith(Promise.resolve(session));
    if (state === 'scanned' && matchNumber !== null) show({ kind: 'scanned', matchNumber });
    if (state === 'over' || (state === 'created' && Date.now() >= until)) {
      drawn = undefined;
      if (state === 'created' && times < MOST_DRAWN) return draw(times + 1);
      return show({ kind: 'over' });
    }
    lookSoon();
  }

  return {
    async begin(): Promise<void> {
      show({ kind: 'asking' });
      await draw(1).catch(fail);
    },
    /** Who chooses another way is not signed in by a phone later. */
    leave(): void {
      clearTimeout(timer);
      const ticket = drawn?.ticket;
      drawn = undefined;
      if (ticket) void tellGateway(cancelQr, { ticket }).catch(() => undefined);
    },
  };
}
