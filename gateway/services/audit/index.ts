import type { auditCalls } from '#bridge/calls/audit/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import type { GatewayServices } from '../services.ts';
import { answerAuditEventDetail } from './audit-event-detail.ts';
import {
  answerAuditEventChoices,
  answerAuditEventExport,
  answerAuditEventPage,
} from './audit-event-page.ts';
import { answerBridgeCallExport } from './bridge-call-export.ts';
import { answerBridgeCallChoices, answerBridgeCallPage } from './bridge-call-page.ts';
import { keepReportedCalls } from './report-bridge-calls.ts';

/** What the apps of a company asked of the shell. The trail is its own record: a report leaves no second line. */
export const auditHandlers = {
  reportBridgeCalls: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    handle: keepReportedCalls,
  },
  bridgeCallPage: { policy: accessIsEnough, handle: answerBridgeCallPage },
  bridgeCallExport: { policy: accessIsEnough, handle: answerBridgeCallExport },
  bridgeCallChoices: { policy: accessIsEnough, handle: answerBridgeCallChoices },
  auditEventPage: { policy: accessIsEnough, handle: answerAuditEventPage },
  auditEventExport: { policy: accessIsEnough, handle: answerAuditEventExport },
  auditEventChoices: { policy: accessIsEnough, handle: answerAuditEventChoices },
  auditEventDetail: { policy: accessIsEnough, handle: answerAuditEventDetail },
} as const satisfies HandlersFor<typeof auditCalls, GatewayServices>;
