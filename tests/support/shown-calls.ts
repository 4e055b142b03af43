import type { Page } from 'playwright';
import { bridgeCallPage } from '#bridge/calls/audit/bridge-calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';

type Row = ResultOf<typeof bridgeCallPage>['rows'][number];

/** What apps asked: usual calls, one that went wrong, and some of an app that tries what it may not. */
const kinds = [
  ['ums', 'tabs.open', 'served', 'ok'],
  ['personnel', 'session.token', 'served', 'ok'],
  ['bi', 'navigation.replace', 'served', 'ok'],
  ['personnel', 'jobs.start', 'served', 'busy'],
  ['tourshop', 'tabs.open', 'refused', 'badInput'],
  ['tourshop', 'salary.readAll', 'refused', 'unknownMethod'],
  ['tourshop', 'search.register', 'refused', 'notGranted'],
  ['tourshop', 'tabs.title', 'refused', 'throttled'],
] as const;

const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  ums: { 'zh-CN': '组织与岗位', en: 'Organisation' },
  personnel: { 'zh-CN': '员工档案', en: 'Employees' },
  bi: { 'zh-CN': '人力分析', en: 'Workforce' },
};

/** Shows a page the same calls each time; who walks through pages makes calls all the while. */
export async function showSameCalls(page: Page, language: Locale): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  const rows = kinds.map(([app, method, decision, code], index): Row => {
    const mountId = '0199aaaa-0000-4000-8000-000000000001';
    return {
      id: String(index),
      mountId,
      app,
      method,
      decision,
      code,
      lost: 0,
      // The gateway names an app that is no longer there by its code.
      appName: names[app]?.[language] ?? app,
      at: new Date(now - index * 37_000).toISOString(),
      userName: '周雨桐',
      account: 'staff',
      accountId: mountId,
      milliseconds: index * 11.3,
      size: index * index * 1234,
    };
  });
  const result: ResultOf<typeof bridgeCallPage> = { rows, total: 8, page: 1, totalPage: 1 };
  await page.route(`**${bridgeCallPage.path}`, (route) =>
    route.fulfill({ json: { code: 0, msg: '', result } }),
  );
}
