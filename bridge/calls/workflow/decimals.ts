/** Exact decimals as scaled integers: what forms add up and conditions compare. */

const digits = 10;
const scale = 10n ** BigInt(digits);
const shape = /^-?\d{1,20}(\.\d{1,10})?$/;

/** Whether a text is a decimal that can be counted with. */
export function isDecimal(text: string): boolean {
  return shape.test(text);
}

/** A decimal as an integer of its ten-thousand-millionths; anything else counts as nothing. */
export function scaledOf(text: string): bigint {
  if (!isDecimal(text)) return 0n;
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const number = BigInt(whole + part.padEnd(digits, '0'));
  return text.startsWith('-') ? -number : number;
}

/** Below zero, zero or above zero, as the first is less, equal or more. */
export function compareDecimals(one: string, other: string): number {
  const difference = scaledOf(one) - scaledOf(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Multiplies two scaled numbers. */
export function timesScaled(one: bigint, other: bigint): bigint {
  return (one * other) / scale;
}

/** Divides two scaled numbers; null by zero. */
export function dividedScaled(one: bigint, other: bigint): bigint | null {
  return other === 0n ? null : (one * scale) / other;
}

/** A scaled number as text with two digits, half away from zero. */
export function toTwoDigits(number: bigint): string {
  const unit = scale / 100n;
  const size = number < 0n ? -number : number;
  const rounded = (size + unit / 2n) / unit;
  const text = `${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`;
  return number < 0n && rounded > 0n ? `-${text}` : text;
}
