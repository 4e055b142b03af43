import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import { downloadByShell } from '#bridge/guest/files.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { useTools } from './list.ts';
import { useBridge } from './provider.tsx';

/**
 * Has the shell save the file that a call returns, and says how it went: `saved` has the words for a file of that name.
 * Returns whether it went well, also when the person did not want the file after all.
 */
export function useDownload<C extends AnyCall>(
  { path }: C,
  saved: (name: string) => string,
): (request: RequestOf<C>) => Promise<boolean> {
  const bridge = useBridge();
  const { tell } = useTools();
  return async (request) => {
    try {
      const name = await downloadByShell(bridge, { path, request: Object.assign({}, request) });
      if (name !== null) tell(saved(name), 'success');
      return true;
    } catch (cause) {
      tell(cause instanceof GatewayError ? cause.words : String(cause), 'error');
      return false;
    }
  };
}
