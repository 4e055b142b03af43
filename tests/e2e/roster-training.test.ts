import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { askAs } from '#tests/support/journey.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('a roster shows training, warns of a shift that overlaps it and of an overdue course', async () => {
  const page = await portal.visit();
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, 'hr', '/portal/scheduling/roster');
  const organs = await askAs(page, calls.organTree, {});
  const organId = organs.find(({ name }) => name === '支持组')?.id ?? '';
  // The session of the demo that is full is six days ahead.
  const month = addDays(dayOf(new Date()), 6).slice(0, 7);
  await page.goto(`/portal/scheduling/roster?organId=${organId}&month=${month}`);
  const frame = await appFrame(page, 'scheduling');
  await frame
    .getByText(/必修“部门消防安全年训”逾期未完成/)
    .first()
    .waitFor();
  const warning = frame.getByRole('button', { name: /与培训“消防安全.*”重叠/ }).first();
  await warning.click();
  const cell = frame.locator('[role="gridcell"][data-focus]');
  await expect.poll(() => cell.getAttribute('aria-label')).toMatch(/培训 11:30–13:30 消防安全/);
  expect(await violationsOf(frame)).toEqual([]);
});

test('an employee sees the own training in the month on a phone, until it is given up', async () => {
  const page = await portal.visit();
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'staff', '/portal/scheduling/mine');
  const { open } = await askAs(page, calls.myLearning, {});
  const later = addDays(dayOf(new Date()), 3);
  const session = open.find(({ fromOn, needsApproval }) => fromOn > later && !needsApproval);
  if (session === undefined) throw new Error('The demo has one.');
  const { sessionId } = session;
  await askAs(page, calls.enrolSelf, { sessionId });
  const show = async () => {
    await page.goto(`/portal/scheduling/mine?month=${session.fromOn.slice(0, 7)}`);
    const frame = await appFrame(page, 'scheduling');
    await frame.getByRole('list').first().waitFor();
    return frame;
  };
  const frame = await show();
  await frame
    .getByText(new RegExp(`^培训 .+${session.name}$`))
    .first()
    .waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await askAs(page, calls.cancelOwnEnrolment, { sessionId });
  const after = await show();
  await after
    .getByText('今天')
    .or(after.getByText(/休息|未排班/))
    .first()
    .waitFor();
  expect(await after.getByText(new RegExp(`^培训 .+${session.name}$`)).count()).toBe(0);
});
