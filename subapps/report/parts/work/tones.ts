import type { Tone } from '#ui/parts/tag.tsx';

/** The colour of where a report is. */
export function toneOf(state: 'draft' | 'sent' | 'late' | 'open' | 'missing'): Tone {
  if (state === 'sent') return 'good';
  if (state === 'late') return 'warn';
  return state === 'missing' ? 'bad' : 'neutral';
}
