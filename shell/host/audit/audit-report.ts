/** Reports the calls of apps to the gateway, where they are kept for those who audit the company. */
import { reportBridgeCalls } from '#bridge/calls/audit/bridge-call-report.ts';
import type { AuditEntry } from '#bridge/host/audit.ts';
import { createAuditBatches } from '#bridge/host/audit-batches.ts';
import type { BatchFate, Numbered } from '#bridge/host/batches.ts';
import { tellGateway } from '../../gateway.ts';
import { audit } from './audit.ts';
import { fateOf, startReporting } from './reporting.ts';

/** Reports from now on; returns how to stop. */
export function reportCalls(): () => void {
  const reporting = startReporting(createAuditBatches, send);
  const unlisten = audit.listen(reporting.write);
  return () => {
    unlisten();
    reporting.stop();
  };
}

async function send(entries: readonly Numbered<AuditEntry>[], lost: number): Promise<BatchFate> {
  const now = Date.now();
  const calls = entries.map((entry) => reportedCall(entry, now));
  try {
    await tellGateway(reportBridgeCalls, { calls, lost });
    return 'kept';
  } catch (error) {
    return fateOf(error);
  }
}

/**
 * One call as it is reported. An app chooses the name of the method it asks for: what no database keeps in it is
 * replaced here, or the gateway would refuse the whole report and the calls beside it would be lost.
 */
export function reportedCall(entry: Numbered<AuditEntry>, now: number) {
  const { userId: _, field: __, at, milliseconds, method, ...rest } = entry;
  return {
    ...rest,
    method: method.toWellFormed().replaceAll('\u0000', '\ufffd'),
    ago: Math.max(0, now - at),
    milliseconds: Math.round(milliseconds * 10) / 10,
  };
}
