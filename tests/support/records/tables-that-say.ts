import type { DemoGateway } from '../demo-gateway.ts';

/** Names the tables of the whole database in which a row says one of some words, files by their text as well. */
export async function tablesThatSay(
  gateway: DemoGateway['gateway'],
  words: readonly string[],
): Promise<readonly string[]> {
  return gateway.asOwner(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ said: boolean }>(
        `select exists (select from ${name} t, unnest($1::text[]) w
           where strpos(to_jsonb(t)::text, w) > 0) as said`,
        [words],
      );
      if (rows[0]?.said) found.push(name);
    }
    return found;
  });
}
