import { type RawBuilder, sql } from 'kysely';

/**
 * The condition on results (`d`): exceptions that nothing is decided about. A decision counts for the result it was made
 * about; one about a day of a closed month counts although the result stays.
 */
export function isUnsettled(until: string | null): RawBuilder<boolean> {
  return sql<boolean>`cardinality(d.exceptions) > 0 and not exists (
    select from day_decision x where x.tenant_id = d.tenant_id
      and x.employment_id = d.employment_id and x.day = d.day and x.undone_at is null
      and ((x.kind <> 'adjust' and x.result_hash = d.hash) or d.day <= ${until}::date))`;
}
