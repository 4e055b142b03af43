import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { loadRuleSet } from '#gateway/services/ruleEngine/company-rules/load-rules.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { calculate, closedRuns, codeOf, fen, openRun, slipsOf } from '#tests/support/pay-runs.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const document = {
  documentTitle: '社会保险缴费基数通知',
  documentNo: '沪人社〔2027〕8号',
  documentUrl: 'https://rsj.sh.gov.cn/notice',
} as const;

const base = { rule: 'social-insurance', place: '310000', ...document } as const;

/** The pension of everybody in a run who is insured in Shanghai: base and own part. */
async function pensions(demo: DemoGateway, runId: string) {
  const found = [];
  for (const { id } of (await slipsOf(demo, runId)).slice(0, 12)) {
    const { lines } = await demo.ask('hr', calls.paySlipDetail, { paySlipId: id });
    const line = lines.find(({ code }) => code === 'insurance.pension');
    if (line !== undefined) found.push(line);
  }
  return found;
}

async function refused(demo: DemoGateway, values: object) {
  const { answer } = await (await demo.browser('hr')).send(calls.companyRuleCreate, { values });
  return answer.fields?.map(({ path, issue }) => `${path.split('.').at(-1)} ${issue}`);
}

eachDemo('rules that a company enters', (current) => {
  test('are used by a run from their month on; slips name them, and closed months stay', async () => {
    const demo = current();
    const run = await calculate(demo, await openRun(demo));
    const closed = (await closedRuns(demo))[0];
    const closedSlips = await slipsOf(demo, closed?.id ?? '');
    const before = await pensions(demo, run.id);
    expect(before.length).toBeGreaterThan(0);

    const next = addMonths(run.taxMonth, 1);
    const later = await demo.ask('hr', calls.companyRuleCreate, {
      values: { ...base, fromOn: next, toOn: addDays(addMonths(next, 1), -1), floor: '36000' },
    });
    expect(later.fields.openMonths ?? '').not.toContain(run.taxMonth.slice(0, 7));
    expect(await openRun(demo)).toMatchObject({ rulesChanged: false, inputsChanged: false });

    const made = await demo.ask('hr', calls.companyRuleUpdate, {
      id: later.id,
      version: later.version,
      changes: { fromOn: run.taxMonth },
    });
    expect(made.fields.openMonths).toBe(run.taxMonth.slice(0, 7));
    const changed = await openRun(demo);
    expect(changed).toMatchObject({ rulesChanged: true, inputsChanged: true });
    const submit = { payRunId: run.id, version: changed.version, move: 'submit' } as const;
    expect(await codeOf(demo, 'hr', calls.movePayRun, submit)).toBe('salary.inputsChanged');

    const again = await calculate(demo, changed);
    expect(again).toMatchObject({ rulesChanged: false, inputsChanged: false });
    expect(again.ruleVersion).not.toBe(run.ruleVersion);
    const after = await pensions(demo, run.id);
    for (const line of after) {
      expect(fen(line.inputs[0]?.value ?? '')).toBeGreaterThanOrEqual(3_600_000n);
      expect(line.ruleVersion).toBe(again.ruleVersion);
      expect(line.steps.at(-1)?.['zh-CN']).toBe(
        `公司规则：${document.documentTitle} ${document.documentNo}`,
      );
    }
    expect(await slipsOf(demo, closed?.id ?? '')).toEqual(closedSlips);

    await demo.ask('hr', calls.companyRuleRemove, { id: made.id, version: made.version });
    const back = await calculate(demo, await openRun(demo));
    expect(back.ruleVersion).toBe(run.ruleVersion);
    expect(await pensions(demo, run.id)).toEqual(before);
  });

  test('are named with their document by the check of the minimum wage', async () => {
    const demo = current();
    const run = await openRun(demo);
    const below = async () => {
      const { rows } = await demo.ask('hr', calls.payRunChecks, { payRunId: run.id });
      return rows.filter(({ kind }) => kind === 'belowMinimumWage');
    };
    const shipped = await below();
    expect(shipped.every(({ companyRule }) => companyRule === null)).toBe(true);
    const { id, version } = await demo.ask('hr', calls.companyRuleCreate, {
      values: {
        ...document,
        rule: 'minimum-wage',
        place: '310000',
        fromOn: run.taxMonth,
        toOn: addDays(addMonths(run.taxMonth, 1), -1),
        amount: '30000',
      },
    });
    const found = await below();
    expect(found.length).toBeGreaterThan(shipped.length);
    const named = found.filter(({ companyRule }) => companyRule !== null);
    expect(named.length).toBeGreaterThan(0);
    expect(named[0]?.companyRule).toEqual({
      title: document.documentTitle,
      no: document.documentNo,
      url: document.documentUrl,
      fromOn: run.taxMonth,
    });
    await demo.ask('hr', calls.companyRuleRemove, { id, version });
    expect(await below()).toEqual(shipped);
  });

  test('are listed beside those they replace, and another company has none of them', async () => {
    const demo = current();
    const asOf = `${Number(demo.today.slice(0, 4)) + 3}-03-15`;
    const fromOn = `${asOf.slice(0, 4)}-03-01`;
    const { id } = await demo.ask('hr', calls.companyRuleCreate, {
      values: { ...document, rule: 'minimum-wage', place: '110000', fromOn, amount: '2777.50' },
    });
    const { rules, packVersion } = await demo.ask('hr', calls.listRules, {
      asOf,
      comparedWith: demo.today,
    });
    const found = rules.filter(({ place, kind }) => place === '110000' && kind === 'pay');
    expect(found).toMatchObject([
      { own: true, replaced: false, value: 'CNY 2777.5 a month', change: 'added' },
      { own: false, replaced: true, endsIn: null },
    ]);
    expect(packVersion).toMatch(/^[\d.]+\+[0-9a-f]{8}$/);
    const wages = await demo.ask('hr', calls.calculate, {
      calculator: 'severance',
      asOf,
      place: '110000',
      severanceKind: 'N',
      from: '2024-03-01',
      to: '2026-02-28',
      averagePay: '1000.00',
    });
    expect(wages.results.find(({ value }) => value === '2777.50')).toBeDefined();
    const { database } = demo.gateway;
    const ownOf = async (company: string) => {
      const tenantId = await tenantOf(database, company);
      return database.withTransaction({ tenantId, accountId: null }, 'read', async (read) =>
        (await loadRuleSet(read, tenantId, { from: asOf, to: asOf })).own.map((rule) => rule.id),
      );
    };
    expect(await ownOf('harbour')).toContain(id);
    expect(await ownOf('maple')).not.toContain(id);
  });

  test('are refused with values of another rule, days that overlap, parts of months and no source', async () => {
    const demo = current();
    const fromOn = '2035-07-01';
    const wage = { ...document, rule: 'minimum-wage', place: '440300', fromOn } as const;
    expect(await refused(demo, wage)).toEqual(['amount required']);
    expect(await refused(demo, { ...wage, amount: '1', floor: '2' })).toEqual([
      'floor mustBeEmpty',
    ]);
    expect(await refused(demo, { ...base, fromOn })).toEqual(['floor required']);
    expect(await refused(demo, { ...base, fromOn, floor: '9000', ceiling: '8000' })).toEqual([
      'ceiling tooSmall',
    ]);
    const days = { place: '110000', fromOn: '2035-07-02', toOn: '2036-06-29' };
    expect(await refused(demo, { ...base, ...days, floor: '1' })).toEqual([
      'fromOn wholeMonths',
      'toOn wholeMonths',
    ]);
    expect(await refused(demo, { ...wage, amount: '1', documentUrl: 'rsj' })).toEqual([
      'documentUrl invalid',
    ]);
    expect(await refused(demo, { ...wage, amount: '1', documentTitle: null })).toEqual([
      'documentTitle required',
    ]);
    const pension = { ...base, rule: 'pension', place: '440100', fromOn, floor: '5600' };
    expect(await refused(demo, pension)).toEqual(['employerRate required']);
    expect(await refused(demo, { ...base, place: '440100', fromOn, floor: '1' })).toEqual([
      'rule ratesFirst',
    ]);
    await demo.ask('hr', calls.companyRuleCreate, {
      values: { ...wage, amount: '3000', toOn: '2035-12-31' },
    });
    expect(await refused(demo, { ...wage, fromOn: '2035-12-31', amount: '1' })).toEqual([
      'fromOn overlap',
    ]);
    for (const account of ['manager', 'staff', 'operator']) {
      const page = { page: '1', rows: '20' };
      expect(await codeOf(demo, account, calls.companyRulePage, page)).toBe('noPermission');
    }
  });
});
