import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { buttonOf, challengeOf, json, makeKeys } from './platform-answers.ts';
import type {
  PlatformAnswer,
  PlatformPerson,
  PlatformPlan,
  PlatformRequest,
  SentNotice,
} from './platform-types.ts';
import { readJson, readObject } from './read-object.ts';

interface Grant {
  readonly person: PlatformPerson;
  readonly redirect: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly until: number;
  used: boolean;
}

/** Milliseconds for which a code works. */
const CODE_LIFE = 5 * 60_000;

/**
 * WeCom, DingTalk, Feishu and a provider of OpenID Connect, as far as signing in asks for them: their addresses, their
 * errors, codes that work once.
 */
export class SimulatedPlatform {
  readonly plan: PlatformPlan;
  /** Work notices as they arrived. */
  readonly notices: SentNotice[] = [];
  /** What ID tokens and the metadata of the provider say instead: for tests of who believes them. */
  forged: { claims?: Readonly<Record<string, unknown>>; issuer?: string } = {};
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, PlatformPerson | 'app'>();
  #keys: ReturnType<typeof makeKeys> | undefined;

  constructor(plan: PlatformPlan) {
    this.plan = plan;
  }

  /** Drops every token that was given, as a platform may at any time. */
  endTokens(): void {
    this.#tokens.clear();
  }

  /** A code for somebody, as the platform's own pages and apps give it. */
  codeFor(id: string, redirect = '', challenge = '', nonce = ''): string {
    const person = this.plan.people.find((one) => one.id === id);
    if (person === undefined) throw new Error(`Nobody is called ${id}.`);
    const code = randomBytes(24).toString('hex');
    const until = this.plan.now().getTime() + CODE_LIFE;
    this.#codes.set(code, { person, redirect, challenge, nonce, until, used: false });
    return code;
  }

  /** Handles a request; undefined for what the platform does not have. */
  async answer(request: PlatformRequest): Promise<PlatformAnswer | undefined> {
    const [, name = ''] = request.path.split('/');
    const path = request.path.slice(name.length + 1);
    switch (name) {
      case 'wecom':
        return this.#wecom(path, request);
      case 'dingtalk':
        return this.#dingtalk(path, request);
      case 'feishu':
        return this.#feishu(path, request);
      case 'oidc':
        return this.#oidc(path, request);
      default:
        return undefined;
    }
  }

  #wecom(path: string, { query, body: text }: PlatformRequest): PlatformAnswer | undefined {
    const { corpId, secret } = this.plan;
    if (path === '/wwlogin/sso/login' || path === '/connect/oauth2/authorize') {
      // WeCom takes letters and digits alone, 128 of them.
      const isPlain = /^[a-z0-9]{1,128}$/i.test(query.get('state') ?? '');
      if (!isPlain) return json({ errcode: 84025, errmsg: 'invalid state' });
      return this.#choose(query, query.get('appid') === corpId, 'code');
    }
    if (path === '/cgi-bin/gettoken') {
      const isKnown = query.get('corpid') === corpId && query.get('corpsecret') === secret;
      if (!isKnown) return json({ errcode: 40001, errmsg: 'invalid credential' });
      return json({ errcode: 0, errmsg: 'ok', access_token: this.#token('app'), expires_in: 7200 });
    }
    if (path !== '/cgi-bin/auth/getuserinfo' && path !== '/cgi-bin/message/send') return undefined;
    if (this.#tokens.get(query.get('access_token') ?? '') !== 'app') {
      return json({ errcode: 40014, errmsg: 'invalid access_token' });
    }
    if (path === '/cgi-bin/message/send') {
      const sent = readJson(text);
      const card = readObject(sent.textcard);
      const isKnown = this.#keep(sent.touser, card.title, card.url);
      return json({
        errcode: 0,
        errmsg: 'ok',
        invaliduser: isKnown ? '' : sent.touser,
        msgid: 'm1',
      });
    }
    const grant = this.#spend(query.get('code'));
    if (typeof grant === 'string') {
      return json({ errcode: { unknown: 40029, used: 42022, late: 42003 }[grant], errmsg: grant });
    }
    return json({ errcode: 0, errmsg: 'ok', userid: grant.person.id });
  }

  #dingtalk(path: string, request: PlatformRequest): PlatformAnswer | undefined {
    const { corpId, clientId, secret } = this.plan;
    const body = readJson(request.body);
    if (path === '/oauth2/auth') {
      return this.#choose(request.query, request.query.get('client_id') === clientId, 'authCode');
    }
    if (path === '/v1.0/oauth2/accessToken') {
      if (body.appKey !== clientId || body.appSecret !== secret) {
        return json({ code: 'invalidClientIdOrSecret', message: 'invalid' }, 400);
      }
      return json({ accessToken: this.#token('app'), expireIn: 7200 });
    }
    if (path === '/v1.0/oauth2/userAccessToken') {
      const grant = this.#spend(body.code);
      if (typeof grant === 'string' || body.clientSecret !== secret) {
        return json({ code: 'invalidParameter.authCode.notFound', message: 'code' }, 400);
      }
      return json({ accessToken: this.#token(grant.person), expireIn: 7200, corpId });
    }
    if (path === '/v1.0/contact/users/me') {
      const person = this.#tokens.get(String(request.headers['x-acs-dingtalk-access-token']));
      if (person === undefined || person === 'app') {
        return json({ code: 'InvalidAuthentication', message: 'token' }, 400);
      }
      return json({ nick: person.name, unionId: `union-${person.id}` });
    }
    if (this.#tokens.get(request.query.get('access_token') ?? '') !== 'app') {
      return json({ errcode: 40014, errmsg: 'invalid access_token' });
    }
    if (path === '/topapi/message/corpconversation/asyncsend_v2') {
      const card = readObject(readObject(body.msg).action_card);
      if (typeof body.agent_id !== 'number') return json({ errcode: 40035, errmsg: 'agent_id' });
      this.#keep(body.userid_list, card.title, card.single_url);
      return json({ errcode: 0, errmsg: 'ok', task_id: 7 });
    }
    if (path === '/topapi/user/getbyunionid') {
      const userid = String(body.unionid).replace(/^union-/, '');
      return json({ errcode: 0, errmsg: 'ok', result: { userid, contact_type: 0 } });
    }
    if (path !== '/topapi/v2/user/getuserinfo') return undefined;
    const grant = this.#spend(body.code);
    if (typeof grant === 'string') return json({ errcode: 40078, errmsg: 'code' });
    const { id: userid, name } = grant.person;
    return json({ errcode: 0, errmsg: 'ok', result: { userid, name } });
  }

  #feishu(
    path: string,
    { query, headers, body: text }: PlatformRequest,
  ): PlatformAnswer | undefined {
    const { corpId, clientId, secret } = this.plan;
    const body = readJson(text);
    if (path === '/open-apis/authen/v1/authorize') {
      return this.#choose(query, query.get('client_id') === clientId, 'code');
    }
    if (path === '/open-apis/auth/v3/tenant_access_token/internal') {
      const isKnown = body.app_id === clientId && body.app_secret === secret;
      if (!isKnown) return json({ code: 10014, msg: 'app secret invalid' });
      return json({ code: 0, msg: 'ok', tenant_access_token: this.#token('app'), expire: 7200 });
    }
    if (path === '/open-apis/authen/v2/oauth/token') {
      const grant = this.#spend(body.code);
      if (typeof grant === 'string') {
        return json({ code: { unknown: 20003, used: 20065, late: 20004 }[grant], msg: grant }, 400);
      }
      if (body.client_secret !== secret) return json({ code: 20002, msg: 'secret' }, 400);
      if (body.redirect_uri !== grant.redirect) return json({ code: 20071, msg: 'redirect' }, 400);
      if (challengeOf(body.code_verifier) !== grant.challenge) {
        return json({ code: 20049, msg: 'PKCE' }, 400);
      }
      return json({ code: '0', access_token: this.#token(grant.person), expires_in: 7200 });
    }
    if (path === '/open-apis/im/v1/messages') {
      const token = String(headers.authorization).replace(/^Bearer /, '');
      if (this.#tokens.get(token) !== 'app') return json({ code: 99991663, msg: 'token' }, 400);
      const { header, elements } = readJson(String(body.content));
      const title = readObject(readObject(header).title).content;
      const isKnown = this.#keep(body.receive_id, title, buttonOf(elements));
      if (!isKnown) return json({ code: 230013, msg: 'not available' }, 400);
      return json({ code: 0, msg: 'success', data: { message_id: 'om_1' } });
    }
    if (path !== '/open-apis/authen/v1/user_info') return undefined;
    const person = this.#tokens.get(String(headers.authorization).replace(/^Bearer /, ''));
    if (person === undefined || person === 'app') return json({ code: 20005, msg: 'token' }, 401);
    const data = { user_id: person.id, name: person.name, tenant_key: corpId };
    return json({ code: 0, msg: 'success', data });
  }

  async #oidc(
    path: string,
    { query, body: text }: PlatformRequest,
  ): Promise<PlatformAnswer | undefined> {
    const { origin, clientId, secret, now } = this.plan;
    const issuer = `${origin}/oidc`;
    this.#keys ??= makeKeys();
    const { privateKey, jwk } = await this.#keys;
    if (path === '/.well-known/openid-configuration') {
      return json({
        issuer: this.forged.issuer ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        authorization_response_iss_parameter_supported: true,
      });
    }
    if (path === '/jwks') return json({ keys: [jwk] });
    if (path === '/authorize') {
      return this.#choose(query, query.get('client_id') === clientId, 'code', issuer);
    }
    if (path !== '/token') return undefined;
    const form = new URLSearchParams(text);
    const grant = this.#spend(form.get('code'));
    const isRight =
      typeof grant !== 'string' &&
      form.get('client_secret') === secret &&
      form.get('redirect_uri') === grant.redirect &&
      challengeOf(form.get('code_verifier')) === grant.challenge;
    if (typeof grant === 'string' || !isRight) return json({ error: 'invalid_grant' }, 400);
    const seconds = Math.floor(now().getTime() / 1000);
    const claims = { iss: issuer, aud: clientId, sub: grant.person.id, iat: seconds };
    const token = await new SignJWT({
      ...claims,
      exp: seconds + 300,
      nonce: grant.nonce,
      name: grant.person.name,
      ...this.forged.claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'demo' })
      .sign(privateKey);
    return json({ access_token: this.#token(grant.person), token_type: 'Bearer', id_token: token });
  }

  #choose(
    query: URLSearchParams,
    isKnown: boolean,
    codeName: 'code' | 'authCode',
    issuer = '',
  ): PlatformAnswer {
    const redirect = query.get('redirect_uri') ?? '';
    if (!isKnown) return json({ error: 'invalid_client' }, 400);
    const { isRegistered = () => true } = this.plan;
    if (!URL.canParse(redirect) || !isRegistered(new URL(redirect))) {
      return json({ error: 'invalid_redirect_uri' }, 400);
    }
    const chosen = query.get('as');
    const leave = (answer: Record<string, string>): string => {
      const address = new URL(redirect);
      const all = { ...answer, state: query.get('state') ?? '', ...(issuer && { iss: issuer }) };
      for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
      return address.href;
    };
    if (chosen !== null && this.plan.people.some(({ id }) => id === chosen)) {
      const challenge = query.get('code_challenge') ?? '';
      const code = this.codeFor(chosen, redirect, challenge, query.get('nonce') ?? '');
      return { kind: 'away', address: leave({ [codeName]: code }) };
    }
    const choices = this.plan.people.map(({ id, name }) => {
      const next = new URLSearchParams(query);
      next.set('as', id);
      return { name, address: `?${next}` };
    });
    return { kind: 'choice', choices, refuse: leave({ error: 'access_denied' }) };
  }

  #spend(code: unknown): Grant | 'unknown' | 'used' | 'late' {
    const grant = typeof code === 'string' ? this.#codes.get(code) : undefined;
    if (grant === undefined) return 'unknown';
    if (grant.used) return 'used';
    if (grant.until <= this.plan.now().getTime()) return 'late';
    grant.used = true;
    return grant;
  }

  /** Keeps a notice to somebody who is known; false for others. */
  #keep(to: unknown, title: unknown, address: unknown): boolean {
    if (!this.plan.people.some(({ id }) => id === to)) return false;
    this.notices.push({ to: String(to), title: String(title), address: String(address) });
    return true;
  }

  #token(owner: PlatformPerson | 'app'): string {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, owner);
    return token;
  }
}
