import type { etaxCalls } from '#bridge/calls/etax/calls.ts';
import { taxFunctions } from '#bridge/calls/etax/functions.ts';
import { deductionClaimCalls } from '#bridge/calls/etax/records/deduction-claim.ts';
import { otherIncome, otherIncomeCalls } from '#bridge/calls/etax/records/other-income.ts';
import { taxpayerCalls } from '#bridge/calls/etax/records/taxpayer.ts';
import type { HandlersFor } from '#gateway/kernel/handler.ts';
import { reachesWholeCompany } from '#gateway/kernel/people/whole-company.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import type { GatewayServices } from '../services.ts';
import { compareMonth, readCompared } from './declarations/compare.ts';
import { correctPayment } from './declarations/correct-payment.ts';
import { fileMonth } from './declarations/file-month.ts';
import { downloadForm } from './declarations/forms.ts';
import { listMonths, readMonth } from './declarations/months.ts';
import { downloadOwnTax, mayReadOwnTax, openOwnTax } from './declarations/own-tax.ts';
import { listPayments } from './declarations/payments.ts';
import { listPeople, readPerson } from './declarations/people.ts';
import { deductionClaims } from './records/deduction-claims.ts';
import { otherIncomes } from './records/other-incomes.ts';
import { taxpayers } from './records/taxpayers.ts';

// A company declares for everybody at once.
const reads = reachesWholeCompany(taxFunctions.declarations);
const files = reachesWholeCompany(taxFunctions['declarations.file']);
const corrects = reachesWholeCompany(`${otherIncome.functionId}.edit`);

/** The handlers of the calls about income tax. */
export const etaxHandlers = {
  declarationMonths: { policy: reads, handle: listMonths },
  declarationDetail: { policy: reads, handle: readMonth },
  declarationPeople: { policy: reads, handle: listPeople },
  declarationPerson: { policy: reads, handle: readPerson },
  declarationPayments: { policy: reads, handle: listPayments },
  declarationFile: { policy: reads, handle: downloadForm },
  compareDeclaration: { policy: reads, prepare: readCompared, handle: compareMonth },
  fileDeclaration: { policy: files, handle: fileMonth },
  correctPayment: { policy: corrects, handle: correctPayment },
  myTaxYear: { plane: 'session', audit: 'event', policy: mayReadOwnTax, handle: openOwnTax },
  myTaxFile: { plane: 'session', audit: 'event', policy: mayReadOwnTax, handle: downloadOwnTax },
  ...serveRecord('taxpayer', taxpayerCalls, taxpayers, () => records),
  ...serveRecord('deductionClaim', deductionClaimCalls, deductionClaims, () => records),
  ...serveRecord('otherIncome', otherIncomeCalls, otherIncomes, () => records),
} as const satisfies HandlersFor<typeof etaxCalls, GatewayServices>;
