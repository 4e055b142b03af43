import type { ruleEngineCalls } from '#bridge/calls/ruleEngine/calls.ts';
import { companyRuleCalls } from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import { runCalculator } from './calculators/run-calculator.ts';
import { companyRules } from './company-rules/company-rules.ts';
import { answerConditionItem, answerConditionItems } from './condition-items.ts';
import { answerRules } from './list-rules.ts';

/** The handlers of the calls about rules and calculators. */
export const ruleEngineHandlers = {
  calculate: { policy: accessIsEnough, handle: runCalculator },
  getConditionItem: { policy: accessIsEnough, handle: answerConditionItems },
  getQueryConditionItemByKey: { policy: accessIsEnough, handle: answerConditionItem },
  listRules: { policy: accessIsEnough, handle: answerRules },
  ...serveRecord('companyRule', companyRuleCalls, companyRules, () => records),
} as const satisfies HandlersFor<typeof ruleEngineCalls>;
