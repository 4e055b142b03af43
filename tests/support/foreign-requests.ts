import * as z from 'zod/mini';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { records } from '#gateway/services/records.ts';
import type { IdsByTable } from './canaries.ts';
import { boundOf, tablesOfField } from './id-fields.ts';
import { madeValues } from './records/record-values.ts';
import { fieldChoice, fieldNames, fieldSchema, nested } from './request-maker.ts';

/** What requests about another company are made of. */
export interface ForeignMatter {
  /** Ids of the company that asks. */
  readonly ownIds: IdsByTable;
  /** Ids of the other one. */
  readonly foreignIds: IdsByTable;
  /** An id of the other company that names no row of any table. */
  readonly stranger: string;
  /** Fields that requests of a call always have, by the call's name. */
  readonly told: Readonly<Record<string, Record<string, unknown>>>;
}

type AnyRequest = Record<string, unknown>;

/** What is published is read by others: an id that a person wrote there themselves comes back, and tells nothing. */
const published: ReadonlySet<string> = new Set(['title', 'body']);

/**
 * Makes the requests of a call with one field at a time turned to another company: to the ids of the table that the
 * field names, of all tables where it names none, and to a stranger's; alone and among own ids.
 */
export function turnedRequests(matter: ForeignMatter): (call: AnyCall) => readonly AnyRequest[] {
  const made = new Map<string, readonly AnyRequest[]>();
  return (call) => {
    const requests = made.get(call.name) ?? makeRequests(matter, call);
    made.set(call.name, requests);
    return requests;
  };
}

function makeRequests(matter: ForeignMatter, call: AnyCall): readonly AnyRequest[] {
  const others = [matter.stranger, ...[...matter.foreignIds.values()].flat()];
  // Each field is tried with the ids that belong into it: with those of all tables most requests would try nothing new.
  const set = matter.told[call.name] ?? {};
  const made = fieldNames(call).filter((name) => !(name in set));
  const fields = made.map((name) => {
    const own = ownObject(matter, call, name);
    return own === undefined
      ? { own, ...fieldChoice(call, name, foreignIdsFor(matter, call, name)) }
      : { own, name, fitting: [] };
  });
  const base = Object.fromEntries(
    fields.map(({ own, name, fitting }) => {
      if (own !== undefined) return [name, own];
      const plain = fitting.find((value) => !isForeign(value, others)) ?? undefined;
      const preferred = ['csv', 'alpha', '1'].find((value) => fitting.includes(value));
      const takesId = fitting.some((value) => value === others[0]);
      const isId = takesId && /(^i|I)d$/.test(name);
      return [name, isId ? ownIdFor(matter, call, name) : (preferred ?? plain)];
    }),
  );
  const turned = fields.flatMap(({ own, name, fitting }) => {
    if (own !== undefined)
      return turnedObjects(matter, call, name, own).map((one) => ({ ...base, [name]: one }));
    const wanted = foreignIdsFor(matter, call, name);
    return (published.has(name) ? [] : fitting)
      .filter((value) => isForeign(value, wanted))
      .flatMap((value) => {
        const mixed = Array.isArray(value)
          ? [{ ...base, [name]: [ownIdFor(matter, call, name), ...value] }]
          : [];
        return [{ ...base, [name]: value }, ...mixed];
      });
  });
  const required = Object.fromEntries(
    Object.entries(base).filter(([name]) => isNeeded(call, name)),
  );
  const all = [
    required,
    base,
    ...turned,
    ...turned.map((one) => onlyTurned(required, base, one)),
  ].map((request) => ({ ...request, ...set }));
  return [...new Map(all.map((request) => [JSON.stringify(request), request])).values()];
}

/** Where the ids of rows are that are there to be removed: what is changed and moved has to stay. */
export function toRemove(table: string): string {
  return `${table} to remove`;
}

/** An own id for a field such as `organId`, by the table it is named after. */
function ownIdFor({ ownIds }: ForeignMatter, call: AnyCall, field: string): string {
  const [any = ''] = [...ownIds.values()].flat();
  const [table = ''] = tablesOfField(call, field);
  const free = /\.remove(Many)?$/.test(call.name) ? ownIds.get(toRemove(table)) : undefined;
  return (free ?? ownIds.get(table))?.[0] ?? any;
}

/** The values of a row of a declared record: its references point to own rows. */
function ownObject(matter: ForeignMatter, call: AnyCall, name: string): object | undefined {
  const bound = boundOf(call);
  const schema = fieldSchema(call, name);
  if (bound === undefined || !(schema instanceof z.ZodMiniObject)) return undefined;
  // The last one: the first one may be removed by another request.
  const idOf = (field: string) => {
    const target = bound.record.fields[field]?.target ?? '';
    const table = records.find(target)?.table ?? target;
    // One that no two rows share takes a person who has no such row.
    const at = bound.record.fields[field]?.unique ? 0 : -1;
    return target === bound.record.name ? undefined : matter.ownIds.get(table)?.at(at);
  };
  // Unique values: a row that is made and one that is changed do not share theirs.
  const serial = [...call.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const made = Object.entries(madeValues(bound, serial, idOf));
  const { fields, dated } = bound.record;
  const set = new Set<string | undefined>([dated?.of, dated?.from, dated?.to]);
  const own = Object.fromEntries(
    made.filter(([field]) => name === 'values' || !(fields[field]?.fixed || set.has(field))),
  );
  return z.safeParse(schema, own).success ? own : undefined;
}

/**
 * The values of a row with one reference at a time turned to the other company, to a row of its table and to a stranger;
 * texts stay: what a person writes there comes back to their own company, and says nothing of the other one.
 */
function turnedObjects(
  matter: ForeignMatter,
  call: AnyCall,
  name: string,
  own: object,
): readonly object[] {
  const bound = boundOf(call);
  const schema = fieldSchema(call, name);
  if (bound === undefined || !(schema instanceof z.ZodMiniObject)) return [];
  const fields: readonly [string, z.core.$ZodType][] = Object.entries(schema.shape);
  return fields.flatMap(([field, one]) => {
    const takes = (value: string) => z.safeParse(one, value).success;
    if (!takes(matter.stranger) || takes('a word')) return [];
    const target = bound.record.fields[field]?.target ?? '';
    const table = records.find(target)?.table ?? (target === '' ? 'record_file' : target);
    const ids = [matter.stranger, ...(matter.foreignIds.get(table) ?? [])];
    return ids.map((id) => ({ ...own, [field]: id }));
  });
}

/** The ids of the other company that belong into a field. */
function foreignIdsFor(matter: ForeignMatter, call: AnyCall, field: string): readonly string[] {
  const { foreignIds, stranger } = matter;
  const ids = namesNoTable(foreignIds, call, field)
    ? [...foreignIds.values()]
    : tablesOfField(call, field).map((table) => foreignIds.get(table) ?? []);
  return [stranger, ...ids.flat()];
}

/** Whether a field for ids names no table, so that it is tried with those of all. */
function namesNoTable(foreignIds: IdsByTable, call: AnyCall, field: string): boolean {
  const tables = tablesOfField(call, field);
  if (tables.length === 0 || tables.some((table) => foreignIds.has(table))) return false;
  const schema = fieldSchema(call, field);
  if (schema === undefined) return false;
  const takes = (value: unknown) => z.safeParse(schema, value).success;
  if (takes('a word')) return false;
  return [anyId, [anyId]].some(takes) || JSON.stringify(nested(schema, [anyId])).includes(anyId);
}

const anyId = '01999999-9999-7999-8999-999999999999';

/** The fields for ids, by call, that name no table; the values of declared records are turned by their fields. */
export function fieldsOfNoTable(foreignIds: IdsByTable, calls: readonly AnyCall[]): string[] {
  return calls.flatMap((call) =>
    fieldNames(call)
      .filter((field) => boundOf(call) === undefined || !/^(values|changes)$/.test(field))
      .filter((field) => namesNoTable(foreignIds, call, field))
      .map((field) => `${call.name}.${field}`),
  );
}

/** Whether a request without the field is refused. */
function isNeeded(call: AnyCall, name: string): boolean {
  const schema = fieldSchema(call, name);
  return schema !== undefined && !z.safeParse(schema, undefined).success;
}

/** The turned field with nothing beside it but what is required. */
function onlyTurned(required: AnyRequest, base: AnyRequest, turned: AnyRequest): AnyRequest {
  const changed = Object.entries(turned).filter(([name, value]) => value !== base[name]);
  return { ...required, ...Object.fromEntries(changed) };
}

/** Whether a value holds one of these ids anywhere. */
export function isForeign(value: unknown, others: readonly string[]): boolean {
  const text = JSON.stringify(value) ?? '';
  return others.some((id) => text.includes(id));
}
