import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appMethods } from '#bridge/methods/index.ts';
import { hostileShell } from '#tests/support/bridge/hostile-shell.ts';
import { waitForState } from '#tests/support/bridge/shell-site.ts';
import { freePort } from '#tests/support/free-port.ts';

/** What the page of the app `raw` does once it has echoed. */
let script = '';
/** What stands in it besides. */
let content = '';

/** Keeps a page that shows a picture from there loading for as long as it stands. */
const silent = createServer(() => {});
let picture = '';

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => silent.listen(port, 'localhost', resolve));
  picture = `<img alt="" src="http://localhost:${port}/">`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const scene = hostileShell(
  [
    { code: 'raw', tier: 'vendor' },
    { code: 'other', tier: 'vendor' },
  ],
  ({ label, path }) => {
    if (label === 'raw' && path === '/') return rawPage();
    return undefined;
  },
);

/** A page that speaks the wire format itself and leaves out of it what it likes. */
function rawPage() {
  const body = `<!doctype html><title>Raw</title>${content}<script>
    const { port1: port, port2 } = new MessageChannel();
    const say = (message) => port.postMessage({ namespace: 'penpal', ...message });
    const call = (name) => say({ type: 'CALL', id: name, methodPath: [name], args: [{}] });
    port.onmessage = ({ data: { nonce } }) => {
      port.onmessage = ({ data }) => {
        if (data.type === 'REPLY') document.title = 'Answered';
      };
      port.postMessage({ type: 'atrium.echo', nonce });
      say({ type: 'ACK2' });
      ${script}
    };
    parent.postMessage({ type: 'atrium.hello', version: 1 }, '*', [port2]);
    </script>`;
  return { headers: { 'content-type': 'text/html' }, body };
}

function open(): Promise<unknown> {
  return scene.shell.evaluate(() => window.shell.openPlace({ app: 'raw', route: '/home' }));
}

test('an app that says ready but never that it listens is found out when it hangs (T1)', async () => {
  script = `call('context.get'); call('context.ready'); setTimeout(() => { for (;;); }, 500);`;
  await open();
  await waitForState(scene.shell, 'raw', 'ready');
  await waitForState(scene.shell, 'raw', 'hung');
});

test('an app that does not listen is not waited for when its tab is closed', async () => {
  script = `call('context.get');`;
  await open();
  const frame = await vi.waitUntil(() =>
    scene.shell.frames().find((one) => one.url().startsWith('http://raw.')),
  );
  await expect.poll(() => frame.title()).toBe('Answered');
  const took = await scene.shell.evaluate(async () => {
    const start = performance.now();
    await window.shell.actions.closeTab(window.shell.activeTab()?.id ?? '');
    return performance.now() - start;
  });
  expect(took).toBeLessThan(Number(appMethods.beforeClose.deadline));
  expect(await scene.livePorts()).toBe(2);
});

test('an app that puts the page of another one in its place while it loads loses its port (T4, T6)', async () => {
  const to = scene.site.site.origin('other.vendors.localhost');
  content = picture;
  script = `location.replace('${to}/');`;
  await open();
  await waitForState(scene.shell, 'raw', 'refused navigated');
  expect(await scene.livePorts()).toBe(2);
});
