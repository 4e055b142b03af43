import type { Locale } from '#bridge/calls/kit/words.ts';
import type { NewNotice } from '#gateway/kernel/notices.ts';
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

/** One message to the person of a scope, in both languages. */
export async function dueMessage(scope: Scope, lines: readonly DueLine[]): Promise<NewNotice> {
  const names = await namesOf(scope, lines.slice(0, mostNamed));
  return {
    account: scope.context.accountId,
    texts: {
      'zh-CN': textIn(scope, 'zh-CN', lines, names),
      en: textIn(scope, 'en', lines, names),
    },
    author: authorName,
  };
}

function textIn(
  { bound }: Scope,
  locale: Locale,
  lines: readonly DueLine[],
  names: readonly string[],
): NewNotice['texts'][Locale] {
  const words = messageWords[locale];
  const { plural, fields } = bound.words[locale];
  const rest = lines.length - names.length;
  const told = names.map((name, index) => {
    const { field = '', dueOn = '' } = lines[index] ?? {};
    return words.line(name || plural, fields[field] ?? field, dueOn);
  });
  const body = [...told, ...(rest > 0 ? [words.more(rest)] : [])].join('\n');
  return [words.title(plural, lines.length), body];
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
