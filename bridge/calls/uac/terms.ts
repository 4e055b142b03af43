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
  beyondOwnRights: {
    code: 403012,
    status: 403,
    words: {
      'zh-CN':
        '超出您本人的权限：只能授予、收回或管理您自己也拥有的权限；自动授权规则由超级管理员维护',
      en: 'This goes beyond your own rights: you can give, take away and manage only rights that you hold. Rules that give roles are kept by super users.',
    },
  },
  ownAccount: {
    code: 403013,
    status: 403,
    words: {
      'zh-CN': '不能对自己的账号执行此操作',
      en: 'You cannot do this to your own account.',
    },
  },
  accountNotManaged: {
    code: 403014,
    status: 403,
    words: {
      'zh-CN': '该账号不由本企业管理，请本人自行找回密码或联系平台运营',
      en: 'This account is not managed by your company. The person can reset the password, or ask the platform.',
    },
  },
  linkInvalid: {
    code: 403015,
    status: 403,
    words: {
      'zh-CN': '链接无效、已使用或已过期，请联系管理员重新获取',
      en: 'This link is invalid, used or expired. Please ask your administrator for a new one.',
    },
  },
  samePassword: {
    code: 409008,
    status: 409,
    words: {
      'zh-CN': '新密码不能与原密码相同',
      en: 'The new password must differ from the old one.',
    },
  },
  codeWrong: {
    code: 401021,
    status: 401,
    words: {
      'zh-CN': '验证码不正确或已失效，请核对或重新获取',
      en: 'The code is not correct or no longer works. Please check it or ask for a new one.',
    },
  },
  codeNotEnough: {
    code: 403061,
    status: 403,
    words: {
      'zh-CN': '管理员账号不能只凭验证码登录，请使用密码',
      en: 'An administrator cannot sign in by a code alone. Please use your password.',
    },
  },
  deliveryMissing: {
    code: 409031,
    status: 409,
    words: {
      'zh-CN': '尚未设置该发送方式，请先保存设置',
      en: 'This way of sending is not set up yet. Please save its settings first.',
    },
  },
  confirmNeeded: {
    code: 403062,
    status: 403,
    words: {
      'zh-CN': '为保障账号安全，请先验证登录密码',
      en: 'To protect your account, please enter your password first.',
    },
  },
  contactTaken: {
    code: 409032,
    status: 409,
    words: {
      'zh-CN': '该手机号或邮箱已绑定其他账号',
      en: 'This phone or address belongs to another account.',
    },
  },
  notRemembered: {
    code: 401022,
    status: 401,
    words: { 'zh-CN': '免登录已失效，请重新登录', en: 'Please sign in again.' },
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
