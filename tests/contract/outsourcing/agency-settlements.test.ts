import { expect, test } from 'vitest';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { dispatchSettlements } from '#gateway/services/outsourcing/records/index.ts';
import {
  readConfirmedMonths,
  settleMonth,
} from '#gateway/services/supplier/dispatch/settle-months.ts';
import { suppliers } from '#gateway/services/supplier/records/index.ts';
import { approvedLine, stockAgency } from '#tests/support/agency-people.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { openPurchasing } from '#tests/support/purchasing.ts';
import { ask } from '#tests/support/records/record-bench.ts';
import { inCompany, move, type Row, working } from './dispatch-bench.ts';

eachDemo('settlements of agencies', (current) => {
  const stocked = async (demo: DemoGateway) =>
    stockAgency(demo, await (await openPurchasing(demo)).qualified());
  const inPlace = <Result>(
    body: (place: {
      database: DatabaseTransaction;
      tenantId: string;
      now(): Date;
    }) => Promise<Result>,
  ) =>
    inCompany(current(), (database, tenantId) =>
      body({ database, tenantId, now: current().gateway.clock.now }),
    );
  const monthsOf = async (agencyId: string) =>
    (await inPlace(readConfirmedMonths)).filter((one) => one.agencyId === agencyId);

  test('have no line that was paid by itself, and their lines are paid with them alone', async () => {
    const demo = current();
    const { agency, post, month, settlement } = await stocked(demo);
    const second = await working(demo, post, { toOn: addMonths(month, 12) });
    const line = await approvedLine(demo, String(second.fields.employment), month);
    expect(await move(demo, dispatchSettlements, settlement, 'pay')).toMatchObject({
      state: 'paid',
    });
    await move(demo, dispatchSettlements, line, 'confirm');
    const [confirmed] = await monthsOf(agency.id);
    if (confirmed === undefined) throw new Error('The month is confirmed.');
    expect(await inPlace((place) => settleMonth(place, confirmed))).toBe(true);
    const made = await inPlace(({ database, tenantId }) =>
      database
        .selectFrom('supplier_settlement as s')
        .innerJoin('dispatch_settlement as d', 'd.settlement_id', 's.id')
        .where('s.tenant_id', '=', tenantId)
        .where('s.supplier_id', '=', confirmed.supplierId)
        .select(['d.id', 's.dispatch_net', 's.dispatch_tax'])
        .execute(),
    );
    // One line: 537.67 with 5 % of tax on its fee.
    expect(made).toMatchObject([{ id: line.id, dispatch_net: '536.05', dispatch_tax: '1.62' }]);
    const now = await ask<Row>(demo, 'admin', dispatchSettlements, 'get', { id: line.id });
    expect(await move(demo, dispatchSettlements, now, 'pay')).toMatchObject({
      fields: [{ issue: 'lineOfSettlement' }],
    });
    expect(await monthsOf(agency.id)).toEqual([]);
  });

  test('have no line that is paid by itself to a blacklisted agency without a reason', async () => {
    const demo = current();
    const buying = await openPurchasing(demo);
    const supplier = await buying.qualified({ blockReason: 'No permit' });
    const { settlement } = await stockAgency(demo, supplier);
    const { version } = await buying.read(suppliers, supplier.id);
    await buying.move(suppliers, { ...supplier, version }, 'block');
    expect(await move(demo, dispatchSettlements, settlement, 'pay')).toMatchObject({
      fields: [{ issue: 'supplierBlocked' }],
    });
    const { id } = settlement;
    const given = await ask<Row>(demo, 'admin', dispatchSettlements, 'update', {
      id,
      version: settlement.version,
      changes: { paidDespite: 'The workers are owed it' },
    });
    expect(await move(demo, dispatchSettlements, { ...settlement, ...given }, 'pay')).toMatchObject(
      { state: 'paid' },
    );
  });

  test('are made of no month that comes to nothing, which is not even looked at', async () => {
    const demo = current();
    const { agency, settlement } = await stocked(demo);
    await move(demo, dispatchSettlements, settlement, 'confirm');
    expect(await monthsOf(agency.id)).toHaveLength(1);
    await inPlace(({ database, tenantId }) =>
      database
        .updateTable('dispatch_settlement')
        .set({ insurance: '-2000' })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', settlement.id)
        .execute(),
    );
    expect(await monthsOf(agency.id)).toEqual([]);
  });
});
