import { isCreditCode } from '../kit/credit-code.ts';
import type { FieldIssue } from '../kit/words.ts';

/** What a text can be besides a text. */
export type TextFormat = 'phone' | 'email' | 'digits' | 'creditCode' | 'clock';

/** How each format is recognised, and the issue of a text that does not fit. */
export const textFormats: Readonly<
  Record<TextFormat, { readonly test: (value: string) => boolean; readonly issue: FieldIssue }>
> = {
  /** A mobile or fixed-line number of the Chinese mainland, or an international one with `+`. */
  phone: {
    test: (value) => /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}|\+\d{6,15})$/.test(value),
    issue: 'phone',
  },
  email: {
    test: (value) => /^[^\s@"<>()]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value),
    issue: 'email',
  },
  /** The unified social credit code of a legal person in China. */
  creditCode: { test: isCreditCode, issue: 'invalid' },
  /** A time of a day `HH:MM`; hours from 24 up are those of the next day. */
  clock: { test: (value) => /^([0-3]\d|4[0-7]):[0-5]\d$/.test(value), issue: 'invalid' },
  digits: { test: (value) => /^\d+$/.test(value), issue: 'invalid' },
};
