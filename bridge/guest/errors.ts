import type { BridgeCode } from '#bridge/methods/codes.ts';

/** A bridge call that did not succeed; `code` is all the shell tells. */
export class BridgeError extends Error {
  readonly code: BridgeCode;

  constructor(code: BridgeCode) {
    super(code);
    this.name = 'BridgeError';
    this.code = code;
  }
}
