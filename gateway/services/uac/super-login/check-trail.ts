import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';

/** The first line of the chain that is not as it was written. */
export interface BrokenLine {
  readonly position: number;
  /** The event that the line is about; it may be gone. */
  readonly eventId: string;
}

/** What the check of a company's chain found. */
export interface TrailCheck {
  readonly lines: number;
  readonly broken: BrokenLine | null;
}

/** Goes through the chain of a company's super logins: an event that was changed, taken out or put in between shows. */
export async function checkTrail(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<TrailCheck> {
  const { rows } = await sql<{ lines: number; position: number | null; event_id: string | null }>`
    with line as (
      select l.position, l.event_id, l.hash, e.id is not null as has_event,
        coalesce(lag(l.position) over chain, 0) as previous_position,
        app.super_login_hash(coalesce(lag(l.hash) over chain, ''::bytea), e) as expected
      from app.super_login_line l
      left join app.audit_event e on e.tenant_id = l.tenant_id and e.id = l.event_id
      where l.tenant_id = ${tenantId}
      window chain as (order by l.position)
    ), broken as (
      select position, event_id from line
      where not has_event or hash <> expected or position <> previous_position + 1
      order by position limit 1
    )
    select (select count(*)::int from line) as lines, b.position::int as position, b.event_id
    from (select) as one left join broken b on true`.execute(transaction);
  const [found] = rows;
  if (found === undefined) return { lines: 0, broken: null };
  const { lines, position, event_id: eventId } = found;
  return { lines, broken: position === null || eventId === null ? null : { position, eventId } };
}
