import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { openPurchasing } from '#tests/support/purchasing.ts';
import { openSupplierLogin } from '#tests/support/supplier-logins.ts';
import { buy, openDeparture } from './shop.ts';

const number = 'E90817263';

/** Names the supplier who runs a trip. */
async function handOver(demo: DemoGateway, id: string, partner: string | null): Promise<void> {
  const { version } = await demo.ask('hr', calls.tourProductGet, { id });
  const changes = { partner };
  await demo.ask('hr', calls.tourProductUpdate, { id, version, changes });
}

eachDemo('people of a supplier that runs trips', (current) => {
  test('T40: see who travels from 30 days before the departure until 7 days after, of their own trips alone', async () => {
    const demo = current();
    const buying = await openPurchasing(demo);
    const [own, other] = [await buying.qualified(), await buying.qualified()];
    const { loginName } = await openSupplierLogin(demo, own.id);
    const { loginName: stranger } = await openSupplierLogin(demo, other.id);
    const departures = new Map<number, string>();
    let product = '';
    for (const inDays of [30, 31]) {
      const { departureId, productId } = await openDeparture(demo, { seats: 4, inDays });
      departures.set(inDays, departureId);
      product = productId;
    }
    const child = await demo.ask('staff', calls.saveDependant, {
      name: 'A child of staff',
      relation: 'child',
      bornOn: `${Number(demo.today.slice(0, 4)) - 9}-01-15`,
      documentKind: 'passport',
      documentNumber: number,
      consent: true,
    });
    for (const departureId of departures.values())
      await buy(demo, departureId, [{ ...child, kind: 'child' }]);
    const [near = '', far = ''] = departures.values();
    const browser = await demo.browser(loginName);
    const code = async () => (await browser.call(calls.portalTrips, {})).code;
    expect(await code()).toBe('noPermission');
    await handOver(demo, product, own.id);
    await expect.poll(code).toBe('ok');

    const { rows } = await demo.ask(loginName, calls.portalTrips, { rows: 50 });
    const trip = (id: string) => rows.find(({ departureId }) => departureId === id);
    expect(trip(near)).toMatchObject({ persons: 2, toConfirm: 1, isShown: true });
    expect(trip(far)).toMatchObject({
      persons: 2,
      isShown: false,
      shownFrom: addDays(demo.today, 1),
    });
    const list = await browser.send(calls.portalTrips, { rows: 50 });
    expect(list.body).not.toContain('A child of staff');

    const look = (departureId: string, login = loginName) =>
      demo.browser(login).then((one) => one.call(calls.portalTravellers, { departureId }));
    const shown = await look(near);
    expect(shown.answer.result?.bookings).toMatchObject([
      {
        state: 'paid',
        travellers: [
          { kind: 'adult', documentNumber: null },
          {
            name: 'A child of staff',
            kind: 'child',
            documentKind: 'passport',
            documentNumber: number,
          },
        ],
      },
    ]);
    for (const departureId of [far, uuid7()])
      expect((await look(departureId)).code).toBe('notFound');
    expect((await look(near, stranger)).code).toBe('noPermission');

    const when = (days: number) =>
      demo.gateway.asOwner((client) =>
        client.query(
          `update app.tour_departure set from_on = $2::date - 1, to_on = $2::date where id = $1`,
          [near, addDays(demo.today, days)],
        ),
      );
    await when(-7);
    expect((await look(near)).code).toBe('ok');
    await when(-8);
    expect((await look(near)).code).toBe('notFound');
    await when(20);

    // Each look is on record; nothing of what was seen is.
    const { rows: trail } = await demo.gateway.asOwner((client) =>
      client.query<{ line: string }>(
        `select to_jsonb(a)::text as line from app.audit_event a where a.call = $1`,
        [calls.portalTravellers.name],
      ),
    );
    expect(trail.filter(({ line }) => line.includes(near))).toHaveLength(2);
    expect(trail.some(({ line }) => line.includes(number))).toBe(false);

    // A trip that is handed to another supplier is theirs at once.
    await handOver(demo, product, other.id);
    await expect.poll(async () => (await look(near, stranger)).code).toBe('ok');
    await expect.poll(code).toBe('noPermission');
    await handOver(demo, product, null);
  });
});
