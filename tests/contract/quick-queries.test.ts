import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('quick queries', (current) => {
  const shownTo = async (account: string, bizTypeId: string): Promise<string[]> => {
    const { conditions } = await current().ask(account, calls.getQuery, { bizTypeId });
    return conditions.filter(({ shown }) => shown).map(({ field }) => field);
  };

  test('offer the filters of a list with their words, and listed fields of the company', async () => {
    await current().ask('admin', calls.customFieldCreate, {
      values: {
        record: 'post',
        code: 'level',
        nameZh: '层级',
        nameEn: 'Level',
        kind: 'choice',
        options: '高\n低',
        required: false,
        listed: true,
        sortOrder: 10,
      },
    });
    const { conditions } = await current().ask('hr', calls.getQuery, { bizTypeId: 'post' });
    expect(conditions).toContainEqual({
      field: 'custom.level',
      name: 'Level',
      kind: 'choice',
      target: null,
      options: [
        { value: '高', label: '高' },
        { value: '低', label: '低' },
      ],
      shown: true,
    });
    expect(conditions.find(({ field }) => field === 'status')?.options).toContainEqual({
      value: 'open',
      label: 'Open',
    });
  });

  test('are kept for each person, in the order chosen', async () => {
    const all = await shownTo('hr', 'position');
    const [first = '', second = ''] = all;
    const fields = [second, first];
    await current().ask('hr', calls.updateZPCustFieldRage, { bizTypeId: 'position', fields });
    expect(await shownTo('hr', 'position')).toEqual(fields);
    expect(await shownTo('admin', 'position')).toEqual(all);
  });

  test('refuse fields that are no condition, and records without their function', async () => {
    const hr = await current().browser('hr');
    const odd = await hr.call(calls.updateZPCustFieldRage, {
      bizTypeId: 'position',
      fields: ['secret'],
    });
    expect(odd.code).toBe('noFieldPermission');
    expect((await hr.call(calls.getQuery, { bizTypeId: 'nothing' })).code).toBe('notFound');
    const staff = await current().browser('staff');
    expect((await staff.call(calls.getQuery, { bizTypeId: 'grade' })).code).toBe('noPermission');
    const batch = await staff.call(calls.getBatchModifyCondition, { bizTypeId: 'contract' });
    expect(batch.code).toBe('noPermission');
  });

  test('name the fields that many rows can be changed in', async () => {
    const { fields } = await current().ask('hr', calls.getBatchModifyCondition, {
      bizTypeId: 'position',
    });
    const names = fields.map(({ field }) => field);
    expect(names).toContain('firstPlanned');
    // What changes from a day on has dated rows of its own.
    expect(names).not.toContain('planned');
    expect(names).not.toContain('code');
    expect(names).not.toContain('filled');
  });
});
