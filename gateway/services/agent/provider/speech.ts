/** Sends the text of a model sentence by sentence: cleaned, with its numbers checked and its citations cut to this turn's. */
import type { AgentSource } from '#bridge/calls/agent/events.ts';
import { cleanText } from '../guard/clean.ts';
import type { KnownNumbers } from '../guard/numbers.ts';
import type { LiveTurn } from '../turn/live-turns.ts';

/** A sentence with the citations behind it: its end is known once something else follows. */
const sentence =
  /[^\n]*?(?:[。！？]\s*(?:\[s\d+\]\s*)*(?=[^\s[])|[.!?](?:\s*\[s\d+\])*\s+(?=[^\s[])|\n)/y;

/** The text of one turn on its way to the reader. */
export class Speech {
  readonly #live: LiveTurn;
  readonly #known: KnownNumbers;
  readonly #sources: readonly AgentSource[];
  #waiting = '';
  #isHeld = true;
  hasDoubt = false;
  hasCitation = false;
  hasText = false;

  constructor(live: LiveTurn, known: KnownNumbers, sources: readonly AgentSource[]) {
    this.#live = live;
    this.#known = known;
    this.#sources = sources;
  }

  /** Takes a piece of text; whole sentences are sent unless they are held. */
  take(text: string): void {
    this.#waiting += text;
    if (!this.#isHeld) this.#emitSentences();
  }

  /** From here on text is sent as it comes: a tool was used. */
  release(): void {
    this.#isHeld = false;
    this.#emitSentences();
  }

  /** Forgets what was not sent. */
  drop(): void {
    this.#waiting = '';
  }

  /** Sends all that is left. */
  finish(): void {
    this.release();
    if (this.#waiting.trim() !== '') this.#emit(this.#waiting);
    this.#waiting = '';
  }

  #emitSentences(): void {
    let at = 0;
    sentence.lastIndex = 0;
    for (let found = sentence.exec(this.#waiting); found; found = sentence.exec(this.#waiting)) {
      this.#emit(found[0]);
      at = sentence.lastIndex;
    }
    this.#waiting = this.#waiting.slice(at);
  }

  #emit(raw: string): void {
    const refs = new Set(this.#sources.map(({ ref }) => ref));
    const end = raw.endsWith('\n') ? '\n' : '';
    const text = cleanText(raw)
      // No picture and no link leaves the portal: of both only the words stay.
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/https?:\/\/\S+/gi, '')
      .replace(/<[^>]+>/g, '')
      .replace(/\[(s\d+)\]/g, (whole, ref: string) => (refs.has(ref) ? whole : ''));
    if (/\[s\d+\]/.test(text)) this.hasCitation = true;
    for (const { text: piece, doubt } of this.#known.check(`${text.replace(/ +$/, '')}${end}`)) {
      if (doubt) this.hasDoubt = true;
      this.hasText = true;
      this.#live.emit({ kind: 'text', text: piece, doubt });
    }
  }
}
