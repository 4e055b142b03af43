import { type Expression, type SqlBool, sql } from 'kysely';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { rosterPage, rosterStatistics } from '#bridge/calls/joyhr/roster.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { organWithin, type Reach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isReadable, rightEverywhere } from '../people/field-rights.ts';
import { matchesKeyword } from '../people/keyword.ts';
import { hasStatus } from '../people/status.ts';

/** What a roster is filtered by; the same for list, count and export. */
export type RosterFilter = ParsedRequestOf<typeof rosterStatistics>;

/** What a roster is sorted by. */
export type RosterOrder = Pick<ParsedRequestOf<typeof rosterPage>, 'sort' | 'direction'>;

/** Which tables besides employment (`e`) a query needs, so that it joins no others. */
export type RosterTable = 'job' | 'person' | 'contract' | 'post' | 'grade' | 'organ';

/** One condition of a roster with the table it looks at. */
export interface RosterCondition {
  readonly table?: RosterTable;
  readonly where: Expression<SqlBool>;
}

/** Filters and sorts that tell a field's value to anyone who tries them. */
const askedFields: Readonly<Record<string, readonly EmployeeField[]>> = {
  gradeCode: ['gradeCode'],
  postId: ['postId'],
  birthFrom: ['birthDate'],
  birthTo: ['birthDate'],
  probationEndsFrom: ['probationEndsOn'],
  probationEndsTo: ['probationEndsOn'],
  // Without them no one is paid, insured or reached.
  incomplete: ['idNumber', 'phone', 'birthDate', 'bankAccount'],
  post: ['postId'],
  grade: ['gradeCode'],
};

/**
 * Refuses a filter or a sort by a field that the caller may not read on every record in reach.
 * @throws {RefusedError} `noFieldPermission`, naming the filters.
 */
export function checkRosterRequest(reach: Reach, filter: RosterFilter, sort?: string): void {
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  const refused = [...asked, ...(sort === undefined ? [] : [sort])].filter(
    (name) => !mayAsk(reach, name),
  );
  if (refused.length === 0) return;
  throw new RefusedError('noFieldPermission', {
    fields: refused.map((path) => ({ path, issue: 'readOnly' })),
  });
}

/** Whether the caller may filter or sort a roster by something. */
export function mayAsk(reach: Reach, name: string): boolean {
  return (askedFields[name] ?? []).every((field) => isReadable(rightEverywhere(reach, field)));
}

/** The conditions of a filter; `organPath` is the path of the asked organisation, null when it does not exist. */
export function rosterConditions(
  reach: Reach,
  filter: RosterFilter,
  organPath: string | null,
): RosterCondition[] {
  return [
    ...placeConditions(reach, filter, organPath),
    ...personConditions(reach, filter),
    ...dayConditions(filter),
  ];
}

function placeConditions(
  reach: Reach,
  { organId, gradeCode, postId }: RosterFilter,
  organPath: string | null,
): RosterCondition[] {
  const conditions: RosterCondition[] = [];
  if (organId !== undefined) {
    const within = organPath === null ? sql<boolean>`false` : organWithin(reach, [organPath]);
    conditions.push({ table: 'job', where: within });
  }
  if (gradeCode !== undefined) {
    const where = sql<boolean>`j.grade_code = any(${gradeCode}::text[])`;
    conditions.push({ table: 'job', where });
  }
  if (postId !== undefined) {
    conditions.push({ table: 'job', where: sql<boolean>`j.post_id = ${postId}` });
  }
  return conditions;
}

function personConditions(
  reach: Reach,
  { keyword, gender, status, employmentType, birthFrom, birthTo }: RosterFilter,
): RosterCondition[] {
  const conditions: RosterCondition[] = [];
  if (keyword !== undefined) {
    conditions.push({ where: matchesKeyword(reach, keyword) });
  }
  if (gender !== undefined) {
    conditions.push({ table: 'person', where: sql<boolean>`p.gender = ${gender}` });
  }
  if (birthFrom !== undefined) {
    conditions.push({ table: 'person', where: sql<boolean>`p.birth_date >= ${birthFrom}::date` });
  }
  if (birthTo !== undefined) {
    conditions.push({ table: 'person', where: sql<boolean>`p.birth_date <= ${birthTo}::date` });
  }
  if (employmentType !== undefined) {
    conditions.push({ where: sql<boolean>`e.employment_type = any(${employmentType}::text[])` });
  }
  if (status !== undefined) {
    const any = [...new Set(status)].map((one) => hasStatus(reach.day, one));
    conditions.push({ where: sql<boolean>`(${sql.join(any, sql` or `)})` });
  }
  return conditions;
}

function dayConditions(filter: RosterFilter): RosterCondition[] {
  const { joinedFrom, joinedTo, leftFrom, leftTo, contractEndsFrom, contractEndsTo } = filter;
  const conditions: RosterCondition[] = [];
  if (joinedFrom !== undefined) {
    conditions.push({ where: sql<boolean>`e.joined_on >= ${joinedFrom}::date` });
  }
  if (joinedTo !== undefined) {
    conditions.push({ where: sql<boolean>`e.joined_on <= ${joinedTo}::date` });
  }
  if (leftFrom !== undefined) {
    conditions.push({ where: sql<boolean>`e.left_on >= ${leftFrom}::date` });
  }
  if (leftTo !== undefined) {
    conditions.push({ where: sql<boolean>`e.left_on <= ${leftTo}::date` });
  }
  if (contractEndsFrom !== undefined) {
    const where = sql<boolean>`c.to_on >= ${contractEndsFrom}::date`;
    conditions.push({ table: 'contract', where });
  }
  if (contractEndsTo !== undefined) {
    const where = sql<boolean>`c.to_on <= ${contractEndsTo}::date`;
    conditions.push({ table: 'contract', where });
  }
  return [...conditions, ...followUpConditions(filter)];
}

/** What a to-do asks for: probations that end, records with gaps. */
function followUpConditions({
  probationEndsFrom,
  probationEndsTo,
  incomplete,
}: RosterFilter): RosterCondition[] {
  const conditions: RosterCondition[] = [];
  if (probationEndsFrom !== undefined) {
    conditions.push({ where: sql<boolean>`e.probation_ends_on >= ${probationEndsFrom}::date` });
  }
  if (probationEndsTo !== undefined) {
    conditions.push({ where: sql<boolean>`e.probation_ends_on <= ${probationEndsTo}::date` });
  }
  if (incomplete !== undefined) {
    const where = sql<boolean>`(p.id_number is null or p.phone is null or p.birth_date is null
      or not exists (select from bank_account b where b.tenant_id = e.tenant_id
        and b.person_id = e.person_id and b.purpose = 'salary' and b.removed_at is null
        and b.account_no is not null))`;
    conditions.push({ table: 'person', where });
  }
  return conditions;
}
