import { afterAll, beforeAll, describe } from 'vitest';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { databaseKinds } from './database.ts';
import { openTestGateway, type TestGateway, type TestGatewayOptions } from './gateway.ts';
import type { ShellClient } from './shell-client.ts';

/** A gateway over the demo companies, with a signed-in browser for each account that a test asks for. */
export interface DemoGateway {
  readonly gateway: TestGateway;
  /** The day the demo was made for, which is today. */
  readonly today: string;
  /** A browser that is signed in; the same one each time. */
  browser(account: string): Promise<ShellClient>;
  /** Speaks a call as an account and returns its result; fails the test when it is refused. */
  ask<C extends AnyCall>(account: string, call: C, request: RequestOf<C>): Promise<ResultOf<C>>;
}

/** Runs a suite once per database over a fresh demo. */
export function eachDemo(
  name: string,
  suite: (current: () => DemoGateway) => void,
  options: Pick<TestGatewayOptions, 'listen'> = {},
): void {
  describe.each(databaseKinds)(`${name} on %s`, (kind) => {
    let demo: DemoGateway | null = null;
    beforeAll(async () => {
      demo = createDemo(await openTestGateway({ kind, demo: true, ...options }));
    });
    afterAll(async () => {
      await demo?.gateway.close();
    });
    suite(() => {
      if (demo === null) throw new Error('The demo is there only while tests run.');
      return demo;
    });
  });
}

/** A demo over an open gateway. */
export function createDemo(gateway: TestGateway): DemoGateway {
  const browsers = new Map<string, Promise<ShellClient>>();
  const browser = (account: string): Promise<ShellClient> => {
    const known = browsers.get(account) ?? signIn(gateway, account);
    browsers.set(account, known);
    return known;
  };
  return {
    gateway,
    today: dayOf(gateway.clock.now()),
    browser,
    async ask(account, call, request) {
      const { answer } = await (await browser(account)).call(call, request);
      if (answer.result === undefined) {
        throw new Error(
          `${call.name} as ${account}: ${answer.msg} ${JSON.stringify(answer.fields)}`,
        );
      }
      return answer.result;
    },
  };
}

async function signIn(gateway: TestGateway, account: string): Promise<ShellClient> {
  const client = gateway.browser();
  await client.signIn(account);
  return client;
}
