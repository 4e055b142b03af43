import type { trackCalls } from '#bridge/calls/track/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import type { GatewayServices } from '../services.ts';
import { answerEventCountExport } from './event-count-export.ts';
import { answerEventCounts } from './event-counts.ts';
import { answerEventChoices, answerEventPage } from './event-page.ts';
import { answerTrackKey, keepReportedEvents } from './report-events.ts';

/** What is used in the portal and its apps. Reports come by the minute and name no one: they leave no line of audit. */
export const trackHandlers = {
  trackKey: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    handle: answerTrackKey,
  },
  getMonitoringKey: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    handle: answerTrackKey,
  },
  reportEvents: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    handle: keepReportedEvents,
  },
  eventCounts: { policy: accessIsEnough, handle: answerEventCounts },
  eventCountExport: { policy: accessIsEnough, handle: answerEventCountExport },
  trackedEventPage: { policy: accessIsEnough, handle: answerEventPage },
  eventChoices: { policy: accessIsEnough, handle: answerEventChoices },
} as const satisfies HandlersFor<typeof trackCalls, GatewayServices>;
