import { recordWords } from '../../record/words.ts';
import { supplierInvoice } from './invoice.ts';

/** The words of invoices of suppliers. */
export const supplierInvoiceWords = recordWords(supplierInvoice, {
  'zh-CN': {
    name: '供应商发票',
    plural: '供应商发票',
    fields: {
      number: '发票号码',
      supplier: '供应商',
      issuedOn: '开票日期',
      net: '不含税金额',
      tax: '税额',
      gross: '价税合计',
      scan: '发票文件',
      settled: '结算金额',
      difference: '差额',
      returnReason: '退回原因',
    },
    choices: {},
    sections: { basic: '发票', amounts: '发票金额', checked: '核对' },
    lines: {
      settlements: {
        name: '对应结算单',
        fields: { settlement: '结算单', amount: '结算金额' },
        choices: {},
      },
    },
    states: { draft: '草稿', received: '待核对', accepted: '已核对', returned: '已退回' },
    moves: { receive: '提交核对', accept: '核对通过', return: '退回' },
  },
  en: {
    name: 'supplier invoice',
    plural: 'Supplier invoices',
    fields: {
      number: 'Number',
      supplier: 'Supplier',
      issuedOn: 'Issued on',
      net: 'Net',
      tax: 'Tax',
      gross: 'Total',
      scan: 'File',
      settled: 'Settled',
      difference: 'Difference',
      returnReason: 'Why returned',
    },
    choices: {},
    sections: { basic: 'Invoice', amounts: 'Amounts', checked: 'Check' },
    lines: {
      settlements: {
        name: 'Settlement',
        fields: { settlement: 'Settlement', amount: 'Settled' },
        choices: {},
      },
    },
    states: { draft: 'Draft', received: 'To check', accepted: 'Accepted', returned: 'Returned' },
    moves: { receive: 'Submit for checking', accept: 'Accept', return: 'Return' },
  },
});
