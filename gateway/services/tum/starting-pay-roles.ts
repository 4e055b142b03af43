import { taxFunctions } from '#bridge/calls/etax/functions.ts';
import { deductionClaim } from '#bridge/calls/etax/records/deduction-claim.ts';
import { otherIncome } from '#bridge/calls/etax/records/other-income.ts';
import { taxpayer } from '#bridge/calls/etax/records/taxpayer.ts';
import { insuranceFunctions } from '#bridge/calls/insurance/functions.ts';
import { enrolment } from '#bridge/calls/insurance/records/enrolment.ts';
import { dashboardFunctions, reportFunctions } from '#bridge/calls/prism/functions.ts';
import { functionsOf } from '#bridge/calls/record/define.ts';
import { biFunctions } from '#bridge/calls/report/functions.ts';
import { companyRule } from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import { bankTemplate } from '#bridge/calls/salary/records/bank-template.ts';
import { payEntry } from '#bridge/calls/salary/records/pay-entry.ts';
import { payGroup } from '#bridge/calls/salary/records/pay-group.ts';
import { payItem } from '#bridge/calls/salary/records/pay-item.ts';
import { payOpening } from '#bridge/calls/salary/records/pay-opening.ts';
import { payPlan } from '#bridge/calls/salary/records/pay-plan.ts';
import { payRaise } from '#bridge/calls/salary/records/pay-raise.ts';
import { payTest } from '#bridge/calls/salary/records/pay-test.ts';
import { salaryFile } from '#bridge/calls/salary/records/salary-file.ts';
import type { RolePlan } from './role-plan.ts';
import { roleNames } from './texts/starting-words.ts';

/** The functions of the records of pay and tax. */
export const payRecords = [
  payItem,
  salaryFile,
  payRaise,
  payEntry,
  payGroup,
  payOpening,
  bankTemplate,
  payPlan,
  payTest,
  enrolment,
  taxpayer,
  deductionClaim,
  otherIncome,
  companyRule,
].flatMap((record) => functionsOf(record));

const payAmounts = {
  basePay: 'write',
  positionPay: 'write',
  performancePay: 'write',
  allowance: 'write',
} as const;

/** Who looks after pay and tax: the only role that sees amounts. */
export const payrollRole: RolePlan = {
  code: 'payroll',
  ...roleNames.payroll,
  range: 'all',
  functions: [
    ...payRecords,
    ...Object.values(taxFunctions),
    salaryFunctions.runs,
    salaryFunctions['runs.edit'],
    salaryFunctions.costs,
    insuranceFunctions.insurance,
    reportFunctions.reports,
    reportFunctions['figures.pay'],
    biFunctions.explore,
    dashboardFunctions.boards,
  ],
  fields: {},
  recordFields: {
    salaryFile: payAmounts,
    payRaise: payAmounts,
    payEntry: { quantity: 'write' },
    enrolment: { insuranceBase: 'write', fundBase: 'write' },
    deductionClaim: { sharedAmount: 'write' },
    otherIncome: { amount: 'write', documentNumber: 'write' },
    payGroup: { companyAccount: 'write' },
    payOpening: {
      income: 'write',
      exempt: 'write',
      ownContributions: 'write',
      specialAdditional: 'write',
      otherDeductions: 'write',
      withheld: 'write',
    },
  },
};

/** Who approves what is paid, and does not make it. */
export const payApproverRole: RolePlan = {
  code: 'pay-approver',
  ...roleNames['pay-approver'],
  range: 'all',
  functions: [salaryFunctions.runs, salaryFunctions['runs.approve'], salaryFunctions.costs],
  fields: {},
};

/** Who looks at what pay costs, without names. */
export const auditorRole: RolePlan = {
  code: 'auditor',
  ...roleNames.auditor,
  range: 'all',
  functions: [salaryFunctions.costs],
  fields: {},
};
