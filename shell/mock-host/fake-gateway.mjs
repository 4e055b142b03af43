/** A gateway without a database: who is signed in and what they may do is chosen in the panel, the rest are examples. */
import { keepStored, listStored, readStored } from '#bridge/calls/home/app-storage.ts';
import { menuTree } from '#bridge/calls/menu/calls.ts';
import { findNewNotice } from '#bridge/calls/message/calls.ts';
import { confirmWay } from '#bridge/calls/uac/security.ts';
import {
  currentSession,
  hasPermissionMark,
  login,
  loginPermission,
} from '#bridge/calls/uac/session.ts';
import { appToken } from '#bridge/calls/uac/tokens.ts';
import { exampleAnswer } from '#bridge/conformance/example-gateway.ts';
import { people } from './texts/people.ts';

const tenant = '0190a1b2-0000-7000-8000-000000000002';

/** Milliseconds a token holds, as in the product. */
const tokenLife = 120_000;

/** Makes the gateway of one app. @param {{ manifest: object, origin: string, entry: string, sandboxPage: string }} app */
export function createFakeGateway({ manifest, ...places }) {
  let person = people[0];
  let rights = 'all';
  let mark = 1;
  const stored = new Map();
  const session = (_, locale) => ({
    user: { ...userOf(person), locale },
    tenant: tenantInfo,
    epoch: 'mock',
  });

  const answers = {
    [currentSession.path]: session,
    [login.path]: ({ account }, locale) => {
      person = people.find((one) => one.account === account) ?? person;
      mark += 1;
      return session({}, locale);
    },
    [loginPermission.path]: () => ({ permissionData: permissionsOf(manifest, rights, mark) }),
    [hasPermissionMark.path]: () => false,
    [menuTree.path]: ({ lang = 'zh-CN' }) => menuOf(manifest, places, lang),
    // Each app that asks for a proof sees the dialog; every password is right.
    [confirmWay.path]: () => ({ way: 'password', confirmedUntil: null }),
    [findNewNotice.path]: () => ({ unread: 3, latest: [], mustRead: [] }),
    [appToken.path]: () => ({ token: 'mock', expiresAt: Date.now() + tokenLife }),
    [readStored.path]: ({ key }) => ({ value: stored.get(`${person.account} ${key}`) ?? null }),
    [keepStored.path]: ({ key, value }) => {
      stored.set(`${person.account} ${key}`, value);
      return null;
    },
    [listStored.path]: () => ({ keys: keysOf(stored, person) }),
  };

  return {
    /** Handles a call by its path; only the language of the page that asks is remembered. */
    answer(path, request, locale) {
      const own = answers[path];
      if (!own) return exampleAnswer(path);
      const body = JSON.stringify({ code: 0, msg: '', result: own(request, locale) });
      return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body };
    },
    /** Chooses what the person may do: `all`, `pages` without their buttons, or `none`. */
    grant(next) {
      rights = next;
      mark += 1;
    },
  };
}

const tenantInfo = {
  id: tenant,
  code: 'harbour',
  name: 'Harbour',
  locale: 'zh-CN',
  systemCode: '',
};

function userOf({ id, account, realName }) {
  const rest = { headUrl: null, employmentId: null, isSuper: false, isOperator: false };
  return { id, account, realName, ...rest };
}

function permissionsOf({ pages }, rights, mark) {
  const menus = pages.map(({ functionId }) => ({ functionId }));
  const btns = pages.flatMap((page) =>
    page.buttons.map(({ functionId, authFlag }) => ({
      functionId,
      authFlag,
      menuId: page.functionId,
    })),
  );
  return {
    isSuper: false,
    menus: rights === 'none' ? [] : menus,
    btns: rights === 'all' ? btns : [],
    mark: String(mark),
  };
}

function keysOf(stored, { account }) {
  return [...stored]
    .filter(([key, value]) => key.startsWith(`${account} `) && value !== null)
    .map(([key]) => key.slice(account.length + 1));
}

function menuOf(manifest, places, lang) {
  const { code, name, icon, group, tier, features } = manifest;
  const registered = {
    code,
    title: name,
    icon,
    tier,
    ...places,
    sandbox: sandboxOf(tier),
    allow: features.join('; '),
    capabilities: manifest.capabilities.map(({ capability }) => capability),
    services: manifest.services.map(({ service }) => service),
    domains: manifest.domains.map(({ domain }) => domain),
    sizes: manifest.sizes,
    stamp: '',
  };
  const words = name[lang] ?? name['zh-CN'];
  const entry = {
    appId: code,
    code,
    linkUrl: `/${code}`,
    name: words,
    showName: words,
    group,
    icon,
    type: '1',
    children: manifest.pages.map((page) => pageOf(page, code, lang)),
  };
  return { menus: [entry], closed: [], apps: [registered] };
}

/** The frame's `sandbox` attribute. @param {string} tier */
export function sandboxOf(tier) {
  return `allow-scripts allow-forms${tier === 'opaque' ? '' : ' allow-same-origin'}`;
}

function pageOf(page, code, lang) {
  return {
    code: page.code,
    name: page.name[lang] ?? page.name['zh-CN'],
    spelling: '',
    linkUrl: page.route,
    icon: page.icon,
    itemAttr: JSON.stringify(page.hidden ? { muShow: '0' } : {}),
    functionId: page.functionId,
    bizTypeId: page.bizTypeId,
    openType: page.openType,
    keepAlive: page.keepAlive,
    authFlag: '1',
    buttonVoList: [],
    sourceApp: code,
  };
}
