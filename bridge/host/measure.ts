import type { BridgeCode } from '#bridge/methods/codes.ts';
import { limits } from './limits.ts';

/** What a message weighs, or why it is refused before anything reads it. */
export type Measured =
  | { readonly ok: true; readonly bytes: number }
  | {
      readonly ok: false;
      readonly code: Extract<BridgeCode, 'tooLarge' | 'badInput'>;
      /** So large that reading it alone held the page up for seconds. */
      readonly gross?: boolean;
      /** Only files are too large: they are not read, and held nothing up. */
      readonly isFile?: boolean;
    };

/** How much a message may be. */
export interface Most {
  readonly bytes: number;
  /** Bytes of files, which are not read; without any, a file is no plain data. */
  readonly fileBytes: number;
  readonly depth: number;
  readonly nodes: number;
}

const request: Most = {
  bytes: limits.messageBytes,
  fileBytes: 0,
  depth: limits.messageDepth,
  nodes: limits.messageNodes,
};

/** What a whole message of the protocol may be: the largest request, and what is around it. */
export const wholeMessage: Most = {
  bytes: request.bytes + limits.envelopeBytes,
  fileBytes: Number.POSITIVE_INFINITY,
  depth: request.depth + 2,
  nodes: request.nodes + 32,
};

/** Keys that would reach a prototype once somebody copies the value. */
const poisoned: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const tooLarge: Measured = { ok: false, code: 'tooLarge' };
const fileTooLarge: Measured = { ok: false, code: 'tooLarge', isFile: true };
const grosslyTooLarge: Measured = { ok: false, code: 'tooLarge', gross: true };
const badInput: Measured = { ok: false, code: 'badInput' };

/**
 * Walks a message without recursion and stops at the first limit, so that its cost is bounded by the limits and not
 * by the message. Only plain data passes: no maps, dates, buffers, ports, nor keys that lead to a prototype; and files
 * where they are awaited, which are not read. What does not pass is weighed all the same, as far as it can be.
 */
export function measure(message: unknown, given: Partial<Most> = {}): Measured {
  const most: Most = { ...request, ...given };
  const waiting: { value: unknown; depth: number }[] = [{ value: message, depth: 0 }];
  let bytes = 0;
  let fileBytes = 0;
  let nodes = 0;
  let isPlain = true;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    nodes += 1;
    const weight = weigh(value);
    if (weight > limits.messageBytes * limits.grossFactor) return grosslyTooLarge;
    bytes += weight;
    if (nodes > most.nodes || bytes > most.bytes || depth > most.depth) return tooLarge;
    if (typeof value !== 'object' || value === null) {
      isPlain &&= isPlainScalar(value);
      continue;
    }
    if (most.fileBytes > 0 && value instanceof File) {
      fileBytes += value.size;
      continue;
    }
    const own = keysOf(value);
    isPlain &&= own !== undefined;
    const inside = own ? value : oddContents(value);
    const keys = own ?? keysOf(inside) ?? [];
    if (keys.length > limits.messageNodes * limits.grossFactor) return grosslyTooLarge;
    if (keys.length + waiting.length + nodes > most.nodes) return tooLarge;
    for (const key of keys) {
      isPlain &&= !poisoned.has(key);
      bytes += Array.isArray(inside) ? 0 : key.length * 2;
      waiting.push({ value: Reflect.get(inside, key), depth: depth + 1 });
    }
  }
  if (!isPlain) return badInput;
  return fileBytes > most.fileBytes ? fileTooLarge : { ok: true, bytes: bytes + fileBytes };
}

function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length * 2;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  return value instanceof File ? (value.name.length + value.type.length) * 2 : 8;
}

/** What a value that is no plain data holds, as far as that can be much; a list of nothing but its length when it is. */
function oddContents(value: object): readonly unknown[] {
  if (value instanceof Map || value instanceof Set) {
    if (value.size > limits.messageNodes) return new Array(value.size);
    return [...value.entries()].flat();
  }
  if (value instanceof Error) return [value.message, value.stack];
  if (value instanceof RegExp) return [value.source];
  return value instanceof String ? [value.valueOf()] : [];
}

function isPlainScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}

/** The own keys of a list or a plain object; undefined for every other kind of object. */
function keysOf(value: object): string[] | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  // A sparse list of a thousand million holes has few keys but hurts anyone who walks it by its length.
  if (Array.isArray(value)) {
    return value.length > limits.messageNodes
      ? new Array<string>(value.length)
      : Object.keys(value);
  }
  return prototype === Object.prototype || prototype === null ? Object.keys(value) : undefined;
}
