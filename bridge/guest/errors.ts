import type { BridgeCode } from '#bridge/methods/codes.ts';

/** A bridge call that did not succeed; with `badInput` the field that was wrong, where it is one. */
export class BridgeError extends Error {
  readonly code: BridgeCode;
  readonly field: string | undefined;

  constructor(code: BridgeCode, field?: string) {
    super(field ? `${code}: ${field}` : code);
    this.field = field;
    this.name = 'BridgeError';
    this.code = code;
  }
}
