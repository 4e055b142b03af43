import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { RecordValues } from '#bridge/calls/record/doors.ts';
import type { previewLeavePolicy } from '#bridge/calls/vacation/policies.ts';
import type { useWords } from '../texts/app-texts.ts';

type Preview = ResultOf<typeof previewLeavePolicy>;
type Changes = RequestOf<typeof previewLeavePolicy>['changes'];

const policyFields = ['hasBalance', 'grantRule', 'perYear', 'carryMonths'] as const;

/** What of a save changes how much people have of a type of leave; null where nothing does. */
export function policyChanges(values: RecordValues): Changes | null {
  const changed = policyFields.filter((name) => values[name] !== undefined);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Changes;
}

/** What a change does to balances, in words; null where it changes none. */
export function previewWords(
  previews: readonly Preview[],
  t: ReturnType<typeof useWords>,
): string | null {
  const people = sum(previews, ({ people: count }) => count);
  if (people === 0) return null;
  const part = (key: 'more' | 'less') => {
    const count = sum(previews, (preview) => preview[key].people);
    const days = Math.round(sum(previews, (preview) => Number(preview[key].days)) * 100) / 100;
    return count === 0 ? [] : [t(`policy.${key}`, { count, days })];
  };
  const belowZero = sum(previews, (preview) => preview.belowZero);
  const largest = previews.flatMap((preview) => preview.largest);
  return [
    t('policy.people', { count: people }),
    ...part('more'),
    ...part('less'),
    ...(belowZero === 0 ? [] : [t('policy.belowZero', { count: belowZero })]),
    ...largest.map(({ name, before, after }) => t('policy.person', { name, before, after })),
    t('policy.taken'),
  ].join('\n');
}

function sum(previews: readonly Preview[], of: (preview: Preview) => number): number {
  return previews.reduce((total, preview) => total + of(preview), 0);
}
