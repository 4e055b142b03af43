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
} from './platform.ts';

const late = new Set(['40078', '40029', 'invalidParameter.authCode.notFound']);
const tokenGone = new Set(['40014', '42001', '41001', '88', 'InvalidAuthentication']);
const busy = new Set(['-1', '90018', '90002', '90020']);

/** DingTalk: a page on the desk, a code from inside the app; newer calls and older ones have hosts of their own. */
export function createDingtalk(ask: Ask, tokens: AppTokenCache): Platform {
  const { token, older, whole } = createCaller(ask, tokens);

  async function byPage(connector: Connector, code: string): Promise<Identity> {
    const { clientId, apiAddress, space } = connector.settings;
    const grant = {
      clientId,
      clientSecret: connector.secret,
      code,
      grantType: 'authorization_code',
    };
    const given = checked(
      await ask(`${apiAddress}/v1.0/oauth2/userAccessToken`, { method: 'POST', json: grant }),
    );
    // Only with the scope `corpid` the token says of which company it is; another one is refused.
    if (textOf(given, 'corpId') !== space) throw new PlatformError('refused', 'another company');
    const headers = { 'x-acs-dingtalk-access-token': mustHave(given, 'accessToken') };
    const me = checked(await ask(`${apiAddress}/v1.0/contact/users/me`, { headers }));
    const unionid = mustHave(me, 'unionId');
    const found = await older(connector, '/topapi/user/getbyunionid', { unionid });
    if (textOf(found, 'contact_type') === '1')
      throw new PlatformError('refused', 'outside contact');
    return { subject: mustHave(found, 'userid'), name: textOf(me, 'nick') };
  }

  return {
    address({ settings }, { state, callback }) {
      const query = new URLSearchParams({
        redirect_uri: callback,
        response_type: 'code',
        client_id: settings.clientId,
        scope: 'openid corpid',
        state,
        prompt: 'consent',
        corpId: settings.space,
      });
      return `${settings.authAddress}/oauth2/auth?${query}`;
    },
    redeem: (connector, { code }) => byPage(connector, code),
    async redeemInApp(connector, code) {
      const found = await older(connector, '/topapi/v2/user/getuserinfo', { code });
      return { subject: mustHave(found, 'userid'), name: textOf(found, 'name') };
    },
    async test(connector) {
      tokens.forget(connector);
      await token(connector);
    },
    async notify(connector, { subject, title, text, address, open, agent }) {
      if (agent === '') throw new PlatformError('refused', 'no agent_id');
      const card = { title, markdown: `**${title}**\n\n${text}`, single_title: open };
      const said = await whole(connector, '/topapi/message/corpconversation/asyncsend_v2', {
        agent_id: Number(agent),
        userid_list: subject,
        msg: { msgtype: 'action_card', action_card: { ...card, single_url: address } },
      });
      return textOf(said, 'task_id');
    },
  };
}

/** The token of the app, and the older calls, which take it in their address. */
function createCaller(ask: Ask, tokens: AppTokenCache) {
  const token = (connector: Connector): Promise<string> =>
    tokens.get(connector, async () => {
      const { clientId: appKey, apiAddress } = connector.settings;
      const said = checked(
        await ask(`${apiAddress}/v1.0/oauth2/accessToken`, {
          method: 'POST',
          json: { appKey, appSecret: connector.secret },
        }),
      );
      return { token: mustHave(said, 'accessToken'), seconds: Number(said.expireIn) || 7200 };
    });

  async function whole(
    connector: Connector,
    path: string,
    json: Said,
    again = true,
  ): Promise<Said> {
    const access = await token(connector);
    const query = new URLSearchParams({ access_token: access });
    const address = `${olderAddress(connector.settings.apiAddress)}${path}?${query}`;
    const said = await ask(address, { method: 'POST', json });
    if (again && tokenGone.has(textOf(said, 'errcode'))) {
      tokens.drop(connector, access);
      return whole(connector, path, json, false);
    }
    return checked(said);
  }

  const older = async (connector: Connector, path: string, json: Said): Promise<unknown> =>
    (await whole(connector, path, json)).result;

  return { token, older, whole };
}

function olderAddress(apiAddress: string): string {
  return apiAddress === 'https://api.dingtalk.com' ? 'https://oapi.dingtalk.com' : apiAddress;
}

/** Older calls have a number, newer ones a word, and both may be absent where all went well. */
function checked(said: Said): Said {
  const code = textOf(said, 'errcode') || textOf(said, 'code');
  if (code === '' || code === '0') return said;
  const words = textOf(said, 'errmsg') || textOf(said, 'message');
  const kind = late.has(code) ? 'late' : busy.has(code) ? 'down' : 'refused';
  throw new PlatformError(kind, `${code} ${words.slice(0, 80)}`);
}
