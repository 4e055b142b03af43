/** A model service for tests: it says what a script says, with the faults of real ones, and keeps what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the gateway sends it. */
export interface HeardMessage {
  readonly role: string;
  readonly content: string | null;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
  readonly tool_call_id?: string;
}

/** One question of the gateway. */
export interface Heard {
  readonly messages: readonly HeardMessage[];
  readonly tools: readonly string[];
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** A piece of a reply; a text is sent as it is, for what is no JSON. */
export type Piece = string | Readonly<Record<string, unknown>>;

/** What a model says: pieces of a stream, or how it fails. */
export type Says =
  | { readonly pieces: readonly Piece[]; readonly fault?: 'cut' | 'endless' | 'slow' }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** What a model does with a question. */
export type Script = (heard: Heard, round: number) => Says;

/** A running model service. */
export interface ModelServer {
  readonly baseUrl: string;
  readonly heard: Heard[];
  /** Replies whose socket the gateway ended. */
  readonly closed: number[];
  use(script: Script): void;
  close(): Promise<void>;
}

/** A chunk of a stream. */
export function chunk(delta: unknown, finish: string | null = null): Piece {
  return {
    object: 'chat.completion.chunk',
    id: 'c1',
    choices: [{ index: 0, delta, finish_reason: finish }],
    usage: null,
  };
}

/** The last chunk, with what was used. */
export const usage: Piece = {
  object: 'chat.completion.chunk',
  choices: [],
  usage: { prompt_tokens: 100, completion_tokens: 20 },
};

/** A reply of text. */
export function saysText(text: string, finish = 'stop'): Says {
  const half = Math.ceil(text.length / 2);
  return {
    pieces: [
      chunk({ role: 'assistant', content: text.slice(0, half) }),
      chunk({ content: text.slice(half) }),
      chunk({}, finish),
      usage,
    ],
  };
}

/** A reply of calls, each with its arguments in two pieces. */
export function saysCalls(
  ...calls: readonly { readonly name: string; readonly args: unknown }[]
): Says {
  return {
    pieces: [
      ...calls.flatMap(({ name, args }, index) => {
        const text = JSON.stringify(args);
        const call = { index, id: `id${index}`, type: 'function' };
        return [
          chunk({
            tool_calls: [{ ...call, function: { name, arguments: text.slice(0, 3) } }],
          }),
          chunk({ tool_calls: [{ index, function: { arguments: text.slice(3) } }] }),
        ];
      }),
      chunk({}, 'tool_calls'),
      usage,
    ],
  };
}

/** Starts a model service on this machine. */
export async function openModelServer(): Promise<ModelServer> {
  let script: Script = () => saysText('ok');
  const heard: Heard[] = [];
  const closed: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (bytes: Buffer) => chunks.push(bytes));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const { messages = [], tools = [] } = JSON.parse(body);
      const names = tools.map((tool: { function: { name: string } }) => tool.function.name);
      const one = { messages, tools: names, body, headers: request.headers };
      heard.push(one);
      const place = heard.length - 1;
      response.on('close', () => {
        if (!response.writableFinished) closed.push(place);
      });
      say(script(one, place), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://localhost:${port}/v1`,
    heard,
    closed,
    use: (next) => {
      script = next;
      heard.length = 0;
      closed.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function say(says: Says, response: ServerResponse): void {
  if ('status' in says) {
    response.writeHead(says.status, says.headers).end('{"error":"it repeats what was asked"}');
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const piece of says.pieces) {
    response.write(typeof piece === 'string' ? piece : `data: ${JSON.stringify(piece)}\n\n`);
  }
  if (says.fault === 'cut') response.destroy();
  else if (says.fault === undefined) response.end('data: [DONE]\n\n');
  // An endless or a slow reply is left open: the gateway ends it.
}
