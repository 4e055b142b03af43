/** Programs of people: an access token, and a client of the protocol that dials the gateway under the name of its host. */
import { request as dial } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import type { Settings } from '#gateway/settings.ts';
import type { DemoGateway } from './demo-gateway.ts';

/** A program on the line, and what it hears of a tool. */
export interface TestProgram {
  readonly client: Client;
  /** Uses a tool. Returns what it says, read as JSON where it is. */
  use(tool: string, args?: Record<string, unknown>): Promise<{ isError: boolean; said: unknown }>;
  close(): Promise<void>;
}

/** A gateway that listens. */
interface Door {
  readonly gateway: { readonly settings: Pick<Settings, 'port' | 'mcpOrigin'> };
}

/** The generations of the protocol. */
export const generations = {
  '2026-07-28': { pin: '2026-07-28' },
  '2025-11-25': 'legacy',
} as const;

/** Switches the door for programs of the harbour company, with the data that may leave. */
export async function letProgramsIn(
  demo: DemoGateway,
  changed: Partial<RequestOf<typeof calls.saveAgentSettings>> = {},
): Promise<void> {
  const { hasKey: _, ...kept } = await demo.ask('admin', calls.readAgentSettings, {});
  await demo.ask('admin', calls.saveAgentSettings, { ...kept, mcp: true, ...changed });
}

/** Makes a token as a person does; returns its secret and its id. */
export function makeToken(
  demo: DemoGateway,
  account: string,
  changed: Partial<RequestOf<typeof calls.makeAgentToken>> = {},
) {
  const request = { name: 'Editor', scope: 'propose', days: 30, ...changed } as const;
  return demo.ask(account, calls.makeAgentToken, request);
}

/** An answer of the door for programs. */
export interface DoorAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Sends a request to the door for programs as it is. */
export function knock(
  door: Door,
  headers: Readonly<Record<string, string>>,
  body: string,
  method = 'POST',
): Promise<DoorAnswer> {
  return send(door, { method, headers, body });
}

/** A message without a handshake, as programs of the older generation send it. */
export function message(method: string, params: object = {}): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}

/** What such a program sends with it. */
export function headersOf(secret: string): Record<string, string> {
  return {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
}

/** Opens a program with a token. @throws when it is not let in. */
export async function openProgram(
  door: Door,
  secret: string,
  generation: keyof typeof generations = '2026-07-28',
): Promise<TestProgram> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: generations[generation] } },
  );
  const address = new URL(`${door.gateway.settings.mcpOrigin}/mcp`);
  const transport = new StreamableHTTPClientTransport(address, {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
    fetch: async (_address, init) => {
      const { status, headers, body } = await send(door, {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : '',
      });
      const isEmpty = status === 202 || status === 204;
      return new Response(isEmpty ? null : body, { status, headers });
    },
  });
  await client.connect(transport);
  return {
    client,
    async use(tool, args = {}) {
      const { content, isError } = await client.callTool({ name: tool, arguments: args });
      const [first] = content;
      const text = first?.type === 'text' ? first.text : '';
      return { isError: isError === true, said: text.startsWith('{') ? JSON.parse(text) : text };
    },
    close: () => client.close(),
  };
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The name of the host resolves to nothing here: it is dialled by its port. */
function send({ gateway }: Door, { method, headers, body }: Sent): Promise<DoorAnswer> {
  const { port, mcpOrigin } = gateway.settings;
  const { promise, resolve, reject } = Promise.withResolvers<DoorAnswer>();
  const asked = dial({
    host: 'localhost',
    port,
    path: '/mcp',
    method,
    headers: { host: new URL(mcpOrigin).host, ...headers },
  });
  asked.on('error', reject).on('response', (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      resolve({
        status: response.statusCode ?? 0,
        headers: new Headers(pairs as [string, string][]),
        body: Buffer.concat(chunks).toString(),
      });
    });
  });
  asked.end(body);
  return promise;
}
