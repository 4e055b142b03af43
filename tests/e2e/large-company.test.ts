import type { Frame, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { addManyOrgans } from '#tests/support/many-organs.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

const portal = portalOfFile({}, { database: 'PGlite' });
const count = 1100;
let region: { readonly id: string; readonly name: string };

beforeAll(async () => {
  const { database } = portal;
  const tenantId = await tenantOf(database, 'harbour');
  region = await database.withTransaction({ tenantId, accountId: null }, 'read', (transaction) =>
    transaction
      .selectFrom('organ_row as below')
      .innerJoin('organ_row as top', (join) =>
        join
          .onRef('top.organ_id', '=', 'below.parent_id')
          .on('top.parent_id', 'is', null)
          .on('top.to_on', 'is', null),
      )
      .where('below.to_on', 'is', null)
      .orderBy('below.sort_order')
      .select(['below.organ_id as id', 'below.name'])
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  const from = addDays(dayOf(new Date()), -1);
  await addManyOrgans(database, { tenantId, parentId: region.id, count, from });
});

/** Opens a page as the personnel officer, and keeps what it asks the gateway for. */
async function open(path: string, app: string) {
  const page = await portal.visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'hr', path);
  return { page, frame: await appFrame(page, app), asked };
}

const node = (frame: Frame, name: string) => frame.getByRole('treeitem', { name });

/** Searches in the tree in sight and chooses what is found. */
async function find(frame: Frame, name: string): Promise<void> {
  await frame
    .getByRole('searchbox', { name: /部门|组织/ })
    .last()
    .fill(name);
  await node(frame, name).click();
}

test('the departments beside a list come level by level, and are searched on the gateway', async () => {
  const { page, frame, asked } = await open('/portal/personnel/roster', 'personnel');
  await node(frame, region.name).waitFor();
  expect(await node(frame, '网点 1').count()).toBe(0);
  await find(frame, '网点 1077');
  await expect.poll(() => addressOf(page)).toContain('organId=');
  // Without the search the way to what is chosen stays open.
  await frame
    .getByRole('searchbox', { name: /部门|组织/ })
    .last()
    .fill('');
  await node(frame, region.name).waitFor();
  const chosen = node(frame, '网点 1077');
  await expect
    .poll(() => frame.getByRole('treeitem', { selected: true }).innerText())
    .toContain('网点 1077');
  expect(await chosen.count()).toBe(1);
  expect(asked).toContain(calls.organLevels.path);
  expect(asked).not.toContain(calls.organTree.path);
});

test.each([
  ['/portal/personnel/roster', 'personnel'],
  ['/portal/ums/structure', 'ums'],
])(
  'a search in the tree of %s that fails keeps its words, and is tried again',
  async (path, app) => {
    const { page, frame } = await open(path, app);
    await node(frame, region.name).waitFor();
    await page.route(`**${calls.organLevels.path}*`, (route) => route.abort());
    const box = frame.getByRole('searchbox', { name: /部门|组织/ }).last();
    await box.fill('网点 1077');
    await frame.getByText('加载失败').waitFor();
    expect(await box.inputValue()).toBe('网点 1077');
    await page.unroute(`**${calls.organLevels.path}*`);
    await frame.getByRole('button', { name: '重试' }).click();
    await node(frame, '网点 1077').waitFor();
    await box.fill('');
    await node(frame, region.name).waitFor();
  },
);

/** Opens the form of a transfer of the first person of the roster. */
async function startTransfer(page: Page, frame: Frame): Promise<Frame> {
  await frame.locator('tr[data-row]').first().click();
  await frame.getByRole('tab', { name: '变更记录' }).waitFor();
  await frame.getByRole('button', { name: '人事异动' }).click();
  await frame.getByRole('menuitem', { name: '调动', exact: true }).click();
  await frame.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).waitFor();
  return appFrame(page, 'personnel');
}

test('a department is chosen for a transfer by what is typed', async () => {
  const { page, frame, asked } = await open('/portal/personnel/roster', 'personnel');
  const form = await startTransfer(page, frame);
  await form.getByRole('dialog').getByText('选择部门').click();
  await find(form, '网点 842');
  await form.getByRole('dialog').getByRole('button', { name: '网点 842' }).waitFor();
  expect(asked).not.toContain(calls.organTree.path);
});
