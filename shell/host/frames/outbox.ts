/**
 * Keeps what the shell has to tell an app until the app can receive it: it needs its context, which a page asks for
 * before its scripts are loaded, and its own script. Messages from between the two are sent then.
 */
export class Outbox {
  readonly #onOpen: () => void;
  #hasContext = false;
  #isListening = false;
  #isOpen = false;
  #isOver = false;
  #waiting: (() => void)[] = [];

  /** `onOpen` is called once, before what waits is sent. */
  constructor(onOpen: () => void) {
    this.#onOpen = onOpen;
  }

  /** Whether the app receives and answers what is sent now. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the app's script is loaded. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /** The app has got its context. */
  noteContext(): void {
    this.#hasContext = true;
    this.#open();
  }

  /** The app's script is loaded. */
  noteListening(): void {
    this.#isListening = true;
    this.#open();
  }

  /** Sends now or once the app can receive it. The context covers what is older than itself: that is dropped. */
  send(message: () => void): void {
    if (this.#isOpen) message();
    else if (this.#hasContext && !this.#isOver) this.#waiting.push(message);
  }

  /** The app is gone: nothing is sent any more. */
  end(): void {
    this.#isOver = true;
    this.#waiting = [];
  }

  #open(): void {
    if (this.#isOpen || this.#isOver || !this.#hasContext || !this.#isListening) return;
    this.#isOpen = true;
    this.#onOpen();
    for (const message of this.#waiting) message();
    this.#waiting = [];
  }
}
