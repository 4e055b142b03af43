/** Uploads: `fetch` cannot tell how much of a body has gone, so they travel by the browser's older way. */
import type { Answer } from './answer.ts';
import { codeNameOf, codes } from './codes.ts';
import type { AnyCall, RequestOf, ResultOf } from './define.ts';
import { encodeForm } from './form.ts';
import { GatewayError, headersOf, type SendOptions, transportError } from './send.ts';

/** What an upload takes besides what every call does. */
export interface UploadOptions extends SendOptions {
  /** Called with the share of the body that has gone, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Speaks a call with files and returns its result; every other end is a GatewayError. */
export function sendUpload<C extends AnyCall>(
  call: C,
  request: RequestOf<C>,
  options: UploadOptions,
): Promise<ResultOf<C>> {
  const { base, locale, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const way = new XMLHttpRequest();
    const stop = (): void => way.abort();
    way.open(call.method, base + call.path);
    way.timeout = call.timeout;
    way.responseType = 'json';
    for (const [name, value] of Object.entries(headersOf(options)))
      way.setRequestHeader(name, value);
    way.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    way.onload = () => {
      const answer: Answer<ResultOf<C>> | null = way.response;
      const code = Number(answer?.code);
      if (answer && code === codes.ok.code) resolve(answer.result as ResultOf<C>);
      else if (answer)
        reject(new GatewayError(codeNameOf(call, code) ?? 'unknown', { ...answer, code }));
      else reject(transportError('network', locale));
    };
    way.onerror = () => reject(transportError('network', locale));
    way.ontimeout = () => reject(transportError('timeout', locale));
    way.onabort = () => reject(new GatewayError('cancelled'));
    way.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) reject(new GatewayError('cancelled'));
    else way.send(encodeForm(request));
  });
}
