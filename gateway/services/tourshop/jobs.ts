import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { applyReply, waitingReplies } from './bookings/replies.ts';
import { endFunding } from './funding/end.ts';
import { expirePoints, wrongDepartures, wrongWallets } from './points/expire.ts';
import { lockDeparture } from './seats/claims.ts';
import { jobTitles } from './texts/job-titles.ts';
import { runList } from './waiting/run-list.ts';

/** Frees the seats of ended holds and runs the waiting lists, so that both move without a buyer. */
const lapseJob = defineJob({
  kind: 'tourshop.lapse',
  area: 'tourshop',
  title: jobTitles.lapse,
  payload: z.object({}),
  schedule: { every: 'interval', minutes: 1 },
  async run(context) {
    const { tenantId, now } = context;
    const due = await context.read(async (database) => {
      const { rows } = await sql<{ id: string }>`select distinct departure_id as id
        from tour_seat_claim where tenant_id = ${tenantId} and state = 'held'
          and expires_at <= ${now()} order by id`.execute(database);
      return rows;
    });
    for (const { id } of due) {
      await context.step(null, (database) => lockDeparture({ database, tenantId, now }, id));
    }
    const requests = await context.read(async (database) => {
      const { rows } = await sql<{ id: string }>`select f.id from tour_funding f
        join tour_booking b on b.tenant_id = f.tenant_id and b.funding_id = f.id
        where f.tenant_id = ${tenantId} and f.state = 'draft' and b.state = 'lapsed'
        order by f.id`.execute(database);
      return rows;
    });
    for (const { id } of requests)
      await context.step(null, (database) => endFunding({ database, tenantId, now }, id));
    const lists = await context.read(async (database) => {
      const { rows } = await sql<{ id: string }>`select distinct departure_id as id from tour_wait
        where tenant_id = ${tenantId} and (state = 'waiting' or (state = 'offered' and exists (
          select from tour_booking b where b.tenant_id = tour_wait.tenant_id
            and b.id = tour_wait.booking_id and b.state = 'lapsed'))) order by id`.execute(
        database,
      );
      return rows;
    });
    for (const { id } of lists)
      await context.step(null, (database) => runList({ database, tenantId, now }, id));
    const replies = await context.read((database) => waitingReplies({ database, tenantId }));
    const failures: unknown[] = [];
    for (const id of replies)
      await context
        .step(null, (database) => applyReply({ database, tenantId, now }, id))
        .catch((error: unknown) => failures.push(error));
    // One that fails keeps no other one waiting.
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} replies of suppliers failed.`);
    return { summary: { departures: due.length, replies: replies.length, lists: lists.length } };
  },
});

/** Ends points whose last day is over, and counts what does not come to the same. */
const pointsJob = defineJob({
  kind: 'tourshop.points',
  area: 'tourshop',
  title: jobTitles.points,
  payload: z.object({}),
  schedule: { every: 'day', at: '00:25' },
  async run(context) {
    const { tenantId, now } = context;
    const people = await context.step(null, (database) =>
      expirePoints({ database, tenantId, now }),
    );
    const wrong = await context.read(async (database) => ({
      wallets: await wrongWallets({ database, tenantId }),
      departures: await wrongDepartures({ database, tenantId }),
    }));
    if (wrong.wallets + wrong.departures > 0)
      throw new Error(
        `Tour shop sums differ: ${wrong.wallets} wallets, ${wrong.departures} departures.`,
      );
    return { summary: { people } };
  },
});

/** The background work of this area. */
export const tourshopJobs: readonly AnyJobKind[] = [lapseJob, pointsJob];
