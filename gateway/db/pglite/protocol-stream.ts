import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

/** AuthenticationOk, then ReadyForQuery (idle): the embedded database asks for no password. */
const ADMITTED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** Client messages after which an answer is due: Query, Sync, Flush, CopyDone, CopyFail. */
const ENDS_BATCH = new Set(['Q', 'S', 'H', 'c', 'f'].map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);
/** Type byte and 32-bit length. */
const HEADER = 5;

function simpleQuery(sql: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(`${sql}\0`);
  const header = Buffer.alloc(HEADER);
  header.write('Q');
  header.writeInt32BE(text.length + 4, 1);
  return new Uint8Array(Buffer.concat([header, text]));
}

/**
 * What `pg` takes for a socket: cuts its bytes into protocol messages and hands each batch to the
 * engine. All streams share the one session, so a new one first clears what the last left behind.
 */
export class ProtocolStream extends Duplex {
  readonly #engine: Engine;
  #received: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #started = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  /** Called by pg with a port and a host, which mean nothing here. */
  connect(): void {
    this.#reset().then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    while (this.#takeMessage()) {
      // Each round takes one whole message.
    }
    done();
  }

  async #reset(): Promise<void> {
    await this.#engine.send(simpleQuery('rollback'));
    await this.#engine.send(simpleQuery('discard all'));
  }

  #takeMessage(): boolean {
    const lengthAt = this.#started ? 1 : 0;
    if (this.#received.length < lengthAt + 4) return false;
    const end = lengthAt + this.#received.readInt32BE(lengthAt);
    if (this.#received.length < end) return false;
    const message = this.#received.subarray(0, end);
    this.#received = this.#received.subarray(end);
    this.#handle(message);
    return true;
  }

  #handle(message: Buffer): void {
    if (!this.#started) {
      this.#started = true;
      this.push(ADMITTED);
      return;
    }
    const type = message.readUInt8(0);
    if (type === TERMINATE) {
      this.push(null);
      return;
    }
    this.#batch.push(message);
    if (ENDS_BATCH.has(type)) this.#sendBatch();
  }

  #sendBatch(): void {
    const bytes = new Uint8Array(Buffer.concat(this.#batch));
    this.#batch = [];
    this.#engine.send(bytes).then(
      (answer) => this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)),
      (error) => this.destroy(error),
    );
  }
}
