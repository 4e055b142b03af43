/** What the page reports to the gateway now and then, for as long as one person works in one company. */
import { GatewayError, isRefusal } from '#bridge/calls/kit/send.ts';
import type { Batches, BatchFate, SendBatch } from '#bridge/host/batches.ts';
import { session } from '../../stores/session/session.ts';

/** Whom reports belong to, which the gateway reads in the session; a batch of somebody else is never sent in their name. */
function owner(): string | undefined {
  const info = session.get();
  return info && `${info.tenant.id}/${info.user.id}`;
}

const flushes = new Set<() => void>();

/** Sends what there is: a sign-out or a move to another company ends what the session can report. */
export function reportNow(): void {
  for (const flush of flushes) flush();
}

/** What can be written until it is stopped. */
export interface Reporting<Entry> {
  write(entry: Entry): void;
  stop(): void;
}

/** Reports from now on, also when the page is hidden or left. No one waits for it, and no one hears when it fails. */
export function startReporting<Entry>(
  createBatches: (send: SendBatch<Entry>) => Batches<Entry>,
  send: SendBatch<Entry>,
): Reporting<Entry> {
  const whose = owner();
  const batches = createBatches((entries, lost) =>
    whose === owner() ? send(entries, lost) : Promise.resolve('refused'),
  );
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') batches.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', batches.flush);
  flushes.add(batches.flush);
  return {
    write(entry) {
      if (whose === owner()) batches.write(entry);
    },
    stop() {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', batches.flush);
      flushes.delete(batches.flush);
      batches.stop();
    },
  };
}

/** What a report came to that the gateway did not keep. */
export function fateOf(error: unknown): BatchFate {
  const isOver = error instanceof GatewayError && error.codeName === 'loginInvalid';
  return isOver || isRefusal(error) ? 'refused' : 'failed';
}
