import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const uacCodes = /* @__PURE__ */ defineCodes('uac', {
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
});
