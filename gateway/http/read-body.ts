import type { Readable } from 'node:stream';
import { RefusedError } from '../kernel/refused-error.ts';

/** Milliseconds in which a sender without a session sends all of a body, and any other one a part of it. */
const PATIENCE = 15_000;
/** Bytes of that part. */
const LEAST_PART = 16_384;

/** How much of a body is read, and for how long. */
export interface BodyTerms {
  /** Most bytes. */
  readonly limit: number;
  /** What a larger one is refused with. */
  readonly tooLarge: 'tooLarge' | 'fileTooLarge';
  /** Whether the sender has no session. */
  readonly isStranger: boolean;
  readonly patience?: number;
}

/**
 * Reads a body into memory, no more of it than may be sent.
 * @throws {RefusedError} `tooLarge` or `fileTooLarge`, `tooSlow`, or `malformedRequest` for half a body.
 */
export function readBody(stream: Readable, terms: BodyTerms): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  let sizeBefore = 0;
  const end = (settle: () => void): void => {
    clearInterval(timer);
    stream.off('data', take).off('end', finish).off('close', lose).off('error', lose);
    // What still comes is thrown away: leaving it unread would cut the line on which the refusal is sent.
    stream.on('error', () => undefined).resume();
    settle();
  };
  const refuse = (code: 'tooLarge' | 'fileTooLarge' | 'tooSlow' | 'malformedRequest'): void =>
    end(() => reject(new RefusedError(code)));
  const take = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > terms.limit) refuse(terms.tooLarge);
    else chunks.push(chunk);
  };
  const finish = (): void => end(() => resolve(Buffer.concat(chunks)));
  const lose = (): void => refuse('malformedRequest');
  const timer = setInterval(() => {
    if (terms.isStranger || size - sizeBefore < LEAST_PART) refuse('tooSlow');
    sizeBefore = size;
  }, terms.patience ?? PATIENCE);
  stream.on('data', take).on('end', finish).on('close', lose).on('error', lose);
  return promise;
}
