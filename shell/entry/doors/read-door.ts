/** What the address of a sign-in carries, as the call that ends it (specification §2; the four sets of /login among them). */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  autoLoginLink,
  enterpriseLogin,
  loginIn,
  oldProductLogin,
  thirdPartyLogin,
} from '#bridge/calls/uac/doors.ts';
import { callGateway } from '../../gateway.ts';

/** Either a session, or the question whose the identity is. */
export type DoorResult = ResultOf<typeof loginIn>;

/** What an address asks for. */
export type Door =
  | { readonly kind: 'illegal' }
  /** The person said no on the page of the other system. */
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'ready';
      /** Whether nothing shows that this browser asked for it: its person is asked first. */
      readonly isUnasked: boolean;
      /** The page that it leads to. Somebody who is signed in here goes there as who they are. */
      readonly to?: string;
      readonly enter: () => Promise<DoorResult>;
    };

const illegal: Door = { kind: 'illegal' };

/** Reads an address. A name that is there twice is illegal, an empty value counts as absent. */
export function readDoor(path: string, search: string): Door {
  const given: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (Object.hasOwn(given, name)) return illegal;
    if (value !== '') given[name] = value;
  }
  if (path === '/sso') return readAnswer(given);
  return path === '/login' ? readSet(given) : readToken(given);
}

function readToken({ token }: Record<string, string>): Door {
  if (!token) return illegal;
  return ready(() => callGateway(loginIn, { token }));
}

function readAnswer(given: Record<string, string>): Door {
  const { system, connector, state, iss, error, code = given.authCode } = given;
  if (error) return { kind: 'refused' };
  if (!connector || !state || !code) return illegal;
  return system === 'oidc'
    ? ready(() => callGateway(thirdPartyLogin, { connector, code, state, ...(iss && { iss }) }))
    : ready(() => callGateway(enterpriseLogin, { connector, code, state }));
}

function readSet(given: Record<string, string>): Door {
  const { authCorpId, userId, vCode, sign, appCode, to = '/' } = given;
  if (authCorpId && userId && vCode && sign && appCode) {
    const values = { authCorpId, userId, vCode, sign, appCode };
    return { ...ready(() => callGateway(autoLoginLink, values)), to };
  }
  const { corpId, authCode, timestamp } = given;
  if (corpId && authCode && timestamp && sign) {
    return ready(() => callGateway(enterpriseLogin, { corpId, authCode, timestamp, sign }));
  }
  const { systemFlag, loginType, token } = given;
  if (systemFlag && loginType && token) {
    return ready(() => callGateway(oldProductLogin, { systemFlag, loginType, token }));
  }
  const { auth_code } = given;
  if (!auth_code) return illegal;
  return ready(() => callGateway(enterpriseLogin, { auth_code }), true);
}

function ready(enter: () => Promise<DoorResult>, isUnasked = false) {
  return { kind: 'ready', isUnasked, enter } as const;
}
