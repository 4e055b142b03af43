/** Who is asked at a step: its rules on a day, and what happens where they find no one or the applicant. */
import type { AssigneeRule, StepNode } from '#bridge/calls/workflow/route.ts';
import type { ApprovalState, Directory, Person } from './state.ts';

/** Who is asked, in the groups of which each has to decide; `pass` where the policy lets the step go by, `note` where the rules found no one. */
export interface Found {
  readonly people: readonly Person[];
  readonly groups: readonly (readonly Person[])[];
  readonly pass: boolean;
  readonly note: 'noAssignee' | null;
}

type Parties = Pick<ApprovalState, 'starter' | 'subject' | 'chosen' | 'values'>;
type Chain = readonly (Person | null)[];

/** No one decides their own request: neither the applicant nor the person it is about. */
export function isParty(
  { starter, subject }: Pick<ApprovalState, 'starter' | 'subject'>,
  account: string,
): boolean {
  return account === starter.account || account === subject?.account;
}

/** Finds who is asked at a step. */
export function findPeople(step: StepNode, parties: Parties, directory: Directory): Found {
  if (step.several === 'vote') return findVoters(step, parties, directory);
  if (step.several !== 'each') return findGroup(step, parties, directory);
  const known = new Set<string>();
  const found = step.who.map((rule) => findGroup({ ...step, who: [rule] }, parties, directory));
  // A group without people would leave the step to the others alone.
  if (found.some(({ people, pass }) => people.length === 0 && !pass)) {
    return { people: [], groups: [], pass: false, note: 'noAssignee' };
  }
  const groups = found
    .map(({ people }) => people.filter(({ account }) => !known.has(account) && known.add(account)))
    .filter((people) => people.length > 0);
  return {
    people: groups.flat(),
    groups,
    pass: groups.length === 0 && found.every(({ pass }) => pass),
    note: found.find(({ note }) => note !== null)?.note ?? null,
  };
}

/** The people of each rule, who vote together; who is found by two votes by the first. */
function findVoters(step: StepNode, parties: Parties, directory: Directory): Found {
  const found = findGroup(step, parties, directory);
  if (found.note !== null) return found;
  const known = new Set<string>();
  const groups = step.who.map((rule) =>
    distinct(askedBy(rule, step, parties, directory)).filter(
      ({ account }) => !known.has(account) && known.add(account),
    ),
  );
  return { ...found, groups };
}

function findGroup(step: StepNode, parties: Parties, directory: Directory): Found {
  const found = distinct(step.who.flatMap((rule) => askedBy(rule, step, parties, directory)));
  if (found.length > 0) return { people: found, groups: [found], pass: false, note: null };
  if (step.noAssignee === 'pass') return { people: [], groups: [], pass: true, note: 'noAssignee' };
  const above = step.noAssignee === 'up' ? aboveRules(step, parties, directory) : [];
  const administrators = directory.administrators.filter(
    ({ account }) => !isParty(parties, account),
  );
  const meant = step.noAssignee === 'person' ? namedFallback(step, parties, directory) : above;
  const people = meant.length > 0 ? meant : administrators;
  return { people, groups: [people], pass: false, note: 'noAssignee' };
}

/** The person a step names for this, as long as they can act and it is not their own request. */
function namedFallback(
  { fallback }: StepNode,
  parties: Parties,
  { people }: Directory,
): readonly Person[] {
  const person = people.get(fallback ?? '');
  return person === undefined || isParty(parties, person.account) ? [] : [person];
}

/** Those whom rules name, whatever they have to do with the approval: who is informed. */
export function findCopied(
  rules: readonly AssigneeRule[],
  parties: Parties,
  directory: Directory,
): readonly Person[] {
  return distinct(
    rules.flatMap((rule) => named(rule, '', parties, directory).filter((one) => one !== null)),
  );
}

function askedBy(
  rule: AssigneeRule,
  step: StepNode,
  parties: Parties,
  directory: Directory,
): readonly Person[] {
  // The applicant handles what comes back, and approves nothing.
  if (rule.kind === 'applicant') return step.kind === 'handle' ? [parties.starter] : [];
  return named(rule, step.id, parties, directory).flatMap((person) => {
    if (person === null) return [];
    if (!isParty(parties, person.account)) return [person];
    if (step.own === 'drop') return [];
    return nextAbove(rule, person, parties, directory);
  });
}

/** Those a rule names; null is a vacancy. */
function named(rule: AssigneeRule, step: string, parties: Parties, directory: Directory): Chain {
  const { people, posts, positions, managers, leaders, organLeaders } = directory;
  switch (rule.kind) {
    case 'people':
      return rule.ids.map((id) => people.get(id) ?? null);
    case 'role': {
      const holders = rule.inRange === true ? directory.rolesInRange : directory.roles;
      return rule.ids.flatMap((id) => holders.get(id) ?? []);
    }
    case 'post':
    case 'position': {
      if (rule.upward === true) return levelsOf(rule, directory)[0] ?? [];
      const holders = rule.kind === 'post' ? posts : positions;
      return rule.ids.flatMap((id) => holders.get(id) ?? []);
    }
    case 'person':
      return [people.get(parties.values[rule.field] ?? '') ?? null];
    case 'manager':
      return [managers[rule.level - 1] ?? null];
    case 'managers':
      return inRow(managers, rule);
    case 'leaders':
      return inRow(leaders, rule);
    case 'leader':
      return [leaders[rule.level - 1] ?? null];
    case 'organLeader':
      return [organLeaders.get(parties.values[rule.field] ?? '')?.[0] ?? null];
    case 'choice':
      return parties.chosen[step] ?? [];
    case 'applicant':
      return [parties.starter];
  }
}

/** The first superiors of a chain: up to a level, or to the named head where that one comes sooner. */
function inRow(
  chain: Chain,
  { level, until }: Extract<AssigneeRule, { kind: 'managers' | 'leaders' }>,
): Chain {
  const reached = chain.slice(0, level);
  const head = reached.findIndex((one) => until !== undefined && one?.employment === until);
  return head === -1 ? reached : reached.slice(0, head + 1);
}

/** Whether a rule asks only the nearest of those who hold a post or position. */
export function isUpward(
  rule: AssigneeRule,
): rule is Extract<AssigneeRule, { kind: 'post' | 'position' }> {
  return (rule.kind === 'post' || rule.kind === 'position') && rule.upward === true;
}

/** Who holds a post or position, by organisation from the own one upward, without vacant ones. */
function levelsOf(
  rule: Extract<AssigneeRule, { kind: 'post' | 'position' }>,
  { upward }: Directory,
): readonly (readonly Person[])[] {
  const found = rule.ids.map((id) => upward.get(id) ?? []);
  const depth = Math.max(0, ...found.map((levels) => levels.length));
  return Array.from({ length: depth }, (_, at) =>
    distinct(found.flatMap((levels) => levels[at] ?? [])),
  ).filter((level) => level.length > 0);
}

/** Who is asked above a person: of a post searched upward its next holders, else the next higher leader. */
function nextAbove(
  rule: AssigneeRule,
  person: Person,
  parties: Parties,
  directory: Directory,
): readonly Person[] {
  if (isUpward(rule)) {
    for (const level of levelsOf(rule, directory).slice(1)) {
      const others = level.filter(({ account }) => !isParty(parties, account));
      if (others.length > 0) return others;
    }
  }
  const next = firstOf(chainAbove(rule, person, parties, directory), parties);
  return next === null ? [] : [next];
}

/** Where the next higher leader is looked for. */
function chainAbove(
  rule: AssigneeRule,
  person: Person,
  { starter, values }: Parties,
  directory: Directory,
): Chain {
  if (rule.kind === 'leader') return directory.leaders.slice(rule.level);
  if (rule.kind === 'organLeader')
    return directory.organLeaders.get(values[rule.field] ?? '')?.slice(1) ?? [];
  if (rule.kind === 'manager') return directory.managers.slice(rule.level);
  if (rule.kind === 'managers' || rule.kind === 'leaders') return [];
  return person.account === starter.account ? directory.starterManagers : directory.managers;
}

/** The next higher leader where the rules of a step find no one. */
function aboveRules(step: StepNode, parties: Parties, directory: Directory): readonly Person[] {
  for (const rule of step.who) {
    const next = nextAbove(rule, parties.starter, parties, directory);
    if (next.length > 0) return next;
  }
  const leader = firstOf(directory.leaders, parties);
  return leader === null ? [] : [leader];
}

function firstOf(chain: Chain, parties: Parties): Person | null {
  return chain.find((one) => one !== null && !isParty(parties, one.account)) ?? null;
}

function distinct(people: readonly Person[]): readonly Person[] {
  return [...new Map(people.map((one) => [one.account, one])).values()];
}
