import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { signInOperator } from '#tests/support/operator.ts';
import { appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { everything, vendorFiles } from '#tests/support/vendor-app.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const page = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Hall</title><link rel="stylesheet" href="app.css">
<h1>会议室</h1><button>预订</button><script src="/bridge/v1/bridge.js"></script><script src="app.js"></script>`;
const style =
  'html, body { margin: 0; height: 100% } button { position: fixed; right: 0; bottom: 0 }';

test('an app that needs more space than there is keeps it, and the person scrolls over it', async () => {
  const operator = await signInOperator(portal);
  const files = vendorFiles.map(({ name }) => ({
    name,
    content: name === 'index.html' ? page : 'Atrium.connect().then((bridge) => bridge.ready());',
  }));
  const asks = { code: 'hall', sizes: { width: 900, height: 700 } };
  await operator.upload(asks, [...files, { name: 'app.css', content: style }], true);
  await operator.approve('hall', 1, everything);
  await operator.enable('hall', true);

  const reader = await portal.visit({ language: 'zh-CN' });
  await signIn(reader, 'operator', '/portal/system/apps/hall');
  const registry = await appFrame(reader, 'system');
  await registry.getByText('宽 900 像素，高 700 像素').waitFor();

  const person = await portal.visit({ language: 'zh-CN' });
  await person.setViewportSize({ width: 640, height: 480 });
  await signIn(person, 'admin', '/portal/hall/menu');
  const app = await appFrame(person, 'hall');
  expect(await app.evaluate(() => [innerWidth, innerHeight])).toEqual([900, 700]);
  expect(await violationsOf(person)).toEqual([]);
  const button = app.getByRole('button', { name: '预订' });
  await button.focus();
  await expect
    .poll(async () => {
      const box = await button.boundingBox();
      return box !== null && box.x + box.width <= 640 && box.y + box.height <= 480;
    })
    .toBe(true);
  const wider = await person.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);

  await person.setViewportSize({ width: 1440, height: 860 });
  await expect.poll(() => app.evaluate(() => innerWidth)).toBeGreaterThan(900);
});
