import { type RawBuilder, sql } from 'kysely';

/** What of a position its plan is read from. */
interface PlannedPosition {
  readonly tenantId: string;
  /** The alias of the row of the position. */
  readonly position: string;
}

/** How many people a position is planned for on a day: its latest change of plan by then, or what it began with. */
export function plannedOn(
  { tenantId, position }: PlannedPosition,
  day: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql<number>`coalesce((select h.planned from position_plan h
    where h.tenant_id = ${tenantId} and h.position_id = ${sql.ref(`${position}.id`)}
      and h.removed_at is null and h.from_on <= ${day}
    order by h.from_on desc limit 1), ${sql.ref(`${position}.planned`)})`;
}
