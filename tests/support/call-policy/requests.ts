import * as z from 'zod/mini';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { type ForeignMatter, isForeign, turnedRequests } from '../foreign-requests.ts';
import { fieldNames, fieldSchema } from '../request-maker.ts';

export type AnyRequest = Record<string, unknown>;

/** An id that names no row. */
export const absent = '01999999-9999-7999-8999-999999999999';

/** Every id in a text. */
export const anyId = /[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g;

/** What a call is tried with. */
export interface Requests {
  readonly own: readonly AnyRequest[];
  readonly foreign: readonly AnyRequest[];
  /** With a list of ids of both. */
  readonly mixed: readonly AnyRequest[];
  /** What fits the call, for who is refused whatever is asked. */
  readonly fitting: AnyRequest;
}

/** Says what a call is tried with. */
export type RequestsOf = (call: AnyCall) => Requests;

/** Makes the requests of a call out of own and foreign ids, once for all who reach the same. */
export function requestsAbout(matter: ForeignMatter): RequestsOf {
  const turned = turnedRequests(matter);
  const others = new Set([...matter.foreignIds.values()].flat().filter((id) => id !== absent));
  const made = new Map<string, Requests>();
  return (call) => {
    const known = made.get(call.name) ?? splitRequests(turned(call), others, call);
    made.set(call.name, known);
    return known;
  };
}

function splitRequests(
  turned: readonly AnyRequest[],
  others: ReadonlySet<string>,
  call: AnyCall,
): Requests {
  const isOther = (value: unknown) =>
    (JSON.stringify(value) ?? '').match(anyId)?.some((id) => others.has(id)) ?? false;
  const isMixed = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.some(isOther) && !value.every(isOther);
  const made = turned
    .filter((request) => !isForeign(request, [absent]))
    .map((request) => ({ ...request, ...mostRows(call) }));
  const mixed = fewOfEach(
    made.filter((request) => Object.values(request).some(isMixed)),
    isOther,
  );
  const foreign = fewOfEach(
    made.filter((request) => isOther(request) && !Object.values(request).some(isMixed)),
    isOther,
  );
  // Of a list of both the own ones alone.
  const listed = mixed.map((request) =>
    Object.fromEntries(
      Object.entries(request).map(([name, value]) => [
        name,
        isMixed(value) ? value.filter((one) => !isOther(one)) : value,
      ]),
    ),
  );
  const plain = made.filter((request) => !isOther(request));
  const searched = plain
    .slice(0, 1)
    .flatMap((request) =>
      ['keyword', 'search']
        .filter((name) => takes(call, name, 'canary'))
        .map((name) => ({ ...request, [name]: 'canary' })),
    );
  const own = [...plain, ...listed, ...searched];
  return { own, foreign, mixed, fitting: fittingOf(call, [...own, ...foreign, ...mixed]) };
}

/** A field that may hold the id of anything is tried with the first ones: of people, accounts and organisations. */
const mostOfField = 3;

function fewOfEach(
  requests: readonly AnyRequest[],
  isOther: (value: unknown) => boolean,
): readonly AnyRequest[] {
  const counts = new Map<string, number>();
  return requests.filter((request) => {
    const turned = Object.keys(request).filter((name) => isOther(request[name]));
    const kind = `${turned.join()} ${Object.keys(request).length}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= mostOfField;
  });
}

/** A request that fits the call: whatever ids it has, who lacks the right is refused for that. */
function fittingOf(call: AnyCall, requests: readonly AnyRequest[]): AnyRequest {
  const isEmpty = (request: AnyRequest) =>
    Object.values(request).some((value) => Array.isArray(value) && value.length === 0);
  const fullFirst = requests.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
  return (
    fullFirst.find((request) => z.safeParse(call.request, request).success) ?? fullFirst[0] ?? {}
  );
}

function takes(call: AnyCall, name: string, value: unknown): boolean {
  const schema = fieldNames(call).includes(name) ? fieldSchema(call, name) : undefined;
  return schema !== undefined && z.safeParse(schema, value).success;
}

/** The longest page there is: what is on no page is not looked at. */
function mostRows(call: AnyCall): AnyRequest {
  const rows = [500, 200, 100, 50].find((count) => takes(call, 'rows', count));
  return rows === undefined ? {} : { rows };
}
