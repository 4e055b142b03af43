import type { ReactElement } from 'react';
import { deductionClaim, deductionClaimCalls } from '#bridge/calls/etax/records/deduction-claim.ts';
import { deductionClaimWords } from '#bridge/calls/etax/records/deduction-claim.words.ts';
import { otherIncome, otherIncomeCalls } from '#bridge/calls/etax/records/other-income.ts';
import { otherIncomeWords } from '#bridge/calls/etax/records/other-income.words.ts';
import { taxpayer, taxpayerCalls } from '#bridge/calls/etax/records/taxpayer.ts';
import { taxpayerWords } from '#bridge/calls/etax/records/taxpayer.words.ts';
import { companyRule, companyRuleCalls } from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { companyRuleWords } from '#bridge/calls/ruleEngine/records/company-rule.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The taxpayers of the company. */
export function Taxpayers(): ReactElement {
  return (
    <RecordPage
      code="tax.taxpayers"
      record={taxpayer}
      words={taxpayerWords}
      calls={taxpayerCalls}
    />
  );
}

/** The special additional deductions that employees declare. */
export function Deductions(): ReactElement {
  return (
    <RecordPage
      code="tax.deductions"
      record={deductionClaim}
      words={deductionClaimWords}
      calls={deductionClaimCalls}
    />
  );
}

/** Labour, author's and royalty income of employees and of people outside. */
export function OtherIncome(): ReactElement {
  return (
    <RecordPage
      code="tax.income"
      record={otherIncome}
      words={otherIncomeWords}
      calls={otherIncomeCalls}
    />
  );
}

/** The rules of law that the company enters by itself. */
export function CompanyRules(): ReactElement {
  return (
    <RecordPage
      code="tax.company-rules"
      record={companyRule}
      words={companyRuleWords}
      calls={companyRuleCalls}
    />
  );
}
