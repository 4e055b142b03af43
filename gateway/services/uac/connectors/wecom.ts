import type { AppTokenCache } from './app-tokens.ts';
import type { Connector } from './connector.ts';
import {
  type Ask,
  type Identity,
  mustHave,
  type Platform,
  PlatformError,
  type Said,
  textOf,
  type WorkNotice,
} from './platform.ts';

const late = new Set(['42003', '42022', '40029']);
const tokenGone = new Set(['40014', '42001', '41001']);
const busy = new Set(['-1', '45009', '45033']);

/**
 * WeCom: a page on the desk, silent inside the app (developer.work.weixin.qq.com, paths 98152, 91022, 91039, 98176). The
 * person is known by the user id alone; phone and mail are no part of it.
 */
export function createWecom(ask: Ask, tokens: AppTokenCache): Platform {
  const token = (connector: Connector): Promise<string> =>
    tokens.get(connector, async () => {
      const query = new URLSearchParams({
        corpid: connector.settings.space,
        corpsecret: connector.secret,
      });
      const said = checked(await ask(`${connector.settings.apiAddress}/cgi-bin/gettoken?${query}`));
      return { token: mustHave(said, 'access_token'), seconds: Number(said.expires_in) || 7200 };
    });

  async function person(connector: Connector, code: string, again = true): Promise<Identity> {
    const access = await token(connector);
    const query = new URLSearchParams({ access_token: access, code });
    const { apiAddress } = connector.settings;
    const said = await ask(`${apiAddress}/cgi-bin/auth/getuserinfo?${query}`);
    if (again && tokenGone.has(textOf(said, 'errcode'))) {
      tokens.drop(connector, access);
      return person(connector, code, false);
    }
    // Outsiders come with an openid in its place.
    const subject = mustHave(checked(said), 'userid');
    return { subject, name: subject };
  }

  const send = createSender(ask, tokens, token);

  return {
    address({ settings }, { state, callback }, inApp) {
      const { space: appid, clientId: agentid, authAddress } = settings;
      const shared = { appid, redirect_uri: callback, state };
      if (!inApp) {
        const query = new URLSearchParams({ login_type: 'CorpApp', ...shared, agentid });
        return `${authAddress}/wwlogin/sso/login?${query}`;
      }
      const scope = { response_type: 'code', scope: 'snsapi_base' };
      const query = new URLSearchParams({ ...shared, ...scope, agentid });
      return `${inAppAddress(authAddress)}/connect/oauth2/authorize?${query}#wechat_redirect`;
    },
    redeem: (connector, { code }) => person(connector, code),
    redeemInApp: (connector, code) => person(connector, code),
    async test(connector) {
      tokens.forget(connector);
      await token(connector);
    },
    notify: (connector, notice) => send(connector, notice),
  };
}

/** Notices of the app (path 90236). */
function createSender(
  ask: Ask,
  tokens: AppTokenCache,
  token: (connector: Connector) => Promise<string>,
): (connector: Connector, notice: WorkNotice) => Promise<string> {
  async function send(connector: Connector, notice: WorkNotice, again = true): Promise<string> {
    const access = await token(connector);
    const { apiAddress, clientId } = connector.settings;
    const said = await ask(
      `${apiAddress}/cgi-bin/message/send?${new URLSearchParams({ access_token: access })}`,
      {
        method: 'POST',
        json: {
          touser: notice.subject,
          msgtype: 'textcard',
          agentid: Number(clientId),
          textcard: {
            title: notice.title.slice(0, 128),
            description: notice.text.slice(0, 512),
            url: notice.address,
            btntxt: notice.open,
          },
          enable_duplicate_check: 1,
          duplicate_check_interval: 1800,
        },
      },
    );
    if (again && tokenGone.has(textOf(said, 'errcode'))) {
      tokens.drop(connector, access);
      return send(connector, notice, false);
    }
    // The number is 0 although the person is unknown to the app.
    if (textOf(checked(said), 'invaliduser') !== '') {
      throw new PlatformError('refused', 'invaliduser');
    }
    return textOf(said, 'msgid');
  }

  return send;
}

/** The page inside the app has a host of its own, unless the company has its own installation. */
function inAppAddress(authAddress: string): string {
  return authAddress === 'https://login.work.weixin.qq.com'
    ? 'https://open.weixin.qq.com'
    : authAddress;
}

/** The number counts, never the text. */
function checked(said: Said): Said {
  const code = textOf(said, 'errcode');
  if (code === '0') return said;
  const kind = late.has(code) ? 'late' : busy.has(code) ? 'down' : 'refused';
  throw new PlatformError(kind, `errcode ${code} ${wordsOf(textOf(said, 'errmsg'))}`);
}

/** The words without the hint that only WeCom can read, and so with the address that the company has to trust (60020). */
function wordsOf(errmsg: string): string {
  return errmsg.replace(/,? hint: \[[^\]]*\]/, '').slice(0, 80);
}
