import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

/** Sends a request line and headers to the real port; returns what comes back. */
function speak(head: string): Promise<string> {
  const port = Number(new URL(portal.origin).port);
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    let received = '';
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (data) => {
      received += data.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.write(`${head}\r\nHost: atrium.localhost:${port}\r\n\r\n`);
  });
}

const cookies = (count: number) =>
  Array.from({ length: count }, (_, index) => `b${index}=${'x'.repeat(4000)}`);

test.each([6, 150])(
  'an app that fills the jar with %i cookies locks nobody out of the portal for longer than one page',
  async (count) => {
    const page = await portal.visit();
    // No open portal beside the app: its own requests would be refused first, and empty the jar.
    await signIn(page, 'admin', '/healthz');
    const fills = async (): Promise<number> =>
      (await page.context().cookies()).filter(({ domain }) => domain === '.atrium.localhost')
        .length;
    const app = await page.context().newPage();
    await app.goto(portal.origin.replace('//', '//personnel.'));
    await app.evaluate((many) => {
      for (const one of many)
        Reflect.set(document, 'cookie', `${one}; domain=atrium.localhost; path=/`);
    }, cookies(count));
    // Another process keeps the cookies, and takes a moment.
    await expect.poll(fills).toBe(count);
    expect((await page.goto(`${portal.origin}/portal`))?.status()).toBe(400);
    expect((await page.goto(`${portal.origin}/portal`))?.status()).toBe(200);
    await page.waitForURL(/\/login/);
    expect(await fills()).toBe(0);
  },
);

test('cookies are taken away where they are too many, and by no other broken request', async () => {
  const clears = /^clear-site-data: "cookies"\r$/im;
  expect(await speak(`GET / HTTP/1.1\r\nCookie: ${cookies(6).join('; ')}`)).toMatch(clears);
  for (const head of [
    // Anybody can have an address this long followed, and would sign the person out.
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nCookie: __Host-sid=${'y'.repeat(43)}; a=b`,
    `GET /${'x'.repeat(15_000)} HTTP/1.1\r\nCookie: ${'z=1; '.repeat(600)}`,
    'hello',
  ]) {
    const answer = await speak(head);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(clears);
  }
});
