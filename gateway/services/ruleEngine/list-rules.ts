import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { listRules } from '#bridge/calls/ruleEngine/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { loadRuleSet } from './company-rules/load-rules.ts';
import { type BookRule, bookRuleOf, ruleBook } from './rule-book.ts';
import { ruleText } from './texts/rule-words.ts';

type Listed = ResultOf<typeof listRules>['rules'][number];

/** A rule is said to run out when no more days than this are left. */
const soonDays = 60;

/** A rule of a day: whether the company entered it, or entered another that is used in its place. */
type DayRule = Pick<Listed, 'own' | 'replaced'> & { readonly rule: BookRule };

/** Lists the rules in force on a day, beside those of another day. */
export async function answerRules(
  context: CallContext,
  { asOf, comparedWith }: ParsedRequestOf<typeof listRules>,
): Promise<ResultOf<typeof listRules>> {
  const { locale, now } = context;
  const today = dayOf(now());
  const before = comparedWith === undefined ? null : (await rulesOn(context, comparedWith)).rules;
  const { version, rules } = await rulesOn(context, asOf);
  const listed = [...rules].map(([key, rule]) =>
    rowOf(key, rule, {
      locale,
      today,
      other: before === null ? null : (before.get(key)?.rule ?? 'none'),
    }),
  );
  const ended = [...(before ?? [])]
    .filter(([key]) => !rules.has(key))
    .map(([key, rule]) => ({
      ...rowOf(key, rule, { locale, today, other: null }),
      change: 'ended' as const,
    }));
  return { packVersion: version, rules: [...listed, ...ended] };
}

/** The rules of a day by what they are about, those of the company first. */
async function rulesOn(
  { database, tenantId }: CallContext,
  day: string,
): Promise<{ readonly version: string; readonly rules: ReadonlyMap<string, DayRule> }> {
  const { version, own } = await loadRuleSet(database, tenantId, { from: day, to: day });
  const entered = own.map((row) => bookRuleOf(row));
  const used = new Set(entered.map((rule) => keyOf(rule)));
  const shipped = ruleBook.filter(({ from, to }) => from <= day && (to === null || to >= day));
  return {
    version,
    rules: new Map([
      ...entered.map((rule): [string, DayRule] => [
        `own/${keyOf(rule)}`,
        { rule, own: true, replaced: false },
      ]),
      ...shipped.map((rule): [string, DayRule] => [
        keyOf(rule),
        { rule, own: false, replaced: isReplaced(rule, used) },
      ]),
    ]),
  };
}

function keyOf({ kind, word, place }: BookRule): string {
  return `${kind}/${word}/${place}`;
}

const insurances: ReadonlySet<string> = new Set([
  'pension',
  'medical',
  'maternity',
  'unemployment',
  'work-injury',
]);

function isReplaced(rule: BookRule, used: ReadonlySet<string>): boolean {
  const shared = keyOf({ ...rule, word: 'socialInsurance' });
  return used.has(keyOf(rule)) || (insurances.has(rule.word) && used.has(shared));
}

function rowOf(
  id: string,
  { rule, own, replaced }: DayRule,
  { locale, today, other }: { locale: Locale; today: string; other: BookRule | 'none' | null },
): Listed {
  const value = rule.value(locale);
  const before = other === null || other === 'none' ? null : other.value(locale);
  const left = rule.to === null || replaced ? null : daysBetween(today, rule.to);
  return {
    id,
    kind: rule.kind,
    name: ruleText(locale, rule.word),
    place: rule.place,
    from: rule.from,
    to: rule.to,
    value,
    source: rule.source[locale],
    change: changeOf(value, before, other),
    before: before === value ? null : before,
    endsIn: left !== null && left >= 0 && left <= soonDays ? left : null,
    own,
    replaced,
  };
}

function changeOf(
  value: string,
  before: string | null,
  other: BookRule | 'none' | null,
): Listed['change'] {
  if (other === null) return null;
  if (other === 'none') return 'added';
  return before === value ? 'same' : 'changed';
}
