import { sql } from 'kysely';
import { calls } from '#bridge/calls/index.ts';
import { tourFunctions } from '#bridge/calls/tourshop/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { Run } from '#gateway/services/tourshop/bookings/hold.ts';
import type { DemoGateway } from '#tests/support/demo-gateway.ts';

/** A departure that a test makes for itself. */
export interface TestDeparture {
  readonly productId: string;
  readonly departureId: string;
}

/** Gives the functions of the shop to roles, as the operator who hands its app to the company does. */
async function openShop(demo: DemoGateway): Promise<void> {
  const tenantId = await companyOf(demo);
  await demo.gateway.database.withTransaction({ tenantId, accountId: null }, 'write', (database) =>
    sql`insert into role_function (tenant_id, role_id, function_id)
        select tenant_id, id, case code when 'hr' then ${tourFunctions.manage}
          else ${tourFunctions.tours} end
        from role where tenant_id = ${tenantId} and code in ('employee', 'hr')
        on conflict do nothing`.execute(database),
  );
}

/** Opens a departure of the first domestic trip with its own price. */
export async function openDeparture(
  demo: DemoGateway,
  options: { readonly seats: number; readonly inDays: number; readonly points?: number },
): Promise<TestDeparture> {
  await openShop(demo);
  const { rows } = await demo.ask('hr', calls.tourProductPage, {});
  const productId = rows[0]?.id ?? '';
  const fromOn = addDays(demo.today, options.inDays);
  const points = options.points ?? 100;
  const { id, version } = await demo.ask('hr', calls.tourDepartureCreate, {
    values: {
      name: `Test ${options.inDays}`,
      product: productId,
      fromOn,
      toOn: fromOn,
      saleFrom: demo.today,
      saleTo: fromOn,
      seats: options.seats,
      blocked: 0,
    },
    lines: {
      prices: [
        { traveller: 'adult', seat: true, points },
        { traveller: 'child', seat: true, points: Math.round(points / 2) },
        { traveller: 'infant', seat: false, points: 0 },
      ],
    },
  });
  await demo.ask('hr', calls.tourDepartureMove, { id, version, move: 'open' });
  return { productId, departureId: id };
}

let presses = 0;

/** A key that no other press has. */
export function pressKey(): string {
  presses += 1;
  return `press-${String(presses).padStart(6, '0')}`;
}

/** The company of the demo that has the shop. */
export async function companyOf({ gateway }: DemoGateway, code = 'harbour'): Promise<string> {
  const { id } = await gateway.database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('tenant')
        .where('code', '=', code)
        .select('id')
        .executeTakeFirstOrThrow(),
  );
  return id;
}

/** What opens transactions of a company as a gateway does. */
export function runIn({ gateway }: DemoGateway, tenantId: string): Run {
  return (mode, body) =>
    gateway.database.withTransaction({ tenantId, accountId: null }, mode, (database) =>
      body({ database, tenantId, now: gateway.clock.now }),
    );
}

/** Speaks a handler as some employee, without an account. */
export function asEmployee<Result>(
  { gateway }: DemoGateway,
  tenantId: string,
  employmentId: string,
  body: (context: CallContext) => Promise<Result>,
): Promise<Result> {
  return gateway.database.withTransaction({ tenantId, accountId: null }, 'write', (database) =>
    body({
      tenantId,
      database,
      locale: 'en',
      now: gateway.clock.now,
      rights: { employmentId },
      record: () => undefined,
    } as unknown as CallContext),
  );
}

/** The sums that must hold whatever happened: counters and claims, balances, lots and entries. */
export async function sumsOf({ gateway }: DemoGateway, tenantId: string): Promise<unknown> {
  const { rows } = await gateway.database.withTransaction(
    { tenantId, accountId: null },
    'read',
    (database) =>
      sql`select
        (select sum(balance)::int from tour_wallet where tenant_id = ${tenantId}) as balances,
        (select sum(remaining)::int from tour_lot where tenant_id = ${tenantId}) as lots,
        (select sum(points)::int from tour_entry where tenant_id = ${tenantId}) as entries,
        (select count(*)::int from tour_departure d where d.tenant_id = ${tenantId} and d.taken <>
          coalesce((select sum(c.persons) from tour_seat_claim c where c.tenant_id = d.tenant_id
            and c.departure_id = d.id and c.state in ('held', 'sold')), 0)) as "wrongCounters"`.execute(
        database,
      ),
  );
  return rows[0];
}

/** Holds and pays seats for staff; one adult, and the child where there is one. */
export async function buy(
  demo: DemoGateway,
  departureId: string,
  more: readonly { dependantId: string; kind: 'child' }[] = [],
): Promise<string> {
  const { bookingId } = await demo.ask('staff', calls.holdTour, {
    departureId,
    requestKey: pressKey(),
    travellers: [{ kind: 'adult' }, ...more],
  });
  await demo.ask('staff', calls.confirmTour, { bookingId });
  return bookingId;
}

/** The points of staff. */
export async function pointsOf(demo: DemoGateway): Promise<number> {
  return (await demo.ask('staff', calls.tourMe, {})).points;
}
