import { fen, less, type Money, nothing, total, yuan } from '#gateway/kernel/exact/money.ts';
import { claimAmount, type DeductionClaim } from '../engine/special-deductions.ts';
import type { DeductionKind } from '../law/deductions.ts';
import type { PersonYear, StoredClaim } from './person-months.ts';

/** The special deductions of a year up to a month by kind, and what was brought along without one. */
export interface YearKinds {
  readonly of: (...kinds: readonly DeductionKind[]) => Money;
  readonly unknown: Money;
}

/** Adds up the special deductions of a year up to a month by their kinds. */
export function kindsOfYear({ opening, months }: PersonYear, month: string): YearKinds {
  const sums = new Map<DeductionKind, Money>();
  const counted = months.filter((one) => one.month <= month);
  for (const { month: of, facts } of counted) {
    for (const claim of facts.claims.map(inFen)) {
      const amount = claimAmount(of.slice(0, 7), claim);
      sums.set(claim.kind, fen((sums.get(claim.kind) ?? nothing) + amount));
    }
  }
  const all = total([
    ...(opening === null ? [] : [opening.specialAdditional]),
    ...counted.map(({ specialAdditional }) => specialAdditional),
  ]);
  return {
    of: (...kinds) => total(kinds.map((kind) => sums.get(kind) ?? nothing)),
    unknown: less(all, total([...sums.values()])),
  };
}

function inFen({ sharedAmount, declared, ...claim }: StoredClaim): DeductionClaim {
  return {
    ...claim,
    ...(sharedAmount !== undefined && { sharedAmount: yuan(sharedAmount) }),
    ...(declared !== undefined && { declared: yuan(declared) }),
  };
}
