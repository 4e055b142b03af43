import { sql } from 'kysely';
import type { VirtualSql } from '#gateway/record/binding.ts';

/** What the virtual fields of trials are made of. */
export const trialVirtuals: Readonly<Record<string, VirtualSql>> = {
  half: () => sql`round(r.amount / 2, 2)`,
  season: () =>
    sql`case when r.held_on is null then null when extract(month from r.held_on) < 7 then 'spring' else 'autumn' end`,
};
