/** Reports the calls of apps to the gateway, where they are kept for those who audit the company. */
import { reportBridgeCalls } from '#bridge/calls/bridge-call-report.ts';
import { GatewayError, isRefusal } from '#bridge/calls/send.ts';
import {
  type BatchFate,
  createAuditBatches,
  type NumberedEntry,
} from '#bridge/host/audit-batches.ts';
import { tellGateway } from '../gateway.ts';
import { session } from '../stores/session.ts';
import { audit } from './audit.ts';

/** Who the trail belongs to, which the gateway reads in the session; a batch of somebody else is never sent in their name. */
function owner(): string | undefined {
  const info = session.get();
  return info && `${info.tenant.id}/${info.user.id}`;
}

/** The report of the page, while somebody is signed in. */
let flushNow = (): void => {};

/** Sends what there is: a sign-out or a move to another company ends what the session can report. */
export function reportCallsNow(): void {
  flushNow();
}

/** Reports from now on; answers how to stop. Nobody waits for it, and nobody hears when it fails. */
export function reportCalls(): () => void {
  const whose = owner();
  const batches = createAuditBatches((entries, lost) =>
    whose === owner() ? send(entries, lost) : Promise.resolve('refused'),
  );
  const unlisten = audit.listen((entry) => {
    if (whose === owner()) batches.write(entry);
  });
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') batches.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', batches.flush);
  flushNow = batches.flush;
  return () => {
    unlisten();
    document.removeEventListener('visibilitychange', onHide);
    removeEventListener('pagehide', batches.flush);
    flushNow = () => {};
    batches.stop();
  };
}

async function send(entries: readonly NumberedEntry[], lost: number): Promise<BatchFate> {
  const now = Date.now();
  const calls = entries.map(({ userId: _, at, milliseconds, ...entry }) => ({
    ...entry,
    ago: Math.max(0, now - at),
    milliseconds: Math.round(milliseconds * 10) / 10,
  }));
  try {
    await tellGateway(reportBridgeCalls, { calls, lost });
    return 'kept';
  } catch (error) {
    const isOver = error instanceof GatewayError && error.codeName === 'loginInvalid';
    return isOver || isRefusal(error) ? 'refused' : 'failed';
  }
}
