import { expect, test } from 'vitest';
import { hostileShell } from '#tests/support/bridge/hostile-shell.ts';
import { waitForState } from '#tests/support/bridge/shell-site.ts';

const scene = hostileShell([{ code: 'vendor', tier: 'vendor', script: 'hostile-app-page' }]);

test('an app that loops 1.5 s does not hold up the shell (T1)', async () => {
  for (const app of ['evil', 'vendor']) {
    const frame = app === 'evil' ? await scene.evil() : await scene.start('vendor');
    const stalls: number[] = [];
    // The machine of a test stands still for moments of its own: they are measured too and taken off, and the best of
    // five tells what the app did.
    for (let turn = 0; turn < 5 && !(Math.min(...stalls) <= 50); turn += 1) {
      const idle = await scene.gapDuring(() => scene.shell.waitForTimeout(1_500));
      const busy = await scene.gapDuring(() => frame.evaluate(() => window.hostile.loop(1_500)));
      stalls.push(busy - idle);
    }
    expect(Math.min(...stalls), app).toBeLessThanOrEqual(50);
  }
});

test('a flood over the window or the port removes the frame, and the others go on (T12)', async () => {
  for (const way of ['floodWindow', 'floodPort'] as const) {
    const gaps: number[] = [];
    for (let turn = 0; turn < 5 && !(Math.min(...gaps) <= 150); turn += 1) {
      const evil = await scene.evil();
      const gap = await scene.gapDuring(async () => {
        await Promise.race([
          evil.evaluate((name) => window.hostile[name](2_000), way).catch(() => undefined),
          waitForState(scene.shell, 'evil', 'refused flood'),
        ]);
        await waitForState(scene.shell, 'evil', 'refused flood');
      });
      gaps.push(gap);
      await scene.restart('evil');
    }
    expect(Math.min(...gaps), way).toBeLessThanOrEqual(150);
    expect(await scene.shell.evaluate(() => window.shell.state('a1'))).toBe('hidden');
  }
});

test('three messages beyond the limit remove the frame (T12)', async () => {
  const evil = await scene.evil();
  await evil
    .evaluate(() => {
      for (let turn = 0; turn < 3; turn += 1) window.hostile.giant(30_000);
    })
    .catch(() => undefined);
  await waitForState(scene.shell, 'evil', 'refused strikes');
});

test('one message so large that it holds up the shell is the last of its app (T12)', async () => {
  const evil = await scene.evil();
  await evil
    .evaluate(() => {
      for (let turn = 0; turn < 3; turn += 1) window.hostile.giant(1_000_000);
    })
    .catch(() => undefined);
  await waitForState(scene.shell, 'evil', 'refused flood');
});
