import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import {
  coveringRoles,
  type Reach,
  readReachOf,
  type Standing,
} from '#gateway/kernel/people/reach.ts';
import { fieldAccesses, type RightsSubject } from '#gateway/kernel/people/role-rights.ts';
import { readTypeRights, type TypeRights } from './fields-of-account.ts';
import { listRuledTypes } from './ruled-types.ts';

/** Everything an account may do: its roles with their places, and their rights on the fields of each kind of records. */
export interface RightsProfile {
  /** A super user or an operator, whose rights are not made of roles. */
  readonly isAboveRoles: boolean;
  readonly reach: Reach;
  /** Where the account's own record is. */
  readonly own: Standing | null;
  readonly types: readonly (TypeRights & {
    readonly bizType: string;
    readonly fields: readonly string[];
  })[];
}

/** Where rights are compared: at a standing, or anywhere, for what belongs to the company as a whole. */
export type ComparedPlace = Standing | 'anywhere';

/** Reads the whole rights of an account of the company as they are now in the call's transaction. */
export async function readProfile(context: CallContext, accountId: string): Promise<RightsProfile> {
  const { database, tenantId } = context;
  const row = await database
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.account_id', '=', accountId)
    .select(['m.is_super', 'm.employment_id', 'a.is_operator'])
    .executeTakeFirst();
  const employmentId = row?.employment_id ?? null;
  const subject: RightsSubject = { accountId, isSuper: false, employmentId };
  const reach = await readReachOf(context, subject);
  return {
    isAboveRoles: row?.is_super === true || row?.is_operator === true,
    reach,
    own: employmentId === null ? null : await standingOf(context, reach, employmentId),
    types: await readTypes(context, reach),
  };
}

async function readTypes(context: CallContext, reach: Reach): Promise<RightsProfile['types']> {
  const known = await readTypeRights(context, reach);
  return (await listRuledTypes(context)).flatMap(({ bizType, fields }) => {
    const rights = known.get(bizType);
    return rights ? [{ ...rights, bizType, fields: fields.map(({ field }) => field) }] : [];
  });
}

async function standingOf(
  { database, tenantId }: CallContext,
  { ownOrganId, day }: Reach,
  employmentId: string,
): Promise<Standing> {
  const organ = await database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.organ_id', '=', ownOrganId)
    .where(onDay('o', day))
    .select('o.path')
    .executeTakeFirst();
  return { employmentId, organId: ownOrganId ?? '', organPath: organ?.path ?? '' };
}

/**
 * The rights of a profile at a place, as words that can be compared. A function counts twice: with the ranges of every
 * role together, as lists of people read it, and with the range of a role that holds it, as other records do.
 */
export function rightsAt(profile: RightsProfile, place: ComparedPlace): ReadonlySet<string> {
  const { reach, own, types } = profile;
  const words = new Set<string>();
  const covering = place === 'anywhere' ? reach.roles : coveringRoles(reach, place);
  for (const role of covering) {
    for (const functionId of role.functions) words.add(`by one role ${functionId}`);
  }
  if (covering.length > 0) {
    for (const { functions } of reach.roles) {
      for (const functionId of functions) words.add(`by all roles ${functionId}`);
    }
  }
  const isOwn = place !== 'anywhere' && place.employmentId === own?.employmentId;
  for (const type of types) {
    const roles =
      place === 'anywhere' ? type.roles : coveringRoles({ ...reach, roles: type.roles }, place);
    for (const field of type.fields) {
      for (const role of roles) {
        const right = type.ofRole(role, field);
        const level = right === 'write' && isOwn && role.kind !== 'self' ? 'read' : right;
        addLevels(words, `${type.bizType} ${field}`, level);
      }
    }
  }
  return words;
}

/** What an account may write in its own record, which those who write the records of others do not hold by that. */
export function ownWrites({ own, types, reach }: RightsProfile): ReadonlySet<string> {
  const words = new Set<string>();
  if (own === null) return words;
  for (const { bizType, fields, roles, ofRole } of types) {
    const selves = coveringRoles({ ...reach, roles }, own).filter(({ kind }) => kind === 'self');
    for (const field of fields) {
      if (selves.some((role) => ofRole(role, field) === 'write')) words.add(`${bizType} ${field}`);
    }
  }
  return words;
}

function addLevels(words: Set<string>, name: string, level: (typeof fieldAccesses)[number]): void {
  const most = fieldAccesses.indexOf(level);
  for (const held of fieldAccesses.slice(1, most + 1)) words.add(`${name} ${held}`);
}
