import { describe, vi } from 'vitest';
import { attach } from '#bridge/guest/connect.ts';
import { type AppMethods, appMethods } from '#bridge/methods/index.ts';
import { createContractApp } from '#tests/support/bridge/contract-app.ts';
import { createContractHost } from '#tests/support/bridge/contract-host.ts';
import { type ContractBridge, contractSuite } from '#tests/support/bridge/contract-suite.ts';

async function openInMemory(): Promise<ContractBridge> {
  // Penpal sets its timers on `window`.
  vi.stubGlobal('window', globalThis);
  const { port1, port2 } = new MessageChannel();
  const host = createContractHost(port1);
  const app = await createContractApp((handlers) => attach(port2, handlers));
  return {
    app: {
      call: app.call,
      callOdd: app.callOdd,
      callMany: app.callMany,
      route: async () => app.route(),
      locale: async () => app.locale(),
      launch: async () => app.launch(),
      events: async () => app.events(),
      provideSnapshot: async (bytes) => app.provideSnapshot(bytes),
      vetoClose: async (veto) => app.vetoClose(veto),
      isSupported: async (name) => app.isSupported(name),
    },
    ask: (verb, request) => host.guest.call(appMethods[verb as keyof AppMethods], request as never),
    auditLines: async () => host.audit().map((entry) => JSON.stringify(entry)),
    strikes: async () => host.strikes(),
    destroy: async () => host.guest.destroy(),
    close: async () => {
      port1.close();
      port2.close();
    },
  };
}

describe('the bridge over ports in memory', () => contractSuite(openInMemory));
