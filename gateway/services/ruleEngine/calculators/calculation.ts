import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { calculate } from '#bridge/calls/ruleEngine/calls.ts';
import { type Money, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import type { LawScope, Source } from '#gateway/kernel/law/rule.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type CalculatorWord, say } from '../texts/calculator-words.ts';

/** What a calculator is asked. */
export type Asked = ParsedRequestOf<typeof calculate>;
type Result = ResultOf<typeof calculate>;

/** Collects results and steps in the language of the caller. */
export class Calculation {
  readonly #locale: Locale;
  readonly #results: Result['results'] = [];
  readonly #steps: Result['steps'] = [];

  /** Rules that the company entered by itself. */
  readonly own: readonly OwnRule[];

  constructor(locale: Locale, own: readonly OwnRule[]) {
    this.#locale = locale;
    this.own = own;
  }

  /** One number that was asked for. */
  result(word: CalculatorWord, value: Money | string): void {
    const text = typeof value === 'bigint' ? yuanText(value) : value;
    this.#results.push({ label: this.say(word), value: text });
  }

  /** One step, with the law behind it. */
  step(
    word: CalculatorWord,
    values: readonly (Money | string)[],
    source: Source | null = null,
  ): void {
    const texts = values.map((value) => (typeof value === 'bigint' ? yuanText(value) : value));
    this.#steps.push({ text: this.say(word, ...texts), source: source?.[this.#locale] ?? null });
  }

  /** A word in the language of the caller. */
  say(word: CalculatorWord, ...values: readonly string[]): string {
    return say(this.#locale, word, ...values);
  }

  /** All of it. */
  done(): Result {
    return { results: this.#results, steps: this.#steps };
  }
}

/** A field that the calculator needs. @throws {RefusedError} where it is missing. */
export function need<Name extends keyof Asked>(asked: Asked, name: Name): NonNullable<Asked[Name]> {
  const value = asked[name];
  if (value === undefined || value === null) {
    throw new RefusedError('badInput', { fields: [{ path: name, issue: 'required' }] });
  }
  return value as NonNullable<Asked[Name]>;
}

/** An amount that the calculator needs. */
export function amountOf(
  asked: Asked,
  name: 'wage' | 'bonus' | 'net' | 'base' | 'averagePay',
): Money {
  return yuan(need(asked, name));
}

/** An amount that may be left out. */
export function amountOr(value: string | undefined): Money {
  return yuan(value ?? '0');
}

/** Where and when the rules are asked for. */
export function scopeOf({ place, asOf }: Asked, { own }: Pick<Calculation, 'own'>): LawScope {
  return { place: place ?? 'CN', asOf, own };
}
