import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('a row that is called by a name in each language', (current) => {
  const namesIn = async (language: string, keyword?: string) => {
    const browser = await current().browser('admin');
    const { answer } = await browser.call(
      calls.payEntryChoices,
      { field: 'item', ...(keyword && { keyword }) },
      { headers: { 'accept-language': language } },
    );
    return (answer.result?.options ?? []).map(({ name }) => name);
  };

  test('has its English name in English', async () => {
    const names = await namesIn('en');
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !/^[\x20-\x7e]+$/.test(name))).toEqual([]);
  });

  test('has its Chinese name in Chinese', async () => {
    const names = await namesIn('zh-CN');
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !/[\u4e00-\u9fff]/.test(name))).toEqual([]);
  });

  test('is found by both names in English, and by its key', async () => {
    const [first = ''] = await namesIn('zh-CN', '加班工资');
    expect(first).toBe('加班工资');
    const found = await namesIn('en', first);
    expect(found).toEqual(['Overtime pay']);
    expect(await namesIn('en', 'overtime PAY')).toEqual(found);
  });
});
