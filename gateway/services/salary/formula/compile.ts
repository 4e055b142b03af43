import {
  add,
  compare,
  divide,
  multiply,
  negate,
  one,
  type Ratio,
  ratio,
  subtract,
  zero,
} from '#gateway/kernel/exact/ratio.ts';
import { type FormulaFacts, formulaFunctions } from './functions.ts';
import { optionalFacts, textValue } from './optional-facts.ts';
import { parseFormula } from './parse.ts';
import {
  type Expression,
  FormulaError,
  NoValueError,
  type Operator,
  type ValueType,
} from './types.ts';

/** The names a formula may use, with their types. */
export type Names = ReadonlyMap<string, ValueType>;

/** A formula that was parsed and checked. */
export interface CompiledFormula {
  readonly type: ValueType;
  /** The names it reads. */
  readonly reads: ReadonlySet<string>;
  run(facts: FormulaFacts): Ratio;
}

interface Typed {
  readonly type: ValueType;
  run(facts: FormulaFacts): Ratio;
}

/** Parses and checks a formula once, and makes it ready to run many times. @throws {FormulaError} */
export function compileFormula(text: string, names: Names): CompiledFormula {
  const reads = new Set<string>();
  const typed = compile(parseFormula(text), { names, reads });
  return { ...typed, reads };
}

interface Scope {
  readonly names: Names;
  readonly reads: Set<string>;
}

function compile(expression: Expression, scope: Scope): Typed {
  switch (expression.kind) {
    case 'number': {
      const value = ratio(expression.text);
      return { type: 'number', run: () => value };
    }
    case 'text': {
      const value = textValue(expression.text);
      return { type: 'text', run: () => value };
    }
    case 'name':
      return compileName(expression.name, expression.at, scope);
    case 'negative': {
      const { type, run } = compile(expression.of, scope);
      if (type === 'boolean' || type === 'text') throw wrongType(expression.at, type);
      return { type, run: (facts) => negate(run(facts)) };
    }
    case 'not': {
      const { run } = ofType(expression.of, 'boolean', scope);
      return { type: 'boolean', run: (facts) => truth(!isTrue(run(facts))) };
    }
    case 'binary':
      return compileBinary(expression, scope);
    case 'call':
      return compileCall(expression, scope);
  }
}

function compileName(name: string, at: number, { names, reads }: Scope): Typed {
  const type = names.get(name);
  if (type === undefined) throw new FormulaError('unknown-name', at, name);
  reads.add(name);
  if (!optionalFacts.has(name)) return { type, run: ({ values }) => values.get(name) ?? zero };
  return {
    type,
    run: ({ values }) => {
      const value = values.get(name);
      if (value === undefined) throw new NoValueError(name);
      return value;
    },
  };
}

type Binary = Extract<Expression, { readonly kind: 'binary' }>;

function compileBinary({ operator, left, right, at }: Binary, scope: Scope): Typed {
  const [first, second] = [compile(left, scope), compile(right, scope)];
  const type = typeOf(operator, first.type, second.type);
  if (type === null) throw wrongType(at, `${first.type} ${operator} ${second.type}`);
  const run = runs[operator];
  // What decides already leaves the rest unread: `has_value(…) and …` is safe.
  const decides = operator === 'and' ? zero : operator === 'or' ? one : null;
  return {
    type,
    run: (facts) => {
      const value = first.run(facts);
      if (decides !== null && isTrue(value) === isTrue(decides)) return decides;
      return run(value, second.run(facts));
    },
  };
}

const runs: Readonly<Record<Operator, (left: Ratio, right: Ratio) => Ratio>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  // A share of nothing is nothing: a month without due days pays none.
  '/': (left, right) => (compare(right, zero) === 0 ? zero : divide(left, right)),
  '<': (left, right) => truth(compare(left, right) < 0),
  '<=': (left, right) => truth(compare(left, right) <= 0),
  '>': (left, right) => truth(compare(left, right) > 0),
  '>=': (left, right) => truth(compare(left, right) >= 0),
  '=': (left, right) => truth(compare(left, right) === 0),
  '<>': (left, right) => truth(compare(left, right) !== 0),
  and: (left, right) => truth(isTrue(left) && isTrue(right)),
  or: (left, right) => truth(isTrue(left) || isTrue(right)),
};

/** The type of an operation; null where it means nothing, such as money times money. */
function typeOf(operator: Operator, left: ValueType, right: ValueType): ValueType | null {
  const isText = left === 'text' || right === 'text';
  const isFlag = left === 'boolean' || right === 'boolean' || isText;
  switch (operator) {
    case 'and':
    case 'or':
      return left === 'boolean' && right === 'boolean' ? 'boolean' : null;
    case '*':
      return isFlag ? null : productOf(left, right);
    case '/':
      if (isFlag) return null;
      if (right === 'number') return left;
      if (left === right) return 'number';
      return left === 'money' ? 'money' : null;
    case '+':
    case '-':
      return left === right && !isFlag ? left : null;
    case '=':
    case '<>':
      return left === right ? 'boolean' : null;
    default:
      return left === right && !isText ? 'boolean' : null;
  }
}

/** Money times days or hours is money: the rate of one times how many. */
function productOf(left: ValueType, right: ValueType): ValueType | null {
  if (right === 'number') return left;
  if (left === 'number') return right;
  if (left === 'money') return right === 'money' ? null : 'money';
  return right === 'money' ? 'money' : null;
}

type Call = Extract<Expression, { readonly kind: 'call' }>;

function compileCall(call: Call, scope: Scope): Typed {
  if (call.name === 'if') return compileIf(call, scope);
  if (call.name === 'part_month') return compilePartMonth(call, scope);
  if (call.name === 'has_value') return compileHasValue(call, scope);
  const known = Object.hasOwn(formulaFunctions, call.name)
    ? formulaFunctions[call.name]
    : undefined;
  if (known === undefined) throw new FormulaError('unknown-function', call.at, call.name);
  const { takes, more = false, gives } = known;
  if (call.values.length < takes.length || (!more && call.values.length > takes.length)) {
    throw new FormulaError('arguments', call.at, call.name);
  }
  const values = call.values.map((value) => compile(value, scope));
  const same = values[0]?.type ?? 'number';
  for (const [place, value] of values.entries()) {
    if (value.type === 'text') throw wrongType(call.values[place]?.at ?? call.at, value.type);
    const asked = takes[Math.min(place, takes.length - 1)];
    const type = asked === 'same' ? same : asked;
    // A bare 0 is nothing of any kind.
    if (value.type !== type && !isZero(call.values[place])) {
      throw wrongType(call.values[place]?.at ?? call.at, value.type);
    }
  }
  return {
    type: gives === 'same' ? same : gives,
    run: (facts) =>
      known.run(
        values.map(({ run }) => run(facts)),
        facts,
      ),
  };
}

function compileIf(call: Call, scope: Scope): Typed {
  const [condition, yes, no] = call.values;
  if (condition === undefined || yes === undefined || no === undefined || call.values.length > 3) {
    throw new FormulaError('arguments', call.at, call.name);
  }
  const when = ofType(condition, 'boolean', scope);
  const [first, second] = [compile(yes, scope), compile(no, scope)];
  const type = isZero(yes) ? second.type : first.type;
  if (first.type !== second.type && !isZero(yes) && !isZero(no)) {
    throw wrongType(no.at, second.type);
  }
  return { type, run: (facts) => (isTrue(when.run(facts)) ? first : second).run(facts) };
}

/** The amount of the salary file for the days that were worked. */
function compilePartMonth(call: Call, { names, reads }: Scope): Typed {
  const [value] = call.values;
  if (value?.kind !== 'name' || call.values.length !== 1) {
    throw new FormulaError('arguments', call.at, call.name);
  }
  const { name } = value;
  if (!name.startsWith('file.') || !names.has(name)) {
    throw new FormulaError('unknown-name', value.at, name);
  }
  reads.add(name);
  return { type: 'money', run: ({ partMonth }) => partMonth.get(name) ?? zero };
}

/** Whether a person has a value for a fact that may be missing. */
function compileHasValue(call: Call, { reads }: Scope): Typed {
  const [value] = call.values;
  if (value?.kind !== 'name' || call.values.length !== 1) {
    throw new FormulaError('arguments', call.at, call.name);
  }
  const { name } = value;
  if (!optionalFacts.has(name)) throw new FormulaError('unknown-name', value.at, name);
  reads.add(name);
  return { type: 'boolean', run: ({ values }) => truth(values.has(name)) };
}

function ofType(expression: Expression, type: ValueType, scope: Scope): Typed {
  const typed = compile(expression, scope);
  if (typed.type !== type) throw wrongType(expression.at, typed.type);
  return typed;
}

function wrongType(at: number, word: string): FormulaError {
  return new FormulaError('wrong-type', at, word);
}

function isZero(expression: Expression | undefined): boolean {
  return expression?.kind === 'number' && compare(ratio(expression.text), zero) === 0;
}

function isTrue(value: Ratio): boolean {
  return compare(value, zero) !== 0;
}

function truth(value: boolean): Ratio {
  return value ? one : zero;
}
