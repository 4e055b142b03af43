import { deliveryFunctions } from '#bridge/calls/uac/functions.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { coveringRoles, type Standing } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction, isForPartners, type Rights } from '#gateway/kernel/rights.ts';
import {
  type ComparedPlace,
  ownWrites,
  type RightsProfile,
  readProfile,
  rightsAt,
} from './rights-profile.ts';

/** Most people whose rights one change of an administrator may touch; a super user may touch any number. */
const mostCompared = 200;

/**
 * Makes a change of rights and refuses it when an account gains or loses by it what the caller does not hold: a function
 * over a person, or a right on a field of a record. The rights of the affected accounts are read before and after, and the
 * caller's before; a refusal takes the change back with its transaction. A super user is not compared.
 * @throws {RefusedError} `uac.beyondOwnRights`
 */
export async function changeWithin<Result>(
  context: CallContext,
  affected: readonly string[],
  change: () => Promise<Result>,
): Promise<Result> {
  if (context.rights.isSuper) return change();
  const accountIds = [...new Set(affected)];
  if (accountIds.length > mostCompared) throw beyond();
  const own = await readProfile(context, context.accountId);
  const before = await readProfiles(context, accountIds);
  const result = await change();
  const after = await readProfiles(context, accountIds);
  const places = await readPlaces(context);
  accountIds.forEach((_, index) => {
    requireHeld(own, before[index] ?? null, after[index] ?? null, places);
  });
  return result;
}

/**
 * Refuses what puts the caller into the place of an account, such as a new password for it, unless the caller holds
 * everything that it does.
 * @throws {RefusedError} `uac.beyondOwnRights`
 */
export async function requireAllOf(context: CallContext, accountId: string): Promise<void> {
  if (context.rights.isSuper) return;
  const own = await readProfile(context, context.accountId);
  const theirs = await readProfile(context, accountId);
  requireHeld(own, null, theirs, await readPlaces(context));
}

/**
 * Refuses everybody but a super user. What a rule of membership gives falls to people who come later, whose other roles
 * no one can compare today.
 * @throws {RefusedError} `uac.beyondOwnRights`
 */
export function requireSuperUser({ rights }: Pick<CallContext, 'rights'>): void {
  if (!rights.isSuper) throw beyond();
}

/** Whether the caller holds a function to give; whose records it is given over is compared when it is. */
export function mayGrant(rights: Rights, functionId: string): boolean {
  return !isForNoRole(functionId) && hasFunction(rights, functionId);
}

/**
 * Whether a function is given by no role of a company: those of the platform, those of people of suppliers, and that of the mail server and SMS service.
 * Who leads messages elsewhere reads the codes in them, by which the password of anybody is chosen again: super users only.
 */
export function isForNoRole(functionId: string): boolean {
  const isPlatform = functionId.startsWith('platform.');
  return isPlatform || isForPartners(functionId) || functionId === deliveryFunctions.delivery;
}

async function readProfiles(
  context: CallContext,
  accountIds: readonly string[],
): Promise<RightsProfile[]> {
  const profiles: RightsProfile[] = [];
  for (const accountId of accountIds) profiles.push(await readProfile(context, accountId));
  return profiles;
}

/** Every organisation of today, a place that is in none of them, and what belongs to the company as a whole. */
async function readPlaces(context: CallContext): Promise<readonly ComparedPlace[]> {
  const organs = await context.database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', context.tenantId)
    .where(onDay('o', dayOf(context.now())))
    .select(['o.organ_id as organId', 'o.path as organPath'])
    .execute();
  const nowhere: Standing = { employmentId: '', organId: '', organPath: '' };
  return ['anywhere', nowhere, ...organs.map((organ) => ({ ...organ, employmentId: '' }))];
}

function requireHeld(
  own: RightsProfile,
  before: RightsProfile | null,
  after: RightsProfile | null,
  places: readonly ComparedPlace[],
): void {
  // Rights that are not made of roles cannot be compared, and where the own department is tomorrow is not known today.
  if ([before, after].some((one) => one?.isAboveRoles)) throw beyond();
  if (after !== null && rangeMoves(after)) throw beyond();
  const compared = [...places, own.own, before?.own, after?.own].filter(
    (place) => place !== null && place !== undefined,
  );
  const distinct = new Map(compared.map((place) => [coverage([own, before, after], place), place]));
  for (const place of distinct.values()) {
    requireSame(wordsAt(before, place), wordsAt(after, place), rightsAt(own, place));
  }
  requireSame(writesOf(before), writesOf(after), ownWrites(own));
}

/** What the rights at a place come from: organisations that the same roles cover differ in nothing. */
function coverage(profiles: readonly (RightsProfile | null)[], place: ComparedPlace): string {
  if (place === 'anywhere') return place;
  const covering = profiles.map(
    (profile) => profile && coveringRoles(profile.reach, place).map(({ roleId }) => roleId),
  );
  return JSON.stringify([place.employmentId, covering]);
}

/** Refuses two sets of rights that are apart in more than the caller holds. */
function requireSame(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  held: ReadonlySet<string>,
): void {
  const isBeyond = (word: string): boolean =>
    before.has(word) !== after.has(word) && !held.has(word);
  if ([...before, ...after].some(isBeyond)) throw beyond();
}

/** Whether a role is about the own department of a person who is in none yet. */
function rangeMoves({ own, reach }: RightsProfile): boolean {
  return own?.organId === '' && reach.roles.some(({ kind }) => kind.startsWith('own_organ'));
}

const none: ReadonlySet<string> = new Set();

function wordsAt(profile: RightsProfile | null, place: ComparedPlace): ReadonlySet<string> {
  return profile === null ? none : rightsAt(profile, place);
}

function writesOf(profile: RightsProfile | null): ReadonlySet<string> {
  return profile === null ? none : ownWrites(profile);
}

function beyond(): RefusedError {
  return new RefusedError(uacCodes.beyondOwnRights);
}
