import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { checkOrganOpening, correctOrganOpening } from '#bridge/calls/ums/organ-changes.ts';
import { umsCodes } from '#bridge/calls/ums/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { mayMove, readEditReach, requireRight, sees } from '../../organ/tree/edit-reach.ts';
import { keepSave, openOrgan, tellRanges } from '../../organ/tree/save-organ.ts';
import { readStoredOrgan, type StoredOrgan } from '../../organ/tree/stored-organ.ts';
import { nameOn } from './move-organ.ts';
import { readAlong, readEmployedBefore } from './opening-day.ts';
import { openEarlier, openLater } from './opening-spans.ts';

/** Of the people before an opening day so many are named. */
const NAMED = 20;

/** Says what another opening day would leave outside. */
export async function answerOpening(
  context: CallContext,
  { organId, openedOn }: ParsedRequestOf<typeof checkOrganOpening>,
): Promise<ResultOf<typeof checkOrganOpening>> {
  const organ = await readStoredOrgan(context, organId);
  const reach = await readEditReach(context, dayOf(context.now()));
  requireRight(reach, organ, mayMove(reach, organ));
  requireBeforeEnd([organ], openedOn);
  const along = await readAlong(context, organ, openedOn);
  const ids = await readEmployedBefore(context, [organ, ...along], openedOn);
  const people = await reachedPeople(context, reach.seen)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('e.id', 'in', ids.length === 0 ? [organ.id] : ids)
    .orderBy('p.name_sort')
    .orderBy('e.staff_no')
    .limit(NAMED)
    .select(['e.id', 'p.name', 'e.staff_no as staffNo'])
    .execute();
  return {
    peopleCount: ids.length,
    people,
    changedOn: firstChange(organ, openedOn),
    along: along
      .filter((one) => sees(reach.seen, one))
      .map((one) => ({
        id: one.id,
        name: nameOn([one], one.id, one.openedOn) ?? '',
        openedOn: one.openedOn,
      })),
  };
}

/** Corrects the opening day of an organisation, and of those above or below that go along. */
export async function correctOpening(
  context: CallContext,
  request: ParsedRequestOf<typeof correctOrganOpening>,
): Promise<ResultOf<typeof correctOrganOpening>> {
  const { openedOn } = request;
  const organ = await openOrgan(context, request);
  const reach = await readEditReach(context, dayOf(context.now()));
  requireRight(reach, organ, mayMove(reach, organ));
  requireBeforeEnd([organ], openedOn);
  const { id, version } = organ;
  if (openedOn === organ.openedOn) return { id, version };
  const along = await readAlong(context, organ, openedOn);
  const isEarlier = openedOn < organ.openedOn;
  if (along.length > 0 && !request.along) {
    throw new RefusedError(isEarlier ? umsCodes.aboveOpensLater : umsCodes.openingTaken);
  }
  for (const one of along) requireRight(reach, one, mayMove(reach, one));
  const employed = await readEmployedBefore(context, [organ, ...along], openedOn);
  const changed = [organ, ...along].some((one) => firstChange(one, openedOn) !== null);
  if (employed.length > 0 || changed) throw new RefusedError(umsCodes.openingTaken);
  requireBeforeEnd(along, openedOn);
  if (isEarlier) await openEarlier(context, [...along, organ], openedOn);
  else await openLater(context, [organ, ...along], openedOn);
  for (const one of along) await keepOpening(context, one, openedOn);
  await tellRanges(context);
  return keepOpening(context, organ, openedOn);
}

function keepOpening(context: CallContext, organ: StoredOrgan, openedOn: string) {
  const { id, version } = organ;
  const changes = [{ field: 'openedOn', before: organ.openedOn, after: openedOn }];
  return keepSave(context, { action: 'update', organId: id, version, on: openedOn, changes });
}

/**
 * Each organisation opens before it closes.
 * @throws {RefusedError} `badInput`, `dateOrder` at the day
 */
function requireBeforeEnd(organs: readonly StoredOrgan[], openedOn: string): void {
  if (organs.every(({ closedOn }) => closedOn === null || openedOn < closedOn)) return;
  throw new RefusedError('badInput', { fields: [{ path: 'openedOn', issue: 'dateOrder' }] });
}

/** What it was before its first change would be lost with the days before the new one. */
function firstChange({ spans }: StoredOrgan, openedOn: string): string | null {
  const [, second] = spans;
  return second !== undefined && second.from <= openedOn ? second.from : null;
}
