import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { deliveryRequests } from './delivery-requests.ts';
import { fillRows } from './filled-rows.ts';
import { fillRecordExtras } from './records/record-extras.ts';
import { reportedCall } from './request-maker.ts';
import { giveRoleByOrgan } from './role-by-organ.ts';
import type { ShellClient } from './shell-client.ts';
import { signedReport } from './track.ts';

/**
 * Does as an account what fills the tables of a company that only use fills; returns what signs its report of events, for
 * requests that report again.
 */
export async function fillByUse(
  browser: ShellClient,
  database: GatewayDatabase,
  { account, tenantId }: { readonly account: string; readonly tenantId: string },
): Promise<Omit<RequestOf<typeof calls.reportEvents>, 'events'>> {
  await browser.call(calls.saveHomeLayout, { order: [], hidden: [] });
  await browser.call(calls.keepStored, { app: 'alpha', key: 'view', value: '1' });
  await browser.call(calls.addScheme, { listCode: 'personnel.roster', name: account, query: '' });
  await browser.call(calls.reportBridgeCalls, { calls: [reportedCall] });
  const values = { code: 'Z9', name: account, rank: 900 };
  const { answer } = await browser.call(calls.gradeCreate, { values });
  const rowId = answer.result?.id ?? '';
  const accountId = await fillRecordExtras(database, tenantId, { rowId, loginName: account });
  await fillRows(database, { tenantId, accountId });
  await browser.call(calls.updateZPCustFieldRage, { bizTypeId: 'grade', fields: ['rank'] });
  await browser.send(
    calls.saveMailConnection,
    deliveryRequests[calls.saveMailConnection.name] ?? {},
  );
  await giveRoleByOrgan(browser);
  await leaveSuperLogin(database, tenantId);
  const report = await signedReport(browser, {});
  await browser.call(calls.reportEvents, report);
  const { events: _, ...signed } = report;
  return signed;
}

/** An event of a super login, which leaves a line of its chain. */
async function leaveSuperLogin(database: GatewayDatabase, tenantId: string): Promise<void> {
  const place = { tenantId, accountId: null };
  await database.withTransaction(place, 'write', (transaction) =>
    transaction
      .insertInto('audit_event')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        call: calls.superLogin.name,
        outcome: 'ok',
        detail: JSON.stringify({ superLogin: uuid7() }),
      })
      .execute(),
  );
}
