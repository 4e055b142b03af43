import type { qrCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import type { GatewayServices } from '../../services.ts';
import { cancel, create, poll } from './desk.ts';
import { confirm, scan } from './phone.ts';

const reads = { plane: 'session', policy: accessIsEnough, audit: 'log' } as const;
const writes = { plane: 'session', policy: accessIsEnough, audit: 'event' } as const;

/** The handlers of signing in on a desk by a code that a phone opens. */
export const qrHandlers: HandlersFor<typeof qrCalls, GatewayServices> = {
  createQr: { ...reads, handle: create },
  // A line of the trail for each sign-in, and none for the looks before it.
  pollQr: { ...writes, handle: poll },
  scanQr: { ...reads, handle: scan },
  confirmQr: { ...writes, handle: confirm },
  cancelQr: { ...reads, handle: cancel },
};
