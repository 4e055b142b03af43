/**
 * From when on an app can be told something: once it has its context, for which a page asks before its scripts are
 * loaded, and its own script is there. What happens in between it is told then.
 */
export class Hearing {
  readonly #onBegin: () => void;
  #hasContext = false;
  #isListening = false;
  #begun = false;
  #isOver = false;
  #kept: (() => void)[] = [];

  /** `onBegin` is told once, before what was kept. */
  constructor(onBegin: () => void) {
    this.#onBegin = onBegin;
  }

  /** Whether the app hears, and answers, what it is told now. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Whether the app's script is there. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /** The app's context has left. */
  contextGiven(): void {
    this.#hasContext = true;
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
    else if (this.#hasContext && !this.#isOver) this.#kept.push(say);
  }

  /** The app is gone: nothing begins any more. */
  end(): void {
    this.#isOver = true;
    this.#kept = [];
  }

  #begin(): void {
    if (this.#begun || this.#isOver || !this.#hasContext || !this.#isListening) return;
    this.#begun = true;
    this.#onBegin();
    for (const say of this.#kept) say();
    this.#kept = [];
  }
}
