import { expect, test } from 'vitest';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { createResource } from './resource.ts';

/** An outside world whose answers the test gives by hand. */
function desk() {
  const asked: {
    request: string;
    answer: (value: string) => void;
    refuse: (error: Error) => void;
  }[] = [];
  const resource = createResource(
    (request: string) =>
      new Promise<string>((answer, refuse) => asked.push({ request, answer, refuse })),
  );
  return { asked, resource };
}

test('shows the answer once it is there', async () => {
  const { asked, resource } = desk();
  const done = resource.load('a');
  expect(resource.get()).toEqual({ state: 'loading' });
  asked[0]?.answer('A');
  await done;
  expect(resource.get()).toEqual({ state: 'ready', value: 'A', fresh: true });
});

test('an answer that comes too late changes nothing', async () => {
  const { asked, resource } = desk();
  const slow = resource.load('a');
  const quick = resource.load('b');
  asked[1]?.answer('B');
  asked[0]?.answer('A');
  await Promise.all([slow, quick]);
  expect(resource.get()).toMatchObject({ value: 'B' });
});

test('going back shows the earlier answer at once and asks again', async () => {
  const { asked, resource } = desk();
  const first = resource.load('a');
  asked[0]?.answer('A');
  await first;
  const second = resource.load('b');
  asked[1]?.answer('B');
  await second;
  const back = resource.load('a');
  expect(resource.get()).toEqual({ state: 'ready', value: 'A', fresh: false });
  asked[2]?.answer('A2');
  await back;
  expect(resource.get()).toEqual({ state: 'ready', value: 'A2', fresh: true });
});

test('tells a refusal from a failure, and a retry asks the same again', async () => {
  const { asked, resource } = desk();
  const refused = resource.load('a');
  asked[0]?.refuse(new GatewayError('noPermission', { code: 403001, msg: 'no' }));
  await refused;
  expect(resource.get()).toEqual({ state: 'denied' });
  const failed = resource.retry();
  asked[1]?.refuse(new GatewayError('busy', { code: 503001, msg: 'busy, wait' }));
  await failed;
  expect(resource.get()).toEqual({ state: 'failed', words: 'busy, wait' });
  expect(asked.map((one) => one.request)).toEqual(['a', 'a']);
});
