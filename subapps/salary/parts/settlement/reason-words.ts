import type { Words } from '../../texts/app-texts.ts';

const reasons = [
  'resignation',
  'agreement',
  'dismissal-for-fault',
  'dismissal-with-notice',
  'redundancy',
  'contract-end',
  'retirement',
  'other',
] as const;

/** Why somebody leaves, in words; empty where no leaving was recorded. */
export function reasonWords(reason: string | null, t: Words): string {
  const known = reasons.find((one) => one === reason);
  return known === undefined ? '' : t(`leavers.reasons.${known}`);
}
