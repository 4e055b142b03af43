import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import type { DemoAccountName } from '#tests/support/portal.ts';

eachDemo('the rights on fields', (current) => {
  async function rightsOf(account: DemoAccountName): Promise<Record<string, string>> {
    const { fields } = await current().ask(account, calls.listFieldRights, {
      bizTypeId: 'employee',
    });
    return Object.fromEntries(fields.map(({ field, right }) => [field, right]));
  }

  test('everybody learns what they may do with each field before a record is opened', async () => {
    expect(await rightsOf('hr')).toMatchObject({ name: 'write', bankAccount: 'read' });
    expect(await rightsOf('manager')).toMatchObject({ name: 'read', organId: 'read' });
    expect(await rightsOf('operator')).toMatchObject({ phone: 'hidden', bankAccount: 'hidden' });
  });
});
