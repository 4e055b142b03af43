import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { insuranceFunctions } from '#bridge/calls/insurance/functions.ts';
import { enrolment } from '#bridge/calls/insurance/records/enrolment.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { closedRuns, codeOf, fen, slipsOf } from '#tests/support/pay-runs.ts';
import { signInWithRole } from '#tests/support/role-holder.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('the yearly adjustment of bases', (current) => {
  test('proposes the mean pay of the year before, and begins new enrolments once', async () => {
    const demo = current();
    const runs = await closedRuns(demo);
    const year = Number(runs[0]?.month.slice(0, 4));
    const from = `${year + 1}-07-01`;
    const months = runs.filter(({ month }) => month.startsWith(String(year)));
    const listed = await demo.ask('hr', calls.insuranceBases, { from, rows: 200 });
    const one = listed.rows.find((row) => row.months === months.length && row.base !== row.next);
    let paid = 0n;
    for (const { id } of months) {
      const slips = await slipsOf(demo, id);
      paid += fen(slips.find((slip) => slip.employmentId === one?.employmentId)?.gross ?? '0.00');
    }
    const count = BigInt(months.length);
    // Half up, as bases are rounded.
    expect(fen(one?.next ?? '0.00')).toBe((paid * 2n + count) / (count * 2n));
    expect(listed.changing).toBeGreaterThan(0);

    const { changed } = await demo.ask('hr', calls.applyInsuranceBases, { from });
    expect(changed).toBe(listed.changing);
    expect(await demo.ask('hr', calls.applyInsuranceBases, { from })).toEqual({ changed: 0 });
    const tenantId = await tenantOf(demo.gateway.database, 'harbour');
    const rows = await demo.gateway.database.withTransaction(
      { tenantId, accountId: null },
      'read',
      (database) =>
        database
          .selectFrom('enrolment')
          .where('tenant_id', '=', tenantId)
          .where('employment_id', '=', one?.employmentId ?? '')
          .where('removed_at', 'is', null)
          .orderBy('from_on', 'desc')
          .select(['from_on', 'to_on', 'insurance_base'])
          .execute(),
    );
    expect(rows[0]).toEqual({ from_on: from, to_on: null, insurance_base: one?.next });
    expect(rows[1]?.to_on).toBe(addDays(from, -1));
  });

  test('is only for who looks after insurance, and begins with a month', async () => {
    const demo = current();
    const from = '2027-07-01';
    expect(await codeOf(demo, 'staff', calls.insuranceBases, { from, rows: 20 })).toBe(
      'noPermission',
    );
    expect(await codeOf(demo, 'manager', calls.applyInsuranceBases, { from })).toBe('noPermission');
    const middle = { from: '2027-07-02' };
    expect(await codeOf(demo, 'hr', calls.applyInsuranceBases, middle)).toBe('badInput');
  });

  test('wants the right on the bases of the whole company, not the functions alone', async () => {
    const demo = current();
    const from = '2027-07-01';
    const functions = [
      insuranceFunctions.insurance,
      enrolment.functionId,
      `${enrolment.functionId}.edit`,
    ];
    const bases = (right: 'read' | 'write') =>
      (['insuranceBase', 'fundBase'] as const).map((field) => ({
        bizType: enrolment.name,
        field,
        right,
      }));
    const codes = async (range: 'self' | 'all', fields: ReturnType<typeof bases>) => {
      const browser = await signInWithRole(demo, { range, functions, fields });
      const listed = await browser.call(calls.insuranceBases, { from, rows: 20 });
      return [listed.code, (await browser.call(calls.applyInsuranceBases, { from })).code];
    };
    expect(await codes('self', bases('write'))).toEqual(['noPermission', 'noPermission']);
    expect(await codes('all', [])).toEqual(['noPermission', 'noPermission']);
    expect(await codes('all', bases('read'))).toEqual(['ok', 'noPermission']);
    expect(await codes('all', bases('write'))).toEqual(['ok', 'ok']);
  });
});
