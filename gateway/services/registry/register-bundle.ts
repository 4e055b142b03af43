import { createHash } from 'node:crypto';
import { bundleLimits, type registerBundle } from '#bridge/calls/app-registry.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/define.ts';
import type { Manifest } from '#bridge/methods/manifest.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/http/refused-error.ts';
import { readUpload } from '../filecenter/read-upload.ts';
import type { SessionContext } from '../uac/session-context.ts';
import { requireSession } from '../uac/session-info.ts';
import { addVersion } from './add-version.ts';
import { type BundleFile, takeFiles } from './bundle-files.ts';
import { invalid, readManifest } from './check-manifest.ts';
import { oddFile, readZip } from './read-zip.ts';

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
  context: SessionContext,
  { bundle: upload, code }: ParsedRequestOf<typeof registerBundle>,
): Promise<ResultOf<typeof registerBundle>> {
  const { accountId } = requireSession(context);
  const bundle = await readBundle(context, await readUpload(upload, bundleLimits.bytes));
  const { manifest } = bundle;
  if (code !== undefined && manifest.code !== code) throw new RefusedError('wrongApp');
  const version = await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      const added = await addVersion(transaction, context, {
        app: { code: manifest.code, source: 'bundle', address: null, origin: null },
        isNew: code === undefined,
        manifest,
        sha256: bundle.sha256,
        fileCount: bundle.files.length,
        size: bundle.files.reduce((sum, { content }) => sum + content.length, 0),
      });
      await keepFiles(transaction, manifest.code, added, bundle.files);
      return added;
    },
  );
  context.record(`app:${manifest.code}`, { version, sha256: bundle.sha256 });
  return { code: manifest.code, version };
}

/** @throws {RefusedError} for whatever is wrong with it. */
async function readBundle(context: SessionContext, content: Buffer): Promise<Bundle> {
  const unpacked = new Map(await readZip(content));
  const written = unpacked.get(manifestName);
  if (written === undefined) throw oddFile(manifestName);
  unpacked.delete(manifestName);
  const files = takeFiles(unpacked);
  const { registered } = context.services;
  const manifest = readManifest(written, registered.place, registered.built());
  if (manifest.origin !== undefined) throw invalid('origin', 'unknownField');
  const isThere = files.some(({ path }) => path === manifest.entry);
  if (!isThere || !manifest.entry.endsWith('.html')) throw invalid('entry');
  return { manifest, sha256: createHash('sha256').update(content).digest('hex'), files };
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
