import { defineCodes } from '../kit/codes.ts';
import { signInCodes } from './words.ts';

const otherCodes = /* @__PURE__ */ defineCodes('uac', {
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
      'zh-CN': '管理员须使用密码登录，仅凭验证码不够',
      en: 'Administrators sign in with their password; a code alone is not enough.',
    },
  },
  codeClosed: {
    code: 403063,
    status: 403,
    words: {
      'zh-CN': '贵企业已关闭验证码登录，请使用密码或企业登录',
      en: 'Your company does not let a code alone sign in. Use your password or company sign-in.',
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
      'zh-CN': '此操作需要先验证身份，尚未执行，请验证后重试',
      en: 'This needs proof that it is you. Nothing was done; please try again and confirm.',
    },
  },
  connectorLinked: {
    code: 409034,
    status: 409,
    words: {
      'zh-CN': '已有员工通过此方式绑定，不能改为另一家企业；请新增一种登录方式',
      en: 'People are linked by this system, so it cannot become that of another company. Please add a new one.',
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
  accountInUse: {
    code: 409091,
    status: 409,
    words: {
      'zh-CN': '该员工已有账号并设置过密码，如需重置请在“账号”中处理',
      en: 'This employee has an account with a password already. To reset it, see Accounts.',
    },
  },
  challengeWrong: {
    code: 403072,
    status: 403,
    words: {
      'zh-CN': '验证未通过，请重试',
      en: 'That was not right. Please try again.',
    },
  },
  qrOver: {
    code: 404091,
    status: 404,
    words: {
      'zh-CN': '二维码已失效，请在电脑上刷新后重新扫描',
      en: 'This code no longer works. Please ask for a new one on the other screen.',
    },
  },
  qrWrongNumber: {
    code: 403091,
    status: 403,
    words: {
      'zh-CN': '数字不一致，本次登录已取消。如非本人操作，请勿再扫描此类二维码',
      en: 'That is not the number, so this sign-in was cancelled. If you did not begin it, scan no such code again.',
    },
  },
  secondFactorWrong: {
    code: 401023,
    status: 401,
    words: {
      'zh-CN': '验证码不正确或已使用，请等待下一个验证码',
      en: 'The code is not correct or was used. Please wait for the next one.',
    },
  },
  secondFactorLate: {
    code: 403074,
    status: 403,
    words: { 'zh-CN': '登录已超时，请重新登录', en: 'This took too long. Please sign in again.' },
  },
  secondFactorRequired: {
    code: 403075,
    status: 403,
    words: {
      'zh-CN': '此处须使用两步验证；尚未验证的，请以密码和验证码重新登录',
      en: 'Two-step verification is required here. If you have not done it, sign in again with your password and a code.',
    },
  },
  secondFactorOn: {
    code: 409093,
    status: 409,
    words: { 'zh-CN': '两步验证已开启', en: 'Two-step verification is on already.' },
  },
  parameterIllegal: {
    code: 400021,
    status: 400,
    words: { 'zh-CN': '参数不合法', en: 'Parameter is illegal' },
  },
  doorTimeOut: {
    code: 401031,
    status: 401,
    words: { 'zh-CN': '登录超时，请重新登录', en: 'time out' },
  },
  doorSystemError: {
    code: 503021,
    status: 503,
    words: { 'zh-CN': '系统错误，请稍后再试', en: 'system error' },
  },
  thirdPartyFailed: {
    code: 401032,
    status: 401,
    words: { 'zh-CN': '第三方登录失败', en: 'Third party login failed' },
  },
  identityTaken: {
    code: 409033,
    status: 409,
    words: {
      'zh-CN': '该账号或该第三方身份已有绑定，请先解除',
      en: 'This account or this identity is linked already. Please unlink it first.',
    },
  },
});

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const uacCodes = /* @__PURE__ */ Object.assign({}, signInCodes, otherCodes);
