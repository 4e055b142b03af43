import type { Locale } from '#bridge/calls/kit/words.ts';
import type { NoticeText } from '#gateway/kernel/notices.ts';

type Say = (name: string) => NoticeText;

interface PortalWords {
  readonly author: string;
  readonly order: Say;
  readonly message: Say;
  readonly settlement: Say;
  readonly evaluation: Say;
  readonly confirmed: Say;
  readonly rejected: Say;
  readonly invoiceAccepted: Say;
  readonly invoiceReturned: Say;
  readonly staffRequest: Say;
  readonly dispatchMonth: Say;
  readonly dispatchInvoice: Say;
}

/** What messages to people of a supplier say. */
export const portalWords: Readonly<Record<Locale, PortalWords>> = {
  'zh-CN': {
    author: '采购',
    order: (name) => [`新订单 ${name}`, '请确认订单并填写承诺到货日期。'],
    message: (name) => [`采购方就订单 ${name} 发来消息`, '请在订单页面查看并回复。'],
    settlement: (name) => [`结算单 ${name} 待确认`, '请核对金额后确认；如有异议，请说明原因。'],
    evaluation: (name) => [`考核结果“${name}”已发布`, '如有异议，请在发布后 10 天内申诉。'],
    confirmed: (name) => [`资质 ${name} 已确认`, '该资质已生效。'],
    rejected: (name) => [`资质 ${name} 被退回`, '请查看退回原因，更正后重新提交。'],
    invoiceAccepted: (name) => [`发票 ${name} 已核对`, '发票与结算单一致，将按账期付款。'],
    invoiceReturned: (name) => [`发票 ${name} 被退回`, '请查看退回原因，更正后重新提交。'],
    staffRequest: (name) => [`新用工需求“${name}”`, '请推荐合适的人选。'],
    dispatchMonth: (name) => [`${name} 派遣结算待确认`, '请逐人核对后确认；如有异议，请说明原因。'],
    dispatchInvoice: (name) => [`${name} 派遣结算可以开票`, '该月已全部确认，请在“发票”中提交。'],
  },
  en: {
    author: 'Purchasing',
    order: (name) => [
      `New order ${name}`,
      'Accept it and say by which day the goods will be there.',
    ],
    message: (name) => [
      `The buyer wrote about order ${name}`,
      'Read and answer it on the page of the order.',
    ],
    settlement: (name) => [
      `Settlement ${name} waits for you`,
      'Check the amounts and confirm it, or say what is wrong.',
    ],
    evaluation: (name) => [
      `The result of “${name}” is released`,
      'You may appeal within ten days of the release.',
    ],
    confirmed: (name) => [`Licence ${name} is confirmed`, 'It counts from now on.'],
    rejected: (name) => [
      `Licence ${name} was rejected`,
      'Read the reason, correct it and hand it in again.',
    ],
    invoiceAccepted: (name) => [
      `Invoice ${name} is accepted`,
      'It matches its settlements and will be paid by its term.',
    ],
    invoiceReturned: (name) => [
      `Invoice ${name} was returned`,
      'Read the reason, correct it and hand it in again.',
    ],
    staffRequest: (name) => [
      `New request for workers: ${name}`,
      'Please propose suitable workers.',
    ],
    dispatchMonth: (name) => [
      `The dispatch month ${name} is to be confirmed`,
      'Check it worker by worker and confirm it, or say what is wrong.',
    ],
    dispatchInvoice: (name) => [
      `The dispatch month ${name} can be invoiced`,
      'All of it is confirmed. Hand in your invoice under Invoices.',
    ],
  },
};
