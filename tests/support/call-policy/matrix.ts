import type { CallKey } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { hasFunction, type Rights } from '#gateway/kernel/rights.ts';
import { canary } from '../canaries.ts';
import type { TestGateway } from '../gateway.ts';
import { tablesOfField } from '../id-fields.ts';
import type { ShellClient } from '../shell-client.ts';
import { takeChanges } from './changes.ts';
import type { KindOfPerson } from './people.ts';
import { isAboutEverybody, needsOf, type Policy, policyOf, superUser } from './policy.ts';
import { type AnyRequest, absent, anyId, type RequestsOf } from './requests.ts';
import type { SplitRows } from './rows.ts';

/** Which ids a request has: of the branch, of elsewhere, or a list of both. */
export type IdsOfRequest = 'own' | 'foreign' | 'mixed';

/** A person of the matrix, signed in. */
export interface Speaker {
  readonly kind: KindOfPerson;
  readonly browser: ShellClient;
  readonly rights: Rights;
  /** The requests that they try a call with. */
  readonly requests: RequestsOf;
}

/** What the matrix is tried on. */
export interface Matrix {
  readonly gateway: TestGateway;
  readonly rows: SplitRows;
  readonly speakers: readonly Speaker[];
  /** The ids of elsewhere that requests have. */
  readonly foreignIds: ReadonlySet<string>;
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

/** One call as one person. */
interface Trial {
  readonly matrix: Matrix;
  readonly speaker: Speaker;
  readonly call: AnyCall;
  readonly policy: Policy;
  /** What came for requests about rows that do not exist, where asking again would change nothing. */
  readonly missing: Map<string, Reply>;
}

async function tryAs(
  matrix: Matrix,
  speaker: Speaker,
  key: CallKey,
  call: AnyCall,
): Promise<string[]> {
  const policy = policyOf(key);
  const trial: Trial = { matrix, speaker, call, policy, missing: new Map() };
  const requests = speaker.requests(call);
  if (!passes(speaker, key, call)) {
    const reply = await speak(trial, requests.fitting);
    const { code, text } = reply;
    const isRefused = code === 'noPermission' || code === 'notFound';
    const isEarlier = policy.refusesEarlier !== undefined && !isServed(reply);
    return isRefused || isEarlier ? [] : [`who lacks the right: ${code} ${text.slice(0, 200)}`];
  }
  if (policy.refusalsOnly !== undefined) return [];
  const wrong: string[] = [];
  for (const request of requests.own) {
    const reply = await speak(trial, request);
    if (reply.code === 'noPermission' && !policy.refusesOwn)
      wrong.push(say('own', 'refused', request));
    wrong.push(...(await seen(trial, { ids: 'own', request, reply })));
  }
  if (speaker.kind === 'admin' || policy.open !== undefined) return wrong;
  for (const request of requests.foreign)
    wrong.push(...(await tryForeign(trial, 'foreign', request)));
  for (const request of requests.mixed) {
    if (policy.mixed === undefined) wrong.push('a list of ids has no entry in the policy');
    wrong.push(...(await tryForeign(trial, 'mixed', request)));
  }
  return wrong;
}

/** A row of elsewhere comes back as one that is not there. */
async function tryForeign(
  trial: Trial,
  ids: 'foreign' | 'mixed',
  request: AnyRequest,
): Promise<string[]> {
  const { matrix, policy } = trial;
  const missing = await speakOfMissing(trial, replaceIds(request, matrix.foreignIds));
  const reply = await speak(trial, request);
  const wrong = await seen(trial, { ids, request, reply });
  if (ids === 'mixed' && policy.mixed === 'refused' && isServed(reply))
    wrong.push(say(ids, 'served', request));
  const hasSame =
    replaceText(reply.text, matrix.foreignIds) === replaceText(missing.text, matrix.foreignIds);
  if (isServed(reply) && !hasSame)
    wrong.push(
      say(ids, `not as if absent: ${missing.code} ${missing.text.slice(0, 150)}`, request),
    );
  return wrong;
}

/** What comes when the rows of elsewhere are not there; many ids make the same request of that. */
async function speakOfMissing(trial: Trial, request: AnyRequest): Promise<Reply> {
  const { matrix, call, missing } = trial;
  const text = JSON.stringify(request);
  const known = missing.get(text);
  if (known !== undefined) return known;
  const reply = await speak(trial, request);
  const hasChanged = call.effect === 'write' && isServed(reply);
  if (hasChanged) await takeChanges(matrix.gateway.asOwner);
  else missing.set(text, reply);
  return reply;
}

/** A file has no code. */
function isServed({ code }: Reply): boolean {
  return code === 'ok' || code === undefined;
}

interface Tried {
  readonly ids: IdsOfRequest;
  readonly request: AnyRequest;
  readonly reply: Reply;
}

/** What a reply or its changes show of elsewhere. */
async function seen(
  { matrix: { gateway, rows }, speaker, call, policy }: Trial,
  { ids, request, reply }: Tried,
): Promise<string[]> {
  if (reply.code === 'internal') return [say(ids, 'internal', request)];
  if (speaker.kind === 'admin') return [];
  const shown = [...reply.text.matchAll(new RegExp(`${canary}-([a-z_]+-[a-z_]+)`, 'g'))]
    .map(([, place = '']) => place)
    .filter((place) => !(policy.shows ?? []).includes(place));
  const hasChanged = isServed(reply) && call.effect === 'write';
  const changes = hasChanged ? await takeChanges(gateway.asOwner) : [];
  const changed = changes
    .filter(({ act }) => policy.open === undefined || act !== 'INSERT')
    .filter(({ table, before, after }) => rows.isForeign(table, before ?? after ?? {}))
    .map(({ table, act }) => `${act} ${table}`)
    .filter((change) => !(policy.changes ?? []).includes(change));
  return [
    ...[...new Set(shown)].map((place) => say(ids, `shows ${place}`, request)),
    ...[...new Set(changed)].map((change) => say(ids, `does ${change}`, request)),
  ];
}

function say(ids: IdsOfRequest, what: string, request: AnyRequest): string {
  return `${ids} ids: ${what} ${JSON.stringify(request).slice(0, 240)}`;
}

/** Whether somebody may speak a call at all. */
export function passes({ kind, rights }: Speaker, key: CallKey, { access }: AnyCall): boolean {
  if (access.kind === 'function' && !hasFunction(rights, access.functionId)) return false;
  if (isAboutEverybody(key) && kind !== 'admin') return false;
  const needs = needsOf(key);
  return (
    needs === undefined ||
    needs.some((one) => (one === superUser ? rights.isSuper : hasFunction(rights, one)))
  );
}

async function speak({ matrix, speaker, call }: Trial, request: AnyRequest): Promise<Reply> {
  const ready = await upToDate(matrix.gateway, call, request);
  const { code, body } = await speaker.browser.send(call, ready);
  return { code, text: body.replace(/"requestId":"[^"]*"/, '') };
}

/** A save wants the version of the moment, or nothing but the conflict would be tried. */
async function upToDate(
  { asOwner }: TestGateway,
  call: AnyCall,
  request: AnyRequest,
): Promise<AnyRequest> {
  if (!('version' in request)) return request;
  const isId = (value: unknown) => String(value).replace(anyId, '') === '';
  const named = Object.entries(request).find(
    ([name, value]) => /^id$|Id$/.test(name) && isId(value),
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

function replaceIds(request: AnyRequest, others: ReadonlySet<string>): AnyRequest {
  return replaceIn(request, others) as AnyRequest;
}

/** Files of a request stay: JSON has none. */
function replaceIn(value: unknown, others: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return others.has(value) ? absent : value;
  if (Array.isArray(value)) return value.map((one) => replaceIn(one, others));
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaceIn(one, others)]),
  );
}

function replaceText(text: string, others: ReadonlySet<string>): string {
  return text.replace(anyId, (id) => (others.has(id) ? absent : id));
}
