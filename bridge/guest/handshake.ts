import { type Echo, type Hello, protocolVersion } from '#bridge/methods/protocol.ts';
import { BridgeError } from './errors.ts';

/**
 * Says hello to the window this document is framed by and answers the port it was given, with the nonce
 * echoed on it. Rejects with `disconnected` in a page that nobody frames, and with `timeout` when nobody answers.
 */
export function openPort(limit = 30_000): Promise<MessagePort> {
  const { parent } = window;
  if (parent === window) return Promise.reject(new BridgeError('disconnected'));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new BridgeError('timeout'))), limit);

    function end(settle: () => void): void {
      clearTimeout(timer);
      removeEventListener('message', onOffer);
      settle();
    }

    function onOffer({ source, data, ports: [port] }: MessageEvent): void {
      if (source !== parent || data?.type !== 'atrium.offer' || !port) return;
      port.postMessage({ type: 'atrium.echo', nonce: data.nonce } satisfies Echo);
      end(() => resolve(port));
    }

    addEventListener('message', onOffer);
    parent.postMessage({ type: 'atrium.hello', version: protocolVersion } satisfies Hello, '*');
  });
}
