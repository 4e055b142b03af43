import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { trackVersion } from '#bridge/calls/track/reported-events.ts';
import { shellMethods } from '#bridge/methods/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { reportedEvent } from '#tests/support/track.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);
const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));

/** Events at the edges of what an app may say, and one step beyond. */
const within: { readonly name: string; readonly properties?: object }[] = [
  { name: 'a'.repeat(64) },
  { name: words(4).join('.') },
  { name: 'ok', properties: named(words(8)) },
  { name: 'ok', properties: { ['p'.repeat(32)]: true } },
  { name: 'ok', properties: { word: `A${'._-9'.repeat(7)}abc` } },
  { name: 'ok', properties: { least: -9_999_999, most: 9_999_999, share: 0.25 } },
];
const beyond: typeof within = [
  { name: 'a'.repeat(65) },
  { name: words(5).join('.') },
  { name: 'ok', properties: named(words(9)) },
  { name: 'ok', properties: { ['p'.repeat(33)]: true } },
  { name: 'ok', properties: { word: `A${'._-9'.repeat(8)}` } },
  { name: 'ok', properties: { most: 10_000_000 } },
];

// The bridge and the gateway may not read each other's contracts, so the limits stand in both.
test('what the shell takes of an app as an event the gateway keeps, and neither takes more', () => {
  const { request: said } = shellMethods.track.event;
  const { request: reported } = calls.reportEvents;
  const isReported = (event: object) =>
    reported.safeParse({
      appCode: 'APP12',
      version: trackVersion,
      date: '2026-01-31',
      nonce: uuid7(),
      sign: 'a'.repeat(64),
      runId: uuid7(),
      events: [{ ...reportedEvent, ...event }],
    }).success;
  for (const [events, isTaken] of [
    [within, true],
    [beyond, false],
  ] as const)
    for (const event of events)
      expect([event, said.safeParse(event).success, isReported(event)]).toEqual([
        event,
        isTaken,
        isTaken,
      ]);
});
