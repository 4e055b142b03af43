import { type Agent, type IncomingMessage, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Answer } from '#bridge/calls/kit/answer.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { encodeForm } from '#bridge/calls/kit/form.ts';
import { encodeCall } from '#bridge/calls/kit/send.ts';

/** How one call ended. */
export interface Ended {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly milliseconds: number;
}

/** A signed-in browser on the shell's page, over a real connection. */
export class WireClient {
  readonly #port: number;
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();

  constructor(port: number, agent: Agent) {
    this.#port = port;
    this.#agent = agent;
  }

  /** Speaks a call and returns its result. @throws {Error} when it was refused. */
  async ask<C extends AnyCall>(call: C, request: RequestOf<C>): Promise<ResultOf<C>> {
    const response = await this.#send(call, request);
    const answer: Answer<ResultOf<C>> = JSON.parse((await buffer(response)).toString());
    if (answer.code !== 0) throw new Error(`${call.name}: ${answer.msg}`);
    return answer.result as ResultOf<C>;
  }

  /** Speaks a call, reads the whole answer and returns how it ended. */
  async time<C extends AnyCall>(call: C, request: RequestOf<C>): Promise<Ended> {
    const begin = performance.now();
    try {
      const response = await this.#send(call, request);
      await buffer(response);
      const milliseconds = performance.now() - begin;
      return { status: response.statusCode ?? 0, milliseconds };
    } catch {
      return { status: 0, milliseconds: performance.now() - begin };
    }
  }

  async #send(call: AnyCall, request: unknown): Promise<IncomingMessage> {
    const { address, body, type } = await encode(call, request);
    const host = `atrium.localhost:${this.#port}`;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = send({
      agent: this.#agent,
      host: '127.0.0.1',
      port: this.#port,
      path: address,
      method: call.method,
      headers: {
        host,
        origin: `http://${host}`,
        'sec-fetch-site': 'same-origin',
        clienttype: '1',
        channel: '2',
        'content-length': body.length,
        ...(type && { 'content-type': type }),
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      },
    });
    sent.on('response', resolve).on('error', reject).end(body);
    const response = await promise;
    for (const cookie of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}

async function encode(
  call: AnyCall,
  request: unknown,
): Promise<{ readonly address: string; readonly body: Buffer; readonly type?: string }> {
  if (call.encoding !== 'multipart') {
    const { address, body, type } = encodeCall(call, request);
    return { address, body: Buffer.from(body ?? ''), ...(type && { type }) };
  }
  const form = new Response(encodeForm(request));
  const body = Buffer.from(await form.arrayBuffer());
  return { address: call.path, body, type: form.headers.get('content-type') ?? '' };
}
