import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { signOf } from '#gateway/services/uac/sign-in/signed-text.ts';
import type { DemoKeys } from './connect-platform.ts';
import { type DemoPerson, demoCorp, demoIssuer } from './demo-people.ts';
import type { SimulatedPlatform } from './simulated-platform.ts';

/** A way by which something outside leads a person in, without a page of the portal before it. */
export type WayIn = 'wecom' | 'dingtalk' | 'older' | 'backend';

/** Every such way, in the order in which they are shown. */
export const waysIn: readonly WayIn[] = ['wecom', 'dingtalk', 'older', 'backend'];

/** What the addresses are made with. */
export interface WayParts {
  readonly platform: SimulatedPlatform;
  readonly keys: DemoKeys;
  readonly portalOrigin: string;
  readonly now: () => Date;
  /** Asks the portal for the ticket of a backend; undefined where it gives none. */
  readonly askTicket: (signed: Readonly<Record<string, string>>) => Promise<string | undefined>;
}

/** The address that leads a person in; undefined where the portal refuses. */
export async function addressOf(
  parts: WayParts,
  way: WayIn,
  person: DemoPerson,
): Promise<string | undefined> {
  const { platform, keys, portalOrigin, now } = parts;
  const timestamp = String(now().getTime());
  switch (way) {
    case 'wecom':
      return signInAddress(portalOrigin, { auth_code: platform.codeFor(person.id) });
    case 'dingtalk': {
      const values = { authCode: platform.codeFor(person.id), corpId: demoCorp.corpId, timestamp };
      return signInAddress(portalOrigin, { ...values, sign: signOf(values, keys.signKey) });
    }
    case 'older': {
      const token = await signToken(parts, person);
      return signInAddress(portalOrigin, { systemFlag: demoIssuer, loginType: 'old', token });
    }
    case 'backend': {
      const { account } = person;
      const values = { systemFlag: demoIssuer, account, nonce: randomUUID(), timestamp };
      return parts.askTicket({ ...values, sign: signOf(values, keys.signKey) });
    }
  }
}

function signInAddress(origin: string, query: Readonly<Record<string, string>>): string {
  return `${origin}/login?${new URLSearchParams(query)}`;
}

function signToken({ keys, portalOrigin, now }: WayParts, person: DemoPerson): Promise<string> {
  const seconds = Math.floor(now().getTime() / 1000);
  return new SignJWT({ jti: randomUUID(), name: person.name })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(demoIssuer)
    .setAudience(portalOrigin)
    .setSubject(person.id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60)
    .sign(keys.privateKey);
}
