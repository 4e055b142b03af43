import type { Article } from '../article.ts';

/** Help about the application `supplier`. */
export const supplierArticle: Article = {
  app: 'supplier',
  'zh-CN': {
    summary: '登记供应商送来的货物，查看待收货订单。',
    sections: [
      {
        heading: '收货',
        lines: [
          '打开订单，填写实收、合格和不合格数量后入库。',
          '可分批收货；数量超过未收部分时会提示。',
          '登记有误可冲销，未结算前有效。',
        ],
      },
      {
        heading: '供应商人员',
        lines: ['在订单页面与采购方互发消息和附件，新消息显示在“待办”中；订单关闭后只能查看。'],
      },
    ],
  },
  en: {
    summary: 'Book what suppliers deliver, and see the orders that wait.',
    sections: [
      {
        heading: 'Receive',
        lines: [
          'Open an order and enter what came, what is accepted and what is not.',
          'Deliveries may come in parts; more than what is open is refused.',
          'A wrong entry can be reversed until it is settled.',
        ],
      },
      {
        heading: 'People of a supplier',
        lines: [
          'Write to the buyer on the page of an order and attach files; new messages are listed under To do. A closed order can only be read.',
        ],
      },
    ],
  },
};
