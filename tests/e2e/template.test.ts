import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { root } from '#tests/support/source-files.ts';

const run = promisify(execFile);
const name = 'expense-claims';

/** A new app from each starting point, by its name. */
const made = [
  { start: 'react', code: name, flags: [], manifest: 'manifest.ts' },
  {
    start: 'typescript',
    code: 'badge-list',
    flags: ['--start', 'typescript'],
    manifest: 'manifest.ts',
  },
  { start: 'html', code: 'lunch-list', flags: ['--vendor'], manifest: 'manifest.json' },
] as const;

/** Inside of the project, where its aliases hold, and ignored by git. */
let workshop: string;
const folderOf = (code: string): string => join(workshop, 'apps', code);

beforeAll(async () => {
  await mkdir(join(root, 'build/tests'), { recursive: true });
  workshop = await mkdtemp(join(root, 'build/tests/template-'));
  for (const { code, flags } of made) await make(code, ...flags);
});
afterAll(() => rm(workshop, { recursive: true, force: true }));

describe.each(made)('a new sub-app from $start', ({ code, manifest }) => {
  test('bears its own name everywhere', async () => {
    const files = await readdir(folderOf(code), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const text = await readFile(join(file.parentPath, file.name), 'utf8');
      expect(text, file.name).not.toMatch(/subapp-template|Example App|示例应用/);
    }
    const title = {
      [name]: 'Expense Claims',
      'badge-list': 'Badge List',
      'lunch-list': 'Lunch List',
    };
    expect(await readFile(join(folderOf(code), manifest), 'utf8')).toContain(title[code]);
    expect(await readFile(join(folderOf(code), 'README.md'), 'utf8')).toContain(`\`${manifest}\``);
  });

  test('keeps the rules of types and of style', async () => {
    const types = join(folderOf(code), 'tsconfig.json');
    if (manifest === 'manifest.ts') {
      await writeFile(types, JSON.stringify(await typesOf(), null, 2));
      await run('npx', ['tsc', '-b', folderOf(code)], { cwd: root });
      await rm(types);
    }
    await run('npx', ['biome', 'check', '--vcs-enabled=false', folderOf(code)], { cwd: root });
  });
});

describe('a new sub-app', () => {
  test('of a vendor is registered as one', async () => {
    await make('vendor-list', '--vendor', '--start', 'typescript');
    const manifest = await readFile(join(folderOf('vendor-list'), 'manifest.ts'), 'utf8');
    expect(manifest).toContain("tier: 'vendor'");
    await rm(folderOf('vendor-list'), { recursive: true });
  });

  test('needs a starting point that there is', async () => {
    await expect(make('angular-app', '--start', 'angular')).rejects.toMatchObject({
      stderr: expect.stringContaining('choose one of react, typescript, html'),
    });
  });

  test.each([
    ['', 'Give the new app a name'],
    ['Expense', 'will not do'],
    ['a', 'will not do'],
    ['two--hyphens', 'will not do'],
    ['../escape', 'will not do'],
    ['static', 'host of the portal'],
    [name, 'exists already'],
  ])('is refused in one sentence when it is to be called %s', async (wanted, words) => {
    await expect(make(wanted)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(words),
    });
  });
});

describe('the copy in the portal', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    const outputFolder = join(workshop, 'build');
    const script = join(root, 'tests/support/build-with.mjs');
    await run(process.execPath, [script, outputFolder, join(workshop, 'apps')]);
    portal = await openPortal({ build: outputFolder });
  });
  afterAll(() => portal.close());

  test('shows, chooses, asks and comes back as its first page promises', async () => {
    const page = await portal.visit({ language: 'zh-CN' });
    await signIn(page, 'admin', `/portal/${name}/organs`);
    const frame = await appFrame(page, name);
    await frame.locator('tbody').getByText('蓝港科技').click();
    await frame.getByRole('heading', { name: '蓝港科技' }).waitFor();
    expect(addressOf(page)).toMatch(new RegExp(`^/portal/${name}/organs/[0-9a-f-]{36}$`));

    await frame.getByRole('checkbox').nth(1).check();
    await frame.getByText('已勾选 1 个组织').waitFor();
    await frame.getByRole('button', { name: '清空勾选' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await frame.getByText('已勾选 0 个组织').waitFor();
    expect(await violationsOf(frame)).toEqual([]);

    await page.goBack();
    await frame.getByRole('heading', { name: '组织列表' }).waitFor();
    await page.context().close();
  });

  test('without React keeps what a person adds, in both brightnesses', async () => {
    const page = await portal.visit({ language: 'zh-CN', mode: 'dark' });
    await signIn(page, 'admin', '/portal/badge-list/list');
    const frame = await appFrame(page, 'badge-list');
    await frame.getByRole('textbox', { name: '要添加的事项' }).fill('领取工牌');
    await frame.getByRole('button', { name: '添加' }).click();
    await frame.getByRole('cell', { name: '领取工牌', exact: true }).waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    await page.reload();
    const again = await appFrame(page, 'badge-list');
    await again.getByRole('cell', { name: '领取工牌', exact: true }).waitFor();
    await again.getByRole('button', { name: '清空' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await again.getByText('清单为空').waitFor();
    await page.context().close();
  });
});

/** Runs what `npm run new <name>` runs, in the workshop instead of the project's own folder of sub-apps. */
async function make(wanted: string, ...flags: readonly string[]): Promise<void> {
  const script = join(root, 'subapp-template/new.mjs');
  await run(process.execPath, [script, ...flags, wanted, join(workshop, 'apps')]);
}

/** What type-checks the copy where it lies: the settings of the sub-apps from one level further down. */
async function typesOf(): Promise<object> {
  const own: unknown = JSON.parse(await readFile(join(root, 'subapps/tsconfig.json'), 'utf8'));
  const up = '../../../../..';
  return {
    ...(own as object),
    extends: `${up}/tsconfig.json`,
    compilerOptions: {
      ...(own as { compilerOptions: object }).compilerOptions,
      rootDir: up,
      outDir: `${up}/build/tests/template-types`,
      tsBuildInfoFile: `${up}/build/tests/template-types/info`,
    },
    include: ['**/*.ts', '**/*.tsx', `${up}/ui/css-modules.d.ts`],
    references: ['bridge/guest', 'bridge/react', 'bridge/methods', 'bridge/calls', 'ui'].map(
      (part) => ({ path: `${up}/${part}` }),
    ),
  };
}
