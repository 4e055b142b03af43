import type { CallTable } from '../kit/define.ts';
import { reportBridgeCalls } from './bridge-call-report.ts';
import { bridgeCallChoices, bridgeCallExport, bridgeCallPage } from './bridge-calls.ts';

/** What apps asked of the shell, as it is reported and read. */
export const auditCalls = {
  reportBridgeCalls,
  bridgeCallPage,
  bridgeCallExport,
  bridgeCallChoices,
} as const satisfies CallTable;
