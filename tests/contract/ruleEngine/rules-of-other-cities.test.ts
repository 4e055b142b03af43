import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type {
  CompanyRuleName,
  CompanyRuleRounding,
} from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { calculate, change, codeOf, openRun, slipsOf } from '#tests/support/pay-runs.ts';

const chengdu = '510100';

const document = {
  documentTitle: '成都市社会保险缴费基数通知',
  documentNo: '成人社发〔2026〕12号',
  place: chengdu,
} as const;

type ValueName = 'amount' | 'floor' | 'ceiling' | 'employerRate' | 'employeeRate' | 'employeeFixed';

const limits = { floor: '4588.00', ceiling: '22938.00' } as const;

async function issuesOf(demo: DemoGateway, values: object) {
  const { answer } = await (await demo.browser('hr')).send(calls.companyRuleCreate, { values });
  return answer.fields?.map(({ path, issue }) => `${path.split('.').at(-1)} ${issue}`) ?? [];
}

eachDemo('a city that no rules are shipped for', (current) => {
  test('is insured by what the company enters for it, right to the cent, and until then by nothing', async () => {
    const demo = current();
    const run = await openRun(demo);
    const fromOn = run.taxMonth;
    const enter = async (
      values: { rule: CompanyRuleName } & Partial<Record<ValueName, string>>,
      rounding: CompanyRuleRounding | null = null,
    ) =>
      demo.ask('hr', calls.companyRuleCreate, {
        values: { ...document, fromOn, ...values, rounding },
      });
    const paid = (await slipsOf(demo, run.id)).find(({ fault }) => fault === null);
    const employmentId = paid?.employmentId ?? '';
    await change(
      demo,
      (tenantId) => sql`update enrolment set place = ${chengdu}, insurance_base = 9999.95,
          fund_base = 9999.95, fund_rate = 8, work_injury_rate = 0.2
        where tenant_id = ${tenantId} and employment_id = ${employmentId}`,
    );
    const ownSlip = async () => {
      const slips = await slipsOf(demo, run.id);
      return slips.find((slip) => slip.employmentId === employmentId);
    };
    const findings = async () => {
      const { rows } = await demo.ask('hr', calls.payRunChecks, { payRunId: run.id });
      return rows.flatMap((row) => (row.employmentId === employmentId ? [row.kind] : []));
    };

    expect(await findings()).toEqual(expect.arrayContaining(['noCityRules', 'noMinimumWage']));
    await calculate(demo, await openRun(demo));
    expect(await ownSlip()).toMatchObject({ fault: 'noRates' });

    const shared = { ...document, rule: 'social-insurance', fromOn, ...limits };
    expect(await issuesOf(demo, shared)).toEqual(['rule ratesFirst']);
    const pension = { ...document, rule: 'pension', fromOn, ...limits };
    expect(await issuesOf(demo, pension)).toEqual(['employerRate required']);
    expect(await issuesOf(demo, { ...shared, rounding: 'jiao' })).toContain('rounding mustBeEmpty');
    expect(await issuesOf(demo, { ...pension, employeeFixed: '3' })).toContain(
      'employeeFixed mustBeEmpty',
    );

    await enter({ rule: 'pension', employerRate: '16', employeeRate: '8' }, 'jiao-up');
    await enter({ rule: 'medical', employerRate: '6.9', employeeRate: '2', employeeFixed: '3.5' });
    await enter({ rule: 'unemployment', employerRate: '0.6', employeeRate: '0.4' });
    await enter({ rule: 'social-insurance', ...limits });
    // Work injury and the fund are not left out in silence.
    await calculate(demo, await openRun(demo));
    expect(await ownSlip()).toMatchObject({ fault: 'noRates' });
    await enter({ rule: 'work-injury', ...limits });
    await enter({ rule: 'housing-fund', floor: '2330.00', ceiling: '32463.00' });
    expect(await findings()).not.toContain('noCityRules');
    const wage = await enter({ rule: 'minimum-wage', amount: '2330.00' });
    expect(await findings()).not.toContain('noMinimumWage');

    await calculate(demo, await openRun(demo));
    const slip = await ownSlip();
    expect(slip).toMatchObject({ fault: null });
    const { lines } = await demo.ask('hr', calls.paySlipDetail, { paySlipId: slip?.id ?? '' });
    const amounts = Object.fromEntries(
      lines
        .filter(({ kind }) => kind === 'insurance' || kind === 'employer')
        .map(({ kind, code, amount }) => [`${kind} ${code.split('.')[1]}`, amount]),
    );
    expect(amounts).toEqual({
      'insurance pension': '800.00',
      'employer pension': '1600.00',
      'insurance medical': '203.50',
      'employer medical': '690.00',
      'insurance unemployment': '40.00',
      'employer unemployment': '60.00',
      'employer work-injury': '20.00',
      'insurance housing-fund': '800.00',
      'employer housing-fund': '800.00',
    });
    const line = lines.find(({ code }) => code === 'insurance.pension');
    expect(line?.steps.at(-1)?.['zh-CN']).toContain(document.documentTitle);

    const { rows } = await demo.ask('hr', calls.insuranceStatement, { month: run.taxMonth });
    expect(rows.filter(({ place }) => place === chengdu)).toHaveLength(5);
    const { rules } = await demo.ask('hr', calls.listRules, { asOf: fromOn });
    const own = rules.filter(({ place }) => place === chengdu);
    expect(own).toHaveLength(7);
    expect(own.every((rule) => rule.own && rule.source.includes(document.documentTitle))).toBe(
      true,
    );
    const pensionRule = own.find(({ value }) => value.startsWith('employer 16%'));
    expect(pensionRule?.value).toContain('Up to the jiao');
    expect(pensionRule?.value).toContain('no limit');
    await demo.ask('hr', calls.companyRuleRemove, { id: wage.id, version: wage.version });
    expect(await findings()).toContain('noMinimumWage');
  });

  test('says by zero that an amount on top is gone', async () => {
    const demo = current();
    const values = {
      ...document,
      rule: 'medical',
      place: '110000',
      fromOn: '2026-06-01',
      toOn: '2026-06-30',
      employeeFixed: '0',
    } as const;
    const { id } = await demo.ask('hr', calls.companyRuleCreate, { values });
    const saved = await demo.ask('hr', calls.companyRuleGet, { id: id ?? '' });
    expect(saved.fields.employeeFixed).toBe('0.00');
  });

  test('is found in sheets by its name, and a place that is none is refused', async () => {
    const demo = current();
    const file = (place: string) =>
      new File(
        [
          `规则,地区,标准（元/月）,生效日期,文件名称\r\n最低月工资标准,${place},2100.00,2031-01-01,通知\r\n`,
        ],
        'sheet.csv',
        { type: 'text/csv' },
      );
    const check = (place: string) =>
      demo.ask('hr', calls.companyRuleImport, { mode: 'check', file: file(place) });
    expect(await check('武汉')).toMatchObject({ created: 1, errors: [] });
    expect(await check('江苏省')).toMatchObject({ created: 1, errors: [] });
    expect(await check('Suzhou (Jiangsu)')).toMatchObject({ created: 1, errors: [] });
    expect(await check('亚特兰蒂斯')).toMatchObject({ errors: [{ row: 2, issue: 'choice' }] });
    const values = { rule: 'minimum-wage', amount: '1', fromOn: '2031-01-01', documentTitle: 'x' };
    const asked = { values: { ...values, place: '999999' } };
    expect(await codeOf(demo, 'hr', calls.companyRuleCreate, asked)).toBe('badInput');
  });
});
