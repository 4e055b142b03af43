import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '#gateway/db/backend.ts';
import { silentLog } from '#gateway/db/log.ts';
import { migrate, readMigrations } from '#gateway/db/migrate.ts';
import { openBackend, openDatabase } from '#gateway/db/open-database.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from '#tests/support/database.ts';

const shipped = await readMigrations();

function added(sql: string) {
  return [...shipped, { name: '9999-12-31-added.sql', sql, sha256: `hash of ${sql}` }];
}

describe.each(databaseKinds)('migrations on %s', (kind) => {
  let created: TestDatabase;
  let backend: Backend;

  beforeAll(async () => {
    created = await createTestDatabase(kind);
    backend = await openBackend(created.settings, silentLog);
  });

  afterAll(async () => {
    await backend.close();
    await created.remove();
  });

  test('run once, in order, and find nothing to do the second time', async () => {
    const { names, again } = await backend.withOwner(async (client) => {
      const { rows } = await client.query('select name from app.schema_migration order by name');
      return { names: rows.map((row) => row.name), again: await migrate(client, shipped) };
    });
    expect(names).toEqual(shipped.map((migration) => migration.name));
    expect(again).toEqual([]);
  });

  test('find nothing to do in a database that remembers them by their numbers', async () => {
    await backend.withOwner(async (client) => {
      const numbered = "'^2026-11-([0-9]{2})-(.*)$'";
      await client.query('begin');
      await client.query('set local role app_owner');
      await client.query(
        `update app.schema_migration set name =
          '00' || regexp_replace(name, ${numbered}, '\\1') || '_' ||
          replace(regexp_replace(name, ${numbered}, '\\2'), '-', '_')
        where name < '2026-11-18'`,
      );
      const { rows } = await client.query('select name from app.schema_migration order by name');
      expect(rows[2]).toEqual({ name: '0003_people.sql' });
      expect(await migrate(client, shipped)).toEqual([]);
      await client.query('rollback');
    });
  });

  test('keep nothing of a file that fails', async () => {
    await backend.withOwner(async (client) => {
      const failing = migrate(client, added('create table app.added (id int); select 1 / 0'));
      await expect(failing).rejects.toThrow(
        'The migration 9999-12-31-added.sql failed (22012 division by zero): nothing of it was kept.',
      );
      const { rows } = await client.query("select to_regclass('app.added') as added");
      expect(rows).toEqual([{ added: null }]);
    });
  });

  test('refuse a file that changed after it ran, and a database newer than the files', async () => {
    await backend.withOwner(async (client) => {
      const changed = shipped.map((file) => ({ ...file, sha256: 'another hash' }));
      await expect(migrate(client, changed)).rejects.toThrow(
        '2026-11-01-tenancy.sql has changed since it ran here',
      );
      await expect(migrate(client, shipped.slice(0, -1))).rejects.toThrow(
        'start the newer version',
      );
    });
  });

  test('keep the breaks that shifts have', async () => {
    const file = shipped.find(({ name }) => name === '2026-12-12-shift-breaks.sql');
    await backend.withOwner(async (client) => {
      await client.query('begin');
      await client.query('set local role app_owner');
      try {
        await client.query(`alter table app.shift drop column breaks, drop column paid_breaks;
          alter table app.shift no force row level security;
          alter table app.tenant no force row level security;
          insert into app.tenant (id, code, name)
            values ('018f0000-0000-7000-8000-000000000001', 'breaks', 'Breaks');
          insert into app.shift (tenant_id, id, name, colour, on_at, off_at, break_from, break_to,
            minutes_before, minutes_after, flex_late, flex_early, late_from, needs_in, needs_out)
          select '018f0000-0000-7000-8000-000000000001', gen_random_uuid(), name, 'blue', '09:00',
            '18:00', starts, ends, 0, 0, 0, 0, 1, true, true
          from (values ('one', '12:00', '13:00'), ('none', null, null)) given (name, starts, ends);
          alter table app.shift force row level security;
          alter table app.tenant force row level security;`);
        await client.query(file?.sql ?? '');
        await client.query('alter table app.shift no force row level security');
        const { rows } = await client.query('select breaks from app.shift order by name desc');
        expect(rows).toEqual([{ breaks: '12:00-13:00' }, { breaks: null }]);
      } finally {
        await client.query('rollback');
      }
    });
  });

  test('run as the owner, so that a new table belongs to it', async () => {
    const owner = await backend.withOwner(async (client) => {
      await migrate(client, added('create table app.added (id uuid primary key)'));
      const { rows } = await client.query(
        "select relowner::regrole::text as owner from pg_class where oid = 'app.added'::regclass",
      );
      return rows[0]?.owner;
    });
    expect(owner).toBe('app_owner');
  });
});

test('two areas cannot give a migration the same name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const area of ['leave', 'salary']) {
    const own = join(folder, area, 'migrations');
    await mkdir(own, { recursive: true });
    await writeFile(join(own, '2026-12-03-slips.sql'), 'select 1');
  }
  await expect(readMigrations(folder)).rejects.toThrow('that no other area has');
  await rm(folder, { recursive: true });
});

describe('two gateways', () => {
  test('that start on one new server both get a whole database', async () => {
    const created = await createTestDatabase('PostgreSQL');
    const databases = await Promise.all([
      openDatabase(created.settings, silentLog),
      openDatabase(created.settings, silentLog),
    ]);
    for (const database of databases) await database.close();
    await created.remove();
  });

  test('may serve without the owner’s login once the server is migrated', async () => {
    const created = await createTestDatabase('PostgreSQL');
    const withoutOwner = { ...created.settings, databaseOwnerUrl: null };
    await expect(openDatabase(withoutOwner, silentLog)).rejects.toThrow(
      'set DATABASE_OWNER_URL to the login of an administrator',
    );
    await (await openDatabase(created.settings, silentLog)).close();
    await (await openDatabase(withoutOwner, silentLog)).close();
    await created.remove();
  });
});

describe.each(databaseKinds)('start on %s', (kind) => {
  test('refuses a database whose request role may choose its tenant', async () => {
    const created = await createTestDatabase(kind);
    const backend = await openBackend(created.settings, silentLog);
    await backend.withOwner((client) =>
      client.query('grant execute on function pg_catalog.set_config to app_rw'),
    );
    await backend.close();
    await expect(openDatabase(created.settings, silentLog)).rejects.toThrow(
      /^The role app_rw may call set_config and so choose a tenant: run "revoke [^"]+" [^\n]+\.$/,
    );
    await created.remove();
  });
});

test('a request role that bypasses row-level security is refused', async () => {
  // Roles belong to the whole server, so only the embedded database can be spoilt without harm.
  const created = await createTestDatabase('PGlite');
  const backend = await openBackend(created.settings, silentLog);
  await backend.withOwner((client) => client.query('alter role app_ops bypassrls'));
  await backend.close();
  await expect(openDatabase(created.settings, silentLog)).rejects.toThrow(
    'The role app_ops is a superuser or bypasses row-level security',
  );
  await created.remove();
});
