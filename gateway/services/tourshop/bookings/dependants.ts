import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  myDependants,
  removeDependant,
  saveDependant,
} from '#bridge/calls/tourshop/bookings.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { kindOn } from '../engine/ages.ts';

type Dependant = ResultOf<typeof myDependants>['dependants'][number];

const mostDependants = 20;

/** The people the caller can take along. Of a document only the end leaves. */
export async function readDependants(context: CallContext): Promise<ResultOf<typeof myDependants>> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<Omit<Dependant, 'kind'>>`select id as "dependantId", name, relation,
      born_on as "bornOn", document_kind as "documentKind",
      right(document_number, 4) as "documentTail", consent_on as "consentOn"
    from tour_dependant where tenant_id = ${tenantId} and employment_id = ${ownEmployment(context)}
      and removed_at is null order by created_at, id`.execute(database);
  return { dependants: rows.map((row) => ({ ...row, kind: kindOn(row.bornOn, today) })) };
}

/** Adds or changes one of them. @throws {RefusedError} `consentNeeded`, `notFound`, `badInput`. */
export async function keepDependant(
  context: CallContext,
  request: ParsedRequestOf<typeof saveDependant>,
): Promise<ResultOf<typeof saveDependant>> {
  const { database, tenantId, now } = context;
  const own = ownEmployment(context);
  const today = dayOf(now());
  if (!request.consent) throw new RefusedError(tourCodes.consentNeeded);
  if (request.bornOn > today) throw new RefusedError('badInput');
  const values = {
    name: request.name,
    relation: request.relation,
    born_on: request.bornOn,
    document_kind: request.documentKind ?? null,
    consent_on: today,
  };
  const number = request.documentNumber;
  const { dependantId } = request;
  if (dependantId === undefined) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from tour_dependant
      where tenant_id = ${tenantId} and employment_id = ${own} and removed_at is null`.execute(
      database,
    );
    if ((rows[0]?.count ?? 0) >= mostDependants) throw new RefusedError('tooManyRows');
    const id = uuid7();
    await database
      .insertInto('tour_dependant')
      .values({
        tenant_id: tenantId,
        id,
        employment_id: own,
        ...values,
        document_number: number ?? null,
      })
      .execute();
    context.record(`tourDependant:${id}`, { action: 'added' });
    return { dependantId: id };
  }
  const changed = await database
    .updateTable('tour_dependant')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', dependantId)
    .where('employment_id', '=', own)
    .where('removed_at', 'is', null)
    .set({ ...values, ...(number === undefined ? {} : { document_number: number }) })
    .returning('id')
    .execute();
  if (changed.length === 0) throw new RefusedError('notFound');
  context.record(`tourDependant:${dependantId}`, { action: 'changed' });
  return { dependantId };
}

/** Removes one of them with the number of the document. @throws {RefusedError} `travellerUsed`, `notFound`. */
export async function dropDependant(
  context: CallContext,
  { dependantId }: ParsedRequestOf<typeof removeDependant>,
): Promise<null> {
  const { database, tenantId, now } = context;
  const { rows: removed } = await sql`update tour_dependant
    set removed_at = ${now()}, document_number = null
    where tenant_id = ${tenantId} and id = ${dependantId}
      and employment_id = ${ownEmployment(context)} and removed_at is null
    returning id`.execute(database);
  if (removed.length === 0) throw new RefusedError('notFound');
  const { rows: used } = await sql`select from tour_traveller t
    join tour_booking b on b.tenant_id = t.tenant_id and b.id = t.booking_id
    join tour_departure d on d.tenant_id = b.tenant_id and d.id = b.departure_id
    where t.tenant_id = ${tenantId} and t.dependant_id = ${dependantId} and t.state = 'going'
      and (b.state in ('paid', 'confirmed') or (b.state in ('held', 'approving') and b.hold_until > ${now()}))
      and d.to_on >= ${dayOf(now())}::date limit 1`.execute(database);
  if (used.length > 0) throw new RefusedError(tourCodes.travellerUsed);
  context.record(`tourDependant:${dependantId}`, { action: 'removed' });
  return null;
}
