import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import type { paySettlement, savePaySettlement } from '#bridge/calls/salary/settlements.ts';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import { type Money, nothing, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { loadRuleSet } from '../../ruleEngine/company-rules/load-rules.ts';
import { ofFen } from '../runs/amounts.ts';
import {
  type AveragePay,
  kindOfReason,
  lawfulSeverance,
  payOfUnusedLeave,
  readAveragePay,
  type SettlementKind,
} from './lawful.ts';
import { readLeaveLeft } from './leave-left.ts';
import { type Leaver, leaverLine, readLeaver } from './leavers.ts';
import { previewSlip } from './preview.ts';
import { enterSettlement, readPlace, readStored } from './stored.ts';

/** What a settlement comes to. */
interface Settlement {
  readonly leaver: Leaver;
  readonly kind: SettlementKind;
  readonly average: AveragePay;
  readonly lawful: ReturnType<typeof lawfulSeverance>;
  readonly severance: Money;
  readonly leaveLeft: string;
  readonly unusedDays: string;
  readonly unused: ReturnType<typeof payOfUnusedLeave>;
  readonly note: string | null;
}

/** Returns the final pay of a leaver: what was asked for, else what was saved, else what the law gives. */
export async function readSettlement(
  context: CallContext,
  request: ParsedRequestOf<typeof paySettlement>,
): Promise<ResultOf<typeof paySettlement>> {
  const made = await settle(context, request, 'runs');
  const { leaver, average, lawful, unused } = made;
  return {
    ...leaverLine(leaver),
    kind: made.kind,
    averagePay: yuanText(average.pay),
    averageMonths: average.months,
    lawful: lawful && { months: lawful.months, amount: lawful.amount, steps: lawful.steps },
    severance: yuanText(made.severance),
    leaveLeft: made.leaveLeft,
    unusedDays: made.unusedDays,
    unusedPay: yuanText(unused.pay),
    unusedSteps: unused.steps,
    note: made.note,
    slip: await previewSlip(context, leaver, {
      severance: made.severance,
      unused_leave: unused.pay,
    }),
    can: { edit: hasFunction(context.rights, salaryFunctions['runs.edit']) },
  };
}

/** Enters the final pay of a leaver in the month that pays it. */
export async function saveSettlement(
  context: CallContext,
  request: ParsedRequestOf<typeof savePaySettlement>,
): Promise<ResultOf<typeof savePaySettlement>> {
  const made = await settle(context, request, 'runs.edit');
  const { leaver, lawful, severance, kind, unused, unusedDays } = made;
  const due = lawful?.pay ?? nothing;
  if (severance < due && request.note === undefined) {
    throw new RefusedError(salaryCodes.belowLaw);
  }
  const { month } = await enterSettlement(context, leaver, {
    kind,
    severance,
    unusedDays,
    lawful: due,
    unusedPay: unused.pay,
    note: request.note ?? null,
  });
  return { month };
}

async function settle(
  context: CallContext,
  request: ParsedRequestOf<typeof paySettlement>,
  key: 'runs' | 'runs.edit',
): Promise<Settlement> {
  const leaver = await readLeaver(context, request.employmentId, key);
  if (leaver === undefined) throw new RefusedError('notFound');
  const stored = await readStored(context, leaver.employmentId);
  const place = await readPlace(context, leaver);
  const average = await readAveragePay(context, leaver);
  const leaveLeft = await readLeaveLeft(context, leaver);
  const kind = request.kind ?? stored?.kind ?? kindOfReason(leaver.reason);
  const asOf = leaver.lastDay;
  const { own } = await loadRuleSet(context.database, context.tenantId, { from: asOf, to: asOf });
  const scope = { place, asOf, own };
  const lawful = lawfulSeverance(context.locale, leaver, kind, average, scope);
  // Another kind than the saved one begins with what the law gives for it.
  const saved = stored?.kind === kind ? ofFen(stored.severance) : null;
  const severance =
    request.severance === undefined ? (saved ?? lawful?.pay ?? nothing) : yuan(request.severance);
  const unusedDays = request.unusedDays ?? stored?.unused_days ?? leaveLeft;
  return {
    leaver,
    kind,
    average,
    lawful,
    leaveLeft,
    unusedDays,
    severance: kind === 'none' ? nothing : severance,
    unused: payOfUnusedLeave(context.locale, unusedDays, average, scope),
    note: stored?.note ?? null,
  };
}
