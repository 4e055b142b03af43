import { sql } from 'kysely';
import type { CustomKind } from '#bridge/calls/record/custom.ts';
import type { CallContext } from '../../kernel/handler.ts';
import type { BoundRecord } from '../binding.ts';

/** A custom field as its values are kept for lists. */
export interface ListedField {
  readonly id: string;
  readonly code: string;
  readonly kind: CustomKind;
  readonly listed: boolean;
}

/** Puts the values of a field where lists find them, out of all rows of its record; or takes them away. */
export async function keepListedValues(
  { database, tenantId }: CallContext,
  bound: BoundRecord,
  { id, code, kind, listed }: ListedField,
): Promise<void> {
  await database
    .deleteFrom('custom_value')
    .where('tenant_id', '=', tenantId)
    .where('field_id', '=', id)
    .execute();
  if (!listed) return;
  const value = sql`r.custom ->> ${code}`;
  const [word, number] =
    kind === 'decimal' ? [sql`null`, sql`(${value})::numeric`] : [value, sql`null`];
  await sql`insert into custom_value (tenant_id, field_id, row_id, word, number)
    select r.tenant_id, ${id}::uuid, r.id, ${word}, ${number} from ${sql.table(bound.table)} r
    where r.tenant_id = ${tenantId} and r.removed_at is null and ${value} is not null`.execute(
    database,
  );
}
