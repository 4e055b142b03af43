import { calls } from '#bridge/calls/index.ts';
import type { ManifestSource } from '#bridge/methods/manifest.ts';
import type { TestPortal } from './portal.ts';
import { ShellClient } from './shell-client.ts';
import { type everything, vendorBundle } from './vendor-app.ts';
import type { ZipFile } from './zip.ts';

/** What an operator grants of an app. */
export type Grant = { readonly [Kind in keyof typeof everything]: string[] };

/** An operator of a running portal who does by calls what the page of the registry does. */
export interface Operator {
  /** Uploads an app or a new version of it. */
  upload(
    changed: Partial<ManifestSource>,
    files: readonly ZipFile[],
    isNew: boolean,
  ): Promise<void>;
  /** Registers the app of a manifest's address. */
  register(address: string): Promise<void>;
  approve(code: string, version: number, grant: Grant): Promise<void>;
  /** Hands an app to the company of the account, or takes it away. */
  enable(code: string, enabled: boolean): Promise<void>;
}

/** Signs an operator in beside the browser; each step fails the test when it is refused. */
export async function signInOperator(portal: TestPortal): Promise<Operator> {
  const client = new ShellClient(portal.gateway.server, portal.origin);
  const { tenant } = await client.signIn('operator');
  const must = async (
    sent: Promise<{ readonly code: string | undefined; readonly body: string }>,
  ) => {
    const { code, body } = await sent;
    if (code !== 'ok') throw new Error(`The operator was refused: ${body}`);
  };
  return {
    upload: (changed, files, isNew) => {
      const bundle = vendorBundle(changed, files);
      const code = isNew ? undefined : (changed.code ?? 'canteen');
      return must(client.call(calls.registerBundle, { bundle, code }));
    },
    register: (address) => must(client.call(calls.registerAddress, { address })),
    approve: (code, version, grant) =>
      must(client.call(calls.decideApp, { code, version, decision: 'approved', ...grant })),
    enable: (code, enabled) =>
      must(client.call(calls.enableApp, { code, tenantId: tenant.id, enabled })),
  };
}
