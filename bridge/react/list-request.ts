import * as z from 'zod/mini';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import type { ListQuestion } from '#bridge/calls/kit/list-question.ts';

/**
 * The request of a call for what a list asks. An address can say anything: what the call does not know, or would not
 * take, is left out.
 */
export function listRequest<C extends AnyCall>(
  call: C,
  { page, rows, keyword, filters, sort }: ListQuestion,
): RequestOf<C> {
  const shape = shapeOf(call);
  const custom = customConditions(filters);
  const order = { sort: sort?.column, direction: sort?.direction };
  const asked = { ...filters, keyword, page, rows, ...order, ...(custom.length > 0 && { custom }) };
  const taken = Object.entries(asked).flatMap(([name, value]) => {
    const schema = shape[name];
    if (!schema || value === undefined || value === '') return [];
    const values = typeof value === 'string' ? [value, value.split(',')] : [value];
    return values
      .filter((one) => z.safeParse(schema, one).success)
      .slice(0, 1)
      .map((one) => [name, one]);
  });
  return Object.fromEntries(taken) as RequestOf<C>;
}

/** `custom.size: 'S,M'` is asked for as `size=S` and `size=M`. */
function customConditions(filters: ListQuestion['filters']): readonly string[] {
  return Object.entries(filters).flatMap(([name, value]) =>
    name.startsWith('custom.') && value !== ''
      ? value.split(',').map((one) => `${name.slice('custom.'.length)}=${one}`)
      : [],
  );
}

function shapeOf({ name, request }: AnyCall): Readonly<Record<string, z.core.$ZodType>> {
  if (request instanceof z.ZodMiniObject) return request.shape;
  throw new Error(`The request of ${name} is no object.`);
}
