import { expect, test } from 'vitest';
import { hostileShell } from '#tests/support/bridge/hostile-shell.ts';

const scene = hostileShell();

test('an app fills neither the history nor the strip of tabs (T12)', async () => {
  const evil = await scene.evil();
  const before = await scene.shell.evaluate(() => history.length);
  await evil.evaluate(async () => {
    for (let turn = 0; turn < 60; turn += 1)
      await window.hostile.callPath(['navigation.push'], { route: `/page-${turn}` });
  });
  const seconds = await scene.shell.evaluate(() => performance.now() / 1_000);
  const entries = (await scene.shell.evaluate(() => history.length)) - before;
  expect(entries).toBeLessThan(Math.min(60, 21 + seconds));
  await expect.poll(() => new URL(scene.shell.url()).pathname).toBe('/portal/evil/page-59');
  const tabs = () => scene.shell.evaluate(() => window.shell.tabs().length);
  const open = await tabs();
  const answers = await evil.evaluate(() =>
    Promise.all(
      Array.from({ length: 28 }, (_, turn) =>
        window.hostile.callPath(['tabs.open'], { route: `/tab-${turn}` }),
      ),
    ),
  );
  expect((await tabs()) - open).toBeLessThan(20);
  expect(answers).toContainEqual(expect.objectContaining({ value: { ok: false, code: 'busy' } }));
});
