import { expect, test } from 'vitest';
import { AppTokenCache } from './app-tokens.ts';
import type { Connector } from './connector.ts';
import { askWhileBusy, type Said } from './platform.ts';
import { createWecom } from './wecom.ts';

const connector: Connector = {
  id: '0de30000-0000-7000-8000-000000000009',
  tenantId: '0de30000-0000-7000-8000-000000000008',
  kind: 'wecom',
  settings: {
    name: 'WeCom',
    space: 'corp',
    clientId: '1000002',
    authAddress: 'https://login.work.weixin.qq.com',
    apiAddress: 'https://qyapi.weixin.qq.com',
    publicKey: '',
  },
  secret: 'secret',
  signKey: '',
};

test('an address that the company does not trust yet is named whole, for its administrator to copy', async () => {
  const errmsg =
    'not allow to access from your ip, hint: [1669174386123456789012345], from ip: 203.119.244.177, more info at https://open.work.weixin.qq.com/devtool/query?e=60020';
  const wecom = createWecom(
    async () => ({ errcode: 60020, errmsg }),
    new AppTokenCache(() => new Date()),
  );
  await expect(wecom.test(connector)).rejects.toThrow(/60020 .* from ip: 203\.119\.244\.177/);
});

test('a system that is busy is asked three times, and one that refuses once', async () => {
  const asked = async (said: readonly Said[]) => {
    let times = 0;
    const ask = askWhileBusy(
      async () => said[Math.min(times++, said.length - 1)] ?? {},
      async () => undefined,
    );
    const wecom = createWecom(ask, new AppTokenCache(() => new Date()));
    const ended = await wecom.test(connector).then(
      () => 'passed',
      () => 'failed',
    );
    return `${ended} after ${times}`;
  };
  const busy = { errcode: -1, errmsg: 'system error' };
  const token = { errcode: 0, access_token: 'token', expires_in: 7200 };
  expect(await asked([busy, busy, token])).toBe('passed after 3');
  expect(await asked([busy])).toBe('failed after 3');
  expect(await asked([{ errcode: 40013, errmsg: 'invalid corpid' }])).toBe('failed after 1');
});
