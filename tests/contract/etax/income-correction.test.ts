import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { readSheet } from '#gateway/kernel/sheets/read-sheet.ts';
import { ownEmploymentOf } from '#tests/support/demo-files.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { change, codeOf, fen } from '#tests/support/pay-runs.ts';

type Payment = ResultOf<typeof calls.declarationPayments>['rows'][number];

/** The last filed month and the first one that is open. */
async function monthsOf(demo: DemoGateway): Promise<{ filed: string; open: string }> {
  const { months } = await demo.ask('hr', calls.declarationMonths, {});
  const filed = months
    .filter(({ state }) => state === 'filed' || state === 'changed')
    .map(({ month }) => month);
  const last = filed.toSorted().at(-1) ?? '';
  const open =
    months
      .map(({ month }) => month)
      .toSorted()
      .find((month) => month > last) ?? '';
  return { filed: last, open };
}

/** Income of a filed month as an account of the demo has it. */
async function payFiled(
  demo: DemoGateway,
  month: string,
  amount: string,
  tax: string,
  account = 'staff',
) {
  const employment = await ownEmploymentOf(demo, account);
  const id = crypto.randomUUID();
  await change(
    demo,
    (
      tenantId,
    ) => sql`insert into other_income (tenant_id, id, employment_id, residency, kind, month,
        amount, expenses, share_percent, taxable, rate_percent, quick_deduction, tax)
      values (${tenantId}, ${id}, ${employment}, 'resident', 'royalty', ${month}::date,
        ${amount}::numeric, ${amount}::numeric * 0.2, 100, ${amount}::numeric * 0.8, 20, 0,
        ${tax}::numeric)`,
  );
  return id;
}

async function paymentsOf(demo: DemoGateway, month: string): Promise<readonly Payment[]> {
  return (await demo.ask('hr', calls.declarationPayments, { month, rows: 200 })).rows;
}

eachDemo('the correction of income that was filed', (current) => {
  test('is a difference in the open month; the filed month, its row and its sums stay', async () => {
    const demo = current();
    const { filed, open } = await monthsOf(demo);
    const id = await payFiled(demo, filed, '10000.00', '1600.00');
    const filedBefore = await demo.ask('hr', calls.declarationDetail, { month: filed });
    const openBefore = await demo.ask('hr', calls.declarationDetail, { month: open });
    const less = { otherIncomeId: id, amount: '7000', reason: '少付 3000 元' };
    const made = await demo.ask('hr', calls.correctPayment, less);
    expect(made).toMatchObject({ month: open, amount: '-3000.00', tax: '-480.00' });
    const second = { ...less, amount: '9000.00' };
    const more = await demo.ask('hr', calls.correctPayment, second);
    expect(more).toMatchObject({ month: open, amount: '2000.00', tax: '320.00' });

    expect(await demo.ask('hr', calls.declarationDetail, { month: filed })).toEqual(filedBefore);
    const openAfter = await demo.ask('hr', calls.declarationDetail, { month: open });
    expect(fen(openAfter.otherTax)).toBe(fen(openBefore.otherTax) - 16_000n);
    expect(fen(openAfter.income)).toBe(fen(openBefore.income) - 100_000n);

    const rows = await paymentsOf(demo, open);
    expect(rows.find((row) => row.id === made.id)).toMatchObject({
      corrects: filed,
      amount: '-3000.00',
      taxable: '-2400.00',
      tax: '-480.00',
    });
    const row = (await paymentsOf(demo, filed)).find((one) => one.id === id);
    expect(row).toMatchObject({ amount: '10000.00', corrects: null, correctedIn: open });

    const own = await demo.ask('staff', calls.myTaxYear, { year: open.slice(0, 4) });
    const seen = own.payments.map((one) => one.id);
    expect(seen).toEqual(expect.arrayContaining([id, made.id, more.id]));

    const { bytes } = await (await demo.browser('hr')).call(calls.declarationFile, {
      month: open,
      form: 'royalty',
    });
    const cells = (await readSheet(new Blob([new Uint8Array(bytes)]), 10_000)).map(
      (one) => one.cells,
    );
    const sentAs = (amount: string) => cells.filter((one) => one.includes(amount));
    const note = `${filed.slice(0, 7)} 已申报收入的更正差额`;
    expect(sentAs('-3000.00').map((one) => one.at(-1))).toEqual([note]);
    expect(sentAs('2000.00').map((one) => one.at(-1))).toEqual([`${note}（第 2 笔）`]);
    const again = await demo.ask('hr', calls.otherIncomeGet, { id: more.id });
    expect(again.fields).toMatchObject({ corrects: filed, sequence: 2, amount: '2000.00' });

    const listed = await demo.ask('hr', calls.otherIncomeGet, { id: made.id });
    expect(listed.fields).toMatchObject({ corrects: filed, note: '少付 3000 元', net: '-2520.00' });
    const history = await demo.ask('hr', calls.otherIncomeHistory, { id: made.id });
    expect(history.rows).toMatchObject([{ action: 'create' }]);
  });

  test('is compared with the file of the bureau as part of the open month', async () => {
    const demo = current();
    const { filed, open } = await monthsOf(demo);
    const id = await payFiled(demo, filed, '5000.00', '800.00');
    const asked = { otherIncomeId: id, amount: '0', reason: '未支付' };
    const made = await demo.ask('hr', calls.correctPayment, asked);
    expect(made).toMatchObject({ amount: '-5000.00', tax: '-800.00' });
    const file = new File(['姓名,证件号码,应补（退）税额\n甲,Z9,0.00'], 'bureau.csv', {
      type: 'text/csv',
    });
    const compared = await demo.ask('hr', calls.compareDeclaration, {
      month: open,
      income: 'royalty',
      file,
    });
    expect(compared.onlyHere.map(({ name }) => name)).toContain('周雨桐');
  });

  test('comes back from a sheet as it is, and a sheet makes none', async () => {
    const demo = current();
    const { filed, open } = await monthsOf(demo);
    const id = await payFiled(demo, filed, '3000.00', '480.00', 'manager');
    await demo.ask('hr', calls.correctPayment, { otherIncomeId: id, amount: '2000', reason: 'r' });
    // A second correction of the payment, and one of another payment of that month: each is a row of its own.
    await demo.ask('hr', calls.correctPayment, { otherIncomeId: id, amount: '2500', reason: 's' });
    const other = await payFiled(demo, filed, '3000.00', '480.00', 'manager');
    const twin = { otherIncomeId: other, amount: '2000', reason: 't' };
    await demo.ask('hr', calls.correctPayment, twin);
    await payFiled(demo, open, '700.00', '112.00', 'manager');
    await payFiled(demo, open, '700.00', '112.00', 'manager');
    const browser = await demo.browser('hr');
    const employment = await ownEmploymentOf(demo, 'manager');
    const { bytes } = await browser.call(calls.otherIncomeExport, { format: 'csv', employment });
    const text = new TextDecoder().decode(bytes);
    const check = async (content: string) => {
      const file = new File([content], 'sheet.csv', { type: 'text/csv' });
      return (await demo.ask('hr', calls.otherIncomeImport, { mode: 'check', file })) as object;
    };
    expect(text.match(/-1000\.00/g)).toHaveLength(2);
    expect(text).toContain('500.00');
    expect(await check(text)).toMatchObject({ created: 0, changed: 0, errors: [] });
    const moved = text.replaceAll('-1000.00', '1000.00').replaceAll(filed.slice(0, 7), '2019-01');
    expect(await check(moved)).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ issue: 'readOnly' })]),
    });
  });

  test('is refused for open months, corrections, the same amount, and people without the right', async () => {
    const demo = current();
    const { filed, open } = await monthsOf(demo);
    const id = await payFiled(demo, filed, '2000.00', '240.00');
    const ask = (values: object, account = 'hr') =>
      codeOf(demo, account, calls.correctPayment, {
        otherIncomeId: id,
        amount: '1000',
        reason: 'r',
        ...values,
      });
    expect(await ask({ amount: '2000.00' })).toBe('badInput');
    expect(await ask({ amount: '-1' })).toBe('badInput');
    expect(await ask({ otherIncomeId: crypto.randomUUID() })).toBe('notFound');
    for (const account of ['manager', 'staff', 'operator']) {
      expect(await ask({}, account)).toBe('noPermission');
    }
    const own = await payFiled(demo, filed, '2000.00', '240.00', 'hr');
    expect(await ask({ otherIncomeId: own })).toBe('noPermission');
    const { id: first } = await demo.ask('hr', calls.correctPayment, {
      otherIncomeId: id,
      amount: '1000',
      reason: 'r',
    });
    expect(await ask({ otherIncomeId: first })).toBe('etax.correctionNotNeeded');
    const openId = await payFiled(demo, open, '900.00', '20.00');
    expect(await ask({ otherIncomeId: openId })).toBe('etax.correctionNotNeeded');

    const { version } = await demo.ask('hr', calls.otherIncomeGet, { id: first });
    const browser = await demo.browser('hr');
    const changed = { id: first, version, changes: { note: 'other' } };
    const { answer } = await browser.send(calls.otherIncomeUpdate, changed);
    expect(answer.fields?.[0]?.issue).toBe('correctionFixed');
    const { id: second, version: one } = await demo.ask('hr', calls.otherIncomeGet, {
      id: (
        await demo.ask('hr', calls.correctPayment, {
          otherIncomeId: id,
          amount: '1500',
          reason: 'r',
        })
      ).id,
    });
    const early = await browser.send(calls.otherIncomeRemove, { id: first, version });
    expect(early.code).toBe('inUse');
    const kept = await browser.send(calls.otherIncomeRemove, { id, version: 1 });
    expect(kept.code).toBe('inUse');
    await demo.ask('hr', calls.otherIncomeRemove, { id: second, version: one });
    await demo.ask('hr', calls.otherIncomeRemove, { id: first, version });
    const row = (await paymentsOf(demo, filed)).find((payment) => payment.id === id);
    expect(row?.correctedIn).toBeNull();
  });
});
