import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const sheetOf = (rows: readonly string[]) =>
  new File([`﻿Employee,Day,Time,Device\n${rows.join('\n')}\n`], 'punches.csv');

eachDemo('imported punches', (current) => {
  test('a sheet adds punches once, judges their days, and says which cell is wrong', async () => {
    const demo = current();
    const { rows } = await demo.ask('maple', calls.attendanceExceptions, {
      rows: 200,
      kind: 'no-punch-out',
    });
    const line = rows.find(({ shift, punchOut }) => shift !== 'Night' && punchOut === null);
    if (line === undefined) throw new Error('The demo has no such exception.');
    const { staffNo, employmentId, day } = line;
    const wrong = await demo.ask('maple', calls.importedPunchImport, {
      mode: 'save',
      file: sheetOf([`${staffNo},${day},20:00,Door`, `${staffNo},${day},25 o'clock,Door`]),
    });
    expect(wrong.errors).toMatchObject([{ row: 3 }]);
    const good = { mode: 'save', file: sheetOf([`${staffNo},${day},20:00,Door`]) } as const;
    expect(await demo.ask('maple', calls.importedPunchImport, good)).toMatchObject({ created: 1 });
    const again = { mode: 'save', file: sheetOf([`${staffNo},${day},20:00,Door`]) } as const;
    expect(await demo.ask('maple', calls.importedPunchImport, again)).toMatchObject({
      created: 0,
      unchanged: 1,
    });
    const month = day.slice(0, 7);
    const person = await demo.ask('maple', calls.attendanceMonthPerson, { month, employmentId });
    const judged = person.days.find((one) => one.day === day);
    expect(judged?.exceptions).not.toContain('no-punch-out');
    const shown = await demo.ask('maple', calls.attendanceExceptionDay, { employmentId, day });
    expect(shown.punches.filter(({ source }) => source === 'import')).toHaveLength(1);
  });

  test('a row that is removed leaves its punch, which counts no longer', async () => {
    const demo = current();
    const { rows } = await demo.ask('maple', calls.importedPunchPage, { rows: 10 });
    const row = rows.find(({ fields }) => fields.at === '20:00');
    const id = row?.id ?? '';
    const employmentId = String(row?.fields.employment);
    const day = String(row?.fields.day);
    await demo.ask('maple', calls.importedPunchRemove, { id, version: row?.version ?? 1 });
    const shown = await demo.ask('maple', calls.attendanceExceptionDay, { employmentId, day });
    expect(shown.punches.filter(({ source }) => source === 'import')).toHaveLength(0);
    const tenantId = await tenantOf(demo.gateway.database, 'maple');
    const kept = await demo.gateway.database.withTransaction(
      { tenantId, accountId: null },
      'read',
      (database) =>
        sql`select 1 from punch where tenant_id = ${tenantId} and source = 'import'
          and employment_id = ${employmentId}`.execute(database),
    );
    expect(kept.rows).toHaveLength(1);
  });
});
