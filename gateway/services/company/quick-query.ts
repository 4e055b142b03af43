import type {
  getBatchModifyCondition,
  getQuery,
  updateZPCustFieldRage,
} from '#bridge/calls/company/quick-query.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readForm } from '#gateway/record/detail.ts';
import { functionOf, isReadable, mayAnywhere, rightEverywhere } from '#gateway/record/rights.ts';
import { openScope, type Scope } from '#gateway/record/scope.ts';
import { records } from '../records.ts';

type Condition = ResultOf<typeof getQuery>['conditions'][number];

/** A field as those are shown it who ask a list by it. */
export type DescribedField = Omit<Condition, 'shown'>;

/**
 * Returns the conditions that the caller can ask a list by: filters of the record and listed fields of the company that
 * are readable on every row in reach. Those the person wants at hand come first.
 * @throws {RefusedError} `notFound`, `noPermission`
 */
export async function listConditions(
  context: CallContext,
  { bizTypeId }: ParsedRequestOf<typeof getQuery>,
): Promise<ResultOf<typeof getQuery>> {
  const scope = await openRecord(context, bizTypeId);
  const names = conditionNames(scope);
  const kept = await readKept(context, bizTypeId);
  const shown = kept?.filter((name) => names.includes(name)) ?? names;
  const order = [...shown, ...names.filter((name) => !shown.includes(name))];
  const conditions = order.map((name) => ({
    ...describe(scope, name, context.locale),
    shown: shown.includes(name),
  }));
  return { conditions };
}

/**
 * Keeps which conditions the caller wants at hand.
 * @throws {RefusedError} `notFound`, `noPermission`, `noFieldPermission` for one the caller cannot ask by
 */
export async function keepConditions(
  context: CallContext,
  { bizTypeId, fields }: ParsedRequestOf<typeof updateZPCustFieldRage>,
): Promise<null> {
  const names = conditionNames(await openRecord(context, bizTypeId));
  const wanted = [...new Set(fields)];
  if (wanted.some((name) => !names.includes(name))) throw new RefusedError('noFieldPermission');
  const { database, tenantId: tenant_id, accountId: account_id } = context;
  await database
    .insertInto('quick_query')
    .values({ tenant_id, account_id, record: bizTypeId, fields: wanted })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'account_id', 'record']).doUpdateSet({ fields: wanted }),
    )
    .execute();
  context.record(bizTypeId, { conditions: wanted });
  return null;
}

/**
 * Returns the fields that the caller can change in many rows at once: those that are written again after a row is made.
 * @throws {RefusedError} `notFound`, `noPermission`
 */
export async function listBatchFields(
  context: CallContext,
  { bizTypeId }: ParsedRequestOf<typeof getBatchModifyCondition>,
): Promise<ResultOf<typeof getBatchModifyCondition>> {
  const scope = await openRecord(context, bizTypeId);
  const { record } = scope.bound;
  if (!mayAnywhere(scope, functionOf(scope, 'edit'))) throw new RefusedError('noPermission');
  const { rights } = readForm(scope);
  const open = Object.entries(record.fields)
    // A value that no two rows share cannot be that of many.
    .filter(([, field]) => field.stored && !field.fixed && !field.unique && field.kind !== 'file')
    .filter(([name]) => rights[name] === 'write');
  return {
    fields: open.map(([name, { required }]) => ({
      ...describe(scope, name, context.locale),
      required,
    })),
  };
}

/**
 * Describes every condition that the caller can ask the list of a record by.
 * @throws {RefusedError} `notFound`, `noPermission`
 */
export async function describeConditions(
  context: CallContext,
  bizTypeId: string,
): Promise<readonly DescribedField[]> {
  const scope = await openRecord(context, bizTypeId);
  return conditionNames(scope).map((name) => describe(scope, name, context.locale));
}

async function openRecord(context: CallContext, name: string): Promise<Scope> {
  const bound = records.find(name);
  if (bound === undefined) throw new RefusedError('notFound');
  const scope = await openScope(context, bound, records);
  if (!mayAnywhere(scope, bound.record.functionId)) throw new RefusedError('noPermission');
  return scope;
}

function conditionNames(scope: Scope): readonly string[] {
  const own = scope.custom.filter(({ listed }) => listed).map(({ code }) => `custom.${code}`);
  return [...scope.bound.record.list.filters, ...own].filter((name) =>
    isReadable(rightEverywhere(scope, name)),
  );
}

function describe({ bound, custom }: Scope, name: string, locale: Locale): DescribedField {
  const own = custom.find(({ code }) => `custom.${code}` === name);
  if (own !== undefined) {
    return {
      field: name,
      name: locale === 'en' ? own.name_en : own.name_zh,
      kind: own.kind,
      target: null,
      options: own.options.map((value) => ({ value, label: value })),
    };
  }
  const { kind, target, options } = fieldOf(bound.record, name);
  const words = bound.words[locale];
  return {
    field: name,
    name: words.fields[name] ?? name,
    kind,
    target,
    options: options.map((value) => ({ value, label: words.choices[name]?.[value] ?? value })),
  };
}

async function readKept(
  { database, tenantId, accountId }: CallContext,
  record: string,
): Promise<readonly string[] | null> {
  const row = await database
    .selectFrom('quick_query')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('record', '=', record)
    .select('fields')
    .executeTakeFirst();
  return row?.fields ?? null;
}
