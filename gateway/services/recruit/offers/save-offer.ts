import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { padDecimal } from '#bridge/calls/record/field.ts';
import type { saveOffer } from '#bridge/calls/recruit/offers.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { createRow, updateRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { type OpenApplication, openApplication } from '../board/open-application.ts';
import { offers } from '../records/offers.ts';

type Request = ParsedRequestOf<typeof saveOffer>;

/** Fields of the form, and of the record where they are called otherwise. */
const renamed: Readonly<Record<string, string>> = {
  position: 'positionId',
  grade: 'gradeId',
  manager: 'managerId',
  template: 'templateId',
};

/** Saves the draft of an offer; an ended one is followed by a new one. */
export async function saveDraft(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof saveOffer>> {
  const application = await openApplication(context, request.applicationId, { locked: true });
  if (application.state !== 'active') throw new RefusedError('notNow');
  if (application.jobState !== 'open') throw new RefusedError(recruitCodes.jobNotOpen);
  const live = await findLive(context, application.id);
  if (live !== undefined && live.version !== request.version) throw new RefusedError('conflict');
  if (live !== undefined && live.state !== 'draft') throw new RefusedError('notNow');
  const scope = await openScope(context, offers, records);
  const values = valuesOf(request);
  try {
    const row =
      live === undefined
        ? await createRow(scope, {
            values: { ...(await placeOf(context, application)), ...values },
          })
        : await updateRow(scope, { id: live.id, version: live.version, changes: values });
    const { id, version } = row as { id: string; version: number };
    return { id, version };
  } catch (error) {
    throw atOwnFields(error);
  }
}

function findLive({ database, tenantId }: CallContext, applicationId: string) {
  return database
    .selectFrom('offer as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.application_id', '=', applicationId)
    .where('o.removed_at', 'is', null)
    .where('o.state', 'in', ['draft', 'approved', 'sent', 'accepted'])
    .select(['o.id', 'o.state', 'o.version'])
    .forUpdate()
    .executeTakeFirst();
}

async function placeOf(
  { database, tenantId }: CallContext,
  { candidateId, jobId }: OpenApplication,
): Promise<Record<string, string>> {
  const { organ_id: organ } = await database
    .selectFrom('hiring_job')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .select('organ_id')
    .executeTakeFirstOrThrow();
  return { candidate: candidateId, job: jobId, organ };
}

function valuesOf(request: Request): Record<string, string | number | null> {
  return {
    position: request.positionId,
    grade: request.gradeId ?? null,
    manager: request.managerId,
    entryOn: request.entryOn,
    contractMonths: request.contractMonths ?? null,
    probationMonths: request.probationMonths,
    basePay: padded(request.basePay, 2),
    positionPay: padded(request.positionPay, 2),
    performancePay: padded(request.performancePay, 2),
    allowance: padded(request.allowance, 2),
    payMonths: padded(request.payMonths, 1),
    benefits: request.benefits ?? null,
    validUntil: request.validUntil,
    template: request.templateId ?? null,
  };
}

function padded(value: string | undefined, scale: number): string | null {
  return value === undefined ? null : padDecimal(value, scale);
}

/** A problem of the record is shown at the field of the form. */
function atOwnFields(error: unknown): unknown {
  if (!(error instanceof RefusedError) || error.codeName !== 'badInput') return error;
  const fields = (error.detail.fields ?? []).map(({ path, ...rest }) => {
    const name = path.replace(/^(values|changes)\./, '');
    return { path: renamed[name] ?? name, ...rest };
  });
  return new RefusedError('badInput', { fields });
}
