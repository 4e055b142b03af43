import type * as z from 'zod/mini';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  conditionItem,
  getConditionItem,
  getQueryConditionItemByKey,
} from '#bridge/calls/ruleEngine/condition-items.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type DescribedField, describeConditions } from '../company/quick-query.ts';

type Item = z.output<typeof conditionItem>;

/** Lists the conditions of a record. @throws {RefusedError} `notFound`, `noPermission` */
export async function answerConditionItems(
  context: CallContext,
  { bizTypeId }: ParsedRequestOf<typeof getConditionItem>,
): Promise<ResultOf<typeof getConditionItem>> {
  return { items: (await describeConditions(context, bizTypeId)).map(present) };
}

/** Returns one condition of a record. @throws {RefusedError} `notFound`, `noPermission` */
export async function answerConditionItem(
  context: CallContext,
  { bizTypeId, key, tenantId }: ParsedRequestOf<typeof getQueryConditionItemByKey>,
): Promise<ResultOf<typeof getQueryConditionItemByKey>> {
  const isHere = tenantId === undefined || tenantId === context.tenantId;
  const fields = isHere ? await describeConditions(context, bizTypeId) : [];
  const found = fields.find(({ field }) => field === key);
  if (found === undefined) throw new RefusedError('notFound');
  const item = present(found);
  return { item, value: item.operators[0]?.parameter ?? key };
}

function present({ field, name, kind, target, options }: DescribedField): Item {
  return { key: field, name, kind, target, operators: operatorsOf(field, kind), options };
}

/** As the filters of a list are made from the kinds of its fields; those of the company travel together. */
function operatorsOf(field: string, kind: string): Item['operators'] {
  const isCustom = field.startsWith('custom.');
  const at = (end: string): string => (isCustom ? 'custom' : `${field}${end}`);
  switch (kind) {
    case 'day':
    case 'decimal':
    case 'integer':
    case 'minutes':
      return [
        { operator: 'from', parameter: at('From') },
        { operator: 'to', parameter: at('To') },
      ];
    case 'choice':
    case 'reference':
      return [{ operator: 'in', parameter: at('') }];
    case 'flag':
    case 'file':
      return [{ operator: 'is', parameter: at('') }];
    default:
      return [{ operator: 'contains', parameter: at('') }];
  }
}
