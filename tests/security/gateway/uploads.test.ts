import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';

let gateway: TestGateway;
let cookie: string;

beforeAll(async () => {
  gateway = await openTestGateway({ listen: true });
  const tenant = await buildEmptyTenant(gateway.database, 'north');
  await buildPerson(gateway.database, { loginName: 'sender', tenantIds: [tenant], isSuper: true });
  const browser = gateway.browser();
  await browser.signIn('sender');
  cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
});
afterAll(() => gateway.close());

const head = Buffer.from(
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
);
const piece = Buffer.alloc(65_536, 'x');

interface Sending {
  /** Bytes of a file that never ends as a form should. */
  readonly size: number;
  /** Leaves out how long the body is. */
  readonly chunked?: boolean;
  readonly signedIn?: boolean;
}

/** Sends the beginning of a form and a long file over the wire, whatever is answered meanwhile. */
function send({ size, chunked = false, signedIn = true }: Sending): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const sending = request({
      host: 'localhost',
      port: gateway.settings.port,
      path: calls.uploadFile.path,
      method: 'POST',
      headers: {
        host: new URL(gateway.settings.publicOrigin).host,
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'same-origin',
        'accept-language': 'en',
        clienttype: '1',
        channel: '2',
        ...(signedIn && { cookie }),
        ...(!chunked && { 'content-length': String(head.length + size) }),
      },
    });
    sending.on('error', reject);
    sending.on('response', (response) => {
      let text = '';
      response.on('data', (data) => {
        text += data;
      });
      response.on('end', () => resolve([response.statusCode ?? 0, JSON.parse(text).msg]));
    });
    sending.write(head);
    let left = size;
    const go = (): void => {
      while (left > 0) {
        left -= piece.length;
        if (!sending.write(left < 0 ? piece.subarray(0, left) : piece)) {
          sending.once('drain', go);
          return;
        }
      }
      sending.end();
    };
    go();
  });
}

const tooLarge = 'The file is too large. Please make it smaller and try again.';

test('a file that is too large is refused in words, whether it says its length or not', async () => {
  expect(await send({ size: 40_000_000 })).toEqual([413, tooLarge]);
  expect(await send({ size: 40_000_000, chunked: true })).toEqual([413, tooLarge]);
});

test('nobody’s file is read: who is not signed in hears so', async () => {
  const [status] = await send({ size: 40_000_000, signedIn: false });
  expect(status).toBe(401);
});

test('a form that ends in the middle is refused, and the next one is served', async () => {
  expect(await send({ size: 1000 })).toEqual([400, 'The request could not be read.']);
  const { statusCode } = await gateway.server.inject({ url: '/healthz' });
  expect(statusCode).toBe(200);
});
