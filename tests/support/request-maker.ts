import fc from 'fast-check';
import { PNG } from 'pngjs';
import * as z from 'zod/mini';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { reportedEvent } from './track.ts';

/** One field of a request and the values of it that fit the contract, out of those offered. */
export interface FieldChoice {
  readonly name: string;
  readonly fitting: readonly unknown[];
}

/** JSON Schema says which words a choice has; the rest of the fitting values is found by trying. */
function choicesOf(schema: z.core.$ZodType): unknown[] {
  const found: unknown[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('enum' in node && Array.isArray(node.enum)) found.push(...node.enum);
    if ('const' in node) found.push(node.const);
    for (const child of Object.values(node)) visit(child);
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return found;
}

/** A picture of one pixel, which is a file and a photo alike. */
export const tinyPng: Uint8Array<ArrayBuffer> = new Uint8Array(
  PNG.sync.write(new PNG({ width: 1, height: 1 })),
);

/** What a shell reports of a call of an app. */
export const reportedCall = {
  number: 1,
  ago: 0,
  app: 'alpha',
  mountId: '0199aaaa-0000-4000-8000-000000000001',
  method: 'tabs.open',
  decision: 'served' as const,
  code: 'ok',
  milliseconds: 2.5,
  size: 120,
};

/** Text, numbers and a file that some field of some call takes. */
const usual: readonly unknown[] = [
  '2025-06-30',
  '10',
  1,
  'a word',
  '2026-05',
  '09:00',
  '13800000000',
  'alpha',
  'mount-0123456789',
  'personnel.todos',
  'ums/structure',
  true,
  new File([tinyPng], '头像.png'),
  reportedCall,
  reportedEvent,
  // A signature of nothing.
  'a'.repeat(64),
];

/** The schema of one field of a call's request, if it has that field. */
export function fieldSchema(call: AnyCall, name: string): z.core.$ZodType | undefined {
  return shapeOf(call)[name];
}

/** Says for every field of a call which of the offered values and of the usual ones it takes. */
export function fieldChoices(call: AnyCall, offered: readonly unknown[]): FieldChoice[] {
  return Object.keys(shapeOf(call)).map((name) => fieldChoice(call, name, offered));
}

/** The same for one field. */
export function fieldChoice(call: AnyCall, name: string, offered: readonly unknown[]): FieldChoice {
  const schema = fieldSchema(call, name);
  if (schema === undefined) throw new Error(`${call.name} has no field ${name}.`);
  const single = [...choicesOf(schema), ...offered, ...usual];
  const all = [
    ...single,
    [],
    ...single.map((value) => [value]),
    ...objects(offered),
    ...objects(offered).map((one) => [one]),
    ...nested(schema, offered),
  ];
  return { name, fitting: all.filter((value) => z.safeParse(schema, value).success) };
}

/** The names of the fields of a call's request. */
export function fieldNames(call: AnyCall): readonly string[] {
  return Object.keys(shapeOf(call));
}

function shapeOf({ name, request }: AnyCall): Readonly<Record<string, z.core.$ZodType>> {
  if (request instanceof z.ZodMiniObject) return request.shape;
  throw new Error(`The request of ${name} is no object.`);
}

/** Objects that fit the schema of an object, one for each offered value: each field holds it where it fits, else what does. */
export function nested(schema: z.core.$ZodType, offered: readonly unknown[]): unknown[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  return (offered.length > 0 ? offered : [undefined]).map((value) => {
    const filled = fields.map(([name, field]) => {
      const candidates = [value, ...choicesOf(field), ...usual, ...offered, ...nested(field, [])];
      const fits = (one: unknown) => one !== undefined && z.safeParse(field, one).success;
      return [name, candidates.find(fits)];
    });
    return Object.fromEntries(filled.filter(([, one]) => one !== undefined));
  });
}

/** The changes of a save are an object of fields; ids of others may hide in them. */
function objects(offered: readonly unknown[]): unknown[] {
  return [
    { note: 'a note' },
    { workPlace: 'a place' },
    ...offered.flatMap((value) => [
      { organId: value },
      { managerId: value },
      { postId: value },
      { employmentId: value, day: '2025-06-30' },
    ]),
  ];
}

/** Requests for a call: what fits, mixed with what does not, with fields missing, doubled and added. */
export function brokenRequests(
  call: AnyCall,
  strings: readonly string[],
): fc.Arbitrary<Record<string, unknown>> {
  const nasty = fc.oneof(
    fc.constantFrom(...strings),
    fc.constantFrom('__proto__', '\u0000', '\ud800', "' or 1=1 --", '9'.repeat(400), ''),
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.array(fc.string(), { maxLength: 40 }),
    fc.anything({ maxDepth: 2, maxKeys: 4 }),
  );
  const fields = fieldChoices(call, ['0199aaaa-0000-7000-8000-000000000000']).map(
    ({ name, fitting }) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          { weight: 3, arbitrary: fitting.length > 0 ? fc.constantFrom(...fitting) : nasty },
          { weight: 2, arbitrary: nasty },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      ),
  );
  const added = fc.tuple(fc.constantFrom('__proto__', 'constructor', 'tenantId', 'isSuper'), nasty);
  return fc
    .tuple(fc.tuple(...fields), fc.option(added, { nil: undefined, freq: 5 }))
    .map(([known, extra]) =>
      Object.fromEntries(
        [...known, ...(extra ? [extra] : [])].filter(([, value]) => value !== undefined),
      ),
    );
}
