import type { Article } from '../article.ts';

/** Help about the application `purchasing`. */
export const purchasingArticle: Article = {
  app: 'purchasing',
  'zh-CN': {
    summary: '管理供应商从准入、资质、订单、送货到结算和考核的全过程。',
    sections: [
      {
        heading: '准入',
        lines: [
          '登记供应商及其类别，补齐该类别要求的资质并核验后，提交准入审批。',
          '资质到期前会提醒；过期后不能再下新订单。',
        ],
      },
      {
        heading: '采购与收货',
        lines: [
          '先发布“价格表”，订单按下单日价格带出。',
          '收货人在“供应商协同”中登记到货，质检合格后入库。',
          '在“订单沟通”中就订单与供应商互发消息和附件，有新消息时双方都会收到通知；订单关闭后只能查看。',
        ],
      },
      {
        heading: '结算与考核',
        lines: [
          '结算单从已入库的送货单生成，供应商确认后审批付款；有差异时退回并写明原因。',
          '供应商在自己的页面按已确认的结算单提交发票，“供应商发票”中核对：金额与结算单一致（四舍五入差额 0.05 元以内）才能通过，不符的写明原因退回。',
          '已审批但发票未核对的结算会在总览中提示，付款前请先核对发票。',
          '黑名单供应商的结算单不能审批和付款：仍要付款时先填写“列入黑名单后仍付款的原因”，不付款的可以作废，已审批的也可以。',
          '“供应商考核”按准时、合格等指标计分，得出 A–D 等级。',
        ],
      },
      {
        heading: '供应商账号',
        lines: [
          '在“供应商账号”中邀请已准入供应商的联系人，对方通过一次性链接设置密码后即可登录。',
          '联系人只能查看本企业的订单、送货、资质、结算和考核结果；列入黑名单或终止合作时账号自动锁定。',
        ],
      },
    ],
  },
  en: {
    summary:
      'Suppliers from admission and licences to orders, deliveries, settlements and evaluations.',
    sections: [
      {
        heading: 'Admission',
        lines: [
          'Enter a supplier with its kinds, add and confirm the licences they need, and send it for approval.',
          'Licences remind before they end; after that no new order is possible.',
        ],
      },
      {
        heading: 'Order and receive',
        lines: [
          'Release a price list; an order takes the price of its day.',
          'Receivers book what came under Suppliers; it counts once it is inspected.',
          'Under Order messages you and the people of the supplier write about an order and attach files; both sides are informed. A closed order can only be read.',
        ],
      },
      {
        heading: 'Settle and evaluate',
        lines: [
          'A settlement is made of booked deliveries, confirmed by the supplier, approved and paid.',
          'Suppliers hand in invoices for settlements they confirmed. One is accepted when its total is what these come to, within ¥0.05 of rounding; otherwise return it with a reason.',
          'The overview shows approved settlements without an accepted invoice: check that before you pay.',
          'A settlement of a blacklisted supplier is neither approved nor paid: say why it is paid although blacklisted, or make it void, also after its approval.',
          'Evaluations weigh punctuality, quality and more into a level from A to D.',
        ],
      },
      {
        heading: 'Supplier logins',
        lines: [
          'Invite a contact of an admitted supplier, who chooses a password by a one-time link.',
          'Contacts see what is their own company’s and nothing else; blacklisting or closing a supplier locks them.',
        ],
      },
    ],
  },
};
