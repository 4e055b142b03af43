import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { Share } from '#bridge/calls/prism/curves.ts';
import { eachDemo } from '../../support/demo-gateway.ts';

const shown = (share: Share | undefined): string =>
  share === undefined ? 'missing' : 'v' in share ? share.v : share.is;

eachDemo('retention', (current) => {
  test('cohorts hold the joiners of movement, and who of them stayed', async () => {
    const cohorts = await current().ask('hr', calls.queryCohorts, {
      unit: 'year',
      count: 5,
      where: [],
    });
    expect(cohorts.rows).toHaveLength(5);
    expect(cohorts.hidden).toBe(0);
    const { tenant } = await current().ask('hr', calls.currentSession, {});
    const { rows } = await current().gateway.database.withTransaction(
      { tenantId: tenant.id, accountId: null },
      'read',
      (transaction) =>
        sql<{ year: string; joined: number; stayed: number }>`
          select to_char(joined_on, 'YYYY') as year, count(*)::int as joined,
            (count(*) filter (where left_on is null
              or left_on > (joined_on + interval '12 months')::date))::int as stayed
          from employment where tenant_id = ${tenant.id} and joined_on <= ${current().today}
          group by 1`.execute(transaction),
    );
    for (const row of cohorts.rows) {
      const found = rows.find(({ year }) => year === row.key);
      expect(row.joined, row.key).toBe(found?.joined ?? 0);
      const cell = shown(row.shares[cohorts.months.indexOf(12)]);
      if (cell !== 'none' && found)
        expect(Number(cell), row.key).toBeCloseTo((found.stayed / found.joined) * 100, 0);
    }
    const again = await current().ask('hr', calls.queryCohorts, {
      unit: 'year',
      count: 5,
      where: [],
    });
    expect(again.digest).toBe(cohorts.digest);
  });

  test('a curve watches who was there and who joined, and its leavings are those of movement', async () => {
    const survival = await current().ask('hr', calls.querySurvival, { months: 36, where: [] });
    const flows = await current().ask('hr', calls.queryFigures, {
      subject: 'movement',
      measures: ['opening', 'joined', 'left'],
      by: [],
      period: { kind: 'months', count: 36 },
      where: [],
    });
    const [opening = 0, joined = 0, left = 0] =
      flows.rows[0]?.cells.map((cell) => ('v' in cell ? Number(cell.v) : 0)) ?? [];
    expect(survival.all.state).toBe('shown');
    expect(survival.all.left).toBe(left);
    // Somebody who joined today has no service yet.
    expect(survival.all.people).toBeLessThanOrEqual(opening + joined);
    expect(survival.all.people).toBeGreaterThan(opening + joined - 5);
    const shares = survival.all.points.map(({ share }) => Number(share));
    expect(shares).toEqual(shares.toSorted((one, two) => two - one));
    expect(survival.all.points.every(({ atRisk }) => atRisk >= 10)).toBe(true);
  });

  test('groups add up to all, by every group', async () => {
    const asked = { months: 60, where: [] };
    for (const by of ['organ', 'employmentType', 'gender', 'grade', 'reason'] as const) {
      const { all, curves } = await current().ask('hr', calls.querySurvival, { ...asked, by });
      expect(curves.length, by).toBeGreaterThan(1);
      expect(
        curves.reduce((sum, { left }) => sum + (left ?? 0), 0),
        by,
      ).toBe(all.left);
      expect(
        curves.every(({ label }) => label.length > 0),
        by,
      ).toBe(true);
    }
  });

  test('a department sees its own people only, few of them hidden, and no other department', async () => {
    const asked = { months: 60, where: [] };
    const own = await current().ask('manager', calls.querySurvival, asked);
    const all = await current().ask('hr', calls.querySurvival, asked);
    expect(own.all.people ?? 0).toBeLessThan(all.all.people ?? 0);
    const kinds = await current().ask('manager', calls.querySurvival, { ...asked, by: 'reason' });
    for (const { state, left } of kinds.curves)
      expect(state === 'hidden' || (left ?? 0) >= 5).toBe(true);
    const cohorts = await current().ask('manager', calls.queryCohorts, {
      unit: 'quarter',
      count: 12,
      where: [],
    });
    for (const { joined, shares } of cohorts.rows)
      if (joined < 5) expect(shares.filter((share) => 'v' in share)).toEqual([]);
    const organs = await current().ask('hr', calls.querySurvival, { ...asked, by: 'organ' });
    const ownOrgans = await current().ask('manager', calls.querySurvival, {
      ...asked,
      by: 'organ',
    });
    const seen = new Set(ownOrgans.curves.map(({ value }) => value));
    const foreign = organs.curves.find(({ value }) => value !== null && !seen.has(value));
    const where = [{ dimension: 'organ', is: 'in' as const, values: [foreign?.value ?? ''] }];
    const refused = await (await current().browser('manager')).call(calls.querySurvival, {
      ...asked,
      where,
    });
    expect(refused.code).toBe('notFound');
  });

  test('without the right to movement, and with a condition that no one can meet, it is refused', async () => {
    const asked = { unit: 'month' as const, count: 12, where: [] };
    const staff = await current().browser('staff');
    expect((await staff.call(calls.queryCohorts, asked)).code).toBe('noPermission');
    const hr = await current().browser('hr');
    const reason = { dimension: 'reason', is: 'in' as const, values: ['resignation'] };
    expect((await hr.call(calls.queryCohorts, { ...asked, where: [reason] })).code).toBe(
      'badInput',
    );
    const other = { dimension: 'pg_sleep', is: 'in' as const, values: ['1'] };
    expect((await hr.call(calls.queryCohorts, { ...asked, where: [other] })).code).toBe('badInput');
  });

  test('the sheet has every cell of the table, hidden where it is, and the definition', async () => {
    const query = { unit: 'quarter' as const, count: 8, where: [] };
    const cohorts = await current().ask('manager', calls.queryCohorts, query);
    const browser = await current().browser('manager');
    const { bytes } = await browser.call(calls.exportRetention, {
      ask: { kind: 'cohorts', query },
      title: '留存',
      format: 'csv',
    });
    const lines = bytes.toString().split('\r\n');
    expect(lines.filter((line) => line.includes('Too few people')).length).toBe(
      [...cohorts.rows, cohorts.total].filter(({ shares }) =>
        shares.some((share) => 'is' in share && share.is === 'hidden'),
      ).length,
    );
    expect(lines.some((line) => line.includes(cohorts.definition.slice(0, 12)))).toBe(true);
  });
});
