import { type AsOwner, canary } from '../canaries.ts';
import type { Row, SplitRows } from './rows.ts';

/** Columns that people write words into; another one may be a word of a choice, which rules rely on. */
const written =
  /^(former_name|(person_|bank_|organ_)?name|phone|email|(.+_)?address|(.+_)?note|reason|remark|done|plan|problems|body|comment|comments|strengths|doubts|school|major|purpose|account_no|bank_account|office_phone|household_place|employer|referee.*|wished|why|decline_why)$/;

/**
 * Writes `CANARY-<table>-<column>-…` into what people wrote in rows of elsewhere, and lets the word find the people there.
 * @returns how many columns hold canaries now.
 */
export async function plantForeign(
  asOwner: AsOwner,
  tenantId: string,
  { placed, isForeignId }: SplitRows,
): Promise<number> {
  return asOwner(async (client) => {
    const { rows: columns } = await client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'app' and data_type = 'text' and is_generated = 'NEVER' order by 1, 2`,
    );
    let planted = 0;
    const fill = async (table: string, column: string, place: string, ids: string[]) => {
      const text = `'${canary}-${table}-${column}-' || substr(md5(ctid::text), 1, 10)`;
      try {
        const { rowCount } = await client.query(
          `update app."${table}" set "${column}" = ${text}
          where tenant_id = $1 and "${column}" is not null and "${place}"::text = any($2)`,
          [tenantId, ids],
        );
        planted += (rowCount ?? 0) > 0 ? 1 : 0;
      } catch {
        // The column has no room for a canary, or takes other texts.
      }
    };
    for (const { table, column } of columns) {
      const place = placed.get(table);
      if (place === undefined || !written.test(column)) continue;
      const { rows } = await client.query<{ id: string }>(
        `select distinct "${place}"::text as id from app."${table}" where tenant_id = $1 and "${place}" is not null`,
        [tenantId],
      );
      const ids = rows.map(({ id }) => id).filter(isForeignId);
      await fill(table, column, place, ids);
    }
    const { rows: people } = await client.query<{ id: string; person: string }>(
      'select id, person_id as person from app.employment where tenant_id = $1',
      [tenantId],
    );
    const kept = new Set(people.filter(({ id }) => !isForeignId(id)).map(({ person }) => person));
    const others = people.map(({ person }) => person).filter((person) => !kept.has(person));
    for (const { column } of columns.filter(({ table }) => table === 'person'))
      if (written.test(column)) await fill('person', column, 'id', others);
    await client.query(
      `insert into app.person_key (tenant_id, key, person_id)
      select $1, 'canary', unnest($2::uuid[]) on conflict do nothing`,
      [tenantId, [...new Set(others)]],
    );
    return planted;
  });
}

/** A change of a row, as the database saw it. */
export interface RowChange {
  readonly table: string;
  readonly act: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Lets the database note every change of the rows that belong to somebody or to an organisation. */
export async function watchChanges(asOwner: AsOwner, tables: readonly string[]): Promise<void> {
  await asOwner(async (client) => {
    await client.query(`create schema watched;
      create table watched.change (number serial, "table" text, act text, before jsonb, after jsonb);
      create function watched.note() returns trigger language plpgsql security definer
        set search_path = pg_catalog as $$
      begin
        insert into watched.change ("table", act, before, after)
        values (tg_table_name, tg_op, to_jsonb(old) - 'content', to_jsonb(new) - 'content');
        return null;
      end $$;`);
    for (const table of tables) {
      await client.query(`create trigger watched_change after insert or update or delete
        on app."${table}" for each row execute function watched.note()`);
    }
  });
}

/** Takes the changes since the last time. */
export async function takeChanges(asOwner: AsOwner): Promise<readonly RowChange[]> {
  const { rows } = await asOwner((client) =>
    client.query<RowChange & { number: number }>(
      'with taken as (delete from watched.change returning *) select * from taken order by number',
    ),
  );
  return rows;
}
