import { recordWords } from '../../record/words.ts';
import { supplierDelivery } from './delivery.ts';

/** The words of deliveries. */
export const supplierDeliveryWords = recordWords(supplierDelivery, {
  'zh-CN': {
    name: '送货单',
    plural: '送货单',
    fields: {
      number: '送货单号',
      order: '采购订单',
      announcedFor: '预计到货日期',
      arrivedOn: '到货日期',
      receiver: '收货人',
      note: '备注',
      amount: '验收金额（不含税）',
      settlement: '结算单',
    },
    choices: {},
    sections: { basic: '送货', amounts: '金额', more: '其他' },
    lines: {
      items: {
        name: '验收明细',
        fields: {
          lineNo: '订单行号',
          accepted: '合格数量',
          rejected: '拒收数量',
          reason: '拒收原因',
        },
        choices: {},
      },
    },
    states: {
      announced: '待到货',
      arrived: '待验收',
      booked: '已入库',
      reversed: '已冲销',
      withdrawn: '已撤回',
    },
    moves: { arrive: '登记到货', book: '验收入库', reverse: '冲销', withdraw: '撤回' },
  },
  en: {
    name: 'delivery',
    plural: 'Deliveries',
    fields: {
      number: 'Number',
      order: 'Order',
      announcedFor: 'Expected on',
      arrivedOn: 'Arrived on',
      receiver: 'Received by',
      note: 'Note',
      amount: 'Accepted (net)',
      settlement: 'Settlement',
    },
    choices: {},
    sections: { basic: 'Delivery', amounts: 'Amounts', more: 'More' },
    lines: {
      items: {
        name: 'Item',
        fields: {
          lineNo: 'Line of the order',
          accepted: 'Accepted',
          rejected: 'Rejected',
          reason: 'Why rejected',
        },
        choices: {},
      },
    },
    states: {
      announced: 'Expected',
      arrived: 'To check',
      booked: 'Booked',
      reversed: 'Reversed',
      withdrawn: 'Withdrawn',
    },
    moves: {
      arrive: 'Note arrival',
      book: 'Accept and book',
      reverse: 'Reverse',
      withdraw: 'Withdraw',
    },
  },
});
