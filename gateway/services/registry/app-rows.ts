import { sql } from 'kysely';
import type { appEvents } from '#bridge/calls/registry/calls.ts';
import { type Manifest, manifest } from '#bridge/methods/manifest.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Grant } from './registered-apps.ts';

/** One registered app as it is kept. */
export interface KeptApp {
  readonly code: string;
  readonly source: 'bundle' | 'address';
  readonly address: string | null;
  readonly origin: string | null;
}

/** One version with its manifest; null where this version of the portal cannot read it any more. */
export interface KeptVersion {
  readonly version: number;
  readonly manifest: Manifest | null;
  readonly files: number;
  readonly bytes: number;
  readonly addedAt: Date;
  readonly addedBy: string;
}

/** One decision about a version. */
export interface KeptDecision extends Grant {
  readonly version: number;
  readonly decision: 'approved' | 'refused';
}

/** One thing that happened to an app. */
export interface AppEvent {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly kind: (typeof appEvents)[number];
  readonly version: number | null;
  readonly company: string | null;
}

/** The versions of an app, the last first. */
export async function readVersions(
  transaction: DatabaseTransaction,
  code: string,
): Promise<KeptVersion[]> {
  const rows = await transaction
    .selectFrom('app_version as v')
    .leftJoin('account as a', 'a.id', 'v.added_by')
    .where('v.app_code', '=', code)
    .orderBy('v.version', 'desc')
    .select(['v.version', 'v.manifest', 'v.file_count', 'v.size', 'v.added_at', 'a.display_name'])
    .execute();
  return rows.map((row) => {
    const parsed = manifest.safeParse(row.manifest);
    return {
      version: row.version,
      manifest: parsed.success ? parsed.data : null,
      files: row.file_count,
      bytes: row.size,
      addedAt: row.added_at,
      addedBy: row.display_name ?? '',
    };
  });
}

/** The decisions about an app, the last first. */
export async function readDecisions(
  transaction: DatabaseTransaction,
  code: string,
): Promise<KeptDecision[]> {
  return transaction
    .selectFrom('app_decision')
    .where('app_code', '=', code)
    .orderBy('id', 'desc')
    .select(['version', 'decision', 'capabilities', 'services', 'domains', 'features'])
    .execute();
}

/** What happened to an app, the last first. */
export async function readEvents(
  transaction: DatabaseTransaction,
  code: string,
): Promise<AppEvent[]> {
  return transaction
    .selectFrom('app_event as e')
    .leftJoin('account as a', 'a.id', 'e.account_id')
    .leftJoin('tenant as t', 't.id', 'e.for_tenant')
    .where('e.app_code', '=', code)
    .orderBy('e.id', 'desc')
    .limit(200)
    .select(['e.id', 'e.at', 'e.kind', 'e.version', 't.name as company'])
    .select(sql<string>`coalesce(a.display_name, '')`.as('by'))
    .execute();
}

/** An app of the registry, locked until the transaction ends where it is written. */
export async function findApp(
  transaction: DatabaseTransaction,
  code: string,
  how: 'read' | 'write',
): Promise<KeptApp | undefined> {
  return transaction
    .selectFrom('registered_app')
    .where('code', '=', code)
    .select(['code', 'source', 'address', 'origin'])
    .$if(how === 'write', (query) => query.forUpdate())
    .executeTakeFirst();
}
