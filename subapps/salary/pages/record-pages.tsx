import type { ReactElement } from 'react';
import { enrolment, enrolmentCalls } from '#bridge/calls/insurance/records/enrolment.ts';
import { enrolmentWords } from '#bridge/calls/insurance/records/enrolment.words.ts';
import { bankTemplate, bankTemplateCalls } from '#bridge/calls/salary/records/bank-template.ts';
import { bankTemplateWords } from '#bridge/calls/salary/records/bank-template.words.ts';
import { payEntry, payEntryCalls } from '#bridge/calls/salary/records/pay-entry.ts';
import { payEntryWords } from '#bridge/calls/salary/records/pay-entry.words.ts';
import { payGroup, payGroupCalls } from '#bridge/calls/salary/records/pay-group.ts';
import { payGroupWords } from '#bridge/calls/salary/records/pay-group.words.ts';
import { payItem, payItemCalls } from '#bridge/calls/salary/records/pay-item.ts';
import { payItemWords } from '#bridge/calls/salary/records/pay-item.words.ts';
import { payOpening, payOpeningCalls } from '#bridge/calls/salary/records/pay-opening.ts';
import { payOpeningWords } from '#bridge/calls/salary/records/pay-opening.words.ts';
import { payPlan, payPlanCalls } from '#bridge/calls/salary/records/pay-plan.ts';
import { payPlanWords } from '#bridge/calls/salary/records/pay-plan.words.ts';
import { payRaise, payRaiseCalls } from '#bridge/calls/salary/records/pay-raise.ts';
import { payRaiseWords } from '#bridge/calls/salary/records/pay-raise.words.ts';
import { payTest, payTestCalls } from '#bridge/calls/salary/records/pay-test.ts';
import { payTestWords } from '#bridge/calls/salary/records/pay-test.words.ts';
import { salaryFile, salaryFileCalls } from '#bridge/calls/salary/records/salary-file.ts';
import { salaryFileWords } from '#bridge/calls/salary/records/salary-file.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

const kinds = {
  files: { record: salaryFile, words: salaryFileWords, calls: salaryFileCalls },
  raises: { record: payRaise, words: payRaiseWords, calls: payRaiseCalls },
  entries: { record: payEntry, words: payEntryWords, calls: payEntryCalls },
  enrolments: { record: enrolment, words: enrolmentWords, calls: enrolmentCalls },
  groups: { record: payGroup, words: payGroupWords, calls: payGroupCalls },
  openings: { record: payOpening, words: payOpeningWords, calls: payOpeningCalls },
  banks: { record: bankTemplate, words: bankTemplateWords, calls: bankTemplateCalls },
  plans: { record: payPlan, words: payPlanWords, calls: payPlanCalls },
  tests: { record: payTest, words: payTestWords, calls: payTestCalls },
  items: { record: payItem, words: payItemWords, calls: payItemCalls },
} as const;

/** The page of a declared record of pay. */
export function payRecordPage(code: keyof typeof kinds): () => ReactElement {
  return () => <RecordPage code={`salary.${code}`} {...kinds[code]} />;
}
