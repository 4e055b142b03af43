import { registryCodes } from '#bridge/calls/registry/terms.ts';
import type { Manifest } from '#bridge/methods/manifest.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findApp, type KeptApp } from './app-rows.ts';
import { type RegistryActor, recordEvent } from './record-event.ts';

/** A version that passed every check. */
export interface NewVersion {
  readonly app: KeptApp;
  /** Whether it is to be a new app; otherwise it belongs to one that is there. */
  readonly isNew: boolean;
  readonly manifest: Manifest;
  readonly sha256: string;
  readonly fileCount: number;
  readonly size: number;
}

/**
 * Keeps a version that waits for approval; returns its number.
 * @throws {RefusedError} `codeTaken` and `originTaken` for a new app, `notFound` and `wrongOrigin` for one that is there, `duplicate`
 * for what was handed in last time.
 */
export async function addVersion(
  transaction: DatabaseTransaction,
  actor: RegistryActor,
  { app, isNew, manifest, sha256, fileCount, size }: NewVersion,
): Promise<number> {
  if (isNew) await addApp(transaction, actor, app);
  const kept = await findApp(transaction, app.code, 'write');
  if (kept === undefined) throw new RefusedError('notFound');
  if (kept.source !== app.source || kept.origin !== app.origin) {
    throw new RefusedError(registryCodes.wrongOrigin);
  }
  const last = await transaction
    .selectFrom('app_version')
    .where('app_code', '=', app.code)
    .orderBy('version', 'desc')
    .select(['version', 'sha256'])
    .executeTakeFirst();
  if (last?.sha256 === sha256) throw new RefusedError('duplicate');
  const version = (last?.version ?? 0) + 1;
  await transaction
    .insertInto('app_version')
    .values({
      app_code: app.code,
      version,
      manifest: JSON.stringify(manifest),
      sha256,
      file_count: fileCount,
      size,
      added_at: actor.now(),
      added_by: actor.accountId,
    })
    .execute();
  const kind = isNew ? 'registered' : 'versionAdded';
  await recordEvent(transaction, actor, { code: app.code, kind, version });
  return version;
}

async function addApp(
  transaction: DatabaseTransaction,
  actor: RegistryActor,
  app: KeptApp,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('registered_app')
    .values({ ...app, created_at: actor.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows ?? 0) > 0) return;
  const isThere = (await findApp(transaction, app.code, 'read')) !== undefined;
  throw new RefusedError(isThere ? registryCodes.codeTaken : registryCodes.originTaken);
}
