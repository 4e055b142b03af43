import { beforeEach, expect, test } from 'vitest';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { reportEvents, trackKey } from '#bridge/calls/track/reported-events.ts';
import { hostileShell } from '#tests/support/bridge/hostile-shell.ts';

type Reported = RequestOf<typeof reportEvents>;

const reports: Reported[] = [];
let down = false;

const scene = hostileShell([], ({ path, body }) => {
  const answer = (result: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 0, msg: '', result }),
  });
  if (path === trackKey.path) return answer({ key: 'k'.repeat(43), date: '2025-06-30' });
  if (path !== reportEvents.path) return undefined;
  if (down) return { status: 502, headers: { 'content-type': 'text/html' }, body: 'Bad gateway' };
  reports.push(JSON.parse(body));
  return answer(null);
});

beforeEach(() => {
  reports.length = 0;
  down = false;
});

const said = () => reports.flatMap(({ events }) => events).filter(({ app }) => app === 'evil');

/** Calls track.event so many times at once; returns how often each code came. */
async function say(times: number, request: object): Promise<Record<string, number>> {
  const evil = await scene.evil();
  return evil.evaluate(
    async ([count, given]) => {
      const codes: Record<string, number> = {};
      const one = () =>
        window.bridge.track.event(given as { name: string }).then(
          () => 'ok',
          (cause: { code: string }) => cause.code,
        );
      for (const code of await Promise.all(Array.from({ length: count }, one)))
        codes[code] = (codes[code] ?? 0) + 1;
      return codes;
    },
    [times, request] as const,
  );
}

test('an app that says without end that it is used gets its share (T12)', async () => {
  const codes = await say(400, { name: 'spam.sent' });
  expect((codes.ok ?? 0) + (codes.throttled ?? 0)).toBe(400);
  // The share of a minute, and what grows back meanwhile.
  expect(codes.ok).toBeLessThanOrEqual(130);
  await expect.poll(() => said().length, { timeout: 20_000 }).toBeGreaterThan(4);
  // Fives, a second apart, however much there is to say.
  for (const { events } of reports) expect(events.length).toBeLessThanOrEqual(5);
  await scene.shell.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect.poll(() => said().length).toBeGreaterThan(9);
  expect(said().length).toBeLessThanOrEqual(130);
});

test('a gateway that does not answer costs no more than a hundred events, and says how many were dropped', async () => {
  down = true;
  const { ok = 0 } = await say(120, { name: 'spam.sent' });
  expect(ok).toBeGreaterThan(50);
  await scene.shell.waitForTimeout(3_000);
  await say(60, { name: 'spam.again' });
  expect(reports).toEqual([]);
  down = false;
  await expect.poll(() => reports.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(said().length).toBeLessThanOrEqual(100);
  expect(reports.reduce((sum, { lost = 0 }) => sum + lost, 0)).toBeGreaterThan(0);
});

test('an event holds a name and a few words, and no text of anybody (T12)', async () => {
  const wrong: object[] = [
    { name: 'x'.repeat(65) },
    { name: 'a'.repeat(100_000) },
    { name: 'Who was here' },
    { name: 'a.b.c.d.e' },
    { name: 'ok', properties: { text: '林晓 13800000000' } },
    { name: 'ok', properties: { phone: 13_800_000_000 } },
    { name: 'ok', properties: { deep: { er: 1 } } },
    { name: 'ok', properties: { list: [1, 2] } },
    { name: 'ok', properties: Object.fromEntries([...'abcdefghi'].map((name) => [name, 1])) },
    { name: 'ok', app: 'a1' },
    { name: 'ok', properties: { constructor: 1 } },
  ];
  for (const request of wrong)
    expect(await say(1, request), JSON.stringify(request)).toEqual({ badInput: 1 });
});

test('an app says nothing in the name of the portal or of another app (T16)', async () => {
  for (const name of ['portal.appOpened', 'portal', 'portal.x'])
    expect(await say(1, { name })).toEqual({ badInput: 1 });
  expect(await say(5, { name: 'portals.seen' })).toEqual({ ok: 5 });
  await expect.poll(() => said().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  // The one that the shell says of it.
  const names = said().map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('portal.'))).toEqual(['portal.appOpened']);
});
