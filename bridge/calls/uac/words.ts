import { defineCodes } from '../kit/codes.ts';

/** What the sign-in page itself looks for, apart from the others: its browser fetches no words of pages it may never show. */
export const signInCodes = /* @__PURE__ */ defineCodes('uac', {
  wrongPassword: {
    code: 401002,
    status: 401,
    words: { 'zh-CN': '账号或密码不正确', en: 'The account or the password is not correct.' },
  },
  accountDisabled: {
    code: 403002,
    status: 403,
    words: {
      'zh-CN': '账号已停用，请联系管理员',
      en: 'This account is disabled. Please contact your administrator.',
    },
  },
  noTenant: {
    code: 403003,
    status: 403,
    words: {
      'zh-CN': '该账号尚未加入任何企业，请联系管理员',
      en: 'This account does not belong to a company yet. Please contact your administrator.',
    },
  },
  notRemembered: {
    code: 401022,
    status: 401,
    words: { 'zh-CN': '免登录已失效，请重新登录', en: 'Please sign in again.' },
  },
  challengeNeeded: {
    code: 403071,
    status: 403,
    words: { 'zh-CN': '请先完成安全验证', en: 'Please complete the security check first.' },
  },
  secondFactorNeeded: {
    code: 403073,
    status: 403,
    words: { 'zh-CN': '请继续完成两步验证', en: 'Please go on with two-step verification.' },
  },
});
