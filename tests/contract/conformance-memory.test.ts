import { describe, expect, test, vi } from 'vitest';
import { createBareStage, type Doorway } from '#bridge/conformance/bare-stage.ts';
import type { Subject } from '#bridge/conformance/check.ts';
import { checks, type Outcome, runSuite } from '#bridge/conformance/suite.ts';
import { attach, type Handlers } from '#bridge/guest/connect.ts';

/** An app at the other end of a channel: no window, no frame, nothing drawn. */
function channelDoorway(start: (port: MessagePort) => Promise<void>): Doorway {
  let ports: MessageChannel | undefined;
  return {
    enter({ port }) {
      ports = new MessageChannel();
      port(ports.port1);
      void start(ports.port2);
    },
    display: () => {},
    leave() {
      ports?.port1.close();
      ports?.port2.close();
    },
  };
}

async function outcomesOf(handlers: Handlers): Promise<readonly Outcome[]> {
  // Penpal sets its timers on `window`.
  vi.stubGlobal('window', globalThis);
  const stage = createBareStage({
    app: 'sample',
    route: '/start',
    doorway: channelDoorway(async (port) => {
      const bridge = await attach(port, handlers);
      await bridge.ready();
    }),
  });
  return runSuite({
    // What a page would answer later is answered here at once.
    stage: stage as unknown as Subject['stage'],
    drawn: null,
    vary: async () => null,
    close: async () => {},
  });
}

const titles = (outcomes: readonly Outcome[], how: Outcome['outcome']): readonly string[] =>
  outcomes.filter(({ outcome }) => outcome === how).map(({ title }) => title);

describe('the conformance suite over two ports in memory', () => {
  test('passes an app that has nothing but the SDK, as far as nothing has to be drawn', async () => {
    const outcomes = await outcomesOf({ suspend: () => ({ draft: 'half a sentence' }) });
    expect(titles(outcomes, 'failed')).toEqual([]);
    expect(titles(outcomes, 'passed')).toHaveLength(8);
  });

  test('says of each check that needs a page that it does not apply, and why', async () => {
    const outcomes = await outcomesOf({ suspend: () => ({ draft: 'half a sentence' }) });
    const others = outcomes.filter(({ outcome }) => outcome === 'notApplicable');
    const drawn = checks.filter(({ needsPage }) => needsPage);
    expect(others.map(({ title }) => title)).toEqual(drawn.map(({ title }) => title));
    const reasons = new Set(others.map(({ reason }) => reason));
    expect(reasons).toEqual(new Set(['Nothing is drawn in this host.']));
    expect(outcomes).toHaveLength(checks.length);
  });

  test('tells what an app answers wrongly', async () => {
    const outcomes = await outcomesOf({ suspend: () => new Map(), beforeClose: () => false });
    expect(titles(outcomes, 'failed')).toEqual([
      'lets a tab without unsaved work close',
      'gives a snapshot that can be kept',
    ]);
  });
});
