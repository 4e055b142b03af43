import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An SMS as it was handed in. */
export interface ArrivedSms {
  readonly to: string;
  readonly text: string;
  readonly code: string;
}

/** A service that takes SMS as JSON over HTTP, with a key, and answers `{"Code": "OK"}` or why not. */
export interface SmsServer {
  readonly address: string;
  readonly messages: readonly ArrivedSms[];
  close(): void;
}

/** What a company sets up to send by it. */
export function smsConnection(address: string) {
  return {
    address,
    body: '{"PhoneNumber":"{{to}}","Content":"{{text}}","Param":{"code":"{{code}}"}}',
    okPath: '/Code',
    okValue: 'OK',
  };
}

/** Starts one that wants this key. */
export async function openSmsServer(key: string): Promise<SmsServer> {
  const messages: ArrivedSms[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const say = (status: number, answer: object): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    if (request.headers.authorization !== key) return say(403, { Code: 'InvalidAccessKeyId' });
    const sent: { PhoneNumber?: unknown; Content?: unknown; Param?: { code?: unknown } } =
      JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const to = String(sent.PhoneNumber);
    if (!/^\+\d{7,15}$/.test(to)) return say(200, { Code: 'isv.MOBILE_NUMBER_ILLEGAL' });
    messages.push({ to, text: String(sent.Content), code: String(sent.Param?.code) });
    return say(200, { Code: 'OK', BizId: String(messages.length) });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/send`,
    messages,
    close: () => void server.close(),
  };
}
