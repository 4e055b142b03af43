/** Amounts of pay in forms: what a certificate of income says is seen by the person and by who decides about it. */
import { certificateBizType, certificateFields } from '#bridge/calls/workflow/certificates.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';

type Place = Pick<CallContext, 'database' | 'tenantId'>;

const none: ReadonlySet<string> = new Set();
const ofCertificates: ReadonlySet<string> = new Set([certificateFields.income]);

/** Whether the approval of a form gives a certificate. */
export async function isCertificateForm(
  { database, tenantId }: Place,
  definitionId: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', definitionId)
    .where('biz_type', '=', certificateBizType)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The fields of a form that hold an amount of pay: who only looks after approvals, or was only sent a copy, does not see them. */
export async function amountFieldsOf(
  place: Place,
  definitionId: string,
): Promise<ReadonlySet<string>> {
  return (await isCertificateForm(place, definitionId)) ? ofCertificates : none;
}
