import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { applicationDetail } from '#bridge/calls/recruit/board.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readDetail } from '#gateway/record/detail.ts';
import type { PresentedRow } from '#gateway/record/present.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { offers } from '../records/offers.ts';

type Shown = ResultOf<typeof applicationDetail>['offer'];

/** Reads the latest offer of an application, with what the caller may read of it; null where it is out of reach. */
export async function readOffer(context: CallContext, applicationId: string): Promise<Shown> {
  const row = await context.database
    .selectFrom('offer as o')
    .where('o.tenant_id', '=', context.tenantId)
    .where('o.application_id', '=', applicationId)
    .where('o.removed_at', 'is', null)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(1)
    .select(['o.id', 'o.answer_note as answerNote', 'o.entry_id as entryId'])
    .executeTakeFirst();
  if (row === undefined) return null;
  try {
    const detail = await readDetail(await openScope(context, offers, records), row.id);
    return present(detail as unknown as PresentedRow, row);
  } catch (error) {
    if (error instanceof RefusedError && error.codeName === 'notFound') return null;
    throw error;
  }
}

/** Reads the position that a job hires for, while it is open. */
export async function readJobPosition(
  { database, tenantId, now }: CallContext,
  jobId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from hiring_job j
    join requisition q on q.tenant_id = j.tenant_id and q.id = j.requisition_id
    join position p on p.tenant_id = q.tenant_id and p.id = q.position_id
    where j.tenant_id = ${tenantId} and j.id = ${jobId}
      and (p.closed_on is null or p.closed_on > ${dayOf(now())}::date)`.execute(database);
  return rows[0] ?? null;
}

function present(
  { id, version, fields, names, state, pending, can }: PresentedRow,
  rest: { readonly answerNote: string | null; readonly entryId: string | null },
): Shown {
  const named = (name: string): string => names[name] ?? '';
  return {
    ...(fields as Record<string, never>),
    id,
    version,
    positionId: String(fields.position),
    positionName: named('position'),
    gradeId: (fields.grade ?? null) as string | null,
    managerId: String(fields.manager),
    managerName: named('manager'),
    templateId: (fields.template ?? null) as string | null,
    templateName: names.template ?? null,
    state: state as NonNullable<Shown>['state'],
    isPending: pending !== null,
    ...rest,
    can: { edit: can.edit, moves: [...can.moves] },
  } as NonNullable<Shown>;
}
