import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { readSheet } from '#gateway/kernel/sheets/read-sheet.ts';
import { formHeadings } from '#gateway/services/etax/texts/form-words.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { codeOf, fen } from '#tests/support/pay-runs.ts';

eachDemo('tax declarations', (current) => {
  test('a month is the sum of its people, and each tax is what the sums of the year give', async () => {
    const { months } = await current().ask('hr', calls.declarationMonths, {});
    expect(new Set(months.map(({ state }) => state))).toEqual(new Set(['open', 'ready', 'filed']));
    const month = await readyMonth(current());
    const people = await peopleOf(current(), month.month);
    expect(people).toHaveLength(month.people);
    const never = { month: '2001-01-01' };
    expect(await codeOf(current(), 'hr', calls.declarationPeople, never)).toBe('notFound');
    const sum = (name: 'income' | 'tax' | 'ownContributions') =>
      people.reduce((all, person) => all + fen(person[name]), 0n);
    expect(sum('tax')).toBe(fen(month.tax));
    expect(sum('ownContributions')).toBe(fen(month.ownContributions));
    expect(people.flatMap(({ problems }) => problems)).not.toContain('taxDiffers');
    for (const { year, tax } of people) {
      if (year === null) continue;
      const due = fen(year.tax) - fen(year.withheldBefore);
      expect(fen(tax)).toBe(due > 0n ? due : 0n);
    }
  });

  test('one person is shown month by month, the last one like in the list', async () => {
    const { month } = await readyMonth(current());
    const [person] = await peopleOf(current(), month);
    const request = { month, personId: person?.personId ?? '' };
    const one = await current().ask('hr', calls.declarationPerson, request);
    expect(one.name).toBe(person?.name);
    expect(one.months.at(-1)).toMatchObject({ month, tax: person?.tax, year: person?.year });
    const before = one.months.slice(0, -1).reduce((all, { tax }) => all + fen(tax), 0n);
    const opening = one.opening === null ? 0n : fen(one.opening.tax);
    expect(fen(person?.year?.withheldBefore ?? '')).toBe(before + opening);
  });

  test('the form for wages holds every person with document, insurance by item and deductions by kind', async () => {
    const { month, people } = await readyMonth(current());
    const rows = await form(current(), { month, form: 'wages' });
    expect(rows[0]).toEqual([...formHeadings.wages]);
    expect(rows).toHaveLength(people + 1);
    const listed = await peopleOf(current(), month);
    for (const [at, person] of listed.entries()) {
      const cells = rows[at + 1] ?? [];
      expect(cells[0]).toBe(person.staffNo);
      expect(cells[3]?.slice(-4)).toBe(person.documentTail ?? '');
      const own = cells.slice(6, 10).reduce((all, cell) => all + fen(cell), 0n);
      expect(own).toBe(fen(person.ownContributions));
    }
    const collected = await form(current(), { month, form: 'people' });
    // Payees outside the company are collected too.
    const payments = await current().ask('hr', calls.declarationPayments, { month, rows: 200 });
    const outside = payments.rows.filter(({ staffNo }) => staffNo === null);
    expect(outside.length).toBeGreaterThan(0);
    expect(collected).toHaveLength(people + new Set(outside.map(({ name }) => name)).size + 1);
    expect(collected[1]?.[6]).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('the file of the bureau is compared by document number: equal, different, missing on either side', async () => {
    const demo = current();
    const { month } = await readyMonth(demo);
    const people = (await peopleOf(demo, month)).filter(
      ({ documentTail }) => documentTail !== null,
    );
    const rows = await form(demo, { month, form: 'wages' });
    const documentOf = new Map(rows.map((cells) => [cells[0], cells[3] ?? '']));
    const [gone, other, ...same] = people;
    const line = (who: typeof gone, tax: string) =>
      [who?.name, documentOf.get(who?.staffNo ?? ''), who?.income, tax].join(',');
    const wrong = String(Number(other?.tax.split('.')[0]) + 7);
    const sheet = [
      '综合所得申报表,,,',
      '姓名,证件号码,本期收入,应补（退）税额',
      line(other, `${wrong}.00`),
      ...same.map((person) => line(person, person.tax)),
      '外人,X0000001,1.00,0.00',
      `合计,,${rows.length},`,
    ].join('\n');
    const file = new File([sheet], 'bureau.csv', { type: 'text/csv' });
    const result = await demo.ask('hr', calls.compareDeclaration, { month, file });
    expect(result.fields).toEqual(['income', 'tax']);
    expect(result.matched).toBe(people.length - 1);
    expect(result.equal).toBe(same.length);
    expect(result.differences).toMatchObject([
      { staffNo: other?.staffNo, field: 'tax', here: other?.tax, there: `${wrong}.00` },
    ]);
    expect(result.onlyHere.map(({ staffNo }) => staffNo)).toContain(gone?.staffNo);
    expect(result.onlyThere).toMatchObject([{ name: '外人', documentTail: '0001' }]);
    const other2 = new File(['姓名,金额\n王芳,1'], 'other.csv', { type: 'text/csv' });
    const refused = { month, file: other2 };
    expect(await codeOf(demo, 'hr', calls.compareDeclaration, refused)).toBe(
      'etax.noDocumentColumn',
    );
  });

  test('a month is noted as filed once it is over and paid, and again after a correction', async () => {
    const demo = current();
    const { months } = await demo.ask('hr', calls.declarationMonths, {});
    const open = months.find(({ state }) => state === 'open')?.month ?? '';
    const filed = months.find(({ state }) => state === 'filed');
    const file = (month: string, filedOn: string) =>
      codeOf(demo, 'hr', calls.fileDeclaration, { month, filedOn });
    expect(await file(open, demo.today)).toMatch(/^etax\./);
    expect(await file(filed?.month ?? '', '2199-01-01')).toBe('etax.filedInFuture');
    expect(await file(filed?.month ?? '', filed?.month ?? '')).toBe('etax.filedInFuture');
    expect(await file('2001-01-01', demo.today)).toBe('notFound');
    const request = { month: filed?.month ?? '', filedOn: demo.today, receiptNo: 'R-2' };
    const again = await demo.ask('hr', calls.fileDeclaration, request);
    const detail = await demo.ask('hr', calls.declarationDetail, { month: request.month });
    expect(detail.state).toBe('filed');
    expect(detail.filings).toHaveLength(2);
    expect(detail.filings[0]).toEqual(again);
  });

  test('only who looks after tax sees declarations, and another company has its own', async () => {
    const demo = current();
    const { month } = await readyMonth(demo);
    for (const account of ['manager', 'staff', 'operator']) {
      expect(await codeOf(demo, account, calls.declarationMonths, {})).toBe('noPermission');
      expect(await codeOf(demo, account, calls.declarationPeople, { month })).toBe('noPermission');
      const wages = { month, form: 'wages' };
      expect(await codeOf(demo, account, calls.declarationFile, wages)).toBe('noPermission');
    }
    const [person] = await peopleOf(demo, month);
    const foreign = { month, personId: person?.personId ?? '' };
    expect(await codeOf(demo, 'maple', calls.declarationPerson, foreign)).toBe('notFound');
  });

  test('staff opens the own tax of the year with the password, equal to what was declared', async () => {
    const demo = current();
    const { month } = await readyMonth(demo);
    const year = month.slice(0, 4);
    demo.gateway.clock.advance(6 * 60_000);
    const opened = (request: object) => codeOf(demo, 'staff', calls.myTaxYear, request);
    expect(await opened({ year })).toBe('uac.confirmNeeded');
    await (await demo.browser('staff')).prove();
    const own = await demo.ask('staff', calls.myTaxYear, { year });
    const declared = (await peopleOf(demo, month)).find(({ staffNo }) => staffNo === own.staffNo);
    expect(own.months.at(-1)).toMatchObject({ month, tax: declared?.tax, year: declared?.year });
    const all = own.months.reduce(
      (sum, { tax }) => sum + fen(tax),
      fen(own.opening?.tax ?? '0.00'),
    );
    expect(fen(own.sums.tax)).toBe(all);
    const file = await (await demo.browser('staff')).call(calls.myTaxFile, { year });
    expect(file.bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
    const empty = await demo.ask('staff', calls.myTaxYear, { year: '2001' });
    expect(empty.months).toEqual([]);
  });
});

async function readyMonth(demo: DemoGateway) {
  const { months } = await demo.ask('hr', calls.declarationMonths, {});
  const month = months.find(({ people }) => people > 0);
  if (month === undefined) throw new Error('No month is paid.');
  return month;
}

async function peopleOf(demo: DemoGateway, month: string) {
  const ask = (page: number) => demo.ask('hr', calls.declarationPeople, { month, rows: 200, page });
  const first = await ask(1);
  const rows = [...first.rows];
  for (let page = 2; page <= first.totalPage; page += 1) rows.push(...(await ask(page)).rows);
  return rows;
}

async function form(
  demo: DemoGateway,
  request: { readonly month: string; readonly form: 'wages' | 'people' },
) {
  const { bytes } = await (await demo.browser('hr')).call(calls.declarationFile, request);
  const rows = await readSheet(new Blob([new Uint8Array(bytes)]), 10_000);
  return rows.map(({ cells }) => cells);
}
