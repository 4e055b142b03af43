import { sql } from 'kysely';
import { isFoundBy } from '../../kernel/people/found-by.ts';
import { reachedPeople } from '../../kernel/people/reached-people.ts';
import type { Scope } from '../scope.ts';
import type { Target } from './targets.ts';

/** People as references point to them: by name, and in sheets by staff number. */
export const employmentTarget: Target = {
  async names({ context }, ids) {
    return context.database
      .selectFrom('employment as e')
      .innerJoin('person as p', (join) =>
        join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
      )
      .where('e.tenant_id', '=', context.tenantId)
      .where(sql<boolean>`e.id = any(${ids}::uuid[])`)
      .select(['e.id', 'p.name', 'e.staff_no as key'])
      .execute();
  },

  async pick(scope, ids) {
    const rows = await reached(scope)
      .where(sql<boolean>`e.id = any(${ids}::uuid[])`)
      .select('e.id')
      .execute();
    return new Set(rows.map(({ id }) => id));
  },

  async pickByKey(scope, keys) {
    return named(scope)
      .where(sql<boolean>`e.staff_no = any(${keys}::text[])`)
      .select(['e.id', 'p.name', 'e.staff_no as key'])
      .execute();
  },

  async search(scope, keyword, limit) {
    return named(scope)
      .$if(keyword !== undefined, (query) =>
        query.where(isFoundBy(scope.context.tenantId, keyword ?? '')),
      )
      .orderBy('p.name_sort')
      .orderBy('e.id')
      .limit(limit + 1)
      .select(['e.id', 'p.name', 'e.staff_no as key'])
      .execute();
  },

  finds({ context }, column, keyword) {
    return sql<boolean>`${column} in (select e.id from employment e
      where e.tenant_id = ${context.tenantId} and ${isFoundBy(context.tenantId, keyword)})`;
  },

  sort({ context }, column, required) {
    const join = required ? sql`join` : sql`left join`;
    return {
      joins: sql`${join} employment se on se.tenant_id = ${context.tenantId} and se.id = ${column}
        ${join} person sp on sp.tenant_id = se.tenant_id and sp.id = se.person_id`,
      by: sql`sp.name_sort`,
    };
  },
};

function reached({ context, reach }: Scope) {
  return reachedPeople(context, reach);
}

function named(scope: Scope) {
  return reached(scope).innerJoin('person as p', (join) =>
    join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
  );
}
