/** What a value of a formula is. */
export type ValueType = 'money' | 'number' | 'days' | 'hours' | 'boolean' | 'text';

/** A formula reads a fact that the person has no value for. */
export class NoValueError extends Error {
  override readonly name = 'NoValueError';
}

/** What can be wrong with a formula. */
export type FormulaFault =
  | 'unexpected'
  | 'unknown-name'
  | 'unknown-function'
  | 'wrong-type'
  | 'arguments'
  | 'too-long'
  | 'cycle';

/** A formula that is wrong at a character, counted from 1. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
  readonly fault: FormulaFault;
  readonly at: number;
  /** The word that is wrong, or the items of a cycle. */
  readonly word: string;
  constructor(fault: FormulaFault, at: number, word: string) {
    super(`${fault} at ${at}: ${word}`);
    this.fault = fault;
    this.at = at;
    this.word = word;
  }
}

/** A part of a formula; `at` is its first character, counted from 1. */
export type Expression = { readonly at: number } & (
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'not'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly values: readonly Expression[];
    }
);

/** The operator between two values. */
export type Operator = '+' | '-' | '*' | '/' | '<' | '<=' | '>' | '>=' | '=' | '<>' | 'and' | 'or';
