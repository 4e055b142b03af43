import { recordWords } from '../../record/words.ts';
import { purchaseOrder } from './order.ts';

/** The words of orders. */
export const purchaseOrderWords = recordWords(purchaseOrder, {
  'zh-CN': {
    name: '采购订单',
    plural: '采购订单',
    fields: {
      number: '订单号',
      supplier: '供应商',
      organ: '需求部门',
      orderedOn: '下单日期',
      neededOn: '要求到货日期',
      place: '送货地点',
      note: '备注',
      net: '不含税金额',
      tax: '税额',
      gross: '含税金额',
    },
    choices: {},
    sections: { basic: '订单', amounts: '金额', more: '其他' },
    lines: {
      items: {
        name: '明细',
        fields: {
          item: '物料编码',
          name: '名称',
          unit: '单位',
          quantity: '数量',
          price: '不含税单价',
          taxRate: '税率（%）',
          reason: '价格说明',
        },
        choices: {},
      },
    },
    states: {
      draft: '草稿',
      ordered: '已下单',
      acknowledged: '已接单',
      partly: '部分收货',
      received: '收货完成',
      closed: '已关闭',
      cancelled: '已取消',
    },
    moves: { submit: '提交', acknowledge: '确认接单', close: '关闭', cancel: '取消' },
  },
  en: {
    name: 'purchase order',
    plural: 'Purchase orders',
    fields: {
      number: 'Number',
      supplier: 'Supplier',
      organ: 'Department',
      orderedOn: 'Ordered on',
      neededOn: 'Needed on',
      place: 'Deliver to',
      note: 'Note',
      net: 'Net',
      tax: 'Tax',
      gross: 'Gross',
    },
    choices: {},
    sections: { basic: 'Order', amounts: 'Amounts', more: 'More' },
    lines: {
      items: {
        name: 'Item',
        fields: {
          item: 'Item code',
          name: 'Name',
          unit: 'Unit',
          quantity: 'Quantity',
          price: 'Net price',
          taxRate: 'Tax (%)',
          reason: 'Why this price',
        },
        choices: {},
      },
    },
    states: {
      draft: 'Draft',
      ordered: 'Ordered',
      acknowledged: 'Acknowledged',
      partly: 'Partly received',
      received: 'Received',
      closed: 'Closed',
      cancelled: 'Cancelled',
    },
    moves: { submit: 'Submit', acknowledge: 'Acknowledge', close: 'Close', cancel: 'Cancel' },
  },
});
