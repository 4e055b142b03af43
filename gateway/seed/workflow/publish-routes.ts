/** The records of the demo's first company that wait for approval. The demo of tests has none, so that each says its own. */
import { type Route, stepOf } from '#bridge/calls/workflow/route.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';

/** The leader of the department, then personnel. */
function routeOf(hrRole: string): Route {
  return {
    withdraw: 'beforeFirst',
    nodes: [
      stepOf({ id: 'leader', name: '部门负责人', who: [{ kind: 'leader', level: 1 }] }),
      stepOf({ id: 'hr', name: '人力资源', who: [{ kind: 'role', ids: [hrRole] }] }),
    ],
  };
}

const published = [
  {
    record: 'enrolmentRequest',
    nameZh: '培训报名审批',
    nameEn: 'Training enrolments',
    only: 'leader',
  },
  { record: 'tourFunding', nameZh: '旅游资助审批', nameEn: 'Funded trips', only: 'leader' },
  { record: 'transfer', nameZh: '调动审批', nameEn: 'Transfers', only: null },
  { record: 'leaving', nameZh: '离职审批', nameEn: 'Departures', only: null },
] as const;

/** Publishes a route for transfers and one for leavings. */
export async function publishDemoRoutes(database: GatewayDatabase, now: Date): Promise<void> {
  const tenantId = await harbourOf(database);
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const { id: hrRole } = await transaction
      .selectFrom('role')
      .where('tenant_id', '=', tenantId)
      .where('code', '=', 'hr')
      .select('id')
      .executeTakeFirstOrThrow();
    const whole = routeOf(hrRole);
    const form = { sections: [] };
    for (const { record, nameZh, nameEn, only } of published) {
      const nodes = whole.nodes.filter(({ id }) => only === null || id === only);
      const route = { ...whole, nodes };
      const id = uuid7();
      await transaction
        .insertInto('approval_definition')
        .values({
          tenant_id: tenantId,
          id,
          record,
          move: 'submit',
          name_zh: nameZh,
          name_en: nameEn,
          state: 'published',
          version: 1,
          draft: JSON.stringify({ form, route }),
        })
        .execute();
      await transaction
        .insertInto('approval_version')
        .values({
          tenant_id: tenantId,
          definition_id: id,
          number: 1,
          published_at: now,
          published_by: null,
          form: JSON.stringify(form),
          route: JSON.stringify(route),
        })
        .execute();
    }
    await fundTrips(transaction, tenantId);
  });
}

/** The id of the company that the routes are published in. */
export function harbourOf(database: GatewayDatabase): Promise<string> {
  return database.withOperatorTransaction({ accountId: null }, 'read', async (transaction) => {
    const { id } = await transaction
      .selectFrom('tenant')
      .where('code', '=', 'harbour')
      .select('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** With a route, the company can be asked to pay a part of trips. */
async function fundTrips(transaction: DatabaseTransaction, tenantId: string): Promise<void> {
  await transaction
    .updateTable('tour_plan')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'open')
    .set({ funded_trip: true })
    .execute();
}
