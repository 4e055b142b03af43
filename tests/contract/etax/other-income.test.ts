import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { readSheet } from '#gateway/kernel/sheets/read-sheet.ts';
import { formHeadings } from '#gateway/services/etax/texts/form-words.ts';
import { ownEmploymentOf } from '#tests/support/demo-files.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { codeOf, fen } from '#tests/support/pay-runs.ts';

const lecturer = {
  payeeName: 'Li Bai',
  documentType: 'passport',
  documentNumber: 'P20260001',
  residency: 'resident',
  kind: 'labour',
  amount: '8000',
} as const;

eachDemo('income beside wages', (current) => {
  test('its tax is worked out with each step, and the declaration of the month has it', async () => {
    const demo = current();
    const month = monthStart(demo.today);
    const before = await demo.ask('hr', calls.declarationDetail, { month }).catch(() => null);
    const row = await demo.ask('hr', calls.otherIncomeCreate, {
      values: { ...lecturer, month },
    });
    expect(row.fields).toMatchObject({
      payee: 'Li Bai',
      expenses: '1600.00',
      sharePercent: 100,
      taxable: '6400.00',
      ratePercent: 20,
      quickDeduction: '0.00',
      tax: '1280.00',
      net: '6720.00',
    });
    const after = await demo.ask('hr', calls.declarationDetail, { month });
    expect(fen(after.otherTax)).toBe(fen(before?.otherTax ?? '0.00') + 128_000n);
    expect(fen(after.income)).toBe(fen(before?.income ?? '0.00') + 800_000n);
    expect(after.payees).toBe((before?.payees ?? 0) + 1);
    const listed = await demo.ask('hr', calls.declarationPayments, { month, rows: 200 });
    expect(listed.rows.find(({ id }) => id === row.id)).toMatchObject({
      name: 'Li Bai',
      staffNo: null,
      documentTail: '0001',
      tax: '1280.00',
    });
    expect(await labourOf(demo, month)).toContainEqual(
      expect.arrayContaining(['Li Bai', 'P20260001', '8000.00']),
    );
    expect((await formOf(demo, month, 'people')).map((cells) => cells[1])).toContain('Li Bai');
  });

  test('who chooses among payments finds them by the name of the payee, and sees no document number', async () => {
    const demo = current();
    const month = monthStart(demo.today);
    const employment = await ownEmploymentOf(demo, 'staff');
    const own = {
      employment,
      residency: 'resident',
      kind: 'royalty',
      month,
      amount: '900',
    } as const;
    const { id, fields } = await demo.ask('hr', calls.otherIncomeCreate, { values: own });
    const named = await demo.ask('hr', calls.otherIncomeChoices, { ids: [id] });
    expect(named.options).toEqual([{ id, name: fields.payee, note: null }]);
    const outside = { ...lecturer, payeeName: 'Du Fu', documentNumber: 'P77', month };
    await demo.ask('hr', calls.otherIncomeCreate, { values: outside });
    const found = await demo.ask('hr', calls.otherIncomeChoices, { keyword: 'Du Fu' });
    expect(found.options).toMatchObject([{ name: 'Du Fu', note: null }]);
    const byNumber = await demo.ask('hr', calls.otherIncomeChoices, { keyword: 'P77' });
    expect(byNumber.options).toEqual([]);
  });

  test('the file of the bureau is compared by kind, and payments of a payee are added up', async () => {
    const demo = current();
    const month = monthStart(demo.today);
    const second = { ...lecturer, month, amount: '3000' };
    await demo.ask('hr', calls.otherIncomeCreate, { values: second });
    const sheet = (tax: string) =>
      new File(
        [
          `姓名,证件号码,所得项目,本期收入,应补（退）税额\n甲,P20260001,一般劳务报酬所得,11000.00,${tax}\n乙,Z9,稿酬所得,1.00,0.00`,
        ],
        'bureau.csv',
        { type: 'text/csv' },
      );
    const compare = (tax: string) =>
      demo.ask('hr', calls.compareDeclaration, { month, income: 'labour', file: sheet(tax) });
    expect(await compare('1720.00')).toMatchObject({ read: 1, matched: 1, equal: 1 });
    expect((await compare('1700.00')).differences).toMatchObject([
      { field: 'tax', here: '1720.00', there: '1700.00', difference: '20.00' },
    ]);
  });

  test('a month that was filed keeps what it has; payee, month and residency have to be right', async () => {
    const demo = current();
    const { months } = await demo.ask('hr', calls.declarationMonths, {});
    const filed = months.find(({ state }) => state === 'filed');
    expect(fen(filed?.otherTax ?? '0.00')).toBeGreaterThan(0n);
    const refused = async (values: object) => {
      const { answer } = await (await demo.browser('hr')).send(calls.otherIncomeCreate, { values });
      return answer.fields?.map(({ path, issue }) => `${path.split('.').at(-1)} ${issue}`);
    };
    const month = monthStart(demo.today);
    expect(await refused({ ...lecturer, month: filed?.month })).toEqual(['month monthFiled']);
    expect(await refused({ ...lecturer, month: addMonths(month, 1) })).toEqual(['month inFuture']);
    expect(await refused({ ...lecturer, month: '2018-12-01' })).toEqual(['month noRule']);
    expect(await refused({ ...lecturer, month, payeeName: null })).toEqual(['payeeName required']);
    const number = { documentType: 'cn-id', documentNumber: '310104197503184210' };
    expect(await refused({ ...lecturer, month, ...number })).toEqual(['documentNumber idNumber']);
    const [kept] = (
      await demo.ask('hr', calls.declarationPayments, { month: filed?.month ?? '', rows: 20 })
    ).rows;
    const change = { id: kept?.id ?? '', version: 1, changes: { amount: '1.00' } };
    const { answer } = await (await demo.browser('hr')).send(calls.otherIncomeUpdate, change);
    expect(answer.fields?.[0]?.issue).toBe('monthFiled');
  });

  test('who had it sees it in the own tax of the year; without the right no amount is seen', async () => {
    const demo = current();
    const year = demo.today.slice(0, 4);
    const own = await demo.ask('staff', calls.myTaxYear, { year });
    const month = monthStart(demo.today);
    const values = {
      employment: await ownEmploymentOf(demo, 'staff'),
      residency: 'resident',
      kind: 'author',
      month,
      amount: '3000',
    } as const;
    const row = await demo.ask('hr', calls.otherIncomeCreate, { values });
    const after = await demo.ask('staff', calls.myTaxYear, { year });
    expect(after.payments).toHaveLength(own.payments.length + 1);
    expect(after.payments.find(({ id }) => id === row.id)).toMatchObject({ tax: '308.00' });
    const foreign = { values: { ...values, residency: 'non-resident' } };
    const { answer } = await (await demo.browser('hr')).send(calls.otherIncomeCreate, foreign);
    expect(answer.fields).toMatchObject([{ issue: 'residencyDiffers' }]);
    for (const account of ['manager', 'staff', 'operator']) {
      expect(await codeOf(demo, account, calls.otherIncomePage, { page: '1', rows: '20' })).toBe(
        'noPermission',
      );
      expect(await codeOf(demo, account, calls.declarationPayments, { month })).toBe(
        'noPermission',
      );
    }
  });
});

async function formOf(demo: DemoGateway, month: string, form: 'labour' | 'people') {
  const { bytes } = await (await demo.browser('hr')).call(calls.declarationFile, { month, form });
  const rows = await readSheet(new Blob([new Uint8Array(bytes)]), 10_000);
  return rows.map(({ cells }) => cells);
}

async function labourOf(demo: DemoGateway, month: string) {
  const [headings, ...rows] = await formOf(demo, month, 'labour');
  expect(headings).toEqual([...formHeadings.labour]);
  return rows;
}
