import { type RawBuilder, sql } from 'kysely';
import { controlSigns } from '#bridge/calls/outsourcing/records/agreement.ts';

/** How many signs of dispatch an agreement, by the alias of its row, shows; a dispatch agreement has none to show. */
export function controlSignCount(alias: string): RawBuilder<number> {
  const signs = controlSigns.map((name) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return sql`coalesce(${sql.ref(`${alias}.${column}`)}, false)::int`;
  });
  return sql<number>`(case when ${sql.ref(`${alias}.kind`)} = 'service' then ${sql.join(signs, sql` + `)} else 0 end)`;
}
