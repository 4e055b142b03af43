import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { isForPartners } from '#gateway/kernel/rights.ts';
import { startingRoles } from '#gateway/services/tum/starting-roles.ts';
import { buildPerson } from '../accounts.ts';
import type { TestGateway } from '../gateway.ts';
import { giveRole } from '../records/record-bench.ts';
import { neededFunctions } from './policy.ts';
import type { Branch } from './rows.ts';

/** The kinds of people whose rights are tried, from the least to the most. */
export const kindsOfPeople = ['guest', 'staff', 'manager', 'specialist', 'admin'] as const;

/**
 * `guest` has an account and nothing else; `staff` is an employee, who reaches the own record; `manager` is head of an
 * organisation; `specialist` has every function of the company and reaches the same organisation; `admin` is its super user.
 */
export type KindOfPerson = (typeof kindsOfPeople)[number];

/** Every function that a role of a company can give. */
function everyFunction(): readonly string[] {
  const asked = Object.values<AnyCall>(calls).flatMap(({ access }) =>
    access.kind === 'function' ? [access.functionId] : [],
  );
  const given = startingRoles.flatMap(({ functions }) => functions);
  return [...new Set([...asked, ...given, ...neededFunctions()])].filter(
    (id) => !id.startsWith('platform.') && !isForPartners(id),
  );
}

/** The organisation that the manager of the demo is head of, with the employment of its plain employee. */
export async function readBranch({ asOwner }: TestGateway, tenantId: string): Promise<Branch> {
  const { rows } = await asOwner((client) =>
    client.query<{ login: string; employmentId: string; organId: string }>(
      `select a.login_name as login, m.employment_id as "employmentId", j.organ_id as "organId"
      from app.membership m join app.account a on a.id = m.account_id
      join app.job_row j on j.tenant_id = m.tenant_id and j.employment_id = m.employment_id
        and j.to_on is null
      where m.tenant_id = $1 and a.login_name in ('manager', 'staff')`,
      [tenantId],
    ),
  );
  const manager = rows.find(({ login }) => login === 'manager');
  const staff = rows.find(({ login }) => login === 'staff');
  if (manager === undefined || staff === undefined) throw new Error('The demo has no manager.');
  return { tenantId, organId: manager.organId, employmentId: staff.employmentId };
}

/** Makes the people that the demo has not: all of them sign in by the name of their kind. */
export async function makePeople(gateway: TestGateway, { tenantId, organId }: Branch) {
  const { database } = gateway;
  await buildPerson(database, { loginName: 'guest', tenantIds: [tenantId] });
  const accountId = await buildPerson(database, { loginName: 'specialist', tenantIds: [tenantId] });
  await gateway.asOwner((client) =>
    client.query(
      `update app.membership set employment_id = (
        select j.employment_id from app.job_row j
        join app.employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
        where j.tenant_id = $1 and j.from_on <= current_date and j.to_on is null
        and e.left_on is null and starts_with(
          (select path from app.organ_row o where o.tenant_id = $1 and o.organ_id = j.organ_id
            and o.to_on is null),
          (select path from app.organ_row o where o.tenant_id = $1 and o.organ_id = $3
            and o.to_on is null))
        and e.joined_on < current_date and not exists (select from app.membership m
          where m.tenant_id = $1 and m.employment_id = e.id)
        order by e.id limit 1)
      where tenant_id = $1 and account_id = $2`,
      [tenantId, accountId, organId],
    ),
  );
  await giveRole(
    gateway,
    { tenantId, accountId },
    {
      loginName: 'specialist',
      range: 'custom',
      organIds: [organId],
      functions: everyFunction(),
    },
  );
}
