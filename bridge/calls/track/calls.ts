import type { CallTable } from '../kit/define.ts';
import { getMonitoringKey } from './monitoring-key.ts';
import { reportEvents, trackKey } from './reported-events.ts';
import { eventChoices, eventCountExport, eventCounts, trackedEventPage } from './tracked-events.ts';

/** Behaviour events, as they are reported and counted. */
export const trackCalls = {
  trackKey,
  getMonitoringKey,
  reportEvents,
  eventCounts,
  eventCountExport,
  trackedEventPage,
  eventChoices,
} as const satisfies CallTable;
