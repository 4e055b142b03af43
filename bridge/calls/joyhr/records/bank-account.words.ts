import { recordWords } from '../../record/words.ts';
import { bankAccount } from './bank-account.ts';

/** The words of bank accounts. */
export const bankAccountWords = recordWords(bankAccount, {
  'zh-CN': {
    name: '银行账户',
    plural: '银行账户',
    fields: {
      employment: '员工',
      purpose: '账户用途',
      bankName: '开户银行',
      accountNo: '银行账号',
      accountName: '户名',
      checkDigit: '卡号校验',
    },
    choices: {
      purpose: { salary: '工资发放', reimbursement: '费用报销', other: '其他' },
      checkDigit: { passed: '通过', failed: '校验位不符，请核对' },
    },
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'bank account',
    plural: 'Bank accounts',
    fields: {
      employment: 'Employee',
      purpose: 'Purpose',
      bankName: 'Bank',
      accountNo: 'Account number',
      accountName: 'Account holder',
      checkDigit: 'Check digit',
    },
    choices: {
      purpose: { salary: 'Pay', reimbursement: 'Refunds', other: 'Other' },
      checkDigit: { passed: 'Passed', failed: 'Wrong, please compare' },
    },
    sections: { basic: 'Basics' },
  },
});
