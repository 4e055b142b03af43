/** Tells anybody who holds a certificate whether it was issued; tries are counted by address. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { checkCertificate } from '#bridge/calls/workflow/certificates.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { countOfAddress } from '../../uac/sign-in-throttle.ts';

/**
 * Reads what was issued under a code.
 * @throws {RefusedError} `certificateUnknown`, for a company that does not exist too; `throttled`.
 */
export async function answerCheckCertificate(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof checkCertificate>,
): Promise<ResultOf<typeof checkCertificate>> {
  const { database } = context.services;
  const [company = '', secret = ''] = code.split('.');
  const { wait, tenant } = await database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => ({
      wait: await countOfAddress(transaction, context.client.address, context.now()),
      tenant: await transaction
        .selectFrom('tenant')
        .where('code', '=', company)
        .where('status', '=', 'active')
        .select('id')
        .executeTakeFirst(),
    }),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  if (tenant === undefined) throw new RefusedError(workflowCodes.certificateUnknown);
  const row = await database.withTransaction(
    { tenantId: tenant.id, accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('issued_certificate as c')
        .innerJoin('approval as p', (join) =>
          join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.approval_id'),
        )
        .where('c.tenant_id', '=', tenant.id)
        .where('c.code', '=', secret)
        // A revoked request takes its certificate with it.
        .where('p.status', '<>', 'revoked')
        .select(['c.company_name', 'c.person_name', 'c.kind', 'c.issued_at', 'c.joined_on'])
        .executeTakeFirst(),
  );
  if (row === undefined) throw new RefusedError(workflowCodes.certificateUnknown);
  return {
    companyName: row.company_name,
    kind: row.kind,
    joinedOn: row.joined_on,
    personName: masked(row.person_name),
    issuedAt: row.issued_at.toISOString(),
  };
}

function masked(name: string): string {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(Math.min(rest.length, 3));
}
