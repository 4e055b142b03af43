import { beforeAll, expect, test } from 'vitest';
import { longestStored, mostStored } from '#bridge/calls/home/app-storage.ts';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('what an app keeps for a person', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const keep = (account: string, app: string, key: string, value: string | null) =>
    demo.ask(account, calls.keepStored, { app, key, value });
  const read = async (account: string, app: string, key: string) =>
    (await demo.ask(account, calls.readStored, { app, key })).value;

  test('is for this person, this company and this app alone, and its last value counts', async () => {
    await keep('hr', 'alpha', 'view', '{"dense":false}');
    await keep('hr', 'alpha', 'view', '{"dense":true,"mark":"\\u0000\\ud800"}');
    expect(await read('hr', 'alpha', 'view')).toBe('{"dense":true,"mark":"\\u0000\\ud800"}');
    expect(await read('hr', 'beta', 'view')).toBeNull();
    expect(await read('manager', 'alpha', 'view')).toBeNull();
    expect(await read('maple', 'alpha', 'view')).toBeNull();
  });

  test('is gone when it is taken away, which is no fault where nothing was', async () => {
    await keep('staff', 'beta', 'b', '1');
    await keep('staff', 'beta', 'a', '2');
    expect(await demo.ask('staff', calls.listStored, { app: 'beta' })).toEqual({
      keys: ['a', 'b'],
    });
    await keep('staff', 'beta', 'b', null);
    await keep('staff', 'beta', 'b', null);
    expect(await demo.ask('staff', calls.listStored, { app: 'beta' })).toEqual({ keys: ['a'] });
  });

  test('has an end: no app that is not registered, nothing but JSON, so many values and so long', async () => {
    const browser = await demo.browser('operator');
    const code = async (app: string, key: string, value: string) =>
      (await browser.call(calls.keepStored, { app, key, value })).code;
    expect(await code('nobody', 'a', '1')).toBe('notFound');
    expect(await code('beta', 'a', '{')).toBe('badInput');
    expect(await code('beta', 'a b', '1')).toBe('badInput');
    expect(await code('beta', 'a', `"${'x'.repeat(longestStored)}"`)).toBe('badInput');
    for (let index = 0; index < mostStored; index += 1)
      expect(await code('beta', `key-${index}`, '1')).toBe('ok');
    expect(await code('beta', 'one-more', '1')).toBe('tooLarge');
    expect(await code('beta', 'key-0', '2')).toBe('ok');
    const { keys } = await demo.ask('operator', calls.listStored, { app: 'beta' });
    expect(keys).toHaveLength(mostStored);
  });
});
