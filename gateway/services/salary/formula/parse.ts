import { type Token, tokensOf } from './tokens.ts';
import { type Expression, FormulaError, type Operator } from './types.ts';

/** How tightly operators bind. */
const strengths: Readonly<Record<Operator, number>> = {
  or: 1,
  and: 2,
  '=': 3,
  '<>': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
};
const tightest = 6;
/** The deepest nesting; more is no formula of pay. */
const deepest = 40;

/** Parses a formula. @throws {FormulaError} at the character that is wrong. */
export function parseFormula(text: string): Expression {
  const reader = new Reader(tokensOf(text));
  const expression = reader.expression(0);
  const rest = reader.next();
  if (rest.kind !== 'end') throw new FormulaError('unexpected', rest.at, rest.text);
  return expression;
}

class Reader {
  readonly #tokens: readonly Token[];
  #place = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  next(): Token {
    const token = this.#peek();
    this.#place += 1;
    return token;
  }

  expression(least: number): Expression {
    this.#depth += 1;
    if (this.#depth > deepest) throw new FormulaError('too-long', this.#peek().at, '');
    let left = this.#operand();
    for (;;) {
      const { kind, text, at } = this.#peek();
      if (kind === 'text') break;
      const strength = isOperator(text) ? strengths[text] : -1;
      if (!isOperator(text) || strength < least || strength < 0) break;
      this.next();
      const right = this.expression(strength + 1);
      left = { kind: 'binary', operator: text, left, right, at };
    }
    this.#depth -= 1;
    return left;
  }

  #peek(): Token {
    const last = this.#tokens.length - 1;
    const token = this.#tokens[Math.min(this.#place, last)];
    if (token === undefined) throw new FormulaError('unexpected', 1, '');
    return token;
  }

  #operand(): Expression {
    const { kind, text, at } = this.next();
    if (kind === 'number' || kind === 'text') return { kind, text, at };
    if (text === '-') return { kind: 'negative', of: this.expression(tightest), at };
    if (text === 'not') return { kind: 'not', of: this.expression(strengths.and + 1), at };
    if (text === '(') {
      const inner = this.expression(0);
      this.#expect(')');
      return inner;
    }
    if (kind !== 'name' || isOperator(text)) throw new FormulaError('unexpected', at, text);
    if (this.#peek().text !== '(') return { kind: 'name', name: text, at };
    return { kind: 'call', name: text, values: this.#values(), at };
  }

  #values(): readonly Expression[] {
    this.#expect('(');
    const values: Expression[] = [];
    if (this.#peek().text === ')') this.next();
    else {
      do values.push(this.expression(0));
      while (this.#takes(','));
      this.#expect(')');
    }
    return values;
  }

  #takes(text: string): boolean {
    if (this.#peek().text !== text) return false;
    this.next();
    return true;
  }

  #expect(text: string): void {
    const token = this.next();
    if (token.text !== text) throw new FormulaError('unexpected', token.at, token.text);
  }
}

function isOperator(text: string): text is Operator {
  return Object.hasOwn(strengths, text);
}
