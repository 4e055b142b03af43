import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { allRegions, fullRegionName } from '#gateway/services/workflow/regions/regions.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

test('every region but a province is in one that is listed', () => {
  const { byCode, below } = allRegions();
  expect(below.get(null)?.length).toBe(34);
  const lost = [...byCode.values()].filter(
    ({ code, parent }) => !code.endsWith('0000') && (parent === null || !byCode.has(parent)),
  );
  expect(lost).toEqual([]);
  expect(byCode.size).toBeGreaterThan(3000);
});

test('a region is called with what is above it, without headings that are no place', () => {
  expect(fullRegionName('320508', 'zh-CN')).toBe('江苏省 / 苏州市 / 姑苏区');
  expect(fullRegionName('110105', 'zh-CN')).toBe('北京市 / 朝阳区');
  expect(fullRegionName('429004', 'zh-CN')).toBe('湖北省 / 仙桃市');
  expect(fullRegionName('441900', 'en')).toBe('Guangdong / 东莞市');
  expect(fullRegionName('999999', 'en')).toBeUndefined();
});

eachDemo('regions', (current) => {
  const list = async (request: {
    parent?: string;
    keyword?: string;
    depth?: 'city' | 'province';
  }) => current().ask('staff', calls.findFormRegions, { depth: 'county', ...request });

  test('are listed level by level, and found by name, by what is above, and by pinyin', async () => {
    const provinces = await list({ parent: 'CN' });
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toMatchObject({ code: '110000', name: 'Beijing', isLast: false });
    const suzhou = await list({ parent: '320500' });
    expect(suzhou.every(({ isLast }) => isLast)).toBe(true);
    expect(suzhou.map(({ name }) => name)).toContain('姑苏区');
    const cities = await list({ parent: '110000', depth: 'city' });
    expect(cities).toEqual([]);
    expect((await list({ keyword: '苏州姑苏' })).map(({ code }) => code)).toEqual(['320508']);
    expect((await list({ keyword: 'gusu' })).map(({ code }) => code)).toContain('320508');
    expect((await list({ keyword: 'Jiangsu', depth: 'province' })).map(({ code }) => code)).toEqual(
      ['320000'],
    );
    expect((await list({ keyword: '没有这里' })).length).toBe(0);
    expect((await list({ keyword: '市' })).length).toBe(20);
  });

  test('are checked by the depth of their field, and shown by name in the request and its lists', async () => {
    const demo = current();
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const route = [stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [manager] }] })];
    const named = (id: string) => ({
      id,
      nameZh: '地区',
      nameEn: 'Region',
      kind: 'region' as const,
    });
    const formId = await publishForm(demo, route, {
      fields: [fieldOf(named('home')), fieldOf({ ...named('work'), depth: 'city' })],
    });
    const values = { home: '320508', work: '320500' };
    const approvalId = await sendForm(demo, 'staff', formId, { values });
    const { filled, lines } = await demo.ask('manager', calls.getApproval, { approvalId });
    expect(filled?.names['320508']).toBe('Jiangsu / 苏州市 / 姑苏区');
    expect(lines.map(({ value }) => value)).toEqual([
      'Jiangsu / 苏州市 / 姑苏区',
      'Jiangsu / 苏州市',
    ]);
    const printed = await (await demo.browser('manager')).call(calls.printApproval, { approvalId });
    expect(printed.status).toBe(200);
    const refused = async (wrong: Readonly<Record<string, string>>) => {
      const { answer } = await (await demo.browser('staff')).call(calls.formInstanceCreate, {
        event: 'resolve',
        formId,
        version: 1,
        values: wrong,
        chosen: {},
        hash: null,
        requestKey: uuid7(),
      });
      return answer.fields?.map(({ path, issue }) => [path, issue]);
    };
    // A city is not enough, a district too much, and there is no such place.
    expect(await refused({ home: '320500' })).toEqual([['values.home', 'choice']]);
    expect(await refused({ work: '320508' })).toEqual([['values.work', 'choice']]);
    expect(await refused({ home: '320599' })).toEqual([['values.home', 'choice']]);
    const [shape] = (await refused({ home: '苏州' })) ?? [];
    expect(shape).toEqual(['values.home', 'invalid']);
  });
});
