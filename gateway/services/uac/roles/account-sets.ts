import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { serviceOf } from '#bridge/calls/record/define.ts';
import type { roleAccountSets } from '#bridge/calls/uac/role-checks.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { records } from '../../records.ts';
import { readRole } from './role-rows.ts';
import { listRuledTypes } from './ruled-types.ts';

/** The services whose records belong to an account set. */
const paying: ReadonlySet<string> = new Set(['salary', 'insurance', 'tax']);

/**
 * Returns the records of pay, insurance and tax with their fields, and what a role says of each field.
 * @throws {RefusedError} `notFound`
 */
export async function listAccountSets(
  context: CallContext,
  { roleId }: ParsedRequestOf<typeof roleAccountSets>,
): Promise<ResultOf<typeof roleAccountSets>> {
  const role = await readRole(context, roleId);
  const rules = new Map(
    role.fields.map(({ bizType, field, right }) => [`${bizType} ${field}`, right]),
  );
  const types = await listRuledTypes(context);
  return {
    types: types.filter(isOfAccountSet).map(({ bizType, name, fields }) => ({
      bizType,
      name,
      fields: fields.map((one) => ({
        ...one,
        right: rules.get(`${bizType} ${one.field}`) ?? null,
      })),
    })),
  };
}

function isOfAccountSet({ bizType }: { readonly bizType: string }): boolean {
  const bound = records.find(bizType);
  return bound !== undefined && paying.has(serviceOf(bound.record));
}
