import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

type Act = Omit<RequestOf<typeof calls.actOnApproval>, 'requestKey' | 'approvalId'>;

eachDemo('what was changed in a returned request', (current) => {
  const own = async (demo: DemoGateway, account: string) =>
    (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';

  test('is shown to approvers with what it said before, as far as they may see it', async () => {
    const demo = current();
    const speak = (account: string, approvalId: string, act: Act) =>
      demo.ask(account, calls.actOnApproval, { approvalId, requestKey: uuid7(), ...act });
    const step = async (account: string, rights: Record<string, 'hidden'>) =>
      stepOf({
        id: account,
        name: account,
        who: [{ kind: 'people', ids: [await own(demo, account)] }],
        several: 'and',
        rights,
      });
    const formId = await publishForm(
      demo,
      [await step('manager', {}), await step('hr', { amount: 'hidden' })],
      {
        fields: [
          fieldOf({ id: 'why', nameZh: '事由', nameEn: 'Why', kind: 'text' }),
          fieldOf({ id: 'amount', nameZh: '金额', nameEn: 'Amount', kind: 'money' }),
          fieldOf({ id: 'note', nameZh: '备注', nameEn: 'Note', kind: 'text' }),
        ],
      },
    );
    const first = { why: '出差', amount: '80.00' };
    const approvalId = await sendForm(demo, 'staff', formId, { values: first });
    const changes = async (account: string) => {
      const { filled } = await demo.ask(account, calls.getApproval, { approvalId });
      return [filled?.changed, filled?.before];
    };
    expect(await changes('manager')).toEqual([[], {}]);
    await speak('manager', approvalId, { act: 'return', words: '请核对金额' });
    expect(await changes('manager')).toEqual([[], {}]);
    // What is saved in between is compared with what was sent back, not with the last draft.
    await speak('staff', approvalId, { act: 'save', values: { why: '出差', amount: '90.00' } });
    const values = { why: '出差', amount: '95.00', note: '含税' };
    await speak('staff', approvalId, { act: 'resubmit', values });
    expect(await changes('manager')).toEqual([['amount', 'note'], { amount: '80.00' }]);
    await speak('manager', approvalId, { act: 'approve' });
    expect(await changes('hr')).toEqual([['note'], {}]);
  });
});
