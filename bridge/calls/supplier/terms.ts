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
});
