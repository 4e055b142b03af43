import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, reference, text, virtual } from '../../record/field.ts';
import { uacCodes } from '../../uac/terms.ts';

/** An account that pay or refunds go to; each employee has one for pay at most. */
export const bankAccount = defineRecord({
  name: 'bankAccount',
  base: '/gateway/joyhr/web/bankAccount',
  functionId: 'personnel.bank-account',
  route: '/bank-accounts/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    purpose: choice(['salary', 'reimbursement', 'other'], { required: true }),
    bankName: text(80, { required: true }),
    accountNo: text(30, { required: true, format: 'digits', right: 'hidden', mask: 'tail' }),
    accountName: text(60),
    checkDigit: virtual(choice(['passed', 'failed']), { from: [] }),
  },
  title: 'bankName',
  key: ['employment', 'accountNo'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'purpose', 'bankName', 'accountNo', 'checkDigit'],
    filters: ['employment', 'purpose', 'checkDigit'],
    sorts: ['employment'],
    sort: { column: 'employment', direction: 'asc' },
    search: ['bankName'],
  },
  sections: {
    basic: ['employment', 'purpose', 'bankName', 'accountNo', 'accountName', 'checkDigit'],
  },
  check: ({ accountNo }) =>
    accountNo.length < 8 ? [{ field: 'accountNo', issue: 'invalid' }] : [],
});

/** Reads and changes bank accounts. */
export const bankAccountCalls = recordCalls(bankAccount, { exportProof: uacCodes.confirmNeeded });
