import type { ClientBase } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type OpenTestDatabase, openTestDatabase } from '#tests/support/database.ts';

interface Wrong {
  readonly name: string;
  /** Statements over the demo; `$x` stands for the ids below. */
  readonly sql: readonly string[];
  readonly says: RegExp;
}

const row = (organ: string, from: string, to: string, parent: string, path: string): string =>
  `insert into app.organ_row (tenant_id, id, organ_id, from_on, to_on, parent_id, path, name, name_sort)
   values ('$tenant', gen_random_uuid(), '${organ}', ${from}, ${to}, ${parent}, ${path}, 'x', 'x')`;

const wrongs: readonly Wrong[] = [
  {
    name: 'a second row for the same days',
    sql: [row('$team', "date '2031-01-01'", "date '2031-02-01'", "'$department'", "'$teamPath'")],
    says: /gap or an overlap/,
  },
  {
    name: 'a gap between two rows',
    sql: [
      "update app.organ_row set to_on = date '2030-01-01' where organ_id = '$team' and to_on is null",
      row('$team', "date '2030-02-01'", 'null', "'$department'", "'$teamPath'"),
    ],
    says: /gap or an overlap/,
  },
  {
    name: 'days without an end row',
    sql: [
      "update app.organ_row set to_on = date '2030-01-01' where organ_id = '$team' and to_on is null",
    ],
    says: /no last row/,
  },
  {
    name: 'days that begin before it opens',
    sql: ["update app.organ set opened_on = opened_on + 1 where id = '$team'"],
    says: /does not begin when it opens/,
  },
  {
    name: 'an organisation without days',
    sql: [
      `insert into app.organ (tenant_id, id, code, number, kind, opened_on)
       values ('$tenant', gen_random_uuid(), 'NODAYS', 99999, 'team', date '2024-01-01')`,
    ],
    says: /no last row/,
  },
  {
    name: 'an organisation below itself',
    sql: ["update app.organ_row set parent_id = organ_id where organ_id = '$team'"],
    says: /check constraint/,
  },
  {
    name: 'an organisation below one that is below it',
    sql: [
      "update app.organ_row set parent_id = '$team', path = '$teamPath' || '$departmentNumber/' where organ_id = '$department'",
    ],
    says: /path of another place/,
  },
  {
    name: 'another parent with the old path',
    sql: ["update app.organ_row set parent_id = '$root' where organ_id = '$team'"],
    says: /path of another place/,
  },
  {
    name: 'a move that leaves those below behind',
    sql: [
      "update app.organ_row set parent_id = null, path = '/$departmentNumber/' where organ_id = '$department'",
    ],
    says: /path of another place/,
  },
  {
    name: 'a parent that closes first',
    sql: [
      "update app.organ set closed_on = date '2040-01-01' where id = '$department'",
      "update app.employment set left_on = date '2039-01-01', left_reason = 'other' where left_on is null",
    ],
    says: /does not exist for as long/,
  },
  {
    name: 'a closed organisation with people',
    sql: ["update app.organ set closed_on = date '2040-01-01' where id = '$team'"],
    says: /still has people/,
  },
  {
    name: 'removed days',
    sql: ["delete from app.organ_row where organ_id = '$team'"],
    says: /no last row|below one that does not exist/,
  },
];

describe.each(databaseKinds)('the organisation tree in SQL on %s', (kind) => {
  let open: OpenTestDatabase;
  let names: Readonly<Record<string, string>>;
  beforeAll(async () => {
    open = await openTestDatabase(kind, 'demo');
    names = await open.tryAsOwner(readNames);
    return async () => {
      await open.database.close();
      await open.remove();
    };
  });

  const run = (statements: readonly string[]): Promise<void> =>
    open.tryAsOwner(async (client) => {
      for (const statement of statements) {
        await client.query(
          statement.replace(/\$([a-zA-Z]+)/g, (whole, name: string) => names[name] ?? whole),
        );
      }
      await client.query('set constraints all immediate');
    });

  test.each(wrongs)('takes no $name', async ({ sql, says }) => {
    const error: unknown = await run(sql).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toMatch(says);
  });

  test('takes a change of name on a day, and the demo as it is', async () => {
    await run([
      "update app.organ_row set to_on = date '2030-01-01' where organ_id = '$team' and to_on is null",
      row('$team', "date '2030-01-02'", 'null', "'$department'", "'$teamPath'"),
    ]);
    await run([
      'update app.organ_row set path = path',
      'update app.organ set closed_on = closed_on',
    ]);
  });
});

/** A team with people, the department above it, and the company at the top. */
async function readNames(client: ClientBase): Promise<Readonly<Record<string, string>>> {
  const { rows } = await client.query(`
    select t.tenant_id as tenant, t.organ_id as team, t.path as "teamPath", d.organ_id as department,
      split_part(t.path, '/', 3) as "departmentNumber", d.parent_id as root
    from app.organ_row t
    join app.organ_row d on d.tenant_id = t.tenant_id and d.organ_id = t.parent_id and d.to_on is null
    join app.organ g on g.id = t.organ_id and g.closed_on is null
    where not exists (select from app.organ_row b where b.parent_id = t.organ_id)
      and t.to_on is null and d.parent_id is not null and t.path ~ '^/[0-9]+/[0-9]+/[0-9]+/$'
      and exists (select from app.job_row j join app.employment e on e.id = j.employment_id
        where j.organ_id = t.organ_id and j.to_on is null and e.left_on is null)
    limit 1`);
  return rows[0];
}
