import { type Money, yuanText } from '#gateway/kernel/exact/money.ts';
import { type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { decimalText, shortText } from '#gateway/kernel/exact/rounding.ts';
import type { Contribution } from '../../insurance/engine/contributions.ts';
import { ruleWords } from '../../ruleEngine/texts/rule-words.ts';
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
  const items = plan
    .toSorted((a, b) => a.item.sortOrder - b.item.sortOrder)
    .flatMap((one) => itemLine(one, made, person, plan) ?? []);
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

function itemLine(
  { item, formula }: PlanEntry,
  made: PersonSlip,
  { entered }: PersonFacts,
  plan: RunPlan,
): WordedLine | null {
  const value = made.values.get(item.code) ?? ratio(0);
  const own = entered.filter(({ code }) => code === item.code);
  const name = { 'zh-CN': item.nameZh, en: item.nameEn };
  if (item.unit !== 'money') {
    if (value.numerator === 0n) return null;
    const quantity = shortText(value, 2);
    const steps = own.map(stepOfEntry);
    return { code: item.code, kind: 'quantity', name, amount: null, quantity, inputs: [], steps };
  }
  const line = made.lines.find(({ code }) => code === item.code);
  if (line === undefined) return null;
  const steps =
    formula === null
      ? own.map(stepOfEntry)
      : [...partSteps(item, made), lineText('formula', item.formula ?? '', yuanText(line.amount))];
  return {
    code: item.code,
    kind: kindOf(item),
    name,
    amount: line.amount,
    quantity: null,
    inputs: [...(formula?.reads ?? [])].map((read) => inputOf(read, made, plan)),
    steps,
  };
}

function kindOf({ treatment }: RunItem): WordedLine['kind'] {
  return treatment === 'before-tax' || treatment === 'after-tax' ? treatment : 'earning';
}

function stepOfEntry({ value, from, corrects, corrected }: Entered): BothLanguages {
  const text = shortText(ratio(value), 2);
  if (corrects !== undefined) {
    return lineText('correction', corrects.month.slice(0, 7), corrects.reason);
  }
  if (corrected === true) return lineText('attendanceCorrected', text);
  return lineText(from === 'entry' ? 'entered' : 'attendance', text);
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
  read: string,
  { values }: PersonSlip,
  plan: RunPlan,
): WordedLine['inputs'][number] {
  const item = plan.find(({ item: one }) => one.code === read || one.nameZh === read)?.item;
  const value: Ratio = values.get(read) ?? ratio(0);
  const isMoney = item === undefined ? read.startsWith('file.') : item.unit === 'money';
  const name =
    item === undefined
      ? lineText(isLineWord(read) ? read : 'base')
      : { 'zh-CN': item.nameZh, en: item.nameEn };
  return { name, value: isMoney ? decimalText(value, 2) : shortText(value, 2) };
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
