import type { salaryCalls } from '#bridge/calls/salary/calls.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import { bankTemplateCalls } from '#bridge/calls/salary/records/bank-template.ts';
import { payEntryCalls } from '#bridge/calls/salary/records/pay-entry.ts';
import { payGroupCalls } from '#bridge/calls/salary/records/pay-group.ts';
import { payItemCalls } from '#bridge/calls/salary/records/pay-item.ts';
import { payOpeningCalls } from '#bridge/calls/salary/records/pay-opening.ts';
import { payPlanCalls } from '#bridge/calls/salary/records/pay-plan.ts';
import { payRaiseCalls } from '#bridge/calls/salary/records/pay-raise.ts';
import { payTestCalls } from '#bridge/calls/salary/records/pay-test.ts';
import { salaryFileCalls } from '#bridge/calls/salary/records/salary-file.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { reachesWholeCompany } from '#gateway/kernel/people/whole-company.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import type { GatewayServices } from '../services.ts';
import { bankTemplates } from './records/bank-templates.ts';
import { payEntries } from './records/pay-entries.ts';
import { payGroups } from './records/pay-groups.ts';
import { payItems } from './records/pay-items.ts';
import { payOpenings } from './records/pay-openings.ts';
import { payPlans } from './records/pay-plans.ts';
import { payRaises } from './records/pay-raises.ts';
import { payTests } from './records/pay-tests.ts';
import { salaryFiles } from './records/salary-files.ts';
import { downloadBankFile } from './runs/bank-file.ts';
import { beginCalculation } from './runs/begin-calculation.ts';
import { createRun, decideRun, discardRun, moveRun } from './runs/change-run.ts';
import { readChecks } from './runs/checks.ts';
import { readCosts } from './runs/costs.ts';
import { listRuns, readRunDetail } from './runs/read-runs.ts';
import { readReasons } from './runs/reasons.ts';
import { groupWithin, runWithin, slipWithin } from './runs/run-reach.ts';
import { listLeavers } from './settlements/leavers.ts';
import { readSettlement, saveSettlement } from './settlements/settlement.ts';
import { correctSlip } from './slips/corrections.ts';
import { answerOne, listDisputes } from './slips/disputes.ts';
import { listSlips, readSlipDetail } from './slips/list-slips.ts';
import {
  downloadOwnSlip,
  listOwnSlips,
  mayOpenSlips,
  openOwnSlip,
  replyToOwnSlip,
} from './slips/own-slips.ts';

/** The handlers of the calls about pay. */
export const salaryHandlers = {
  payRuns: { policy: accessIsEnough, handle: listRuns },
  payRunDetail: { policy: runWithin('runs'), handle: readRunDetail },
  payRunChecks: { policy: runWithin('runs'), handle: readChecks },
  payRunReasons: { policy: runWithin('runs'), handle: readReasons },
  createPayRun: { policy: groupWithin('runs.edit'), handle: createRun },
  calculatePayRun: { policy: runWithin('runs.edit'), handle: beginCalculation },
  movePayRun: { policy: runWithin('runs.edit'), handle: moveRun },
  decidePayRun: { policy: runWithin('runs.approve'), handle: decideRun },
  discardPayRun: { policy: runWithin('runs.edit'), handle: discardRun },
  payBankFile: { policy: runWithin('runs.edit'), handle: downloadBankFile },
  paySlips: { policy: runWithin('runs'), handle: listSlips },
  paySlipDetail: { policy: slipWithin('runs'), handle: readSlipDetail },
  correctPaySlip: { policy: slipWithin('runs.edit'), handle: correctSlip },
  paySlipDisputes: { policy: accessIsEnough, handle: listDisputes },
  answerDispute: { policy: slipWithin('runs.edit'), handle: answerOne },
  mySlips: { policy: accessIsEnough, handle: listOwnSlips },
  openMySlip: { plane: 'session', audit: 'event', policy: mayOpenSlips, handle: openOwnSlip },
  mySlipFile: { plane: 'session', audit: 'event', policy: mayOpenSlips, handle: downloadOwnSlip },
  replyMySlip: { policy: accessIsEnough, handle: replyToOwnSlip },
  payLeavers: { policy: accessIsEnough, handle: listLeavers },
  paySettlement: { policy: accessIsEnough, handle: readSettlement },
  savePaySettlement: { policy: accessIsEnough, handle: saveSettlement },
  payCosts: { policy: reachesWholeCompany(salaryFunctions.costs), handle: readCosts },
  ...serveRecord('payItem', payItemCalls, payItems, () => records),
  ...serveRecord('salaryFile', salaryFileCalls, salaryFiles, () => records),
  ...serveRecord('payRaise', payRaiseCalls, payRaises, () => records),
  ...serveRecord('payEntry', payEntryCalls, payEntries, () => records),
  ...serveRecord('payGroup', payGroupCalls, payGroups, () => records),
  ...serveRecord('payOpening', payOpeningCalls, payOpenings, () => records),
  ...serveRecord('bankTemplate', bankTemplateCalls, bankTemplates, () => records),
  ...serveRecord('payPlan', payPlanCalls, payPlans, () => records),
  ...serveRecord('payTest', payTestCalls, payTests, () => records),
} as const satisfies HandlersFor<typeof salaryCalls, GatewayServices>;
