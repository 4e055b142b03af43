import { sql } from 'kysely';
import { companySettingFunctions } from '#bridge/calls/company/functions.ts';
import type { getUseSize } from '#bridge/calls/filecenter/uploads.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';

type Room = ResultOf<typeof getUseSize>['own'];

/** Adds up the files that the caller has uploaded and, for those who look after the company, all that it keeps. */
export async function answerUseSize(context: CallContext): Promise<ResultOf<typeof getUseSize>> {
  const looksAfter = hasFunction(context.rights, companySettingFunctions.company);
  return {
    own: await ownRoom(context),
    company: looksAfter ? await companyRoom(context) : null,
  };
}

async function ownRoom({ database, tenantId, accountId }: CallContext): Promise<Room> {
  const { rows } =
    await sql<Room>`select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes
    from (
      select size from employee_file where tenant_id = ${tenantId} and account_id = ${accountId}
      union all
      select size from record_file where tenant_id = ${tenantId} and account_id = ${accountId}
    ) kept`.execute(database);
  return rows[0] ?? { files: 0, bytes: 0 };
}

async function companyRoom({ database, tenantId }: CallContext): Promise<Room> {
  const { rows } =
    await sql<Room>`select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes
    from (
      select size::bigint from employee_file where tenant_id = ${tenantId}
      union all
      select size from record_file where tenant_id = ${tenantId}
      union all
      select size from job_file where tenant_id = ${tenantId}
      union all
      select octet_length(content) + octet_length(small) from employee_photo
        where tenant_id = ${tenantId}
    ) kept`.execute(database);
  return rows[0] ?? { files: 0, bytes: 0 };
}
