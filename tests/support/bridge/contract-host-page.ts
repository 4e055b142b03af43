/** The shell's page of the contract suite: one frame, our handshake, and handles for the test. */
import { createHandshake } from '#bridge/host/handshake.ts';
import { watchWindow } from '#bridge/host/window-watch.ts';
import type { MethodRequest } from '#bridge/methods/define.ts';
import { type AppMethods, appMethods } from '#bridge/methods/index.ts';
import { type ContractHost, createContractHost } from './contract-host.ts';

declare global {
  interface Window {
    contract: {
      readonly host: Promise<ContractHost>;
      readonly frame: HTMLIFrameElement;
      ask(verb: string, request: unknown): Promise<unknown>;
    };
  }
}

const query = new URLSearchParams(location.search);
const entry = query.get('app') ?? '';
const opaque = query.get('tier') === 'opaque';
const frame = document.createElement('iframe');
frame.setAttribute('sandbox', opaque ? 'allow-scripts' : 'allow-scripts allow-same-origin');

const { promise, resolve } = Promise.withResolvers<ContractHost>();
const handshake = createHandshake({
  origin: opaque ? 'null' : new URL(entry).origin,
  onPort: (port) => resolve(createContractHost(port)),
  onFault: (fault) => console.error(fault),
  onStrike: () => console.error('strike'),
});
watchWindow(window).add({
  window: () => frame.contentWindow,
  onMessage: (event) => handshake.receive(event),
  onStrike: () => {},
  onFlood: () => frame.remove(),
});

window.contract = {
  host: promise,
  frame,
  async ask(verb, request) {
    const method = appMethods[verb as keyof AppMethods];
    return (await promise).guest.call(method, request as MethodRequest<typeof method>);
  },
};
frame.src = entry;
document.body.append(frame);
