import { type Locale, locales } from '#bridge/calls/kit/words.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { readNames } from '#gateway/record/present.ts';
import { isReadable, rightsOn } from '#gateway/record/rights.ts';
import type { StoredRow } from '#gateway/record/rows.ts';
import type { Scope } from '#gateway/record/scope.ts';
import { authorName, messageWords } from './texts/reminder-words.ts';

/** Rows one message names; of the others it says how many there are. */
const mostNamed = 20;

/** One row of a message, and the day that is near. */
export interface DueLine {
  readonly row: StoredRow;
  readonly field: string;
  readonly dueOn: string;
}

/** Writes one message to the person of a scope, in both languages. */
export async function writeDueMessage(scope: Scope, lines: readonly DueLine[]): Promise<void> {
  const { context } = scope;
  const named = lines.slice(0, mostNamed);
  const names = await namesOf(scope, named);
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, textsIn(scope, locale, lines, names)]),
  ) as Record<Locale, { readonly title: string; readonly body: string }>;
  await context.database
    .insertInto('notice')
    .values({
      tenant_id: context.tenantId,
      id: uuid7(),
      kind: 'system',
      title: texts['zh-CN'].title,
      body: texts['zh-CN'].body,
      title_en: texts.en.title,
      body_en: texts.en.body,
      audience: 'account',
      account_id: context.accountId,
      author_name: authorName,
      published_at: context.now(),
    })
    .execute();
}

function textsIn(
  { bound }: Scope,
  locale: Locale,
  lines: readonly DueLine[],
  names: readonly string[],
) {
  const words = messageWords[locale];
  const { plural, fields } = bound.words[locale];
  const rest = lines.length - names.length;
  const told = names.map((name, index) => {
    const { field = '', dueOn = '' } = lines[index] ?? {};
    return words.line(name || plural, fields[field] ?? field, dueOn);
  });
  return {
    title: words.title(plural, lines.length),
    body: [...told, ...(rest > 0 ? [words.more(rest)] : [])].join('\n'),
  };
}

/** What rows are called to this person: whom they are about, and their title, as far as both may be read. */
async function namesOf(scope: Scope, lines: readonly DueLine[]): Promise<readonly string[]> {
  const { range, title } = scope.bound.record;
  const names = await readNames(
    scope,
    lines.map(({ row }) => row),
  );
  const parts = [...new Set(range.of === 'company' ? [title] : [range.field, title])];
  return lines.map(({ row }) => {
    const rights = rightsOn(scope, row.standing);
    return parts
      .flatMap((name) => {
        const value = row.values[name] ?? null;
        if (value === null || !isReadable(rights[name])) return [];
        return [names.get(name)?.get(String(value)) ?? String(value)];
      })
      .join(' ');
  });
}
