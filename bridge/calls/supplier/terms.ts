/** What the calls of suppliers are refused with. */
import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const supplierCodes = /* @__PURE__ */ defineCodes('supplier', {
  orderNotOpen: {
    code: 409821,
    status: 409,
    words: {
      'zh-CN': '该订单当前不可收货',
      en: 'Nothing can be received for this order now.',
    },
  },
  deliverySettled: {
    code: 409822,
    status: 409,
    words: {
      'zh-CN': '该送货单已结算，不能冲销',
      en: 'The delivery is settled and cannot be reversed.',
    },
  },
  supplierNotOpen: {
    code: 409823,
    status: 409,
    words: {
      'zh-CN': '该供应商未准入或已停止合作，不能使用账号',
      en: 'The supplier is not admitted, so its people have no logins.',
    },
  },
  loginInUse: {
    code: 409824,
    status: 409,
    words: {
      'zh-CN': '该账号已启用，忘记密码请在登录页找回',
      en: 'The login is in use. A forgotten password is reset on the sign-in page.',
    },
  },
  loginLocked: {
    code: 409825,
    status: 409,
    words: {
      'zh-CN': '该账号已锁定，请先解锁',
      en: 'The login is locked. Unlock it first.',
    },
  },
  appealOver: {
    code: 409826,
    status: 409,
    words: {
      'zh-CN': '已超过 10 天申诉期',
      en: 'An appeal was possible for ten days after the release.',
    },
  },
});
