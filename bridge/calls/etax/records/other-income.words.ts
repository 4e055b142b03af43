import { idDocumentTypeWords } from '../../joyhr/terms.ts';
import { recordWords } from '../../record/words.ts';
import { otherIncome } from './other-income.ts';

/** The words of income beside wages. */
export const otherIncomeWords = recordWords(otherIncome, {
  'zh-CN': {
    name: '非工资薪金所得',
    plural: '非工资薪金所得',
    fields: {
      payee: '收款人',
      employment: '员工',
      payeeName: '外部人员姓名',
      documentType: '证件类型',
      documentNumber: '证件号码',
      residency: '纳税身份',
      kind: '所得项目',
      month: '税款所属期',
      corrects: '更正的所属期',
      sequence: '同月序号',
      amount: '收入（元）',
      expenses: '减除费用（元）',
      sharePercent: '计入比例（%）',
      taxable: '应纳税所得额（元）',
      ratePercent: '税率（%）',
      quickDeduction: '速算扣除数（元）',
      tax: '扣缴税额（元）',
      net: '税后实付（元）',
      note: '备注',
    },
    choices: {
      documentType: idDocumentTypeWords['zh-CN'],
      residency: { resident: '居民个人', 'non-resident': '非居民个人' },
      kind: { labour: '劳务报酬所得', author: '稿酬所得', royalty: '特许权使用费所得' },
    },
    sections: { payee: '收款人', payment: '收入', tax: '个税计算', more: '备注' },
  },
  en: {
    name: 'payment',
    plural: 'Other income',
    fields: {
      payee: 'Payee',
      employment: 'Employee',
      payeeName: 'Outside payee',
      documentType: 'ID document',
      documentNumber: 'Document number',
      residency: 'Residency',
      kind: 'Kind',
      month: 'Tax month',
      corrects: 'Corrects month',
      sequence: 'Number in month',
      amount: 'Income (CNY)',
      expenses: 'Expenses taken off (CNY)',
      sharePercent: 'Share that counts (%)',
      taxable: 'Taxable (CNY)',
      ratePercent: 'Rate (%)',
      quickDeduction: 'Quick deduction (CNY)',
      tax: 'Tax withheld (CNY)',
      net: 'Paid out (CNY)',
      note: 'Note',
    },
    choices: {
      documentType: idDocumentTypeWords.en,
      residency: { resident: 'Resident', 'non-resident': 'Non-resident' },
      kind: { labour: 'Labour', author: 'Author’s income', royalty: 'Royalties' },
    },
    sections: { payee: 'Payee', payment: 'Income', tax: 'Tax calculation', more: 'Note' },
  },
});
