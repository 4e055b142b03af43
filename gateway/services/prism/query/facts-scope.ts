import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay, pathWithin } from '#gateway/kernel/people/dated.ts';
import { organWithin, type People, type Reach, reaches } from '#gateway/kernel/people/reach.ts';
import type { FactScope } from '../bind.ts';

/** The conditions under which facts belong to a question: in the reach of the caller and in the asked organisation. */
export function factScope(context: CallContext, reach: Reach, askedPath: string | null): FactScope {
  const reached = reaches(reach)(expressionBuilder<People, 'e' | 'j'>());
  const people =
    askedPath === null
      ? sql<boolean>`(${reached})`
      : sql<boolean>`((${reached}) and ${organWithin(reach, [askedPath])})`;
  return {
    context,
    tenantId: context.tenantId,
    day: reach.day,
    reach,
    people,
    places: (column) => placesIn(reach, askedPath, column),
  };
}

function placesIn(reach: Reach, askedPath: string | null, column: string): RawBuilder<boolean> {
  const organ = sql.ref(column);
  const within = (paths: readonly string[]): RawBuilder<boolean> => {
    const any = sql.join(
      paths.map((path) => pathWithin('o', path)),
      sql` or `,
    );
    return sql<boolean>`${organ} in (select o.organ_id from organ_row o
      where o.tenant_id = ${reach.tenantId} and ${onDay('o', reach.day)} and (${any}))`;
  };
  const paths = reach.roles.flatMap((role) => role.paths);
  const alone = reach.roles.flatMap((role) => role.organId ?? []);
  const reached = reach.everything
    ? sql<boolean>`true`
    : sql<boolean>`(${organ} = any(${alone}::uuid[]) or ${paths.length === 0 ? sql`false` : within(paths)})`;
  return askedPath === null ? reached : sql<boolean>`(${reached} and ${within([askedPath])})`;
}
