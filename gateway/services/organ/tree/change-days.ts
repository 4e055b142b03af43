import type * as z from 'zod/mini';
import type { organChange } from '#bridge/calls/ums/organ-shapes.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type EditReach, mayEdit, mayMove } from './edit-reach.ts';
import { readLeaderNames } from './save-organ.ts';
import { readStoredOrgans, type StoredOrgan } from './stored-organ.ts';
import { changesOn, type FactName, type OrganSpan, spanOn } from './timeline.ts';

/** One day on which an organisation opens, becomes another one, or closes. */
export type OrganChange = z.output<typeof organChange>;

interface Day {
  readonly organ: StoredOrgan;
  readonly on: string;
  readonly kind: OrganChange['kind'];
  readonly facts: readonly FactName[];
}

/** Tells the days of organisations in order: from when they are as they are. `today` parts what is planned from what was. */
export async function tellChanges(
  context: CallContext,
  organs: readonly StoredOrgan[],
  { reach, today }: { readonly reach: EditReach; readonly today: string },
): Promise<OrganChange[]> {
  const days = organs.flatMap(daysOf);
  const names = await readNames(context, days);
  return days
    .map(({ organ, on, kind, facts }) => {
      const planned = on > today;
      const structural =
        kind !== 'change' || facts.some((fact) => fact === 'parentId' || fact === 'order');
      return {
        organId: organ.id,
        organName: (spanOn(organ.spans, on) ?? organ.spans[0])?.name ?? '',
        on,
        kind,
        planned,
        mayCancel: planned && (structural ? mayMove(reach, organ) : mayEdit(reach, organ)),
        changes: facts.map((fact) => ({
          fact,
          before: names(spanOn(organ.spans, addDays(on, -1)), fact, on),
          after: names(spanOn(organ.spans, on), fact, on),
        })),
      };
    })
    .sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
}

function daysOf(organ: StoredOrgan): Day[] {
  const { openedOn, closedOn, spans } = organ;
  const changes = spans
    .filter(({ from }) => closedOn === null || from < closedOn)
    .map(({ from: on }) => ({ organ, on, kind: 'change' as const, facts: changesOn(spans, on) }))
    .filter(({ facts }) => facts.length > 0);
  return [
    { organ, on: openedOn, kind: 'open', facts: [] },
    ...changes,
    ...(closedOn === null ? [] : [{ organ, on: closedOn, kind: 'close' as const, facts: [] }]),
  ];
}

/** Words for the value of a fact; an order tells nothing by its number. */
async function readNames(
  context: CallContext,
  days: readonly Day[],
): Promise<(span: OrganSpan | undefined, fact: FactName, day: string) => string | null> {
  const spans = days.flatMap(({ organ, facts }) => (facts.length > 0 ? organ.spans : []));
  const leaders = await readLeaderNames(
    context,
    spans.flatMap(({ leaderId }) => leaderId ?? []),
  );
  const parents = await readStoredOrgans(
    context,
    spans.flatMap(({ parentId }) => parentId ?? []),
  );
  const byId = new Map(parents.map((one) => [one.id, one]));
  return (span, fact, day) => {
    if (span === undefined || fact === 'order') return null;
    if (fact === 'name') return span.name;
    if (fact === 'leaderId') return leaders.get(span.leaderId ?? '') ?? null;
    const above = byId.get(span.parentId ?? '')?.spans ?? [];
    return (spanOn(above, day) ?? above[0])?.name ?? null;
  };
}
