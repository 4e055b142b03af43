import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { performanceScales } from '#gateway/services/performance/records/index.ts';
import type { DemoGateway } from '#tests/support/demo-gateway.ts';
import { ask, makeAccount } from '#tests/support/records/record-bench.ts';
import { allOpen, makeCycle, moveCycle } from './performance-bench.ts';

const levels = (
  [
    ['A', '4.00', '5.00', 'atMost'],
    ['B', '3.50', '15.00', 'none'],
    ['C', '2.50', '60.00', 'none'],
    ['D', '1.50', '15.00', 'none'],
    ['E', '0.00', '5.00', 'none'],
  ] as const
).map(([code, least, share, rule]) => ({ code, name: code, nameEn: code, least, share, rule }));

const meetingFunctions = ['', '.edit', '.reopen'];

/** A file with its person. */
export interface FileRow {
  readonly id: string;
  readonly employmentId: string;
}

/** Who meets and whom it is about. */
export interface Gathered {
  readonly cycleId: string;
  readonly top: string;
  readonly below: string;
  readonly people: readonly FileRow[];
}

/** Rows of a statement beside the gateway. */
export async function queryOf<Row extends object>(
  { gateway }: DemoGateway,
  text: string,
  ...values: unknown[]
): Promise<readonly Row[]> {
  return (await gateway.asOwner((client) => client.query<Row>(text, values))).rows;
}

/**
 * Makes a forced cycle with a level C for twelve people, and no one else rated. Persons 0 to 4 are of the upper
 * organisation, 5 to 8 of the lower; 4 is `organiser`, 9 `chair`, 10 `member`, 11 a relative of 9, and 13 `stranger`.
 */
export async function gatherPeople(demo: DemoGateway, name: string): Promise<Gathered> {
  const scale = await ask(demo, 'hr', performanceScales, 'create', {
    values: { name: 'Five levels' },
    lines: { levels },
  });
  const cycleId = (await makeCycle(demo, name, allOpen, { scale: scale.id, force: 'force' })).id;
  await moveCycle(demo, cycleId, 'start');
  const organs = await queryOf<{ code: string; id: string }>(
    demo,
    `select o.code, o.id from app.organ o
      join app.tenant t on t.id = o.tenant_id and t.code = 'harbour'
      where o.code in ('RD', 'RD-PF')`,
  );
  const organOf = (wanted: string) => organs.find(({ code }) => code === wanted)?.id ?? '';
  const people = await queryOf<FileRow>(
    demo,
    `select a.id, a.employment_id as "employmentId" from app.appraisal a
      where a.cycle_id = $1 and not exists (select from app.membership m
        where m.tenant_id = a.tenant_id and m.employment_id = a.employment_id)
      order by a.id limit 14`,
    cycleId,
  );
  await queryOf(demo, `update app.appraisal set not_rated = 'other' where cycle_id = $1`, cycleId);
  const gathered = { cycleId, top: organOf('RD'), below: organOf('RD-PF'), people };
  await rate(demo, people.slice(0, 5), gathered.top);
  await rate(demo, people.slice(5, 9), gathered.below);
  await rate(demo, people.slice(9, 12), gathered.top);
  await queryOf(
    demo,
    'update app.appraisal set organ_id = $2 where id = $1',
    people[12]?.id,
    gathered.top,
  );
  for (const [loginName, at] of [
    ['chair', 9],
    ['member', 10],
    ['stranger', 13],
  ] as const) {
    const employmentId = people[at]?.employmentId ?? '';
    const functions = [performanceFunctions.mine];
    await makeAccount(demo, { loginName, range: 'self', functions, employmentId });
  }
  // Somebody of the upper organisation keeps meetings without the right to calibrate.
  await makeAccount(demo, {
    loginName: 'organiser',
    range: 'all',
    functions: [
      performanceFunctions.mine,
      performanceFunctions.progress,
      ...meetingFunctions.map((part) => `performance.calibrations${part}`),
    ],
    employmentId: people[4]?.employmentId ?? '',
  });
  await relate(demo, people[9]?.employmentId, people[11]?.employmentId);
  return gathered;
}

async function rate(demo: DemoGateway, files: readonly FileRow[], organ: string): Promise<void> {
  await queryOf(
    demo,
    `update app.appraisal set organ_id = $2, not_rated = null, score = 3.000, proposed = 'C',
      level = 'C' where id = any($1::uuid[])`,
    files.map(({ id }) => id),
    organ,
  );
}

/** One employee declares another as family, with the phone of that one. */
export async function relate(
  demo: DemoGateway,
  one: string | undefined,
  other: string | undefined,
): Promise<void> {
  await queryOf(
    demo,
    `insert into app.family_member (tenant_id, id, employment_id, name, relation, phone)
      select e.tenant_id, gen_random_uuid(), $1, p.name, 'spouse', '+86 138 0013 8000'
      from app.employment e join app.person p on p.tenant_id = e.tenant_id and p.id = e.person_id
      where e.id = $2`,
    one,
    other,
  );
  await queryOf(
    demo,
    `update app.person set phone = '13800138000' where id = (select person_id
      from app.employment where id = $1)`,
    other,
  );
}
