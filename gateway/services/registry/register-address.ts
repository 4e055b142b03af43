import { createHash } from 'node:crypto';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { registerAddress } from '#bridge/calls/registry/calls.ts';
import { registryCodes } from '#bridge/calls/registry/terms.ts';
import { isRoute } from '#bridge/methods/atoms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { addVersion } from './add-version.ts';
import { checkOutside, invalid, readManifest } from './check-manifest.ts';
import { fetchManifest } from './fetch-manifest.ts';
import { actorOf } from './record-event.ts';

/**
 * Keeps the manifest that is at an address as a new app, or as a new version of the one that is named. The app
 * may run on the origin of that address and on no other.
 */
export async function answerRegisterAddress(
  context: GatewaySessionContext,
  { address: text, code }: ParsedRequestOf<typeof registerAddress>,
): Promise<ResultOf<typeof registerAddress>> {
  const { accountId } = requireSession(context);
  const { database, registered } = context.services;
  const { place } = registered;
  const address = readAddress(text);
  checkOutside(address, place);
  const content = await fetchManifest(address, place.mode !== 'production');
  const manifest = readManifest(content, place, registered.built());
  if (manifest.origin !== address.origin) throw new RefusedError(registryCodes.wrongOrigin);
  if (!isRoute(manifest.entry)) throw invalid('entry');
  if (code !== undefined && manifest.code !== code) throw new RefusedError(registryCodes.wrongApp);
  const { origin, href } = address;
  const app = { code: manifest.code, source: 'address' as const, address: href, origin };
  const sha256 = createHash('sha256').update(content).digest('hex');
  const kept = { app, isNew: code === undefined, manifest, sha256, fileCount: 0, size: 0 };
  const version = await database.withOperatorTransaction({ accountId }, 'write', (transaction) =>
    addVersion(transaction, actorOf(context), kept),
  );
  context.record(`app:${manifest.code}`, { version, address: href });
  return { code: manifest.code, version };
}

/** @throws {RefusedError} `badInput` for what is no plain address: a name and a password in it would be kept. */
function readAddress(text: string): URL {
  const address = URL.parse(text);
  if (address === null || address.username !== '' || address.password !== '') {
    throw new RefusedError('badInput', { fields: [{ path: 'address', issue: 'invalid' }] });
  }
  address.hash = '';
  return address;
}
