import type { FailureName } from '#bridge/calls/kit/send.ts';
/** Files that the shell carries for an app: for apps that cannot speak to the gateway or save a file themselves. */
import type { MethodRequest, MethodResult } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import type { Bridge } from './bridge.ts';
import { isProven } from './confirmed.ts';
import { BridgeError } from './errors.ts';
import { GatewayError, type UploadCallOptions } from './gateway.ts';

type Files = ShellMethods['files'];
type Upload = Omit<MethodRequest<Files['upload']>, 'transferId'>;
type Download = MethodRequest<Files['download']>;
type Kept = NonNullable<MethodResult<Files['upload']>['file']>;
type Refused = { readonly refused?: { readonly code: string; readonly words: string } | undefined };

/** Has the shell send a file into a record; returns it as it is kept, or throws a GatewayError as a call does. */
export function uploadByShell(
  bridge: Bridge,
  upload: Upload,
  { signal, onProgress }: UploadCallOptions = {},
): Promise<Kept> {
  return follow(bridge, signal, onProgress, async (transferId) => {
    const answer = await bridge.files.upload({ ...upload, transferId });
    return answer.file ?? fail(answer);
  });
}

/** Has the shell save a file of the gateway; returns its name, null when the person did not want it. */
export function downloadByShell(
  bridge: Bridge,
  download: Download,
  { signal }: Pick<UploadCallOptions, 'signal'> = {},
): Promise<string | null> {
  const save = (): Promise<string | null> =>
    follow(bridge, signal, undefined, async (transferId) => {
      const answer = await bridge.files.download({ ...download, transferId });
      if (answer.refused) fail(answer);
      return answer.saved ? (answer.fileName ?? '') : null;
    });
  return save().catch(async (error: unknown) => {
    if (error instanceof GatewayError && (await isProven(bridge, error))) return save();
    throw error;
  });
}

async function follow<Value>(
  bridge: Bridge,
  signal: AbortSignal | undefined,
  onProgress: ((share: number) => void) | undefined,
  work: (transferId: string) => Promise<Value>,
): Promise<Value> {
  if (signal?.aborted) throw new GatewayError('cancelled');
  const transferId = crypto.randomUUID();
  const cancel = (): void => void bridge.files.cancel({ transferId }).catch(() => {});
  const unlisten = bridge.on('transferProgress', (moved) => {
    if (moved.transferId === transferId) onProgress?.(moved.share);
  });
  signal?.addEventListener('abort', cancel);
  try {
    return await work(transferId);
  } catch (error) {
    const isOver = error instanceof BridgeError && error.code === 'cancelled';
    throw isOver ? new GatewayError('cancelled') : error;
  } finally {
    unlisten();
    signal?.removeEventListener('abort', cancel);
  }
}

function fail({ refused }: Refused): never {
  throw new GatewayError((refused?.code ?? 'unknown') as FailureName, {
    msg: refused?.words ?? '',
  });
}
