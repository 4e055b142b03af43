import { sql } from 'kysely';
import type { Frame } from 'playwright';
import { appFrame, signIn, type TestPortal } from '../../support/portal.ts';
import { median, type Row } from '../row.ts';

/** The row about the board of recruitment. */
export const hiringBoardNames = ['hiring-board-scroll'] as const;

const CARDS = 2000;
const RUNS = 5;
const LEAST = 55;
/** Pixels a frame, and frames. */
const STEP = 60;
const FRAMES = 180;

/** How evenly a column scrolls on the board of a job with 2,000 applications. */
export async function measureHiringBoard(portal: TestPortal): Promise<Row[]> {
  const jobId = await addApplications(portal);
  const page = await portal.visit();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'hr', `/portal/recruitment/board?job=${jobId}`);
  const frame = await appFrame(page, 'recruitment');
  await frame
    .getByText(/^Bench /)
    .first()
    .waitFor();
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run += 1) rates.push(await scroll(frame));
  const value = median(rates);
  return [
    {
      name: 'hiring-board-scroll',
      value,
      unit: 'frames/s',
      budget: `≥ ${LEAST} frames/s`,
      met: value >= LEAST,
    },
  ];
}

/** Lets 2,000 candidates apply for an open job of the first demo company. */
async function addApplications({ database }: TestPortal): Promise<string> {
  const tenants = await database.withOperatorTransaction({ accountId: null }, 'read', (operator) =>
    operator.selectFrom('tenant').where('code', '=', 'harbour').select('id').execute(),
  );
  const tenantId = tenants[0]?.id ?? '';
  return database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const { rows } = await sql<{ id: string }>`with job as (
        select id from hiring_job where state = 'open' and removed_at is null order by id limit 1
      ), person as (
        insert into candidate (tenant_id, id, name, phone, employer, work_years, channel_id)
        select ${tenantId}, gen_random_uuid(), 'Bench ' || n, '139' || (30000000 + n), 'Northgate Holdings', n % 20,
          (select id from hiring_channel order by id limit 1)
        from generate_series(1, ${CARDS}::int) n returning id
      ), applied as (
        insert into application (tenant_id, id, candidate_id, job_id, applied_on, stage_id, stage_on, state)
        select ${tenantId}, gen_random_uuid(), person.id, job.id, current_date,
          (select id from hiring_stage order by sequence limit 1), current_date - 900, 'active'
        from person, job
      ) select id from job`.execute(transaction);
    return rows[0]?.id ?? '';
  });
}

/** Frames in a second while the longest column scrolls with each of them. */
function scroll(frame: Frame): Promise<number> {
  return frame.evaluate(
    async ({ step, frames }) => {
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const boxes = [...document.querySelectorAll('main section *')];
      const column = boxes.toSorted((one, other) => other.scrollHeight - one.scrollHeight)[0];
      const box = column?.matches('ul') ? column.parentElement : column;
      const scroller = [column, box].find((one) => one && one.scrollHeight > one.clientHeight + 1);
      if (!scroller || scroller.scrollHeight < step * frames)
        throw new Error('The column is too short.');
      scroller.scrollTop = 0;
      await next();
      const start = performance.now();
      for (let count = 0; count < frames; count += 1) {
        scroller.scrollTop += step;
        await next();
      }
      if (scroller.scrollTop < step) throw new Error('The column does not scroll.');
      return (frames / (performance.now() - start)) * 1000;
    },
    { step: STEP, frames: FRAMES },
  );
}
