/** Speaks to the model service of a company: `/chat/completions` of the kind that most services understand. */
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { setTimeout as passed } from 'node:timers/promises';
import { lookupFor, type Reach, UnreachableError } from '../../delivery/outside-fetch.ts';
import type { ModelReason } from '../texts/answers.ts';
import { type AskedCall, Assembly, type Reply } from './assemble.ts';

/** A message as the service takes it. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string | null;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly type: 'function';
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
  readonly tool_call_id?: string;
}

/** A tool as the service takes it. */
export interface ModelTool {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description: string;
    readonly parameters: unknown;
  };
}

/** Where and as whom a service is asked. */
export interface ModelService {
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string;
}

/** What is asked in one round. */
export interface ModelQuestion {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** Most characters of the reply; services differ in the field that says so, so the gateway stops listening instead. */
  readonly mostText: number;
}

/** How the stream ends early, and who receives its text. */
export interface Receiving {
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
}

/** A service did not reply. What it wrote is not in here: it may hold what was asked. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: ModelReason;
  /** Whether a part of the reply had come. */
  readonly isCut: boolean;

  constructor(reason: ModelReason, isCut = false) {
    super(reason);
    this.reason = reason;
    this.isCut = isCut;
  }
}

/** Most bytes of one reply, and of one line of it. */
const MOST_BYTES = 2_000_000;
const MOST_LINE = 262_144;
/** Milliseconds without a byte after which a service counts as gone. */
const SILENCE = 30_000;
/** How often a busy service is asked again, before anything came. */
const TRIES = 3;

/** Asks the model services of companies. */
export class ModelClient {
  readonly #reach: Reach;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** Whether an address is one that may be asked: https, and public unless the operator opened the private network. */
  mayReach(baseUrl: string): boolean {
    try {
      const { protocol, hostname, username, search, hash } = new URL(baseUrl);
      if (username !== '' || search !== '' || hash !== '') return false;
      if (protocol !== 'https:' && !(protocol === 'http:' && this.#isNear(hostname))) return false;
      lookupFor(hostname, this.#reach);
      return true;
    } catch {
      return false;
    }
  }

  /** Without https only where nothing leaves the operator's own network. */
  #isNear(hostname: string): boolean {
    const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
    return this.#reach.privateNetwork || (isHere && this.#reach.here);
  }

  /** Asks one round. @throws {ModelError} when nothing that can be used came; the signal ends the socket. */
  async ask(service: ModelService, question: ModelQuestion, receiving: Receiving): Promise<Reply> {
    if (!this.mayReach(service.baseUrl)) throw new ModelError('refused');
    for (let left = TRIES; ; left -= 1) {
      const answer = await this.#open(service, question, receiving.signal);
      const status = answer.statusCode ?? 0;
      if (status === 200) return read(answer, receiving, question.mostText);
      answer.destroy();
      const isBusy = status === 429 || status >= 500;
      if (!isBusy || left <= 1) throw new ModelError(reasonOf(status));
      await passed(pauseOf(answer), undefined, { signal: receiving.signal });
    }
  }

  #open(
    { baseUrl, model, key }: ModelService,
    { messages, tools }: ModelQuestion,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`);
    const body = JSON.stringify({
      model,
      messages,
      ...(tools.length > 0 && { tools, tool_choice: 'auto' }),
      stream: true,
      stream_options: { include_usage: true },
    });
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => {
        const isRefused =
          error instanceof UnreachableError || /network of its own/.test(error.message);
        reject(new ModelError(isRefused ? 'refused' : 'unreachable'));
      };
      try {
        const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Accept: 'text/event-stream',
            Authorization: `Bearer ${key}`,
            'Content-Length': Buffer.byteLength(body),
          },
          // Of the address that was checked, and of no connection that was checked for another company.
          lookup: lookupFor(url.hostname, this.#reach),
          agent: false,
          timeout: SILENCE,
          signal,
        });
        request.on('timeout', () => request.destroy(new Error('silence')));
        request.on('response', resolve).on('error', fail);
        request.end(body);
      } catch (error) {
        fail(error instanceof Error ? error : new Error('failed'));
      }
    });
  }
}

function reasonOf(status: number): ModelReason {
  if (status >= 300 && status < 400) return 'refused';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'unknownModel';
  return status === 429 || status >= 500 ? 'busy' : 'failed';
}

function pauseOf(answer: IncomingMessage): number {
  const seconds = Number(answer.headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, 5000) : 500;
}

async function read(
  answer: IncomingMessage,
  { onText }: Receiving,
  mostText: number,
): Promise<Reply> {
  const assembly = new Assembly();
  const decoder = new TextDecoder();
  let rest = '';
  let size = 0;
  let isWhole = false;
  let said = 0;
  const take = (line: string): void => {
    const data = line.startsWith('data:') ? line.slice(5).trim() : '';
    if (data === '[DONE]') isWhole = true;
    if (data === '' || data === '[DONE]') return;
    const text = assembly.take(JSON.parse(data));
    if (text !== '') onText(text);
    said += text.length;
  };
  try {
    for await (const chunk of answer) {
      const bytes: Buffer = chunk;
      size += bytes.length;
      const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      if (size > MOST_BYTES || rest.length > MOST_LINE) throw new ModelError('failed', true);
      for (const line of lines) take(line);
      if (isWhole || said > mostText) break;
    }
    // A server that does not stream sends one object.
    if (rest.trim().startsWith('{')) take(`data: ${rest}`);
    else take(rest);
  } catch (error) {
    answer.destroy();
    throw error instanceof ModelError ? error : new ModelError('failed', size > 0);
  }
  answer.destroy();
  const reply = assembly.reply();
  if (said > mostText) return { ...reply, calls: [], finish: 'length' };
  if (!isWhole && reply.finish === null) throw new ModelError('failed', size > 0);
  return reply;
}

/** The message that repeats to the service what it asked for. */
export function askedMessage(text: string, calls: readonly AskedCall[]): ModelMessage {
  return {
    role: 'assistant',
    content: text === '' ? null : text,
    tool_calls: calls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  };
}
