import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { paySettlement } from '#bridge/calls/salary/settlements.ts';
import { fen, type Money, nothing, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type PersonFacts, slipOf } from '../engine/person-slip.ts';
import { loadFacts } from '../runs/load-facts.ts';
import { readPeople } from '../runs/load-people.ts';
import { loadRunFacts } from '../runs/load-plan.ts';
import { readRun } from '../runs/open-run.ts';
import type { Leaver } from './leavers.ts';

type Preview = ResultOf<typeof paySettlement>['slip'];

/** The last slip of a leaver with amounts in the place of those that are entered; null while no run takes it. */
export async function previewSlip(
  context: CallContext,
  { runId, employmentId, lastDay }: Leaver,
  amounts: Readonly<Record<string, Money>>,
): Promise<Preview> {
  if (runId === null) return null;
  const { database, tenantId } = context;
  const run = await readRun(context, runId);
  const [person] = await readPeople(database, tenantId, run, [employmentId]);
  if (person === undefined) return null;
  // A leaving that is planned ends the employment on its day.
  const leaving = { ...person, leftOn: lastDay };
  const runFacts = await loadRunFacts(database, tenantId, run);
  const loaded = await loadFacts({ database, tenantId, run, facts: runFacts }, [leaving]);
  const facts = loaded.facts.get(employmentId);
  if (facts === undefined) return null;
  const made = slipOf(withAmounts(facts, amounts), runFacts);
  if ('fault' in made) return { fault: made.fault, ...noAmounts };
  const { slip } = made;
  return {
    fault: null,
    gross: yuanText(slip.gross),
    ownContributions: yuanText(slip.ownContributions),
    tax: yuanText(fen(slip.incomeTax + slip.bonusTax + slip.severanceTax)),
    otherDeductions: yuanText(fen(slip.deductionsBeforeTax + slip.deductionsAfterTax)),
    net: yuanText(slip.net),
  };
}

const zero = yuanText(nothing);
const noAmounts = {
  gross: zero,
  ownContributions: zero,
  tax: zero,
  otherDeductions: zero,
  net: zero,
};

function withAmounts(facts: PersonFacts, amounts: Readonly<Record<string, Money>>): PersonFacts {
  const others = facts.entered.filter(({ code }) => !Object.hasOwn(amounts, code));
  const own = Object.entries(amounts).flatMap(([code, amount]) =>
    amount === 0n ? [] : [{ code, value: yuanText(amount), from: 'entry' as const }],
  );
  return { ...facts, entered: [...others, ...own] };
}
