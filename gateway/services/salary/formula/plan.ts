import type { Ratio } from '#gateway/kernel/exact/ratio.ts';
import { type CompiledFormula, compileFormula, type Names } from './compile.ts';
import { optionalFacts } from './optional-facts.ts';
import { FormulaError, type ValueType } from './types.ts';

/** An item as the plan needs it. */
export interface PlanItem {
  readonly code: string;
  readonly nameZh: string;
  readonly unit: 'money' | 'days' | 'hours';
  readonly formula: string | null;
}

/** What formulas may read besides items: the salary file, the month, the person. */
export const factNames: ReadonlyMap<string, ValueType> = new Map([
  ['file.base', 'money'],
  ['file.position', 'money'],
  ['file.performance', 'money'],
  ['file.allowance', 'money'],
  ['file.total', 'money'],
  ['month.calendar_days', 'days'],
  ['month.due_days', 'days'],
  ['month.paid_days', 'days'],
  ['person.service_years', 'number'],
  ['performance.level', 'text'],
  ['performance.factor', 'number'],
]);

/** A plan of items that are ready to run. */
type AnyPlan = readonly CompiledItem<PlanItem>[];

/** All slips of a run have one plan, so it is looked through once. */
const optionalReads = new WeakMap<AnyPlan, ReadonlySet<string>>();

function optionalReadsOf(plan: AnyPlan): ReadonlySet<string> {
  const known = optionalReads.get(plan);
  if (known !== undefined) return known;
  const names = plan.flatMap(({ formula }) => [...(formula?.reads ?? [])]);
  const found = new Set(names.filter((name) => optionalFacts.has(name)));
  optionalReads.set(plan, found);
  return found;
}

/** Whether an item of a plan reads results of performance. */
export function readsPerformance(plan: AnyPlan): boolean {
  return optionalReadsOf(plan).size > 0;
}

/** Whether an item of a plan reads the factor of a level, or asks for it. */
export function readsFactor(plan: AnyPlan): boolean {
  return optionalReadsOf(plan).has('performance.factor');
}

/** An item whose formula is ready to run; an entered item has none. */
export interface CompiledItem<Item extends PlanItem> {
  readonly item: Item;
  readonly formula: CompiledFormula | null;
}

/** A formula that is wrong, and the item it belongs to. */
export interface ItemFault {
  readonly code: string;
  readonly error: FormulaError;
}

/** The names that formulas may use: facts, and items by code and by Chinese name. */
export function namesOf(items: readonly PlanItem[]): Names {
  return new Map([
    ...factNames,
    ...items.flatMap(({ code, nameZh, unit }): [string, ValueType][] => [
      [code, unit],
      [nameZh, unit],
    ]),
  ]);
}

/**
 * Compiles all items and puts them in an order in which each finds what it reads.
 * @returns the items in order, or what is wrong with which.
 */
export function compilePlan<Item extends PlanItem>(
  items: readonly Item[],
): { readonly order: readonly CompiledItem<Item>[]; readonly faults: readonly ItemFault[] } {
  const names = namesOf(items);
  const faults: ItemFault[] = [];
  const compiled = items.map((item): CompiledItem<Item> => {
    try {
      return { item, formula: item.formula === null ? null : checked(item, names) };
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      faults.push({ code: item.code, error });
      return { item, formula: null };
    }
  });
  const order = orderOf(compiled, faults);
  return { order, faults };
}

/** A formula gives what its item is counted in. */
function checked({ formula, unit }: PlanItem, names: Names): CompiledFormula {
  const compiled = compileFormula(formula ?? '', names);
  if (compiled.type !== unit) throw new FormulaError('wrong-type', 1, compiled.type);
  return compiled;
}

function orderOf<Item extends PlanItem>(
  compiled: readonly CompiledItem<Item>[],
  faults: ItemFault[],
): readonly CompiledItem<Item>[] {
  const byName = new Map(
    compiled.flatMap((one): [string, CompiledItem<Item>][] => [
      [one.item.code, one],
      [one.item.nameZh, one],
    ]),
  );
  const done = new Set<string>();
  const order: CompiledItem<Item>[] = [];
  const visit = (one: CompiledItem<Item>, path: readonly string[]): void => {
    const { code } = one.item;
    if (done.has(code)) return;
    if (path.includes(code)) {
      const cycle = [...path.slice(path.indexOf(code)), code].join(' → ');
      faults.push({ code, error: new FormulaError('cycle', 1, cycle) });
      return;
    }
    for (const name of one.formula?.reads ?? []) {
      const read = byName.get(name);
      if (read !== undefined) visit(read, [...path, code]);
    }
    if (done.has(code)) return;
    done.add(code);
    order.push(one);
  };
  for (const one of compiled) visit(one, []);
  return order;
}

/** The items of a plan that some of them are made from, with these, in the order of the plan. */
export function partOfPlan<Item extends PlanItem>(
  order: readonly CompiledItem<Item>[],
  names: readonly string[],
): readonly CompiledItem<Item>[] {
  const wanted = new Set(names);
  // What an item reads comes before it.
  const part = order.toReversed().filter(({ item, formula }) => {
    const isWanted = wanted.has(item.code) || wanted.has(item.nameZh);
    if (isWanted) for (const name of formula?.reads ?? []) wanted.add(name);
    return isWanted;
  });
  return part.toReversed();
}

/** Runs the items of a plan; the values are in yuan, days or hours, unrounded. */
export function runPlan<Item extends PlanItem>(
  order: readonly CompiledItem<Item>[],
  facts: Parameters<CompiledFormula['run']>[0],
): ReadonlyMap<string, Ratio> {
  const values = new Map(facts.values);
  for (const { item, formula } of order) {
    if (formula === null) continue;
    const value = formula.run({ ...facts, values });
    values.set(item.code, value);
    values.set(item.nameZh, value);
  }
  return values;
}
