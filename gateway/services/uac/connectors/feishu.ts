import type { AppTokenCache } from './app-tokens.ts';
import type { Connector } from './connector.ts';
import { challengeOf } from './oidc.ts';
import {
  type Ask,
  mustHave,
  type Platform,
  PlatformError,
  type Said,
  textOf,
  type WorkNotice,
} from './platform.ts';

const late = new Set(['20003', '20004', '20065']);
const tokenGone = new Set(['99991663', '99991661', '99991664']);
const busy = new Set(['20050', '20072', '99991400', '230020', '11232']);

/** Feishu and Lark: one page on the desk and inside the app, a code with a verifier (authen/v1/authorize, authen/v2/oauth/token). */
export function createFeishu(ask: Ask, tokens: AppTokenCache): Platform {
  const { token, send } = createSender(ask, tokens);
  return {
    address({ settings }, { state, callback, verifier }) {
      const query = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: callback,
        response_type: 'code',
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      });
      return `${settings.authAddress}/open-apis/authen/v1/authorize?${query}`;
    },
    async redeem({ settings, secret }, { code }, { callback, verifier }) {
      const given = checked(
        await ask(`${settings.apiAddress}/open-apis/authen/v2/oauth/token`, {
          method: 'POST',
          json: {
            grant_type: 'authorization_code',
            client_id: settings.clientId,
            client_secret: secret,
            code,
            redirect_uri: callback,
            code_verifier: verifier,
          },
        }),
      );
      const headers = { authorization: `Bearer ${mustHave(given, 'access_token')}` };
      const { data } = checked(
        await ask(`${settings.apiAddress}/open-apis/authen/v1/user_info`, { headers }),
      );
      // People of other companies may use an app that is offered to all.
      if (textOf(data, 'tenant_key') !== settings.space) {
        throw new PlatformError('refused', 'another company');
      }
      const subject = textOf(data, 'user_id') || mustHave(data, 'open_id');
      return { subject, name: textOf(data, 'name') };
    },
    async test(connector) {
      tokens.forget(connector);
      await token(connector);
    },
    notify: (connector, notice) => send(connector, notice),
  };
}

/** The token of the app, and the notices it sends (im/v1/messages). */
function createSender(ask: Ask, tokens: AppTokenCache) {
  const token = (connector: Connector): Promise<string> =>
    tokens.get(connector, async () => {
      const { clientId: app_id, apiAddress } = connector.settings;
      const said = checked(
        await ask(`${apiAddress}/open-apis/auth/v3/tenant_access_token/internal`, {
          method: 'POST',
          json: { app_id, app_secret: connector.secret },
        }),
      );
      return { token: mustHave(said, 'tenant_access_token'), seconds: Number(said.expire) || 60 };
    });

  async function send(connector: Connector, notice: WorkNotice, again = true): Promise<string> {
    const access = await token(connector);
    const kind = notice.subject.startsWith('ou_') ? 'open_id' : 'user_id';
    const said = await ask(
      `${connector.settings.apiAddress}/open-apis/im/v1/messages?receive_id_type=${kind}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${access}` },
        json: {
          receive_id: notice.subject,
          msg_type: 'interactive',
          uuid: notice.key,
          content: JSON.stringify(cardOf(notice)),
        },
      },
    );
    if (again && tokenGone.has(textOf(said, 'code'))) {
      tokens.drop(connector, access);
      return send(connector, notice, false);
    }
    return textOf(checked(said).data, 'message_id');
  }

  return { token, send };
}

function cardOf({ title, text, address, open }: WorkNotice) {
  return {
    header: { title: { tag: 'plain_text', content: title } },
    elements: [
      { tag: 'div', text: { tag: 'plain_text', content: text } },
      {
        tag: 'action',
        actions: [
          {
            tag: 'button',
            type: 'primary',
            url: address,
            text: { tag: 'plain_text', content: open },
          },
        ],
      },
    ],
  };
}

/** The number comes as a number or as text. */
function checked(said: Said): Said {
  const code = textOf(said, 'code');
  if (code === '0') return said;
  const words = textOf(said, 'msg') || textOf(said, 'error_description');
  const kind = late.has(code) ? 'late' : busy.has(code) ? 'down' : 'refused';
  throw new PlatformError(kind, `code ${code} ${words.slice(0, 80)}`);
}
