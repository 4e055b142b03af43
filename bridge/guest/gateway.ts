import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type FileAnswer,
  GatewayError,
  type SendOptions,
  sendCall,
  sendDownload,
  sendRaw,
  transportError,
} from '#bridge/calls/kit/send.ts';
import { sendUpload } from '#bridge/calls/kit/send-upload.ts';
import type { Bridge } from './bridge.ts';
import { isProven } from './confirmed.ts';
import { BridgeError } from './errors.ts';

export { type FileAnswer, GatewayError, isRefusal } from '#bridge/calls/kit/send.ts';

/** What can be said about a single call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** What can be said about an upload. */
export interface UploadCallOptions extends CallOptions {
  /** Called with the share of the files that has gone, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The app's way to the data: every call of the contracts, with the app's own short token. */
export interface Gateway {
  /** Returns the result of the call or throws a GatewayError. One that wants a proof has the shell ask for it, and is sent again. */
  call<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    options?: CallOptions,
  ): Promise<ResultOf<C>>;
  /** Returns the file of a call whose answer is one. */
  download<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    options?: CallOptions,
  ): Promise<FileAnswer>;
  /** Sends a call with files and returns its result. */
  upload<C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    options?: UploadCallOptions,
  ): Promise<ResultOf<C>>;
  /** Returns the response as it comes, for `readEvents`. */
  respond(call: AnyCall, request: unknown, options?: CallOptions): Promise<Response>;
}

/**
 * Makes the gateway client of an app. `base` is empty where the gateway answers on the app's own host, and the
 * gateway's origin for an app that is hosted elsewhere.
 */
export function createGateway(bridge: Bridge, base = ''): Gateway {
  const tokens = createTokens(bridge);
  // It is on its way while the app draws its first page.
  tokens.fresh().catch(() => {});

  async function attempt<Answer>(
    send: (options: SendOptions) => Promise<Answer>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    const sendBy = async (token = tokens.current()): Promise<Answer> =>
      send({ base, token: await token, signal, locale: bridge.context.get().locale });
    const sendOnce = (): Promise<Answer> =>
      sendBy().catch((error) => {
        if (error.codeName === 'tokenInvalid') return sendBy(tokens.fresh());
        throw error;
      });
    return sendOnce().catch(async (error) => {
      if (await isProven(bridge, error)) return sendOnce();
      if (sessionDoubts.has(error.codeName)) void bridge.session.check().catch(() => {});
      throw error;
    });
  }

  return {
    call: (call, request, { signal } = {}) =>
      attempt((options) => sendCall(call, request, options), signal),
    download: (call, request, { signal } = {}) =>
      attempt((options) => sendDownload(call, request, options), signal),
    upload: (call, request, { signal, onProgress } = {}) =>
      attempt((options) => sendUpload(call, request, { ...options, onProgress }), signal),
    respond: (call, request, { signal } = {}) =>
      attempt((options) => sendRaw(call, request, options), signal),
  };
}

/** Answers after which the shell has to look at its session itself; it does not take an app's word for it. */
const sessionDoubts: ReadonlySet<string> = new Set([
  'loginInvalid',
  'permissionChanged',
  'accountChanged',
]);

/** Holds the token in memory only, asks for the next one at half of its life, and never twice at once. */
function createTokens(bridge: Bridge) {
  let token = '';
  let renewAt = 0;
  let pending: Promise<string> | undefined;

  function fresh(): Promise<string> {
    pending ??= renew().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  async function renew(): Promise<string> {
    try {
      const answer = await bridge.session.token();
      token = answer.token;
      renewAt = (Date.now() + answer.expiresAt) / 2;
      return token;
    } catch (error) {
      renewAt = 0;
      if (error instanceof BridgeError && error.code === 'signedOut') {
        throw new GatewayError('loginInvalid');
      }
      throw transportError('network', bridge.context.get().locale);
    }
  }

  return {
    current: () => (Date.now() < renewAt ? Promise.resolve(token) : fresh()),
    fresh,
  };
}
