/** The calls of a record, made from its declaration. */
import { defineCall } from '../kit/define.ts';
import {
  capital,
  datedParts,
  movingParts,
  type Part,
  type PlainCall,
  readingParts,
  type SpecialCalls,
  writingParts,
} from './call-parts.ts';
import type { RecordCalls } from './call-types.ts';
import { type AnyRecord, type PartName, serviceOf } from './define.ts';
import { nothing } from './result-schemas.ts';

/** Makes the calls of a record. */
export function recordCalls<const R extends AnyRecord>(
  record: R,
  special: SpecialCalls = {},
): RecordCalls<R> {
  const parts = [
    ...readingParts(record, special),
    ...(record.dated ? datedParts(record) : writingParts(record)),
    ...(record.states ? movingParts(record) : []),
  ];
  const made = parts.map((part) => [part.part, partCall(record, part)]);
  return Object.fromEntries(made) as unknown as RecordCalls<R>;
}

/** The calls of a record by their keys in the table of all calls: `coursePage`, `courseCount`, … */
export type KeyedCalls<Name extends string, Calls> = {
  readonly [Part in keyof Calls & string as `${Name}${Capitalize<Part>}`]: Calls[Part];
};

/** Gives the calls of a record their keys in the table of all calls. */
export function keyed<const Name extends string, Calls extends object>(
  name: Name,
  calls: Calls,
): KeyedCalls<Name, Calls> {
  const entries = Object.entries(calls).map(([part, call]) => [name + capital(part), call]);
  return Object.fromEntries(entries) as KeyedCalls<Name, Calls>;
}

/** The key of one call of a record in the table of all calls. */
export function keyOf(record: Pick<AnyRecord, 'name'>, part: PartName): string {
  return record.name + capital(part);
}

function partCall(record: AnyRecord, part: Part): PlainCall {
  const { base, functionId, paths = {} } = record;
  const service = serviceOf(record);
  const { request, result, ...rest } = defineCall({
    name: `${service}.${record.name}.${part.part}`,
    path: `${base}/${paths[part.part] ?? part.path}`,
    service,
    request: nothing,
    result: nothing,
    access: {
      kind: 'function',
      functionId: part.verb === undefined ? functionId : `${functionId}.${part.verb}`,
    },
    doc: part.doc,
    ...part.call,
  });
  return Object.freeze(
    Object.defineProperties(rest, {
      request: { enumerable: true, get: once(part.request) },
      result: { enumerable: true, get: once(part.result) },
    }),
  ) as PlainCall;
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
