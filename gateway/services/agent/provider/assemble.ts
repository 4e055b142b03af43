/** Puts an answer together from the pieces of a stream, as servers really send them. */

/** A call that a model asks for; `args` is what it wrote, which may be no JSON. */
export interface AskedCall {
  readonly id: string;
  readonly name: string;
  readonly args: string;
}

/** What a model said in one round. */
export interface Reply {
  readonly text: string;
  readonly calls: readonly AskedCall[];
  readonly finish: string | null;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

interface OpenCall {
  readonly id: string;
  readonly index: number | null;
  name: string;
  args: string;
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0;
}

/** Most calls that one reply may hold; a model that asks for more is not listened to. */
const MOST_CALLS = 16;

/** Takes the pieces of one reply. */
export class Assembly {
  #text = '';
  #finish: string | null = null;
  #tokensIn = 0;
  #tokensOut = 0;
  readonly #calls: OpenCall[] = [];

  /** Takes one piece. Returns the text that came with it. */
  take(piece: unknown): string {
    if (!isObject(piece)) return '';
    const { choices, usage } = piece;
    if (isObject(usage)) {
      this.#tokensIn = numberOf(usage.prompt_tokens);
      this.#tokensOut = numberOf(usage.completion_tokens);
    }
    const [choice] = Array.isArray(choices) ? choices : [];
    if (!isObject(choice)) return '';
    if (typeof choice.finish_reason === 'string') this.#finish = choice.finish_reason;
    // A server that does not stream sends the message whole.
    const delta = isObject(choice.delta) ? choice.delta : choice.message;
    if (!isObject(delta)) return '';
    for (const call of Array.isArray(delta.tool_calls) ? delta.tool_calls : []) this.#call(call);
    const text = typeof delta.content === 'string' ? delta.content : '';
    this.#text += text;
    return text;
  }

  /** A known id wins over the place; a new id opens a call, even at the place of another one. */
  #call(piece: unknown): void {
    if (!isObject(piece)) return;
    const made = isObject(piece.function) ? piece.function : {};
    const id = typeof piece.id === 'string' && piece.id !== '' ? piece.id : null;
    const index = typeof piece.index === 'number' ? piece.index : null;
    const open = this.#find(id, index) ?? this.#open(id, index);
    if (open === undefined) return;
    if (typeof made.name === 'string' && open.name === '') open.name = made.name;
    if (typeof made.arguments === 'string') open.args += made.arguments;
    else if (isObject(made.arguments)) open.args = JSON.stringify(made.arguments);
  }

  #find(id: string | null, index: number | null): OpenCall | undefined {
    if (id !== null) return this.#calls.find((one) => one.id === id);
    if (index !== null) return this.#calls.findLast((one) => one.index === index);
    return this.#calls.at(-1);
  }

  #open(id: string | null, index: number | null): OpenCall | undefined {
    if (this.#calls.length >= MOST_CALLS) return undefined;
    const named = id ?? `call_${index ?? this.#calls.length}`;
    const call = { id: named, index, name: '', args: '' };
    this.#calls.push(call);
    return call;
  }

  /** What was said, once the stream has ended. */
  reply(): Reply {
    return {
      text: this.#text,
      calls: this.#calls
        .filter(({ name }) => name !== '')
        .map(({ id, name, args }) => ({ id, name, args: args.trim() === '' ? '{}' : args })),
      finish: this.#finish,
      tokensIn: this.#tokensIn,
      tokensOut: this.#tokensOut,
    };
  }
}
