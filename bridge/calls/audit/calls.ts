import type { CallTable } from '../kit/define.ts';
import {
  auditEventChoices,
  auditEventDetail,
  auditEventExport,
  auditEventPage,
} from './audit-events.ts';
import { reportBridgeCalls } from './bridge-call-report.ts';
import { bridgeCallChoices, bridgeCallExport, bridgeCallPage } from './bridge-calls.ts';

/** What apps asked of the shell, as it is reported and read; what was done in the company, as it is read. */
export const auditCalls = {
  reportBridgeCalls,
  bridgeCallPage,
  bridgeCallExport,
  bridgeCallChoices,
  auditEventPage,
  auditEventExport,
  auditEventChoices,
  auditEventDetail,
} as const satisfies CallTable;
