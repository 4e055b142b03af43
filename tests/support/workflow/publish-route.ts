import type { RouteNode } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { inCompany, tenantOf, type WithDatabase } from '../records/life-bench.ts';

/** Gives the first demo company a route for a move, in the place of the one before; null takes it away. */
export async function publishRoute(
  demo: WithDatabase,
  record: string,
  nodes: readonly RouteNode[] | null,
  withdraw: 'beforeFirst' | 'running' = 'beforeFirst',
  move = 'submit',
): Promise<void> {
  const tenant_id = await tenantOf(demo);
  await inCompany(demo, async (transaction) => {
    await transaction
      .updateTable('approval_definition')
      .set({ state: 'closed' })
      .where('tenant_id', '=', tenant_id)
      .where('record', '=', record)
      .execute();
    if (nodes === null) return;
    const id = uuid7();
    const route = { nodes, withdraw };
    const form = { sections: [] };
    await transaction
      .insertInto('approval_definition')
      .values({
        tenant_id,
        id,
        record,
        move,
        name_zh: record,
        name_en: record,
        state: 'published',
        version: 1,
        draft: JSON.stringify({ form, route }),
      })
      .execute();
    await transaction
      .insertInto('approval_version')
      .values({
        tenant_id,
        definition_id: id,
        number: 1,
        published_at: new Date(),
        published_by: null,
        form: JSON.stringify(form),
        route: JSON.stringify(route),
      })
      .execute();
  });
}
