/** When a supplier is admitted, and when it stays in the books. */
import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { supplier } from '#bridge/calls/supplier/records/supplier.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Change } from '#gateway/record/binding.ts';
import { missingLicence } from './qualified.ts';

type Fields = (typeof supplier)['fields'];

/** A supplier is admitted with every licence of its kind, and not under the name of a blacklisted one. */
export async function checkAdmission(
  { id, after }: Change<Fields>,
  context: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { database, tenantId, now } = context;
  const { rows } =
    await sql`select from supplier s where s.tenant_id = ${tenantId} and s.id <> ${id}
    and s.state = 'blacklisted' and s.removed_at is null
    and (s.legal_person is not null and s.legal_person = ${after.legalPerson} and s.short_name = ${after.shortName}
      or lower(replace(s.name, ' ', '')) = lower(replace(${after.name}, ' ', ''))) limit 1`.execute(
      database,
    );
  if (rows.length > 0) return [{ field: 'name', issue: 'supplierBlocked' }];
  const today = dayOf(now());
  const kind = after.kind;
  const missing = await missingLicence(context, { supplierId: id, kind, from: today, to: today });
  return missing === null ? [] : [{ field: 'kind', issue: missing }];
}
