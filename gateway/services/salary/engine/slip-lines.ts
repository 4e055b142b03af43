import { type Money, yuanText } from '#gateway/kernel/exact/money.ts';
import { type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { decimalText, shortText } from '#gateway/kernel/exact/rounding.ts';
import type { Contribution } from '../../insurance/engine/contributions.ts';
import { ruleWords } from '../../ruleEngine/texts/rule-words.ts';
import { formulaInWords } from '../formula/in-words.ts';
import { optionalFacts } from '../formula/optional-facts.ts';
import { type BothLanguages, isLineWord, lineText } from '../texts/line-words.ts';
import type { Entered, PersonFacts, PersonSlip, RunItem, RunPlan } from './person-slip.ts';
import { taxLines } from './tax-lines.ts';

/** A line of a slip with what it was made from and how, in words. */
export interface WordedLine {
  readonly code: string;
  readonly kind:
    | 'earning'
    | 'quantity'
    | 'before-tax'
    | 'insurance'
    | 'employer'
    | 'tax'
    | 'after-tax';
  readonly name: BothLanguages;
  readonly amount: Money | null;
  readonly quantity: string | null;
  readonly inputs: readonly { readonly name: BothLanguages; readonly value: string }[];
  readonly steps: readonly BothLanguages[];
}

/** All lines of a slip, in the order of calculation. */
export function linesOf(
  made: PersonSlip,
  person: PersonFacts,
  plan: RunPlan,
): readonly WordedLine[] {
  const read = readingOf(plan);
  const items = read.inOrder.flatMap((one) => itemLine(one, made, person, read) ?? []);
  const kinds = (...wanted: readonly WordedLine['kind'][]) =>
    items.filter(({ kind }) => wanted.includes(kind));
  return [
    ...kinds('earning', 'quantity'),
    ...kinds('before-tax'),
    ...made.slip.contributions.flatMap((line) => contributionLines(line)),
    ...taxLines(made),
    ...kinds('after-tax'),
  ];
}

type PlanEntry = RunPlan[number];

/** A plan as lines are written from it. */
interface PlanReading {
  readonly inOrder: RunPlan;
  readonly items: ReadonlyMap<string, RunItem>;
  /** Formulas as people read them, by item. */
  readonly formulas: ReadonlyMap<string, BothLanguages>;
  /** Names whose values stay out of lines. */
  readonly hidden: ReadonlySet<string>;
}

/** All slips of a run have one plan, so it is read once. */
const readings = new WeakMap<RunPlan, PlanReading>();

function readingOf(plan: RunPlan): PlanReading {
  const known = readings.get(plan);
  if (known !== undefined) return known;
  const items = new Map(
    plan.flatMap(({ item }): [string, RunItem][] => [
      [item.code, item],
      [item.nameZh, item],
    ]),
  );
  const nameOf = (name: string) =>
    items.has(name) || isLineWord(name) ? nameInWords(name, items) : undefined;
  const reading = {
    inOrder: plan.toSorted((a, b) => a.item.sortOrder - b.item.sortOrder),
    items,
    hidden: hiddenOf(plan),
    formulas: new Map(
      plan.flatMap(({ item: { code, formula } }): [string, BothLanguages][] =>
        formula === null ? [] : [[code, formulaInWords(formula, nameOf)]],
      ),
    ),
  };
  readings.set(plan, reading);
  return reading;
}

/** What an item or a fact is called; a fact without a word is the pay it stems from. */
function nameInWords(name: string, items: PlanReading['items']): BothLanguages {
  const item = items.get(name);
  if (item !== undefined) return { 'zh-CN': item.nameZh, en: item.nameEn };
  return lineText(isLineWord(name) ? name : 'base');
}

function itemLine(
  { item, formula }: PlanEntry,
  made: PersonSlip,
  { entered }: PersonFacts,
  read: PlanReading,
): WordedLine | null {
  const value = made.values.get(item.code) ?? ratio(0);
  const own = entered.filter(({ code }) => code === item.code);
  const name = { 'zh-CN': item.nameZh, en: item.nameEn };
  if (item.unit !== 'money') {
    if (value.numerator === 0n || read.hidden.has(item.code)) return null;
    const quantity = shortText(value, 2);
    const steps = own.map(stepOfEntry);
    return { code: item.code, kind: 'quantity', name, amount: null, quantity, inputs: [], steps };
  }
  const line = made.lines.find(({ code }) => code === item.code);
  if (line === undefined) return null;
  const isByResult = formula !== null && readsHidden(formula, read.hidden);
  const steps =
    formula === null
      ? own.map(stepOfEntry)
      : [
          ...partSteps(item, made),
          isByResult
            ? lineText('byResult', yuanText(line.amount))
            : lineText('formula', read.formulas.get(item.code) ?? '', yuanText(line.amount)),
        ];
  return {
    code: item.code,
    kind: kindOf(item),
    name,
    amount: line.amount,
    quantity: null,
    inputs: isByResult ? [] : [...(formula?.reads ?? [])].map((name) => inputOf(name, made, read)),
    steps,
  };
}

function kindOf({ treatment }: RunItem): WordedLine['kind'] {
  return treatment === 'before-tax' || treatment === 'after-tax' ? treatment : 'earning';
}

function stepOfEntry({ value, from, corrects, corrected }: Entered): BothLanguages {
  const text = shortText(ratio(value), 2);
  if (corrects !== undefined) {
    const why = corrects.byItself === true ? lineText('resultRevised') : corrects.reason;
    const { month, number } = corrects;
    return lineText('correction', month.slice(0, 7), String(number), text, why);
  }
  if (corrected === true) return lineText('attendanceCorrected', text);
  return lineText(from === 'entry' ? 'entered' : 'attendance', text);
}

/** Results of performance, and what is counted from them on the way: a trace of pay tells no level. */
function hiddenOf(plan: RunPlan): ReadonlySet<string> {
  const hidden = new Set<string>(optionalFacts);
  for (const { item, formula } of plan) {
    const isOnTheWay = item.unit !== 'money' || item.treatment === 'none';
    if (!isOnTheWay || formula === null || !readsHidden(formula, hidden)) continue;
    hidden.add(item.code);
    hidden.add(item.nameZh);
  }
  return hidden;
}

function readsHidden(
  { reads }: NonNullable<PlanEntry['formula']>,
  hidden: ReadonlySet<string>,
): boolean {
  return [...reads].some((name) => hidden.has(name));
}

function partSteps({ formula }: RunItem, { pay }: PersonSlip): BothLanguages[] {
  if (formula?.includes('part_month') !== true) return [];
  const { days, changed } = pay;
  return [
    ...(changed ? [lineText('changedMonth')] : []),
    ...(days.employed < days.calendar
      ? [lineText('partMonth', String(days.worked), String(days.due))]
      : []),
  ];
}

function inputOf(
  name: string,
  { values }: PersonSlip,
  { items }: PlanReading,
): WordedLine['inputs'][number] {
  const item = items.get(name);
  const value: Ratio = values.get(name) ?? ratio(0);
  const isMoney = item === undefined ? name.startsWith('file.') : item.unit === 'money';
  return {
    name: nameInWords(name, items),
    value: isMoney ? decimalText(value, 2) : shortText(value, 2),
  };
}

function contributionLines(line: Contribution): readonly WordedLine[] {
  const name = { 'zh-CN': ruleWords['zh-CN'][line.item], en: ruleWords.en[line.item] };
  const side = (
    kind: 'insurance' | 'employer',
    rate: string,
    amount: Money,
  ): readonly WordedLine[] =>
    amount === 0n
      ? []
      : [
          {
            code: `${kind}.${line.item}`,
            kind,
            name,
            amount,
            quantity: null,
            inputs: [
              { name: lineText('base'), value: yuanText(line.base) },
              { name: lineText('rate'), value: rate },
            ],
            steps: [
              lineText('contribution', yuanText(line.base), rate, yuanText(amount)),
              line.rule.source,
            ],
          },
        ];
  return [
    ...side('insurance', line.employeeRate, line.employee),
    ...side('employer', line.employerRate, line.employer),
  ];
}
