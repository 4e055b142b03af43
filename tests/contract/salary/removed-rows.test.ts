import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { change } from '#tests/support/pay-runs.ts';

/** A sheet of some raises, and how an account checks it. */
async function sheetOf(demo: DemoGateway, ids: readonly string[]) {
  const { bytes } = await (await demo.browser('hr')).call(calls.payRaiseExport, {
    format: 'csv',
    ids: [...ids],
  });
  const file = new File([new Uint8Array(bytes)], 'sheet.csv', { type: 'text/csv' });
  return (account: string) => demo.ask(account, calls.payRaiseImport, { mode: 'check', file });
}

eachDemo('a sheet of pay', (current) => {
  test('does not bring back what somebody else removed, and says so at the cell', async () => {
    const demo = current();
    const { rows } = await demo.ask('hr', calls.payRaisePage, { rows: 20 });
    const [raise] = rows;
    const ids = [raise?.id ?? ''];
    const check = await sheetOf(demo, ids);
    expect(await check('hr')).toMatchObject({ created: 0, changed: 0, unchanged: 1, errors: [] });
    const { version } = await demo.ask('hr', calls.payRaiseGet, { id: ids[0] ?? '' });
    await demo.ask('admin', calls.payRaiseRemove, { id: ids[0] ?? '', version });
    const refused = await check('hr');
    expect(refused).toMatchObject({ created: 0, errors: [{ row: 2, issue: 'removedRow' }] });
    expect(refused.errors[0]?.column).not.toBeNull();
    expect(refused.errors[0]?.value).toContain(String(raise?.names.employment));
    // Who removed it knows.
    expect(await check('admin')).toMatchObject({ created: 1, errors: [] });
  });

  test('does not say so of a row that the portal took out by itself', async () => {
    const demo = current();
    const { rows } = await demo.ask('hr', calls.payRaisePage, { rows: 20 });
    const id = rows[0]?.id ?? '';
    const check = await sheetOf(demo, [id]);
    await change(
      demo,
      (tenantId) => sql`update pay_raise set removed_at = now()
        where tenant_id = ${tenantId} and id = ${id}`,
    );
    expect(await check('hr')).toMatchObject({ created: 1, errors: [] });
  });

  test('names the cell of somebody or of an item that is not there', async () => {
    const demo = current();
    const [heading, row] = [
      '员工,薪资项目,薪资月份,数值',
      '查无此人 (X-99999),没有的项目,2031-01,5.00',
    ];
    const file = new File([`${heading}\r\n${row}\r\n`], 'sheet.csv', { type: 'text/csv' });
    const { errors } = await demo.ask('hr', calls.payEntryImport, { mode: 'check', file });
    expect(errors.map(({ row: at, value, issue }) => [at, value, issue])).toEqual([
      [2, '查无此人 (X-99999)', 'noSuchRow'],
    ]);
    expect(errors[0]?.reason).toContain('removed');
  });
});
