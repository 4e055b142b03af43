/** The pay of one person as an amount that is nowhere else: in records, slips, other income and a certificate. */
import { sql } from 'kysely';
import { getDocumentProxy } from 'unpdf';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { readSheet } from '#gateway/kernel/sheets/read-sheet.ts';
import { ownEmploymentOf } from './demo-files.ts';
import type { DemoGateway } from './demo-gateway.ts';
import { calculate, change, openRun, payAndClose, slipsOf } from './pay-runs.ts';
import type { ShellClient } from './shell-client.ts';

/** In yuan. */
const amount = '77191.37';

/** The first digits, as somebody would look for them. */
export const amountStart = '77191';

/** The amount as pages, sheets and the database write it. */
export const amountForms: RegExp = /77191\.37|77,191\.37|7719137/;

/** The account whose own pay it is. */
export const paidAccount = 'manager';

/** What there is about the person. */
export interface PlantedPay {
  readonly employmentId: string;
  readonly payRunId: string;
  /** The slip of a closed run: the person may open it. */
  readonly paySlipId: string;
  readonly month: string;
  /** Rows of the records of pay that hold the amount. */
  readonly rows: readonly string[];
  /** The request that a certificate of income was given for. */
  readonly approvalId: string;
}

/** Gives the person the amount wherever pay is kept. */
export async function plantPay(demo: DemoGateway): Promise<PlantedPay> {
  const employmentId = await ownEmploymentOf(demo, paidAccount);
  const run = await openRun(demo);
  for (const [table, column] of [
    ['salary_file', 'base_pay'],
    ['enrolment', 'insurance_base'],
  ] as const)
    await change(
      demo,
      (tenantId) => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${amount}::numeric
        where tenant_id = ${tenantId} and employment_id = ${employmentId}`,
    );
  const effectiveOn = addMonths(run.month, 6);
  const raise = await demo.ask('hr', calls.payRaiseCreate, {
    values: { employment: employmentId, kind: 'raise', effectiveOn, basePay: amount },
  });
  const month = monthStart(demo.today);
  const payee = { employment: employmentId, residency: 'resident', kind: 'labour' } as const;
  const income = await demo.ask('hr', calls.otherIncomeCreate, {
    values: { ...payee, month, amount },
  });
  await calculate(demo, run);
  await payAndClose(demo, run.id);
  const slip = (await slipsOf(demo, run.id)).find((one) => one.employmentId === employmentId);
  const files = await demo.ask('hr', calls.salaryFilePage, { employment: employmentId });
  return {
    employmentId,
    payRunId: run.id,
    paySlipId: slip?.id ?? '',
    month: run.month,
    rows: [raise.id, income.id, files.rows[0]?.id ?? ''],
    approvalId: await giveCertificate(demo),
  };
}

/** A certificate of income with the amount, asked for and approved. */
async function giveCertificate(demo: DemoGateway): Promise<string> {
  const form = await demo.ask(paidAccount, calls.getFormByAssign, { bizTypeId: 'certificate' });
  const { approvalId } = await demo.ask(paidAccount, calls.formInstanceCreate, {
    event: 'resolve',
    formId: form?.formId ?? '',
    version: form?.version ?? 0,
    chosen: {},
    hash: null,
    values: { kind: 'income', purpose: 'visa', income: '0.01' },
    requestKey: uuid7(),
  });
  const asked = { approvalId: approvalId ?? '', act: 'approve', requestKey: uuid7() } as const;
  await demo.ask('hr', calls.actOnApproval, { ...asked, values: { income: amount } });
  return asked.approvalId;
}

/** The text of an answer; sheets and pages are read. */
export async function textOf(answer: Awaited<ReturnType<ShellClient['send']>>): Promise<string> {
  const { body, bytes, headers } = answer;
  const type = String(headers['content-type']);
  if (type.includes('spreadsheet')) {
    const sheet = await readSheet(new Blob([new Uint8Array(bytes)]), 100_000);
    return JSON.stringify(sheet.map(({ cells }) => cells));
  }
  return type.includes('pdf') ? textOfPdf(new Uint8Array(bytes)) : body;
}

async function textOfPdf(content: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(content);
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return pages.join('\n');
}
