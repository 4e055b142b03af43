import type { Reach } from '../../delivery/outside-fetch.ts';
import { AppTokenCache } from './app-tokens.ts';
import type { Connector } from './connector.ts';
import { createDingtalk } from './dingtalk.ts';
import { createFeishu } from './feishu.ts';
import { isPublicKey } from './fit-settings.ts';
import { createOidc } from './oidc.ts';
import { askWhileBusy, createAsk, type Platform, PlatformError } from './platform.ts';
import { createWecom } from './wecom.ts';

/** The client of each kind of system. */
export type Platforms = Readonly<Record<Connector['kind'], Platform>>;

/** Makes the clients; one gateway has one of each. */
export function createPlatforms(reach: Reach, now: () => Date): Platforms {
  const ask = createAsk(reach);
  const tokens = new AppTokenCache(now);
  return {
    oidc: createOidc(ask, now),
    wecom: createWecom(askWhileBusy(ask), tokens),
    dingtalk: createDingtalk(askWhileBusy(ask), tokens),
    feishu: createFeishu(ask, tokens),
    issuer: {
      address: notAsked,
      redeem: async () => notAsked(),
      test: testIssuer,
    },
  };
}

/** No one is asked: what an issuer signs by has to be there, and to be a key. */
async function testIssuer({ settings: { publicKey }, signKey }: Connector): Promise<void> {
  if (publicKey === '' && signKey === '') throw new PlatformError('refused', 'no key', 'noKey');
  if (publicKey !== '' && !isPublicKey(publicKey)) {
    throw new PlatformError('refused', 'no public key', 'badKey');
  }
}

/** An issuer sends people with a token; no one is sent to it. */
function notAsked(): never {
  throw new PlatformError('refused', 'An issuer has no page to sign in.');
}
