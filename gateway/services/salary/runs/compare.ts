import type * as z from 'zod/mini';
import type { changeReason, slipException } from '#bridge/calls/salary/run-shapes.ts';
import type { PersonSlip, ResultForPay, RunPlan } from '../engine/person-slip.ts';

/** Why a slip differs from the one of the month before. */
export type ChangeReason = z.output<typeof changeReason>;

/** What of a slip should be looked at. */
export type SlipException = z.output<typeof slipException>;

/** The slip of the month before, as far as it is compared. */
export interface SlipBefore {
  readonly net: bigint;
  readonly ownContributions: bigint;
  readonly specialAdditional: bigint;
  readonly incomeTax: bigint;
  readonly ratePercent: string | null;
  /** The monthly pay by the file, in yuan, and whether the whole month was paid. */
  readonly monthly: string | null;
  readonly whole: boolean;
  /** The level and the factor that formulas read; null where they read none. */
  readonly result: string | null;
  /** What was entered, by item. */
  readonly entered: ReadonlyMap<string, string>;
}

/** The slip of this month, as far as it is compared. */
export interface SlipNow extends SlipBefore {
  readonly joined: boolean;
  readonly left: boolean;
}

/** A result as it is compared. */
export function resultText(
  result: Pick<ResultForPay, 'level' | 'factor'> | undefined,
): string | null {
  return result === undefined ? null : `${result.level} ${result.factor ?? ''}`;
}

/** The reasons for which two slips of a person differ. */
export function reasonsOf(now: SlipNow, before: SlipBefore | null, plan: RunPlan): ChangeReason[] {
  if (before === null) {
    return [...(now.joined ? (['joined'] as const) : []), ...(now.left ? (['left'] as const) : [])];
  }
  const reasons = new Set<ChangeReason>();
  if (now.joined) reasons.add('joined');
  if (now.left) reasons.add('left');
  if (now.monthly !== before.monthly) reasons.add('raise');
  if (now.result !== before.result) reasons.add('result');
  if (!now.whole || !before.whole) reasons.add('partMonth');
  for (const { item } of plan) {
    if (item.source !== 'entry') continue;
    if ((now.entered.get(item.code) ?? '0') === (before.entered.get(item.code) ?? '0')) continue;
    reasons.add(reasonOfItem(item));
  }
  if (now.ownContributions !== before.ownContributions) reasons.add('insurance');
  if (now.specialAdditional !== before.specialAdditional) reasons.add('deductions');
  if (now.incomeTax !== before.incomeTax) {
    if (now.ratePercent !== before.ratePercent || reasons.size === 0) reasons.add('taxStep');
  }
  return [...reasons];
}

/** The item of hours that somebody was late or left early. */
const lateHours = 'late_hours';

function reasonOfItem({ code, unit, treatment }: RunPlan[number]['item']): ChangeReason {
  if (unit === 'days' || code === lateHours) return 'attendance';
  if (unit === 'hours') return 'overtime';
  if (code === 'correction') return 'correction';
  return treatment === 'bonus' || code === 'bonus' ? 'bonus' : 'entry';
}

/** What of a slip should be looked at before it is paid. */
export function exceptionsOf(
  made: PersonSlip | null,
  { hasAccount, before }: { readonly hasAccount: boolean; readonly before: bigint | null },
): SlipException[] {
  if (made === null) return ['fault'];
  const net: bigint = made.slip.net;
  return [
    ...(net < 0n ? (['netBelowZero'] as const) : []),
    ...(hasAccount ? [] : (['noBankAccount'] as const)),
    ...(made.belowMinimumWage ? (['belowMinimumWage'] as const) : []),
    ...(before === null ? (['firstSlip'] as const) : changeOf(net, before)),
  ];
}

/** A fall by more than a fifth, a rise by more than a half. */
function changeOf(net: bigint, before: bigint): readonly SlipException[] {
  if (net * 100n < before * 80n) return ['netFell'];
  return net * 100n > before * 150n ? ['netRose'] : [];
}
