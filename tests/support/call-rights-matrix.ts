import * as z from 'zod/mini';
import type { CallKey } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { hasFunction, type Rights } from '#gateway/kernel/rights.ts';
import { needsOf, type Policy, policyOf, superUser } from './call-policy.ts';
import { takeChanges } from './call-policy-changes.ts';
import type { KindOfPerson } from './call-policy-people.ts';
import type { SplitRows } from './call-policy-rows.ts';
import { canary } from './canaries.ts';
import { type ForeignMatter, isForeign, turnedRequests } from './foreign-requests.ts';
import type { TestGateway } from './gateway.ts';
import { tablesOfField } from './id-fields.ts';
import { fieldNames, fieldSchema } from './request-maker.ts';
import type { ShellClient } from './shell-client.ts';

type AnyRequest = Record<string, unknown>;

/** Which ids a request has: of the branch, of elsewhere, or a list of both. */
export type IdsOfRequest = 'own' | 'foreign' | 'mixed';

/** An id that names no row. */
export const absent = '01999999-9999-7999-8999-999999999999';

/** A person of the matrix, signed in. */
export interface Speaker {
  readonly kind: KindOfPerson;
  readonly browser: ShellClient;
  readonly rights: Rights;
  /** What their requests are made of. */
  readonly matter: ForeignMatter;
}

/** What the matrix is tried on. */
export interface Matrix {
  readonly gateway: TestGateway;
  readonly rows: SplitRows;
  readonly speakers: readonly Speaker[];
}

interface Reply {
  readonly code: string | undefined;
  readonly text: string;
}

/** Speaks a call as everybody, with ids of every kind; says what came otherwise than the policy has it. */
export async function tryCall(matrix: Matrix, key: CallKey, call: AnyCall): Promise<string[]> {
  const wrong: string[] = [];
  for (const speaker of matrix.speakers) {
    const found = await tryAs(matrix, speaker, key, call);
    wrong.push(...found.map((what) => `${key} as ${speaker.kind}, ${what}`));
  }
  return wrong;
}

async function tryAs(
  matrix: Matrix,
  speaker: Speaker,
  key: CallKey,
  call: AnyCall,
): Promise<string[]> {
  const policy = policyOf(key);
  const requests = requestsOf(speaker.matter, call);
  if (!passes(speaker, key, call)) {
    const { code, text } = await speak(matrix, speaker, call, fittingOf(call, requests));
    const isRefused = code === 'noPermission' || code === 'notFound';
    return isRefused ? [] : [`who lacks the right: ${code} ${text.slice(0, 200)}`];
  }
  if (policy.refusalsOnly !== undefined) return [];
  const wrong: string[] = [];
  for (const request of requests.own) {
    const reply = await speak(matrix, speaker, call, request);
    if (reply.code === 'noPermission' && !policy.refusesOwn)
      wrong.push(say('own', 'refused', request));
    wrong.push(...(await seen(matrix, speaker, call, policy, { ids: 'own', request, reply })));
  }
  if (speaker.kind === 'admin' || policy.open !== undefined) return wrong;
  for (const request of requests.foreign)
    wrong.push(...(await tryForeign(matrix, speaker, call, policy, 'foreign', request)));
  for (const request of requests.mixed) {
    if (policy.mixed === undefined) wrong.push('a list of ids has no entry in the policy');
    wrong.push(...(await tryForeign(matrix, speaker, call, policy, 'mixed', request)));
  }
  return wrong;
}

/** A row of elsewhere comes back as one that is not there. */
async function tryForeign(
  matrix: Matrix,
  speaker: Speaker,
  call: AnyCall,
  policy: Policy,
  ids: 'foreign' | 'mixed',
  request: AnyRequest,
): Promise<string[]> {
  const others = [...speaker.matter.foreignIds.values()].flat();
  const without = replaceIds(request, others);
  const missing = await speak(matrix, speaker, call, without);
  if (call.effect === 'write') await takeChanges(matrix.gateway.asOwner);
  const reply = await speak(matrix, speaker, call, request);
  const wrong = await seen(matrix, speaker, call, policy, { ids, request, reply });
  const isServed = reply.code === 'ok' || reply.code === undefined;
  if (ids === 'mixed' && policy.mixed === 'refused' && isServed)
    wrong.push(say(ids, 'served', request));
  if (isServed && replaceText(reply.text, others) !== replaceText(missing.text, others))
    wrong.push(
      say(ids, `not as if absent: ${missing.code} ${missing.text.slice(0, 150)}`, request),
    );
  return wrong;
}

interface Tried {
  readonly ids: IdsOfRequest;
  readonly request: AnyRequest;
  readonly reply: Reply;
}

/** What a reply or its changes show of elsewhere. */
async function seen(
  { gateway, rows }: Matrix,
  { kind }: Speaker,
  { effect }: AnyCall,
  policy: Policy,
  { ids, request, reply: { code, text } }: Tried,
): Promise<string[]> {
  if (code === 'internal') return [say(ids, 'internal', request)];
  if (kind === 'admin') return [];
  const wrong = [...text.matchAll(new RegExp(`${canary}-([a-z_]+-[a-z_]+)`, 'g'))]
    .map(([, place = '']) => place)
    .filter((place) => !(policy.shows ?? []).includes(place));
  const isServed = code === 'ok' || code === undefined;
  const changes = isServed && effect === 'write' ? await takeChanges(gateway.asOwner) : [];
  const changed = changes
    .filter(({ act }) => policy.open === undefined || act !== 'INSERT')
    .filter(({ table, before, after }) => rows.isForeign(table, before ?? after ?? {}))
    .map(({ table, act }) => `${act} ${table}`)
    .filter((change) => !(policy.changes ?? []).includes(change));
  return [
    ...[...new Set(wrong)].map((place) => say(ids, `shows ${place}`, request)),
    ...[...new Set(changed)].map((change) => say(ids, `does ${change}`, request)),
  ];
}

function say(ids: IdsOfRequest, what: string, request: AnyRequest): string {
  return `${ids} ids: ${what} ${JSON.stringify(request).slice(0, 240)}`;
}

/** Whether somebody may speak a call at all. */
export function passes({ rights }: Speaker, key: CallKey, { access }: AnyCall): boolean {
  if (access.kind === 'function' && !hasFunction(rights, access.functionId)) return false;
  const needs = needsOf(key);
  return (
    needs === undefined ||
    needs.some((one) => (one === superUser ? rights.isSuper : hasFunction(rights, one)))
  );
}

interface Requests {
  readonly own: readonly AnyRequest[];
  readonly foreign: readonly AnyRequest[];
  readonly mixed: readonly AnyRequest[];
}

function requestsOf(matter: ForeignMatter, call: AnyCall): Requests {
  const others = [...matter.foreignIds.values()].flat().filter((id) => id !== absent);
  const isOther = (value: unknown) => isForeign(value, others);
  const isMixed = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.some(isOther) && !value.every(isOther);
  const made = turnedRequests(matter)(call)
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
  return { own: [...plain, ...listed, ...searched], foreign, mixed };
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
function fittingOf(call: AnyCall, { own, foreign, mixed }: Requests): AnyRequest {
  const isEmpty = (request: AnyRequest) =>
    Object.values(request).some((value) => Array.isArray(value) && value.length === 0);
  const all = [...own, ...foreign, ...mixed].toSorted(
    (a, b) => Number(isEmpty(a)) - Number(isEmpty(b)),
  );
  return all.find((request) => z.safeParse(call.request, request).success) ?? all[0] ?? {};
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

async function speak(
  { gateway }: Matrix,
  { browser }: Speaker,
  call: AnyCall,
  request: AnyRequest,
): Promise<Reply> {
  const { code, body } = await browser.send(call, await upToDate(gateway, call, request));
  return { code, text: body.replace(/"requestId":"[^"]*"/, '') };
}

/** A save wants the version of the moment, or nothing but the conflict would be tried. */
async function upToDate(
  { asOwner }: TestGateway,
  call: AnyCall,
  request: AnyRequest,
): Promise<AnyRequest> {
  if (!('version' in request)) return request;
  const uuid = /^[\da-f]{8}-[\da-f-]{27}$/;
  const named = Object.entries(request).find(
    ([name, value]) => /^id$|Id$/.test(name) && uuid.test(String(value)),
  );
  if (named === undefined) return request;
  const [name, id] = named;
  for (const table of tablesOfField(call, name)) {
    const found = await asOwner((client) =>
      client.query<{ row: { version?: number } }>(
        `select to_jsonb(t) - 'content' as row from app."${table}" t where id = $1`,
        [id],
      ),
    ).catch(() => ({ rows: [] }));
    const version = found.rows[0]?.row.version;
    if (version !== undefined) return { ...request, version };
  }
  return request;
}

function replaceIds(request: AnyRequest, others: readonly string[]): AnyRequest {
  return replaceIn(request, others) as AnyRequest;
}

/** Files of a request stay: JSON has none. */
function replaceIn(value: unknown, others: readonly string[]): unknown {
  if (typeof value === 'string') return others.includes(value) ? absent : value;
  if (Array.isArray(value)) return value.map((one) => replaceIn(one, others));
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaceIn(one, others)]),
  );
}

function replaceText(text: string, others: readonly string[]): string {
  return others.reduce((replaced, id) => replaced.replaceAll(id, absent), text);
}
