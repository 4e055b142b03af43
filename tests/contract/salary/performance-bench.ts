import { calls } from '#bridge/calls/index.ts';
import type { DemoGateway } from '#tests/support/demo-gateway.ts';
import { addMissingAccounts, fen, openRun, slipsOf } from '#tests/support/pay-runs.ts';

/** Somebody with a released result who is paid in the open month. */
export interface Rated {
  readonly employment: string;
  readonly appraisal: string;
  readonly level: string;
  readonly tenant: string;
}

const factors = new Map([
  ['A', 150n],
  ['B', 120n],
  ['C', 100n],
  ['D', 60n],
]);
/** A formula that needs a result, and one that asks first. */
export const needed = 'file.base * performance.factor';
export const asked = 'if(has_value(performance.factor), file.base * performance.factor, 0)';

/** Speaks about results and pay of the demo, whose plan gets an award by a formula. */
export async function performanceBench(demo: DemoGateway, formula: string) {
  const query = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await demo.gateway.asOwner((client) => client.query<Row>(text, values))).rows;
  const setFormula = async (changed: string) => {
    const { version } = await demo.ask('hr', calls.payItemGet, { id: itemId });
    await demo.ask('hr', calls.payItemUpdate, {
      id: itemId,
      version,
      changes: { formula: changed },
    });
  };
  const awardOf = async (payRunId: string, employment: string) => {
    const slip = (await slipsOf(demo, payRunId)).find((one) => one.employmentId === employment);
    const detail = await demo.ask('hr', calls.paySlipDetail, { paySlipId: slip?.id ?? '' });
    return { detail, line: detail.lines.find(({ code }) => code === 'award') };
  };
  const baseOf = async (employment: string) => {
    const [file] = await query<{ base: string }>(
      `select base_pay::text as base from app.salary_file where employment_id = $1
        and removed_at is null order by from_on desc limit 1`,
      employment,
    );
    return fen(file?.base ?? '0.00');
  };
  const due = async ({ employment }: Rated, level: string) =>
    ((await baseOf(employment)) * (factors.get(level) ?? 0n)) / 100n;
  const revise = ({ tenant, appraisal }: Rated, revision: number, level: string) =>
    query(
      `insert into app.performance_result (tenant_id, id, appraisal_id, revision, level, reason, released_on)
        values ($1, gen_random_uuid(), $2, $3, $4, 'after the appeal', $5::date)`,
      tenant,
      appraisal,
      revision,
      level,
      demo.today,
    );
  const corrections = (employment: string) =>
    query<{ quantity: string }>(
      `select n.quantity::text as quantity from app.pay_correction c
        join app.pay_entry n on n.id = c.pay_entry_id and n.removed_at is null
        where n.employment_id = $1 and c.result_id is not null`,
      employment,
    );
  const findings = async (kind: string) => {
    const { id: payRunId } = await openRun(demo);
    const { rows } = await demo.ask('hr', calls.payRunChecks, { payRunId });
    return rows.flatMap((row) => (row.kind === kind ? [row.employmentId] : []));
  };
  const person = (at: number): Rated => {
    const found = rated[at];
    if (found === undefined) throw new Error('Too few people have a result.');
    return found;
  };
  const other = ({ level }: Rated): string => (level === 'A' ? 'C' : 'A');

  await addMissingAccounts(demo);
  const made = await demo.ask('hr', calls.payItemCreate, {
    values: {
      code: 'award',
      nameZh: '绩效奖',
      nameEn: 'Award',
      source: 'formula',
      unit: 'money',
      treatment: 'wage',
      formula,
      sortOrder: 500,
      disabled: false,
    },
  });
  const itemId = made.id ?? '';
  const run = await openRun(demo);
  const paid = new Set((await slipsOf(demo, run.id)).map(({ employmentId }) => employmentId));
  const rows = await query<Rated>(
    `select a.employment_id as employment, a.id as appraisal, q.level, a.tenant_id as tenant
      from app.performance_result q join app.appraisal a on a.id = q.appraisal_id
      join app.tenant t on t.id = a.tenant_id and t.code = 'harbour'
      where q.level is not null and a.not_rated is null order by a.employment_id`,
  );
  const rated = rows.filter(({ employment }) => paid.has(employment));
  return {
    itemId,
    rated,
    query,
    setFormula,
    awardOf,
    due,
    revise,
    corrections,
    findings,
    person,
    other,
  };
}
