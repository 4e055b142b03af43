import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { calls } from '#bridge/calls/index.ts';
import type { Answer } from '#bridge/calls/kit/answer.ts';
import { codeNameOf } from '#bridge/calls/kit/codes.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { encodeForm } from '#bridge/calls/kit/form.ts';
import { encodeCall } from '#bridge/calls/kit/send.ts';
import { password } from './accounts.ts';

/** An answer with what a test asks about it. */
export interface ClientAnswer<Result> {
  readonly status: number;
  /** Name of the answer's code; undefined for a download. */
  readonly code: string | undefined;
  readonly answer: Answer<Result>;
  readonly headers: LightMyRequestResponse['headers'];
  /** The whole body, whatever it is. */
  readonly body: string;
  /** The same as it came, for a download that is no text. */
  readonly bytes: Buffer;
}

/** Headers to add, or with undefined to leave out. */
export type ExtraHeaders = Readonly<Record<string, string | undefined>>;

/** What a request is sent with besides its contract. */
export interface Sending {
  readonly headers?: ExtraHeaders;
  readonly address?: string;
  readonly host?: string;
}

/** A browser on the shell's page: it keeps cookies and sends what such a browser sends. */
export class ShellClient {
  readonly #server: FastifyInstance;
  readonly #origin: string;
  readonly cookies = new Map<string, string>();

  constructor(server: FastifyInstance, origin: string) {
    this.#server = server;
    this.#origin = origin;
  }

  /** Speaks a call as the shell's client does. */
  async call<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    sending: Sending = {},
  ): Promise<ClientAnswer<ResultOf<C>>> {
    return this.send<ResultOf<C>>(call, request, sending);
  }

  /** The same for a request that need not fit the contract. */
  async send<Result>(
    call: AnyCall,
    request: unknown,
    sending: Sending = {},
  ): Promise<ClientAnswer<Result>> {
    const { address, body, type } = encode(call, request);
    const response = await this.#server.inject({
      method: call.method,
      url: address,
      remoteAddress: sending.address ?? '127.0.0.1',
      headers: this.#headers(type, sending),
      ...(body === null ? {} : { payload: body }),
    });
    this.#keepCookies(response);
    return read<Result>(call, response);
  }

  /** Signs in with the common password; fails the test when that does not work. */
  async signIn(account: string): Promise<ResultOf<(typeof calls)['login']>> {
    const { answer } = await this.call(calls.login, { account, password });
    if (answer.result === undefined) throw new Error(`${account} cannot sign in: ${answer.msg}`);
    return answer.result;
  }

  /** Types the common password again, which sensitive calls want within five minutes. */
  async prove(): Promise<void> {
    const { code } = await this.call(calls.validateAccountPassword, { password });
    if (code !== 'ok') throw new Error(`The password is refused: ${code}`);
  }

  /** A token for a mount of an app; fails the test when there is none. */
  async token(appCode: string, mountId = `mount-of-${appCode}-0001`): Promise<string> {
    const { answer } = await this.call(calls.appToken, { appCode, mountId });
    if (answer.result === undefined) throw new Error(`no token for ${appCode}: ${answer.msg}`);
    return answer.result.token;
  }

  #headers(type: string | undefined, sending: Sending): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all: ExtraHeaders = {
      host: sending.host ?? new URL(this.#origin).host,
      origin: this.#origin,
      'sec-fetch-site': 'same-origin',
      clienttype: '1',
      channel: '2',
      'accept-language': 'en',
      'user-agent': 'Test browser',
      'content-type': type,
      cookie: cookie || undefined,
      ...sending.headers,
    };
    return Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  }

  #keepCookies(response: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** A sub-app on its own host: a token, no cookie. */
export class AppClient {
  readonly #server: FastifyInstance;
  readonly #origin: string;
  readonly #token: string;

  constructor(server: FastifyInstance, origin: string, token: string) {
    this.#server = server;
    this.#origin = origin;
    this.#token = token;
  }

  /** Speaks a call as the guest's client does; the request need not fit the contract. */
  async send<Result>(call: AnyCall, request: unknown): Promise<ClientAnswer<Result>> {
    const { address, body, type } = encode(call, request);
    const response = await this.#server.inject({
      method: call.method,
      url: address,
      headers: {
        host: new URL(this.#origin).host,
        authorization: `Bearer ${this.#token}`,
        'accept-language': 'en',
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(body === null ? {} : { payload: body }),
    });
    return read<Result>(call, response);
  }
}

function encode(call: AnyCall, request: unknown) {
  if (call.encoding !== 'multipart') return encodeCall(call, request);
  return { address: call.path, body: encodeForm(request), type: undefined };
}

function read<Result>(call: AnyCall, response: LightMyRequestResponse): ClientAnswer<Result> {
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
  const answer: Answer<Result> = isJson ? response.json() : { code: -1, msg: response.body };
  return {
    status: response.statusCode,
    code: codeNameOf(call, answer.code),
    answer,
    headers: response.headers,
    body: response.body,
    bytes: response.rawPayload,
  };
}
