/** Reads who holds what today, as far as the rules of a route ask. */
import { sql } from 'kysely';
import { workflowFunctions } from '#bridge/calls/workflow/functions.ts';
import type { AssigneeRule, Route } from '#bridge/calls/workflow/route.ts';
import { isUuid } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { isUpward } from './engine/find-people.ts';
import type { Directory, Person } from './engine/state.ts';
import {
  activePeople,
  type PeopleContext,
  peopleHolding,
  peopleOfEmployments,
  personColumns,
} from './people.ts';
import { holdersInRange } from './roles-in-range.ts';
import { holdersUpward, organsAbove } from './upward.ts';

/** Whose managers and leaders are looked for. */
export interface Standing {
  readonly starter: Person;
  /** The employment it is about; the applicant's own without it. */
  readonly subjectEmployment: string | null;
  /** The organisation of a record that is about no employment. */
  readonly organ: string | null;
  readonly values: Readonly<Record<string, string>>;
}

/** Reads everything a route may ask of one request. */
export async function readDirectory(
  context: PeopleContext,
  route: Route,
  { starter, subjectEmployment, organ, values }: Standing,
): Promise<Directory> {
  const rules = route.nodes.flatMap((node) => ('who' in node ? node.who : []));
  const base = subjectEmployment ?? starter.employment;
  const managers = await managerChain(context, base);
  const above = await organsAbove(context, organ ?? (await organOf(context, base)));
  const leaders = above.map(({ leader }) => leader);
  const other = base === starter.employment ? null : starter.employment;
  const starterManagers = other === null ? managers : await managerChain(context, other);
  const chains = await organChains(context, rules, values);
  const named = [...namedIn(rules, values), ...fallbacksIn(route)];
  const everyone = [managers, leaders, starterManagers, ...chains.values()].flat();
  const people = await peopleOfEmployments(
    context,
    [...everyone, ...named, subjectEmployment].filter((id) => id !== null),
  );
  const known = (chain: readonly (string | null)[]) =>
    chain.map((id) => (id === null ? null : (people.get(id) ?? null)));
  // Who has no manager of their own reports to the leaders above.
  const reportedTo = (chain: readonly (string | null)[]) =>
    known(chain.length > 0 ? chain : leaders.filter((id) => id !== base));
  return {
    people,
    roles: await holdersOf(context, rules, 'role'),
    rolesInRange: await holdersInRange(
      context,
      rules,
      above.map(({ id }) => id),
    ),
    posts: await holdersOf(context, rules, 'post'),
    positions: await holdersOf(context, rules, 'position'),
    upward: await holdersUpward(
      context,
      rules,
      above.map(({ id }) => id),
    ),
    managers: reportedTo(managers),
    starterManagers: reportedTo(starterManagers),
    leaders: known(leaders),
    organLeaders: new Map([...chains].map(([id, chain]) => [id, known(chain)])),
    administrators: await readAdministrators(context, [
      starter.account,
      subjectAccount(people, subjectEmployment),
    ]),
  };
}

/** The employments that rules name, or that fields name for them. */
function namedIn(
  rules: readonly AssigneeRule[],
  values: Readonly<Record<string, string>>,
): readonly string[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'people') return rule.ids;
    const value = rule.kind === 'person' ? (values[rule.field] ?? '') : '';
    return isUuid(value) ? [value] : [];
  });
}

/** The employments that decide where a step finds no one. */
function fallbacksIn({ nodes }: Route): readonly string[] {
  return nodes.flatMap((node) =>
    'fallback' in node && node.fallback !== undefined ? [node.fallback] : [],
  );
}

function subjectAccount(people: ReadonlyMap<string, Person>, employment: string | null): string {
  return people.get(employment ?? '')?.account ?? '';
}

/** Who looks after approvals: holders of the function, and super users where there are none but parties to the request. */
async function readAdministrators(
  context: PeopleContext,
  parties: readonly string[],
): Promise<readonly Person[]> {
  const { rows } = await sql<Person & { is_super: boolean }>`select ${personColumns}, m.is_super
    from ${activePeople(context)} and (m.is_super or m.account_id in (
      select h.account_id from role_holders(${dayOf(context.now())}::date) h
      join role_function f on f.tenant_id = ${context.tenantId} and f.role_id = h.role_id
      where f.function_id = ${workflowFunctions.administer}))
    order by m.account_id limit 20`.execute(context.database);
  const holders = rows.filter((row) => !row.is_super && !parties.includes(row.account));
  return (holders.length > 0 ? holders : rows).map(({ account, employment, name }) => ({
    account,
    employment,
    name,
  }));
}

/** The organisation of an employment today. */
export async function organOf(
  context: PeopleContext,
  employment: string | null,
): Promise<string | null> {
  if (employment === null) return null;
  const { rows } = await sql<{ organ_id: string }>`select j.organ_id from job_row j
    where j.tenant_id = ${context.tenantId} and j.employment_id = ${employment}
      and ${onDay('j', dayOf(context.now()))}`.execute(context.database);
  return rows[0]?.organ_id ?? null;
}

/** The managers of an employment upward; it ends before anybody who comes twice. */
export async function managerChain(
  context: PeopleContext,
  employment: string | null,
): Promise<readonly string[]> {
  if (employment === null) return [];
  const day = dayOf(context.now());
  const { rows } = await sql<{ id: string }>`with recursive above as (
      select j.manager_id as id, 1 as level, array[${employment}::uuid] as seen from job_row j
      where j.tenant_id = ${context.tenantId} and j.employment_id = ${employment} and ${onDay('j', day)}
      union all
      select j.manager_id, a.level + 1, a.seen || a.id from above a
      join job_row j on j.tenant_id = ${context.tenantId} and j.employment_id = a.id and ${onDay('j', day)}
      where a.level < 20 and not a.id = any(a.seen)
    ) select id from above where id is not null and not id = any(seen) order by level`.execute(
    context.database,
  );
  return rows.map(({ id }) => id);
}

async function organChains(
  context: PeopleContext,
  rules: readonly AssigneeRule[],
  values: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const fields = rules.flatMap((rule) => (rule.kind === 'organLeader' ? [rule.field] : []));
  const organs = [...new Set(fields.map((field) => values[field] ?? ''))].filter((id) => id !== '');
  const chains = new Map<string, readonly (string | null)[]>();
  for (const organ of organs) {
    const above = await organsAbove(context, organ);
    chains.set(
      organ,
      above.map(({ leader }) => leader),
    );
  }
  return chains;
}

/** The people who have roles, posts or positions today, by what they hold. */
async function holdersOf(
  context: PeopleContext,
  rules: readonly AssigneeRule[],
  kind: 'role' | 'post' | 'position',
): Promise<ReadonlyMap<string, readonly Person[]>> {
  const asked = rules.filter((rule) => rule.kind === kind && !isUpward(rule));
  const ids = [...new Set(asked.flatMap((rule) => ('ids' in rule ? rule.ids : [])))];
  if (ids.length === 0) return new Map();
  const day = dayOf(context.now());
  const held =
    kind === 'role'
      ? sql`select h.role_id as held, h.account_id from role_holders(${day}::date) h`
      : sql`select ${sql.ref(`j.${kind}_id`)} as held, n.account_id from job_row j
          join membership n on n.tenant_id = j.tenant_id and n.employment_id = j.employment_id
          where j.tenant_id = ${context.tenantId} and ${onDay('j', day)}`;
  return peopleHolding(context, ids, held);
}
