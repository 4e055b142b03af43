import { longestProbation } from '#bridge/calls/joyhr/records/labour-contract-law.ts';
import { type Money, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import { decimalText, shortText } from '#gateway/kernel/exact/rounding.ts';
import {
  checkMinimumWage,
  damagesFault,
  dispatchedShare,
  probationDamages,
  probationPayFloor,
} from '#gateway/services/salary/engine/limits.ts';
import { type MissingContract, secondPay } from '#gateway/services/salary/engine/second-pay.ts';
import {
  isExpirySeveranceDue,
  type Service,
  type SeveranceKind,
  severanceCap,
  severanceMonths,
  severancePay,
} from '#gateway/services/salary/engine/severance.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

const area = 'contract-and-severance';
const contractKinds = { fixed: 'fixed', 'open-ended': 'open', 'by-task': 'task' } as const;

function longest({ input, asOf }: Vector): number | null {
  return longestProbation({
    kind: contractKinds[input.contract as keyof typeof contractKinds],
    termMonths: typeof input.termMonths === 'number' ? input.termMonths : null,
    asOf,
  });
}

function serviceOf(vector: Vector): Service {
  if (vector.input.serviceYears !== undefined) return { years: text(vector, 'serviceYears') };
  return { from: text(vector, 'employedFrom'), to: text(vector, 'employedTo') };
}

function money(vector: Vector, name: string): Money | null {
  const value = textOrNull(vector, name);
  return value === null ? null : yuan(value);
}

function severance(vector: Vector): Readonly<Record<string, unknown>> {
  const average = money(vector, 'localAverageMonthlyWageCny');
  const found = severancePay(
    {
      kind: vector.input.kind as SeveranceKind,
      service: serviceOf(vector),
      averageMonthlyPay: yuan(text(vector, 'averageMonthlyPayCny')),
      cap:
        average === null
          ? money(vector, 'threeTimesLocalAverageCny')
          : severanceCap(average, vector),
      minimumWage: money(vector, 'minimumWageCny'),
      lastMonthPay: money(vector, 'lastMonthPayCny'),
    },
    vector,
  );
  return {
    months: shortText(found.months),
    baseCny: yuanText(found.base),
    payCny: yuanText(found.pay),
  };
}

function doublePay(vector: Vector): Readonly<Record<string, unknown>> {
  const part = vector.input.partMonth as
    | { method: string; workDaysByMonth?: Readonly<Record<string, number>> }
    | undefined;
  const found = secondPay(
    {
      scenario: vector.input.scenario as MissingContract['scenario'],
      anchor: text(vector, 'anchorDate'),
      signedOn: textOrNull(vector, 'signedOn'),
      upTo: textOrNull(vector, 'upTo'),
      monthlyPay: yuan(text(vector, 'monthlyPayCny')),
      workDaysByMonth: part?.method === 'work-days-21.75' ? (part.workDaysByMonth ?? null) : null,
    },
    vector,
  );
  return { windowFrom: found.from, windowTo: found.to, extraPayCny: yuanText(found.pay) };
}

function damages(vector: Vector): Readonly<Record<string, unknown>> {
  const fault = damagesFault(
    {
      monthPay: yuan(text(vector, 'monthPayCny')),
      netBefore: yuan(text(vector, 'netPayBeforeCny')),
      minimumWage: yuan(text(vector, 'minimumWageCny')),
      deduction: yuan(text(vector, 'deductionCny')),
    },
    vector,
  );
  return fault === null ? { allowed: true } : { allowed: false, reason: fault };
}

/** Probation, severance, second pay and limits of pay. */
export const contractAndSeverance: Answers = {
  [`${area}/probation-limit`]: (vector) => ({ monthsAtMost: longest(vector) }),
  [`${area}/probation-pay-floor`]: (vector) => ({
    atLeastCny: yuanText(
      probationPayFloor(
        yuan(text(vector, 'contractPayCny')),
        yuan(text(vector, 'minimumWageCny')),
        vector,
      ),
    ),
  }),
  [`${area}/probation-damages`]: (vector) => {
    const found = probationDamages(
      Number(vector.input.probationMonthsDone),
      longest(vector) ?? 0,
      yuan(text(vector, 'payAfterProbationCny')),
    );
    return { monthsBeyond: found.monthsBeyond, damagesCny: yuanText(found.damages) };
  },
  [`${area}/severance-months`]: (vector) => ({
    months: shortText(severanceMonths(serviceOf(vector), vector)),
  }),
  [`${area}/severance-pay`]: severance,
  [`${area}/dispatch-share`]: (vector) => {
    const { dispatched, own } = vector.input;
    const found = dispatchedShare(Number(dispatched), Number(own), vector);
    return { sharePercent: decimalText(found.percent, 2), allowed: found.allowed };
  },
  [`${area}/double-pay`]: doublePay,
  [`${area}/expiry-severance`]: ({ input }) => ({
    due: isExpirySeveranceDue(input.renewalOfferedOnEqualTermsAndRefused === true),
  }),
  [`${area}/damages-deduction`]: damages,
  [`${area}/minimum-wage-check`]: (vector) => {
    const found = checkMinimumWage(
      yuan(text(vector, 'contractPayCny')),
      yuan(text(vector, 'ownContributionsCny')),
      vector,
    );
    return found === null
      ? { error: 'no-minimum-wage-for-place' }
      : { comparedCny: yuanText(found.compared), enough: found.enough };
  },
};
