import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { applicationDetail } from '#bridge/calls/recruit/board.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { offer } from '#bridge/calls/recruit/records/offer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { maskMiddle } from '#gateway/kernel/people/mask-middle.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { readInterviews } from '../interviews/read-interviews.ts';
import { readJobPosition, readOffer } from '../offers/read-offer.ts';
import { readOffered } from '../times/read-offered.ts';
import { openApplication } from './open-application.ts';

type Detail = ResultOf<typeof applicationDetail>;

/** Returns one application with everything about it. */
export async function readApplication(
  context: CallContext,
  { id }: ParsedRequestOf<typeof applicationDetail>,
): Promise<Detail> {
  const { database, tenantId, rights } = context;
  const application = await openApplication(context, id);
  const row = await database
    .selectFrom('application as a')
    .innerJoin('candidate as c', (join) =>
      join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', id)
    .select([
      'a.applied_on as appliedOn',
      'a.close_kind as closeKind',
      'a.close_note as closeNote',
      'c.id as candidateId',
      'c.name',
      'c.phone',
      'c.email',
      'c.city',
      'c.education',
      'c.work_years as workYears',
      'c.employer',
      'c.post',
      'c.note',
    ])
    .executeTakeFirstOrThrow();
  const { appliedOn, closeKind, closeNote, candidateId, ...candidate } = row;
  const may = hasFunction(rights, recruitFunctions['board.move']);
  const mayOffer = hasFunction(rights, offer.functionId);
  return {
    id,
    version: application.version,
    state: application.state,
    stageId: application.stageId,
    jobId: application.jobId,
    appliedOn,
    closeKind,
    closeNote,
    // Who moves applications calls candidates; others get the middle of the number hidden and no note.
    candidate: {
      ...candidate,
      id: candidateId,
      phone: may ? candidate.phone : candidate.phone && maskMiddle(candidate.phone, 3, 4),
      email: may ? candidate.email : null,
      note: may ? candidate.note : null,
    },
    interviews: [...(await readInterviews(context, id))],
    offered: await readOffered(context, id),
    offer: mayOffer ? await readOffer(context, id) : null,
    jobPosition: mayOffer ? await readJobPosition(context, application.jobId) : null,
    steps: await readSteps(context, id),
  };
}

async function readSteps(
  { database, tenantId, locale }: CallContext,
  applicationId: string,
): Promise<Detail['steps']> {
  const rows = await database
    .selectFrom('application_step as s')
    .innerJoin('hiring_stage as t', (join) =>
      join.onRef('t.tenant_id', '=', 's.tenant_id').onRef('t.id', '=', 's.to_stage_id'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('s.application_id', '=', applicationId)
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .select([
      's.id',
      's.action',
      locale === 'en' ? 't.name_en as stageName' : 't.name as stageName',
      's.reason',
      's.at',
      's.account_name as by',
    ])
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
