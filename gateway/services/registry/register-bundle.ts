import { createHash } from 'node:crypto';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { bundleLimits, type registerBundle } from '#bridge/calls/registry/calls.ts';
import { registryCodes } from '#bridge/calls/registry/terms.ts';
import type { Manifest } from '#bridge/methods/manifest.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { AppRegistry } from '../../kernel/apps.ts';
import { readUpload } from '../filecenter/read-upload.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { addVersion } from './add-version.ts';
import { type BundleFile, takeFiles } from './bundle-files.ts';
import { invalid, type Place, readManifest } from './check-manifest.ts';
import { oddFile, readZip } from './read-zip.ts';
import { actorOf, type RegistryActor } from './record-event.ts';

/** A bundle that passed every check. */
export interface Bundle {
  readonly manifest: Manifest;
  readonly sha256: string;
  readonly files: readonly BundleFile[];
}

/** The name of the manifest in a bundle; it is read and not served. */
const manifestName = 'manifest.json';

/** Keeps a bundle as a new app, or as a new version of the one that is named; it waits for approval. */
export async function answerRegisterBundle(
  context: GatewaySessionContext,
  { bundle: upload, code }: ParsedRequestOf<typeof registerBundle>,
): Promise<ResultOf<typeof registerBundle>> {
  const { accountId } = requireSession(context);
  const { database, registered } = context.services;
  const content = await readUpload(upload, bundleLimits.bytes);
  const bundle = readBundle(await readZip(content), registered.place, registered.built());
  const { manifest } = bundle;
  if (code !== undefined && manifest.code !== code) throw new RefusedError(registryCodes.wrongApp);
  const version = await database.withOperatorTransaction({ accountId }, 'write', (transaction) =>
    keepBundle(transaction, actorOf(context), bundle, code === undefined),
  );
  context.record(`app:${manifest.code}`, { version, sha256: bundle.sha256 });
  return { code: manifest.code, version };
}

/**
 * Checks the files of a bundle, its manifest among them.
 * @throws {RefusedError} for whatever is wrong with it.
 */
export function readBundle(
  unpacked: ReadonlyMap<string, Buffer>,
  place: Place,
  built: AppRegistry,
): Bundle {
  const written = unpacked.get(manifestName);
  if (written === undefined) throw oddFile(manifestName);
  const others = [...unpacked].filter(([path]) => path !== manifestName);
  const files = takeFiles(new Map(others));
  const manifest = readManifest(written, place, built);
  if (manifest.origin !== undefined) throw invalid('origin', 'unknownField');
  const isThere = files.some(({ path }) => path === manifest.entry);
  if (!isThere || !manifest.entry.endsWith('.html')) throw invalid('entry');
  return { manifest, sha256: hashOf(written, files), files };
}

/** The same for the same content, however it was packed. */
function hashOf(written: Buffer, files: readonly BundleFile[]): string {
  const hash = createHash('sha256').update(written);
  for (const { path, tag } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    hash.update(`\n${path} ${tag}`);
  }
  return hash.digest('hex');
}

/** Keeps a bundle as a version that waits; returns its number. */
export async function keepBundle(
  transaction: DatabaseTransaction,
  actor: RegistryActor,
  { manifest, sha256, files }: Bundle,
  isNew: boolean,
): Promise<number> {
  const version = await addVersion(transaction, actor, {
    app: { code: manifest.code, source: 'bundle', address: null, origin: null },
    isNew,
    manifest,
    sha256,
    fileCount: files.length,
    size: files.reduce((sum, { content }) => sum + content.length, 0),
  });
  await keepFiles(transaction, manifest.code, version, files);
  return version;
}

async function keepFiles(
  transaction: DatabaseTransaction,
  code: string,
  version: number,
  files: readonly BundleFile[],
): Promise<void> {
  for (const file of files) {
    await transaction
      .insertInto('app_file')
      .values({ app_code: code, version, ...file })
      .execute();
  }
}
