import type { Readable } from 'node:stream';

/** A download. The body must not need the call's transaction any more: that ends before the first byte leaves. */
export class FileAnswer {
  /** Name to save it under, any characters; sent in the `filename` header, percent-encoded as UTF-8. */
  readonly filename: string;
  readonly contentType: string;
  readonly body: Uint8Array | Readable;

  constructor(filename: string, contentType: string, body: Uint8Array | Readable) {
    this.filename = filename;
    this.contentType = contentType;
    this.body = body;
  }
}
