import type { ruleEngineCalls } from '#bridge/calls/ruleEngine/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { runCalculator } from './calculators/run-calculator.ts';
import { answerConditionItem, answerConditionItems } from './condition-items.ts';
import { answerRules } from './list-rules.ts';

/** The handlers of the calls about rules and calculators. */
export const ruleEngineHandlers = {
  calculate: { policy: accessIsEnough, handle: runCalculator },
  getConditionItem: { policy: accessIsEnough, handle: answerConditionItems },
  getQueryConditionItemByKey: { policy: accessIsEnough, handle: answerConditionItem },
  listRules: { policy: accessIsEnough, handle: answerRules },
} as const satisfies HandlersFor<typeof ruleEngineCalls>;
