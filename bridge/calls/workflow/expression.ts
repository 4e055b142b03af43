/** What a computed field is computed by: `{field}`, `{table.column}` for the sum of a column, numbers, + - * / and brackets. */
import { dividedScaled, scaledOf, timesScaled, toTwoDigits } from './decimals.ts';

type Node =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'field'; readonly name: string }
  | {
      readonly kind: 'pair';
      readonly sign: '+' | '-' | '*' | '/';
      readonly left: Node;
      readonly right: Node;
    };

const token = /\s*(?:\{([^{}]+)\}|(\d{1,12}(?:\.\d{1,6})?)|([-+*/()]))/y;
/** Brackets within brackets that are followed. */
const deepest = 20;

interface Token {
  readonly field?: string;
  readonly number?: string;
  readonly sign?: string;
}

/** The fields an expression names, or null where it is no expression. */
export function fieldsOfExpression(text: string): readonly string[] | null {
  const node = parse(text);
  return node === null ? null : namesIn(node);
}

/** The value of an expression with two digits; null where it is none, or divides by zero. */
export function computeExpression(
  text: string,
  numbersOf: (name: string) => readonly string[],
): string | null {
  const node = parse(text);
  const value = node === null ? null : compute(node, numbersOf);
  return value === null ? null : toTwoDigits(value);
}

function namesIn(node: Node): readonly string[] {
  if (node.kind === 'field') return [node.name];
  return node.kind === 'pair' ? [...namesIn(node.left), ...namesIn(node.right)] : [];
}

function compute(node: Node, numbersOf: (name: string) => readonly string[]): bigint | null {
  if (node.kind === 'number') return scaledOf(node.text);
  if (node.kind === 'field')
    return numbersOf(node.name).reduce((sum, one) => sum + scaledOf(one), 0n);
  const left = compute(node.left, numbersOf);
  const right = compute(node.right, numbersOf);
  if (left === null || right === null) return null;
  if (node.sign === '+') return left + right;
  if (node.sign === '-') return left - right;
  return node.sign === '*' ? timesScaled(left, right) : dividedScaled(left, right);
}

function parse(text: string): Node | null {
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0) return null;
  const reader = new Reader(tokens);
  const node = reader.sum(0);
  return node !== null && reader.isAtEnd ? node : null;
}

function tokensOf(text: string): Token[] | null {
  const found: Token[] = [];
  const trimmed = text.trimEnd();
  let at = 0;
  while (at < trimmed.length) {
    token.lastIndex = at;
    const match = token.exec(trimmed);
    if (match === null) return null;
    const [, field, number, sign] = match;
    found.push({
      ...(field !== undefined && { field }),
      ...(number !== undefined && { number }),
      ...(sign !== undefined && { sign }),
    });
    at = token.lastIndex;
  }
  return found;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(depth: number): Node | null {
    return this.#row(['+', '-'], () => this.#row(['*', '/'], () => this.#one(depth)));
  }

  /** Operands between signs of one rank, from the left. */
  #row(signs: readonly ('+' | '-' | '*' | '/')[], operand: () => Node | null): Node | null {
    let left = operand();
    while (left !== null) {
      const sign = signs.find((one) => one === this.#tokens[this.#at]?.sign);
      if (sign === undefined) return left;
      this.#at += 1;
      const right = operand();
      left = right === null ? null : { kind: 'pair', sign, left, right };
    }
    return null;
  }

  #one(depth: number): Node | null {
    const next = this.#tokens[this.#at];
    this.#at += 1;
    if (next?.field !== undefined) return { kind: 'field', name: next.field };
    if (next?.number !== undefined) return { kind: 'number', text: next.number };
    if (next?.sign !== '(' || depth > deepest) return null;
    const inner = this.sum(depth + 1);
    const closed = this.#tokens[this.#at]?.sign === ')';
    this.#at += 1;
    return closed ? inner : null;
  }
}
