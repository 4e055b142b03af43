import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { askAs } from '#tests/support/journey.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
const patience = 180_000;

/** A link to choose a time of an interview for the newest application of a job that is in the stage of interviews. */
async function linkOf(page: Page): Promise<string> {
  const [job] = await askAs(page, calls.jobNames, { state: 'open' });
  const board = await askAs(page, calls.recruitBoard, { jobId: job?.id ?? '' });
  const stage = board.stages.find(({ kind }) => kind === 'interview');
  const card = board.cards.find(({ stageId }) => stageId === stage?.id);
  const [person] = (await askAs(page, calls.searchPeople, { keyword: '王' })).people;
  const panel = [person?.id ?? ''];
  const times = await askAs(page, calls.freeTimes, { panel, minutes: 30 });
  const { link } = await askAs(page, calls.offerTimes, {
    applicationId: card?.id ?? '',
    minutes: 30,
    mode: 'video',
    panel,
    times: times.slice(0, 3),
  });
  return link;
}

test(
  'a candidate agrees on the page of an interview, and a recruiter removes the data of another one',
  async () => {
    const page = await portal.visit();
    await signIn(page, 'hr', '/portal/recruitment/privacy');
    const frame = await appFrame(page, 'recruitment');
    await frame.getByRole('heading', { name: '信息保护' }).waitFor();
    await frame.getByLabel('保存期限（月）').waitFor();
    expect(await violationsOf(frame)).toEqual([]);

    const link = await linkOf(page);
    const phone = await portal.visit();
    await phone.setViewportSize({ width: 390, height: 780 });
    await phone.goto(new URL(link).pathname + new URL(link).hash);
    const part = phone.getByRole('region', { name: '您的个人信息' });
    await part.getByText('个人信息保存同意书').click();
    await part.getByRole('checkbox').check();
    expect(await violationsOf(phone)).toEqual([]);
    await part.getByRole('button', { name: '同意', exact: true }).click();
    await part.getByText(/您已于 .+ 同意保存个人信息/).waitFor();

    const channel = (await askAs(page, calls.channelsByKeyword, {}))[0]?.id ?? '';
    const values = { name: '司徒清越', phone: '13977712345', channel };
    const { id } = await askAs(page, calls.candidateCreate, { values });
    await page.goto('/portal/recruitment/candidates?keyword=司徒清越');
    const list = await appFrame(page, 'recruitment');
    await list.getByText('司徒清越').first().click();
    await list.getByRole('button', { name: '同意与清除' }).click();
    const dialog = list.getByRole('dialog', { name: '司徒清越：信息保护' });
    await dialog.getByRole('textbox', { name: '日期' }).fill('2026-01-05');
    await dialog.getByRole('textbox', { name: '日期' }).press('Tab');
    await dialog.getByRole('button', { name: '登记' }).click();
    await dialog.getByText('保存至 2028-01-05').waitFor();
    expect(await violationsOf(list)).toEqual([]);
    await dialog.getByRole('button', { name: '清除个人信息' }).click();
    const question = list.getByRole('dialog', { name: /^清除“司徒清越”/ });
    await question.getByRole('button', { name: '清除', exact: true }).click();
    await question.waitFor({ state: 'hidden' });
    await dialog.waitFor({ state: 'hidden' });
    await expect(askAs(page, calls.candidateGet, { id })).rejects.toThrow('was refused');
  },
  patience,
);
