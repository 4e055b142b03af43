/** What candidates agreed to. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { candidateConsent, noteConsent } from '#bridge/calls/recruit/consents.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { findRow } from '#gateway/record/detail.ts';
import { openScope } from '#gateway/record/scope.ts';
import { type Actor, actorNameOf } from '../../joyhr/life/actor.ts';
import { records } from '../../records.ts';
import { findPairs } from '../duplicates/find-pairs.ts';
import { candidates } from '../records/index.ts';
import {
  type Held,
  held,
  keptUntil,
  lastFirst,
  oneself,
  readMonths,
  saidUntil,
} from './kept-until.ts';
import { readTextOn } from './privacy.ts';
import { lockCandidate } from './remove.ts';
import { waitsForTwin } from './twins.ts';

type Consent = ResultOf<typeof candidateConsent>;

/** Sources whose text is not the company's. */
const foreign: readonly string[] = ['platform', 'agency'];

/** Returns what a candidate agreed to, and what holds the removal of the data. */
export async function readConsent(
  context: CallContext,
  { candidateId }: ParsedRequestOf<typeof candidateConsent>,
): Promise<Consent> {
  await findRow(await openScope(context, candidates, records), candidateId);
  const [kept] = await readKept(context, [candidateId]);
  if (kept === undefined) throw new RefusedError('notFound');
  return {
    keptUntil: kept.keptUntil,
    held: kept.held,
    waits: kept.waits,
    consents: await readConsents(context, candidateId),
    alike: hasFunction(context.rights, recruitFunctions['privacy.clear'])
      ? await readAlike(context, candidateId)
      : [],
  };
}

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly keptUntil: string;
  readonly held: Held;
  readonly waits: boolean;
}

async function readKept(
  { database, tenantId, now }: CallContext,
  ids: readonly string[],
): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`select c.id, c.name, ${keptUntil}::text as "keptUntil",
      ${held} as held, ${waitsForTwin(now())} as waits
    from candidate c where c.tenant_id = ${tenantId} and c.id = any(${ids}::uuid[])
      and c.removed_at is null order by c.id`.execute(database);
  return rows;
}

/** Of the candidate and of those merged into it. */
async function readConsents(
  { database, tenantId }: CallContext,
  candidateId: string,
): Promise<Consent['consents']> {
  const { rows } = await sql<Consent['consents'][number]>`select k.id, k.kind, k.source,
      k.text_version as "textVersion", k.given_on::text as "on", k.until::text as until,
      k.account_name as by
    from candidate c join candidate_consent k on k.tenant_id = c.tenant_id
      and k.candidate_id in ${oneself}
    where c.tenant_id = ${tenantId} and c.id = ${candidateId} order by ${lastFirst}`.execute(
    database,
  );
  return rows;
}

/** Candidates that a person would take for the same one. */
async function readAlike(context: CallContext, candidateId: string): Promise<Consent['alike']> {
  const ids = (await findPairs(context))
    .filter(({ band }) => band === 'same' || band === 'likely')
    .flatMap(({ first, second }) =>
      first.id === candidateId ? [second.id] : second.id === candidateId ? [first.id] : [],
    );
  const rows = await readKept(context, ids);
  return rows.map(({ id, name, held: holds }) => ({ id, name, held: holds }));
}

/**
 * Notes what a candidate said to a recruiter.
 * @throws {RefusedError} `noPermission` for a withdrawal by who may not remove data; `badInput` for a
 * day to come, one so long ago that the consent is over, or one before the consent was withdrawn
 */
export async function noteOne(
  context: CallContext,
  { candidateId, kind, source, on }: ParsedRequestOf<typeof noteConsent>,
): Promise<ResultOf<typeof noteConsent>> {
  await findRow(await openScope(context, candidates, records), candidateId);
  // The data is removed in the night that follows.
  if (kind === 'withdrawn' && !hasFunction(context.rights, recruitFunctions['privacy.clear'])) {
    throw new RefusedError('noPermission');
  }
  await lockCandidate(context, candidateId);
  const issue = await findIssue(context, { candidateId, kind, on });
  if (issue !== null) throw new RefusedError('badInput', { fields: [{ path: 'on', issue }] });
  const textVersion = foreign.includes(source) ? null : (await readTextOn(context, on)).version;
  const said = { candidateId, kind, source, on, textVersion };
  const last = await keepConsent(context, said);
  context.record(`candidate:${candidateId}`, { consent: kind, source });
  return { keptUntil: last };
}

/** What is wrong with the day. */
async function findIssue(
  context: CallContext,
  { candidateId, kind, on }: Pick<Said, 'candidateId' | 'kind' | 'on'>,
): Promise<'inFuture' | 'inPast' | 'beforeWithdrawal' | null> {
  const today = dayOf(context.now());
  if (on > today) return 'inFuture';
  if (kind === 'withdrawn') return null;
  const consents = await readConsents(context, candidateId);
  if (consents.some((said) => said.kind === 'withdrawn' && said.on > on)) return 'beforeWithdrawal';
  return addMonths(on, await readMonths(context)) < today ? 'inPast' : null;
}

interface Said {
  readonly candidateId: string;
  readonly kind: 'given' | 'withdrawn';
  readonly source: Consent['consents'][number]['source'];
  readonly on: string;
  readonly textVersion: number | null;
}

/**
 * Keeps what a candidate said; returns the last day the data is kept, by what was said last. After a
 * withdrawal that is the day before.
 */
export async function keepConsent(
  actor: Actor,
  { candidateId, kind, source, on, textVersion }: Said,
): Promise<string> {
  const { database, tenantId, now } = actor;
  const until = kind === 'given' ? addMonths(on, await readMonths(actor)) : null;
  await database
    .insertInto('candidate_consent')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      candidate_id: candidateId,
      kind,
      source,
      text_version: kind === 'given' ? textVersion : null,
      given_on: on,
      until,
      at: now().toISOString(),
      account_id: actor.accountId,
      account_name: actor.accountId === null ? null : await actorNameOf(actor),
    })
    .execute();
  const { rows } = await sql<{ last: string }>`update candidate c set keep_until = ${saidUntil}
    where c.tenant_id = ${tenantId} and c.id = ${candidateId}
    returning c.keep_until::text as last`.execute(database);
  const [kept] = rows;
  if (kept === undefined) throw new RefusedError('notFound');
  return kept.last;
}
