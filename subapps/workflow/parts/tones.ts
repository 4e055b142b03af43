import type { ApprovalStatus } from '#bridge/calls/workflow/terms.ts';
import type { Tone } from '#ui/parts/tag.tsx';

/** The tone in which a state is shown. */
export function toneOf(status: ApprovalStatus): Tone {
  const tones: Readonly<Record<ApprovalStatus, Tone>> = {
    running: 'accent',
    returned: 'warn',
    approved: 'good',
    rejected: 'bad',
    withdrawn: 'neutral',
    revoking: 'accent',
    revoked: 'neutral',
    terminated: 'neutral',
  };
  return tones[status];
}
