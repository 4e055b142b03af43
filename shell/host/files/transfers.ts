/** The files the shell carries for apps: how many at once, how far they are, and who may end them. */
import { type Refusal, refuse } from '#bridge/host/handlers.ts';
import { mostTransfers } from '#bridge/methods/files.ts';
import { appMethods } from '#bridge/methods/index.ts';
import { mountOf } from '../frames/pool.ts';
import type { AppCaller } from '../methods/caller.ts';

/** What a transfer that runs listens to and tells. */
export interface TransferRun {
  /** Aborts when the app cancels it, and when its frame goes. */
  readonly signal: AbortSignal;
  /** Takes the share that has gone, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface Transfer {
  readonly mountId: string;
  readonly id: string | undefined;
  readonly stop: AbortController;
}

/** Milliseconds between two words on how far a transfer is. */
const telling = 200;

const transfers = new Set<Transfer>();

/** Runs a transfer of a mount; `busy` where as many run as may, or one of that name, and `cancelled` once it is. */
export async function runTransfer<Value>(
  caller: AppCaller,
  id: string | undefined,
  gone: AbortSignal,
  work: (run: TransferRun) => Promise<Value>,
): Promise<Value | Refusal> {
  const { mountId } = caller;
  const own = [...transfers].filter((one) => one.mountId === mountId);
  const isTaken = id !== undefined && own.some((one) => one.id === id);
  if (isTaken || own.length >= mostTransfers) return refuse('busy');
  const transfer: Transfer = { mountId, id, stop: new AbortController() };
  transfers.add(transfer);
  try {
    const signal = AbortSignal.any([gone, transfer.stop.signal]);
    return await work({ signal, onProgress: progressTo(caller, id) });
  } catch (cause) {
    if (transfer.stop.signal.aborted || gone.aborted) return refuse('cancelled');
    throw cause;
  } finally {
    transfers.delete(transfer);
  }
}

/** Ends a transfer of the mount; false when it has none of that name. */
export function cancelTransfer({ mountId }: AppCaller, id: string): boolean {
  const found = [...transfers].find((one) => one.mountId === mountId && one.id === id);
  found?.stop.abort();
  return found !== undefined;
}

/** Tells the app how far it is, the end always and what lies before it now and then. */
function progressTo({ app, mountId }: AppCaller, transferId: string | undefined) {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (share: number): void => {
    const now = performance.now();
    if (transferId === undefined || (share < 1 && now - toldAt < telling)) return;
    toldAt = now;
    mountOf(app, mountId)?.tell(appMethods.transferProgress, { transferId, share });
  };
}
