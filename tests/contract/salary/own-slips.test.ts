import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { codeOf, openRun, slipsOf } from '#tests/support/pay-runs.ts';

eachDemo('own slips', (current) => {
  test('staff lists own slips without amounts, and opens them with the password', async () => {
    const demo = current();
    const { slips } = await demo.ask('staff', calls.mySlips, {});
    expect(slips.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(slips)).not.toMatch(/\d\.\d\d/);
    const paySlipId = slips[0]?.id ?? '';
    demo.gateway.clock.advance(6 * 60_000);
    const opened = (account: string, request: object) =>
      codeOf(demo, account, calls.openMySlip, request);
    expect(await opened('staff', { paySlipId })).toBe('uac.confirmNeeded');
    const early = { paySlipId, reply: 'confirm' };
    expect(await codeOf(demo, 'staff', calls.replyMySlip, early)).toBe('salary.notOpened');
    await (await demo.browser('staff')).prove();
    const slip = await demo.ask('staff', calls.openMySlip, { paySlipId });
    expect(slip.lines.length).toBeGreaterThan(5);
    expect(slip.notes.map(({ kind }) => kind)).toEqual(['opened']);
    const file = await (await demo.browser('staff')).call(calls.mySlipFile, { paySlipId });
    expect(file.bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
    // Another one's slip is refused like an unknown one, and so is one of an open run.
    await (await demo.browser('manager')).prove();
    expect(await opened('manager', { paySlipId })).toBe('notFound');
    const open = await openRun(demo);
    const unpaid = (await slipsOf(demo, open.id)).find(
      ({ employmentId }) => employmentId === slip.employmentId,
    );
    expect(await opened('staff', { paySlipId: unpaid?.id ?? '' })).toBe('notFound');
  });

  test('a dispute is answered, and what was said stays', async () => {
    const demo = current();
    const { slips } = await demo.ask('staff', calls.mySlips, {});
    const paySlipId = slips[0]?.id ?? '';
    const bare = { paySlipId, reply: 'dispute' };
    expect(await codeOf(demo, 'staff', calls.replyMySlip, bare)).toBe('salary.reasonNeeded');
    await demo.ask('staff', calls.replyMySlip, { ...bare, reply: 'dispute', text: 'too little' });
    const { rows } = await demo.ask('hr', calls.paySlipDisputes, { open: 'true' });
    expect(rows.map((row) => row.paySlipId)).toContain(paySlipId);
    await demo.ask('hr', calls.answerDispute, { paySlipId, text: 'checked' });
    const again = { paySlipId, text: 'twice' };
    expect(await codeOf(demo, 'hr', calls.answerDispute, again)).toBe('notNow');
    const detail = await demo.ask('hr', calls.paySlipDetail, { paySlipId });
    expect(detail.reply).toBe('answered');
    await demo.ask('staff', calls.replyMySlip, { paySlipId, reply: 'confirm' });
  });
});
