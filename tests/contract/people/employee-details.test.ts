import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

async function employmentOf(demo: DemoGateway, keyword: string): Promise<string> {
  const { rows } = await demo.ask('hr', calls.rosterPage, { keyword });
  return rows[0]?.id ?? '';
}

/** What else is kept of an employee; a new row where nothing is. */
async function detailOf(demo: DemoGateway, employment: string) {
  const { rows } = await demo.ask('hr', calls.employeeDetailPage, { employment });
  const [row] = rows;
  if (row) return demo.ask('hr', calls.employeeDetailGet, { id: row.id });
  return demo.ask('hr', calls.employeeDetailCreate, { values: { employment } });
}

eachDemo('what else is kept of employees', (current) => {
  test('takes its choices from the dictionary of the company, as it is now', async () => {
    const demo = current();
    const { items } = await wordsOf(demo, 'politicalStatus');
    const detail = await detailOf(demo, await employmentOf(demo, '周雨桐'));
    const field = detail.customFields.find(({ code }) => code === 'political_status');
    expect(field?.options).toEqual(items.map(({ code }) => code));
    const league = items.find(({ code }) => code === 'league');
    expect(field?.labels?.league).toBe(league?.name);
    await demo.ask('admin', calls.dictionaryItemCreate, {
      values: {
        category: (await wordsOf(demo, 'politicalStatus')).id,
        code: 'nonParty',
        nameZh: '无党派人士',
        nameEn: 'Independent',
        sortOrder: 60,
        disabled: false,
      },
    });
    const saved = await demo.ask('hr', calls.employeeDetailUpdate, {
      id: detail.id,
      version: detail.version,
      changes: {},
      custom: { political_status: 'nonParty' },
    });
    expect(saved.custom.political_status).toBe('nonParty');
    const found = await demo.ask('hr', calls.employeeDetailPage, {
      custom: ['political_status=nonParty'],
    });
    expect(found.rows.map(({ id }) => id)).toEqual([detail.id]);
    const browser = await demo.browser('hr');
    const wrong = await browser.call(calls.employeeDetailUpdate, {
      id: saved.id,
      version: saved.version,
      changes: {},
      custom: { political_status: 'unheard' },
    });
    expect(wrong.answer.fields).toEqual([{ path: 'custom.political_status', issue: 'choice' }]);
  });

  test('is one row for each employee', async () => {
    const demo = current();
    const employment = await employmentOf(demo, '周雨桐');
    await detailOf(demo, employment);
    const browser = await demo.browser('hr');
    const { answer } = await browser.call(calls.employeeDetailCreate, { values: { employment } });
    expect(answer.fields).toEqual([{ path: 'values.employment', issue: 'taken' }]);
  });

  test('is read by the employee, and changed by none but personnel', async () => {
    const demo = current();
    const { user } = await demo.ask('staff', calls.currentSession, {});
    const own = await detailOf(demo, user.employmentId ?? '');
    const read = await demo.ask('staff', calls.employeeDetailGet, { id: own.id });
    expect(read.can.edit).toBe(false);
    expect(read.rights.nativePlace).toBe('read');
    const browser = await demo.browser('staff');
    const { code } = await browser.call(calls.employeeDetailUpdate, {
      id: own.id,
      version: own.version,
      changes: { nativePlace: '海州' },
    });
    expect(code).toBe('noPermission');
  });

  test('shows a company’s own field in the record of an employee once it is added', async () => {
    const demo = current();
    await demo.ask('admin', calls.customFieldCreate, {
      values: {
        record: 'employeeDetail',
        code: 'shirt',
        kind: 'choice',
        options: 'S\nM\nL',
        nameZh: '工服尺码',
        nameEn: 'Shirt',
        required: false,
        listed: true,
        sortOrder: 90,
      },
    });
    const detail = await detailOf(demo, await employmentOf(demo, '邓可欣'));
    await demo.ask('hr', calls.employeeDetailUpdate, {
      id: detail.id,
      version: detail.version,
      changes: {},
      custom: { shirt: 'M' },
    });
    const { rows } = await demo.ask('hr', calls.employeeDetailHistory, { id: detail.id });
    expect(rows[0]?.changes).toMatchObject([{ field: 'custom.shirt', after: 'M' }]);
  });
});

async function wordsOf(demo: DemoGateway, code: string) {
  const categories = await demo.ask('admin', calls.itemMapCategory, {});
  const items = await demo.ask('admin', calls.itemMap, { category: [code] });
  return { id: categories.find((one) => one.code === code)?.id ?? '', items: items[code] ?? [] };
}
