/** The rights of a caller on rows of a record and on their fields. */
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import type { RoleReach } from '../kernel/people/reach.ts';
import { fieldAccesses } from '../kernel/people/role-rights.ts';
import type { RowStanding, Scope } from './scope.ts';

/** The rights on every field of one row; custom ones by `custom.<code>`. */
export type RightsOnRow = Readonly<Record<string, FieldRight>>;

/** What can be done with rows besides reading them. */
export type Verb = 'edit' | 'remove' | 'export' | 'import';

/** The names of all fields that have rights. */
export function ruledNames({ bound, custom }: Scope): readonly string[] {
  const lines = Object.keys(bound.record.lines ?? {}).map((kind) => `lines.${kind}`);
  return [
    ...Object.keys(bound.record.fields),
    ...custom.map(({ code }) => `custom.${code}`),
    ...lines,
  ];
}

/** The function behind a verb. */
export function functionOf({ bound }: Scope, verb: Verb): string {
  return `${bound.record.functionId}.${verb}`;
}

/** The right a role has on a field of the rows in its range. */
export function roleRight(scope: Scope, role: RoleReach, name: string): FieldRight {
  const edits = role.functions.has(functionOf(scope, 'edit'));
  const custom = scope.custom.find(({ code }) => name === `custom.${code}`);
  if (custom !== undefined) return limited(role.fields.get(name) ?? custom.usual_right, edits);
  if (name.startsWith('lines.')) return limited(role.fields.get(name) ?? null, edits);
  const field = fieldOf(scope.bound.record, name);
  const own = role.fields.get(name) ?? field.right;
  if (field.stored) return limited(own, edits);
  // A value that is made of others tells them.
  const made = field.from.map((from) => roleRight(scope, role, from));
  return narrowest([limited(own, false), ...made.map((right) => limited(right, false))]);
}

function limited(right: FieldRight | null, edits: boolean): FieldRight {
  const usual = right ?? 'write';
  return usual === 'write' && !edits ? 'read' : usual;
}

function widest(rights: readonly FieldRight[]): FieldRight {
  return fieldAccesses.findLast((access) => rights.includes(access)) ?? 'hidden';
}

function narrowest(rights: readonly FieldRight[]): FieldRight {
  return fieldAccesses.find((access) => rights.includes(access)) ?? 'hidden';
}

/** The roles whose range covers a row. */
export function coveringRoles(
  { bound, reach }: Scope,
  { employmentId, organId, organPath }: RowStanding,
): readonly RoleReach[] {
  const { of } = bound.record.range;
  return reach.roles.filter(
    (role) =>
      of === 'company' ||
      role.kind === 'all' ||
      (of === 'person' && role.employmentId !== null && role.employmentId === employmentId) ||
      (of === 'organ' && role.kind === 'self' && reach.ownOrganId === organId) ||
      (role.organId !== null && role.organId === organId) ||
      role.paths.some((path) => organPath.startsWith(path)),
  );
}

/**
 * Whether a role may change a row at all: no one changes an own row by a role that is about others, nor
 * their organisation by way of a role about themselves.
 */
function writesTo(
  { bound, reach }: Scope,
  role: RoleReach,
  { employmentId }: RowStanding,
): boolean {
  const { of } = bound.record.range;
  if (of === 'person') return role.kind === 'self' || employmentId !== reach.ownEmploymentId;
  return of === 'company' || role.kind !== 'self';
}

/** The rights of the caller on one row: of the roles that cover it, the widest on each field. */
export function rightsOn(scope: Scope, standing: RowStanding): RightsOnRow {
  const roles = coveringRoles(scope, standing);
  const key = scope.reach.isSuper
    ? 'super'
    : roles
        .map((role) => `${scope.reach.roles.indexOf(role)}${writesTo(scope, role, standing)}`)
        .join();
  const known = scope.knownRights.get(key);
  if (known !== undefined) return known;
  const rightOf = (role: RoleReach, name: string): FieldRight => {
    const right = roleRight(scope, role, name);
    return right === 'write' && !writesTo(scope, role, standing) ? 'read' : right;
  };
  const rights = rightsWith(scope, (name) =>
    scope.reach.isSuper
      ? superRight(scope, name)
      : widest(roles.map((role) => rightOf(role, name))),
  );
  scope.knownRights.set(key, rights);
  return rights;
}

function rightsWith(scope: Scope, right: (name: string) => FieldRight): RightsOnRow {
  return Object.fromEntries(ruledNames(scope).map((name) => [name, right(name)]));
}

function superRight({ bound }: Scope, name: string): FieldRight {
  const field = bound.record.fields[name];
  return field === undefined || field.stored ? 'write' : 'read';
}

/** Whether a role that covers the row holds a function and may change the row. */
export function mayUse(scope: Scope, standing: RowStanding, functionId: string): boolean {
  return (
    scope.reach.isSuper ||
    coveringRoles(scope, standing).some(
      (role) => role.functions.has(functionId) && writesTo(scope, role, standing),
    )
  );
}

/** Whether any role holds a function: what can be offered before a row is known. */
export function mayAnywhere({ reach }: Scope, functionId: string): boolean {
  return reach.isSuper || reach.roles.some((role) => role.functions.has(functionId));
}

/**
 * The right on a field that holds on every row in reach. Filters, sorts and keywords ask this one: the order of a list
 * tells the values it was sorted by.
 */
export function rightEverywhere(scope: Scope, name: string): FieldRight {
  const { reach, bound } = scope;
  if (reach.isSuper) return superRight(scope, name);
  const rights = reach.roles.map((role) => roleRight(scope, role, name));
  const everywhere =
    bound.record.range.of === 'company'
      ? reach.roles
      : reach.roles.filter(({ kind }) => kind === 'all');
  return widest([narrowest(rights), ...everywhere.map((role) => roleRight(scope, role, name))]);
}

/** The widest right on a field over all rows in reach: `hidden` here is hidden on every row. */
export function rightAnywhere(scope: Scope, name: string): FieldRight {
  if (scope.reach.isSuper) return superRight(scope, name);
  return widest(scope.reach.roles.map((role) => roleRight(scope, role, name)));
}

/** Whether a right lets the value itself be seen. */
export function isReadable(right: FieldRight | undefined): boolean {
  return right === 'read' || right === 'write';
}
