import { recordWords } from '../../record/words.ts';
import { bankTemplate } from './bank-template.ts';

/** The words of layouts of bank files. */
export const bankTemplateWords = recordWords(bankTemplate, {
  'zh-CN': {
    name: '银行代发模板',
    plural: '银行代发模板',
    fields: {
      name: '名称',
      container: '文件格式',
      encoding: '编码',
      separator: '分隔符',
      amounts: '金额单位',
      hasHeader: '首行为表头',
      hasTotal: '末行为合计',
      columns:
        '列（每行一列：序号、付款户名、付款账号、付款银行、收款户名、收款账号、收款银行、金额、用途、工号；可写“表头=列”）',
      fileName: '文件名（可用 {group}、{month}、{count}、{total}）',
    },
    choices: {
      container: { csv: 'CSV', txt: '文本（TXT）', xlsx: 'Excel（XLSX）' },
      encoding: { gbk: 'GBK', 'utf-8': 'UTF-8' },
      separator: { comma: '逗号', tab: '制表符', pipe: '竖线 |' },
      amounts: { yuan: '元（两位小数）', fen: '分（整数）' },
    },
    sections: { basic: '文件', content: '内容' },
  },
  en: {
    name: 'bank file template',
    plural: 'Bank file templates',
    fields: {
      name: 'Name',
      container: 'File format',
      encoding: 'Encoding',
      separator: 'Separator',
      amounts: 'Amounts in',
      hasHeader: 'First line names the columns',
      hasTotal: 'Last line is the total',
      columns:
        'Columns, one a line: No., Payer, Payer account, Payer bank, Payee, Payee account, Payee bank, Amount, Purpose, Staff no.; or “header=column”',
      fileName: 'File name, with {group}, {month}, {count}, {total}',
    },
    choices: {
      container: { csv: 'CSV', txt: 'Text (TXT)', xlsx: 'Excel (XLSX)' },
      encoding: { gbk: 'GBK', 'utf-8': 'UTF-8' },
      separator: { comma: 'Comma', tab: 'Tab', pipe: 'Vertical bar |' },
      amounts: { yuan: 'Yuan with two decimals', fen: 'Fen, whole numbers' },
    },
    sections: { basic: 'File', content: 'Content' },
  },
});
