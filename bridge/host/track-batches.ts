import { type Batches, createBatches, type SendBatch } from './batches.ts';

/** One behaviour event as it waits in the browser. */
export interface TrackedEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly app: string;
  readonly name: string;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

/** The numbers of the batches of behaviour events: five are a batch (specification §9). */
const trackLimits = {
  waiting: 100,
  entries: 5,
  interval: 10_000,
  leastPause: 1_000,
  mostPause: 5 * 60_000,
  flushed: 4,
} as const;

/** Collects behaviour events. */
export function createTrackBatches(send: SendBatch<TrackedEvent>): Batches<TrackedEvent> {
  return createBatches({ limits: trackLimits, send });
}
