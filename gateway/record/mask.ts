import type { Field, FieldValue } from '#bridge/calls/record/field.ts';
import { maskMiddle } from '../kernel/people/mask-middle.ts';

/** What is shown of a masked value. Numbers, choices and flags show nothing: any part of one tells it. */
export function maskOf({ kind, mask }: Pick<Field, 'kind' | 'mask'>, value: FieldValue): string {
  if (typeof value !== 'string') return '***';
  if (kind === 'day' || kind === 'month') return mask === 'all' ? '***' : `****${value.slice(4)}`;
  if (kind !== 'text' && kind !== 'lines') return '***';
  switch (mask) {
    case 'tail':
      return maskMiddle(value, 0, 4);
    case 'ends':
      return maskMiddle(value, value.length > 8 ? 3 : 0, 4);
    case 'start':
      return `${[...value].slice(0, 6).join('')}***`;
    default:
      return '***';
  }
}
