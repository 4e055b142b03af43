import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { articles } from '#gateway/services/help/texts/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

/** The folders of the applications, those of the demo's vendors among them. */
function applications(): readonly string[] {
  return ['../../../subapps', '../../../gateway/seed/vendors'].flatMap((place) =>
    readdirSync(fileURLToPath(new URL(place, import.meta.url)), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
}

test('every application has an article, and there is one about the portal', () => {
  expect([...articles.keys()].sort()).toEqual(['portal', ...applications()].sort());
});

test('both languages of an article explain the same things', () => {
  for (const { app, 'zh-CN': zhCN, en } of articles.values()) {
    const shape = ({ sections }: typeof en) => sections.map(({ lines }) => lines.length);
    expect(shape(en), app).toEqual(shape(zhCN));
    expect(en.sections.length, app).toBeGreaterThan(0);
  }
});

eachDemo('the help', (demo) => {
  test('is found by what it says, and by nothing else', async () => {
    const { title, sections } = await demo().ask('hr', calls.readHelp, { app: 'portal' });
    const [line = ''] = sections.flatMap(({ lines }) => lines);
    const found = await demo().ask('hr', calls.listHelp, { keyword: line.slice(0, 50) });
    expect(found[0]).toMatchObject({ app: 'portal', title, summary: line });
    expect(await demo().ask('hr', calls.listHelp, { keyword: '量子纠缠' })).toEqual([]);
  });

  test('says nothing of an application that the reader may not open', async () => {
    const staff = await demo().browser('staff');
    const { code } = await staff.call(calls.readHelp, { app: 'system' });
    expect(code).toBe('notFound');
    expect(await demo().ask('staff', calls.listHelp, { keyword: '角色管理' })).toEqual([]);
  });
});
