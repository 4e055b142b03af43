/**
 * From when on an app can be told something: once it has asked for its context, which a page does before its scripts
 * are loaded, and its own script is there. What happens in between it is told then.
 */
export class Hearing {
  readonly #onBegin: () => void;
  #hasAsked = false;
  #isListening = false;
  #begun = false;
  #kept: (() => void)[] = [];

  /** `onBegin` is told once, before what was kept. */
  constructor(onBegin: () => void) {
    this.#onBegin = onBegin;
  }

  /** Whether the app hears, and answers, what it is told now. */
  get begun(): boolean {
    return this.#begun;
  }

  /** The answer to the app's question for its context has left. */
  asked(): void {
    this.#hasAsked = true;
    this.#begin();
  }

  /** The app's script is there. */
  listening(): void {
    this.#isListening = true;
    this.#begin();
  }

  /** Tells the app, at once or once it hears; what is older than its context it need not know. */
  tell(say: () => void): void {
    if (this.#begun) say();
    else if (this.#hasAsked) this.#kept.push(say);
  }

  #begin(): void {
    if (this.#begun || !this.#hasAsked || !this.#isListening) return;
    this.#begun = true;
    this.#onBegin();
    for (const say of this.#kept) say();
    this.#kept = [];
  }
}
