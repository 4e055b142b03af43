import type { Ratio } from '#gateway/kernel/exact/ratio.ts';
import { sameLevel } from './levels.ts';

/** Facts that a person may have no value for: reading one is a fault, and `has_value` asks first. */
export const optionalFacts: ReadonlySet<string> = new Set([
  'performance.level',
  'performance.factor',
]);

/** A text as a value of a formula: two texts are equal exactly where their numbers are. */
export function textValue(text: string): Ratio {
  const bytes = Buffer.from(sameLevel(text), 'utf8').toString('hex');
  return { numerator: BigInt(`0x01${bytes}`), denominator: 1n };
}
