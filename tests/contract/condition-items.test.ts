import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the conditions of a list', (current) => {
  test('are those that the list takes, each under its names', async () => {
    const { items } = await current().ask('hr', calls.getConditionItem, { bizTypeId: 'contract' });
    const { conditions } = await current().ask('hr', calls.getQuery, { bizTypeId: 'contract' });
    expect(items.map(({ key }) => key).toSorted()).toEqual(
      conditions.map(({ field }) => field).toSorted(),
    );
    const day = items.find(({ kind }) => kind === 'day');
    expect(day?.operators).toEqual([
      { operator: 'from', parameter: `${day?.key}From` },
      { operator: 'to', parameter: `${day?.key}To` },
    ]);
    const known = items.filter(({ key }) => !key.startsWith('custom.'));
    const values = { from: '2020-01-01', to: '2030-01-01', is: '1', contains: 'a' } as const;
    for (const { kind, operators, options } of known) {
      for (const { operator, parameter } of operators) {
        if (operator === 'in' && options.length === 0) continue;
        const typed = kind === 'day' ? values[operator as 'from'] : '1';
        const value = operator === 'in' ? [options[0]?.value] : operator === 'is' ? '1' : typed;
        const browser = await current().browser('hr');
        const asked = await browser.send(calls.contractPage, { [parameter]: value });
        expect([parameter, asked.status]).toEqual([parameter, 200]);
      }
    }
  });

  test('are asked for one by one', async () => {
    const { items } = await current().ask('hr', calls.getConditionItem, { bizTypeId: 'contract' });
    const [item] = items;
    if (!item) throw new Error('Contracts have conditions.');
    const asked = { bizTypeId: 'contract', key: item.key, channel: '1' as const };
    expect(await current().ask('hr', calls.getQueryConditionItemByKey, asked)).toEqual({
      item,
      value: item.operators[0]?.parameter,
    });
    const browser = await current().browser('hr');
    const theirs = (await current().ask('maple', calls.currentSession, {})).tenant.id;
    for (const wrong of [{ key: 'nothing' }, { bizTypeId: '66' }, { tenantId: theirs }]) {
      const { code } = await browser.call(calls.getQueryConditionItemByKey, { ...asked, ...wrong });
      expect(code).toBe('notFound');
    }
  });

  test('are refused to those who may not open the list', async () => {
    const tenantIds = [(await current().ask('admin', calls.currentSession, {})).tenant.id];
    const { database } = current().gateway;
    await buildPerson(database, { loginName: 'reader', tenantIds, functions: ['bi.workforce'] });
    const reader = await current().browser('reader');
    const refused = await reader.call(calls.getConditionItem, { bizTypeId: 'contract' });
    expect(refused.code).toBe('noPermission');
  });
});
