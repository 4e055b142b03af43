import { sql } from 'kysely';
import pg from 'pg';
import { silentLog } from '#gateway/db/log.ts';
import { type GatewayDatabase, openDatabase } from '#gateway/db/open-database.ts';
import { seedDemo } from '#gateway/seed/demo.ts';

/**
 * Databases to be copied: `migrated` has no row, `demo` holds the demo companies, `portal` the same with no must-read
 * waiting.
 */
export const demoTemplates = {
  migrated: 'atrium_migrated',
  demo: 'atrium_demo',
  portal: 'atrium_portal',
} as const;

/** Which of these databases a test wants. */
export type TestTemplate = keyof typeof demoTemplates;

/** Which of the demo's. */
export type DemoTemplate = Exclude<TestTemplate, 'migrated'>;

/** Makes the databases to be copied on a server; `url` is its administrator, without a database's name. */
export async function makeDemoTemplates(url: string, day: Date): Promise<void> {
  const { migrated, demo, portal } = demoTemplates;
  await dropDemoTemplates(url);
  await administrate(url, [`create database ${migrated} template template0`]);
  await fillTemplate(url, migrated, async () => undefined);
  await administrate(url, [`create database ${demo} template ${migrated}`]);
  await fillTemplate(url, demo, (database) => seedDemo(database, day));
  await administrate(url, [`create database ${portal} template ${demo}`]);
  await fillTemplate(url, portal, readEveryNotice);
  await administrate(
    url,
    Object.values(demoTemplates).map(
      (name) => `alter database ${name} with is_template true allow_connections false`,
    ),
  );
}

/** Removes what {@link makeDemoTemplates} made. */
export async function dropDemoTemplates(url: string): Promise<void> {
  for (const name of Object.values(demoTemplates)) {
    const client = await connect(url);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    await client.end();
    if (rowCount === 0) continue;
    await administrate(url, [
      `alter database ${name} with is_template false`,
      `drop database ${name} with (force)`,
    ]);
  }
}

/** Runs statements as the administrator of a server. */
export async function administrate(url: string, statements: readonly string[]): Promise<void> {
  const client = await connect(url);
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  return client;
}

async function fillTemplate(
  url: string,
  name: string,
  fill: (database: GatewayDatabase) => Promise<unknown>,
): Promise<void> {
  const databaseUrl = new URL(`/${name}`, url).href;
  const database = await openDatabase(
    { dataDir: '', databaseUrl, databaseOwnerUrl: null },
    silentLog,
  );
  await fill(database);
  await database.close();
}

/** Marks every must-read as read: it would lie over whatever a test looks at. */
export async function readEveryNotice(database: GatewayDatabase): Promise<void> {
  const tenants = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) => transaction.selectFrom('tenant').select('id').execute(),
  );
  for (const { id: tenantId } of tenants) {
    await database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
      sql`insert into notice_read (tenant_id, notice_id, account_id, received_at, read_at)
        select n.tenant_id, n.id, m.account_id, n.published_at, n.published_at
        from notice n join membership m on m.tenant_id = n.tenant_id
        where n.tenant_id = ${tenantId} and n.must_read_seconds is not null
        on conflict do nothing`.execute(transaction),
    );
  }
}
