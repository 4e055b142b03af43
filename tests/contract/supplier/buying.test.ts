import { beforeAll, expect, test } from 'vitest';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import {
  purchaseOrders,
  supplierEvaluations,
  supplierPriceLists,
  supplierQualifications,
  suppliers,
} from '#gateway/services/supplier/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  creditCode,
  issues,
  item,
  next,
  openPurchasing,
  type Purchasing,
  type Row,
} from '#tests/support/purchasing.ts';

eachDemo('suppliers and orders', (current) => {
  let demo: DemoGateway;
  let buying: Purchasing;
  beforeAll(async () => {
    demo = current();
    buying = await openPurchasing(demo);
  });

  test('a code with a wrong check digit is refused at its field (S1)', async () => {
    const wrong = `${creditCode().slice(0, 17)}?`;
    const values = { name: `S ${uuid7()}`, creditCode: wrong, kind: 'goods' };
    const refused = await buying.tried(suppliers, 'create', { values });
    expect(refused.fields).toMatchObject([{ path: 'values.creditCode', issue: 'invalid' }]);
  });

  test('the code and the name of a blacklisted supplier do not come back (S2)', async () => {
    const first = await buying.qualified({ blockReason: 'Bad goods' });
    await buying.move(suppliers, first, 'block');
    const again = await buying.tried(suppliers, 'create', {
      values: { name: `S ${uuid7()}`, creditCode: first.fields.creditCode, kind: 'goods' },
    });
    expect(again.fields).toMatchObject([{ path: 'values.creditCode', issue: 'taken' }]);
    const named = await buying.make(suppliers, {
      name: `${first.fields.name} `.replace(' ', '  ').trim(),
      creditCode: creditCode(),
      kind: 'goods',
    });
    await buying.licence(named.id, 'businessLicence', null);
    expect(issues(await buying.move(suppliers, named, 'admit'))).toEqual(['supplierBlocked']);
  });

  test('a supplier is admitted with every licence of its kind, and the refusal names the missing one (S3, S8)', async () => {
    const row = await buying.make(suppliers, {
      name: `Travel ${uuid7()}`,
      creditCode: creditCode(),
      kind: 'travel',
    });
    expect(issues(await buying.move(suppliers, row, 'admit'))).toEqual(['lacksBusinessLicence']);
    await buying.licence(row.id, 'businessLicence', null);
    await buying.licence(row.id, 'travelLicence', addDays(demo.today, 100));
    const insurance = await buying.make(supplierQualifications, {
      supplier: row.id,
      kind: 'liabilityInsurance',
      number: `L-${next()}`,
      expiresOn: addDays(demo.today, 100),
    });
    expect(issues(await buying.move(suppliers, row, 'admit'))).toEqual(['lacksLiabilityInsurance']);
    await buying.move(supplierQualifications, insurance, 'confirm');
    expect(await buying.move(suppliers, row, 'admit')).toMatchObject({ state: 'qualified' });
  });

  test('a licence that ended, or ends before the goods are due, refuses a new order (S5, S6)', async () => {
    const row = await buying.make(suppliers, {
      name: `S ${uuid7()}`,
      creditCode: creditCode(),
      kind: 'goods',
    });
    await buying.licence(row.id, 'businessLicence', addDays(demo.today, 5));
    await buying.move(suppliers, row, 'admit');
    const late = await buying.order(row.id);
    const refused = await buying.move(purchaseOrders, late, 'submit');
    expect(refused.fields).toMatchObject([
      { path: 'changes.neededOn', issue: 'lacksBusinessLicence' },
    ]);
    const soon = await buying.order(row.id, [item()], { neededOn: addDays(demo.today, 5) });
    expect(await buying.move(purchaseOrders, soon, 'submit')).toMatchObject({ state: 'ordered' });
    await buying.licence(row.id, 'businessLicence', addDays(demo.today, 400));
    expect(await buying.move(purchaseOrders, late, 'submit')).toMatchObject({ state: 'ordered' });
  });

  test('who is not qualified gets no order', async () => {
    const row = await buying.make(suppliers, {
      name: `S ${uuid7()}`,
      creditCode: creditCode(),
      kind: 'goods',
    });
    expect(issues(await buying.move(purchaseOrders, await buying.order(row.id), 'submit'))).toEqual(
      ['supplierNotQualified'],
    );
  });

  test('an item has one price on a day, and an order keeps the price of its day (S9, S10, S11)', async () => {
    const { id } = await buying.qualified();
    const price = (amount: string) => ({
      prices: [{ item: 'P1', name: 'Paper', unit: 'box', price: amount, taxRate: '13' }],
    });
    const list = await buying.make(
      supplierPriceLists,
      { name: 'First', supplier: id, fromOn: addDays(demo.today, -30), toOn: demo.today },
      price('12.5'),
    );
    await buying.move(supplierPriceLists, list, 'release');
    const over = await buying.make(
      supplierPriceLists,
      { name: 'Second', supplier: id, fromOn: demo.today },
      price('14'),
    );
    expect(issues(await buying.move(supplierPriceLists, over, 'release'))).toEqual([
      'priceOverlap',
    ]);
    const free = { item: 'P1', name: 'Paper', unit: 'box', quantity: '3' };
    const made = await buying.order(id, [free]);
    const kept = await buying.read(purchaseOrders, made.id);
    expect(kept.fields).toMatchObject({ net: '37.50', tax: '4.88', gross: '42.38' });
    const dear = await buying.order(id, [{ ...free, price: '13', taxRate: '13' }]);
    expect(issues(await buying.move(purchaseOrders, dear, 'submit'))).toEqual(['priceReason']);
    const said = await buying.order(id, [
      { ...free, price: '13', taxRate: '13', reason: 'Short notice' },
    ]);
    expect(await buying.move(purchaseOrders, said, 'submit')).toMatchObject({ state: 'ordered' });
    const bare = await buying.order(id, [{ name: 'Glue', unit: 'tube', quantity: '1' }]);
    expect(issues(await buying.move(purchaseOrders, bare, 'submit'))).toEqual(['priceMissing']);
    await buying.move(supplierPriceLists, list, 'end');
    expect((await buying.read(purchaseOrders, made.id)).fields).toMatchObject({ net: '37.50' });
  });

  test('a missing criterion changes the weights of the others; with half of them missing nothing is rated (S26, S27)', async () => {
    const { id } = await buying.qualified();
    const scores = (values: readonly (string | null)[]) => ({
      scores: [40, 30, 30].map((weight, at) => ({
        criterion: ['price', 'service', 'answer'][at],
        weight,
        ...(values[at] && { value: values[at] }),
      })),
    });
    const span = (back: number) => ({
      supplier: id,
      name: `Q${back}`,
      fromOn: addMonths(demo.today, -back),
      toOn: addDays(addMonths(demo.today, 1 - back), -1),
    });
    const whole = await buying.make(supplierEvaluations, span(9), scores(['90', '80', null]));
    expect((await buying.read(supplierEvaluations, whole.id)).fields).toMatchObject({
      score: '85.71',
      level: 'B',
    });
    const poor = await buying.make(supplierEvaluations, span(8), scores([null, '80', null]));
    expect(issues(await buying.move(supplierEvaluations, poor, 'score'))).toEqual(['notRated']);
    const released = await buying.move(
      supplierEvaluations,
      await buying.move(supplierEvaluations, whole, 'score'),
      'release',
    );
    expect(await buying.read(suppliers, id)).toMatchObject({ fields: { level: 'B' } });
    const changed = await buying.tried(supplierEvaluations, 'update', {
      id: whole.id,
      version: released.version,
      changes: {},
      lines: scores(['100', '100', '100']),
    });
    expect(changed.code).toBe('notNow');
    const appealed = (await buying.tried(supplierEvaluations, 'update', {
      id: whole.id,
      version: released.version,
      changes: { appealedOn: addDays(demo.today, 11), appealNote: 'Too low' },
    })) as Row;
    expect(issues(await buying.move(supplierEvaluations, appealed, 'appeal'))).toEqual([
      'appealOver',
    ]);
    const inTime = (await buying.tried(supplierEvaluations, 'update', {
      id: whole.id,
      version: appealed.version,
      changes: { appealedOn: addDays(demo.today, 10) },
    })) as Row;
    expect(await buying.move(supplierEvaluations, inTime, 'appeal')).toMatchObject({
      state: 'appealed',
    });
  });

  test('an evaluation begins with what the deliveries of its days say', async () => {
    const supplier = await buying.qualified();
    const { id } = await buying.ordered(supplier.id);
    await buying.deliver(id, '75', '25', 'Wet');
    const made = await buying.make(supplierEvaluations, {
      supplier: supplier.id,
      name: 'Q',
      fromOn: addDays(demo.today, -30),
      toOn: demo.today,
    });
    const { lines } = await buying.read(supplierEvaluations, made.id);
    const values = lines?.scores?.map((line) => [line.fields.criterion, line.fields.value]);
    expect(values).toEqual([
      ['onTime', '100.00'],
      ['accepted', '75.00'],
      ['price', null],
      ['service', null],
    ]);
  });
});
