import { sql } from 'kysely';
import { tripRequest } from '#bridge/calls/kaoqin/records/trip-request.ts';
import type { finishTrip } from '#bridge/calls/kaoqin/trips.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { reevaluate } from '../days/reevaluate.ts';

interface Trip {
  readonly employment: string;
  readonly fromOn: string;
  readonly toOn: string;
  readonly state: string;
  readonly pending: string | null;
}

/** Ends an approved trip earlier, and judges its days again. */
export async function answerFinishTrip(
  context: CallContext,
  { tripRequestId, toOn, reason }: ParsedRequestOf<typeof finishTrip>,
): Promise<null> {
  const { database, tenantId } = context;
  const trip = await lockTrip(context, tripRequestId);
  if (trip.state !== 'approved' || trip.pending !== null) throw new RefusedError('notNow');
  if (toOn < trip.fromOn || toOn >= trip.toOn)
    throw new RefusedError('badInput', { fields: [{ path: 'toOn', issue: 'dateOrder' }] });
  await sql`update trip_request set to_on = ${toOn}::date, version = version + 1
    where tenant_id = ${tenantId} and id = ${tripRequestId}`.execute(database);
  context.record(`${tripRequest.name}:${tripRequestId}`, { before: trip.toOn, toOn, reason });
  await reevaluate(context, [trip.employment], { from: trip.fromOn, to: trip.toOn }, 'trip');
  return null;
}

async function lockTrip(context: CallContext, id: string): Promise<Trip> {
  const { name: bizType, functionId } = tripRequest;
  const reach = await readReach(context, undefined, { bizType, functionId: `${functionId}.edit` });
  const { rows } = await sql<Trip>`select r.employment_id as employment, r.from_on as "fromOn",
      r.to_on as "toOn", r.state, r.pending
    from trip_request r where r.tenant_id = ${context.tenantId} and r.id = ${id}
      and r.removed_at is null
      and r.employment_id in (${reachedPeople(context, reach).select('e.id')})
    for update`.execute(context.database);
  const [trip] = rows;
  if (trip === undefined) throw new RefusedError('notFound');
  return trip;
}
