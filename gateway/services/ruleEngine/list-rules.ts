import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { listRules } from '#bridge/calls/ruleEngine/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { type BookRule, packVersion, ruleBook } from './rule-book.ts';
import { ruleText } from './texts/rule-words.ts';

type Listed = ResultOf<typeof listRules>['rules'][number];

/** A rule is said to run out when no more days than this are left. */
const soonDays = 60;

/** Lists the rules in force on a day, beside those of another day. */
export async function answerRules(
  { locale, now }: CallContext,
  { asOf, comparedWith }: ParsedRequestOf<typeof listRules>,
): Promise<ResultOf<typeof listRules>> {
  const today = dayOf(now());
  const before = comparedWith === undefined ? null : rulesOn(comparedWith);
  const inForce = rulesOn(asOf);
  const listed = [...inForce].map(([key, rule]) =>
    rowOf(key, rule, {
      locale,
      today,
      other: before === null ? null : (before.get(key) ?? 'none'),
    }),
  );
  const ended = [...(before ?? [])]
    .filter(([key]) => !inForce.has(key))
    .map(([key, rule]) => ({
      ...rowOf(key, rule, { locale, today, other: null }),
      change: 'ended' as const,
    }));
  return { packVersion, rules: [...listed, ...ended] };
}

function rulesOn(day: string): ReadonlyMap<string, BookRule> {
  return new Map(
    ruleBook
      .filter(({ from, to }) => from <= day && (to === null || to >= day))
      .map((rule) => [`${rule.kind}/${rule.word}/${rule.place}`, rule]),
  );
}

function rowOf(
  id: string,
  rule: BookRule,
  { locale, today, other }: { locale: Locale; today: string; other: BookRule | 'none' | null },
): Listed {
  const value = rule.value(locale);
  const before = other === null || other === 'none' ? null : other.value(locale);
  const left = rule.to === null ? null : daysBetween(today, rule.to);
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
