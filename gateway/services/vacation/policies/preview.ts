import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { previewLeavePolicy } from '#bridge/calls/vacation/policies.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Amount, amountText } from '../engine/amount.ts';
import { planPerson, readGranted, readYears } from './plan-change.ts';
import { type PolicyFields, policyOf } from './policy.ts';
import { readPolicy } from './settle.ts';

/** How many people are named, those whose balance changes most first. */
const named = 5;

interface Effect {
  readonly id: string;
  readonly before: Amount;
  readonly after: Amount;
}

/** What a change of how leave is granted would do to balances; nothing is written. */
export async function answerPreviewPolicy(
  context: CallContext,
  { id, changes }: ParsedRequestOf<typeof previewLeavePolicy>,
): Promise<ResultOf<typeof previewLeavePolicy>> {
  const fields = await readPolicy(context, id);
  if (fields === null) throw new RefusedError('notFound');
  const effects = await effectsOf(context, id, merged(fields, changes));
  const more = effects.filter(({ before, after }) => after > before);
  const less = effects.filter(({ before, after }) => after < before);
  const largest = effects.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, named);
  const names = await readNames(
    context,
    largest.map((effect) => effect.id),
  );
  return {
    people: effects.length,
    more: { people: more.length, days: amountText(sumOf(more)) },
    less: { people: less.length, days: amountText(-sumOf(less)) },
    belowZero: less.filter(({ after }) => after < 0).length,
    largest: largest.map((effect) => ({
      employmentId: effect.id,
      name: names.get(effect.id) ?? '',
      before: amountText(effect.before),
      after: amountText(effect.after),
    })),
  };
}

function merged(
  fields: PolicyFields,
  changes: ParsedRequestOf<typeof previewLeavePolicy>['changes'],
): PolicyFields {
  const { hasBalance = fields.hasBalance, grantRule = fields.grantRule } = changes;
  const { perYear = fields.perYear, carryMonths = fields.carryMonths } = changes;
  return { hasBalance, grantRule, perYear, carryMonths };
}

const sizeOf = ({ before, after }: Effect): Amount => Math.abs(after - before);

function sumOf(effects: readonly Effect[]): Amount {
  return effects.reduce((sum, { before, after }) => sum + after - before, 0);
}

/** The people whose entries or last days of leave would change, with what they can take before and after. */
async function effectsOf(
  context: CallContext,
  typeId: string,
  fields: PolicyFields,
): Promise<readonly Effect[]> {
  const asOf = dayOf(context.now());
  const policy = policyOf(fields);
  const years = await readYears(context, typeId, null);
  const people = await readGranted(context, asOf, null);
  return people.flatMap((person) => {
    const plans = planPerson(policy, person, years.get(person.id) ?? new Map(), asOf);
    if (plans.every(({ settlements }) => settlements.length === 0)) return [];
    return [
      {
        id: person.id,
        before: plans.reduce((sum, plan) => sum + plan.before, 0),
        after: plans.reduce((sum, plan) => sum + plan.after, 0),
      },
    ];
  });
}

async function readNames(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('employment as e')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', 'in', ids)
    .select(['e.id', 'p.name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
