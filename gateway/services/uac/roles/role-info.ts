import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { roleFunctions } from '#bridge/calls/uac/functions.ts';
import type { roleInfo } from '#bridge/calls/uac/roles.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { mayGrant } from './grants.ts';
import { readHolderIds, readRole, type StoredRole } from './role-rows.ts';

type RoleDetail = ResultOf<typeof roleInfo>;

/**
 * Returns one role with everything it allows.
 * @throws {RefusedError} `notFound`
 */
export async function getRole(
  context: CallContext,
  { roleId }: ParsedRequestOf<typeof roleInfo>,
): Promise<RoleDetail> {
  const role = await readRole(context, roleId);
  const { organIds, functions, fields, ...facts } = role;
  const rules = await readRules(context, roleId);
  return {
    ...facts,
    organs: await readOrgans(context, organIds),
    functions: [...functions],
    fields: [...fields],
    rules,
    members: (await readHolderIds(context, roleId)).length,
    mayEdit: mayChange(context, role, rules),
  };
}

/** Whether the caller may try to change a role; whether a change goes beyond the own rights is compared when it is saved. */
function mayChange(
  { rights }: CallContext,
  { functions }: Pick<StoredRole, 'functions'>,
  rules: RoleDetail['rules'],
): boolean {
  if (rights.isSuper) return true;
  const isAdministrator = hasFunction(rights, roleFunctions['roles.edit']);
  return isAdministrator && rules.length === 0 && functions.every((one) => mayGrant(rights, one));
}

/** An organisation that was closed keeps its last name. */
async function readOrgans(
  { database, tenantId }: CallContext,
  organIds: readonly string[],
): Promise<RoleDetail['organs']> {
  if (organIds.length === 0) return [];
  return database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.organ_id', 'in', organIds)
    .where('o.to_on', 'is', null)
    .orderBy('o.path')
    .select(['o.organ_id as id', 'o.name'])
    .execute();
}

async function readRules(context: CallContext, roleId: string): Promise<RoleDetail['rules']> {
  const today = dayOf(context.now());
  const rows = await context.database
    .selectFrom('role_rule as r')
    .leftJoin('organ_row as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'r.tenant_id')
        .onRef('o.organ_id', '=', 'r.organ_id')
        .on(onDay('o', today)),
    )
    .leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.post_id'),
    )
    .where('r.tenant_id', '=', context.tenantId)
    .where('r.role_id', '=', roleId)
    .orderBy('r.id')
    .select([
      'r.id',
      'r.organ_id',
      'r.with_below as withBelow',
      'r.post_id',
      'o.name as organName',
      't.name as postName',
      sql<number>`(select count(distinct h.account_id)::int
        from role_holders(${today}::date) h where h.rule_id = r.id)`.as('accounts'),
    ])
    .execute();
  return rows.map(({ organ_id, post_id, organName, postName, ...rule }) => ({
    ...rule,
    organ: organ_id === null ? null : { id: organ_id, name: organName ?? '' },
    post: post_id === null ? null : { id: post_id, name: postName ?? '' },
  }));
}
