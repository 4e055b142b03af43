import { sql } from 'kysely';
import type { GatewayDatabase } from '../../db/open-database.ts';

/** One file of one version. */
export interface FilePlace {
  readonly code: string;
  readonly version: number;
  readonly path: string;
}

/** A file as it is served; without its content where the asker has it. */
export interface ServedFile {
  readonly type: string;
  readonly tag: string;
  readonly content: Buffer | null;
}

/** Reads one file of a bundle; null when the version has none of that name. */
export async function readBundleFile(
  database: GatewayDatabase,
  { code, version, path }: FilePlace,
  knownTag: string,
): Promise<ServedFile | null> {
  // No text of the database holds a zero byte.
  if (path.length > 200 || path.includes('\0')) return null;
  return database.withOperatorTransaction({ accountId: null }, 'read', async (transaction) => {
    const row = await transaction
      .selectFrom('app_file')
      .select(['type', 'tag'])
      .select(
        sql<Buffer | null>`case when tag = ${knownTag} then null else content end`.as('content'),
      )
      .where('app_code', '=', code)
      .where('version', '=', version)
      .where('path', '=', path)
      .executeTakeFirst();
    return row ?? null;
  });
}
