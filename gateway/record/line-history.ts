/** Lines as the history keeps and tells them. */
import type { Field, FieldValue } from '#bridge/calls/record/field.ts';
import type { LineNames } from './save/line-references.ts';
import type { StoredLine } from './save/lines.ts';
import type { Scope } from './scope.ts';
import { spanText } from './sheets/span-text.ts';
import { sheetWords } from './texts/sheet-words.ts';

/** Characters of lines that one entry tells. */
const mostTold = 1000;

type KeptLine = Readonly<Record<string, FieldValue>>;

/** Lines as they are kept: filled values as JSON, and what references were called then. */
export function keptLines(lines: readonly StoredLine[], names: LineNames): string | null {
  if (lines.length === 0) return null;
  return JSON.stringify(
    lines.map(({ values }) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          if (value === null) return [];
          const named = names.get(String(value));
          return [[name, named === undefined ? value : `${named.name} (${named.key})`]];
        }),
      ),
    ),
  );
}

/** The same in the words of the caller. */
export function toldLines({ bound, context }: Scope, kind: string, kept: string): string {
  const fields = Object.entries(bound.record.lines?.[kind]?.fields ?? {});
  const choices = bound.words[context.locale].lines?.[kind]?.choices ?? {};
  const told = (JSON.parse(kept) as readonly KeptLine[]).map((line) =>
    fields
      .flatMap(([name, field]) => {
        const value = line[name];
        if (value === undefined) return [];
        return [toldValue(field, choices[name], context.locale, value)];
      })
      .join(' · '),
  );
  return told.join('; ').slice(0, mostTold);
}

function toldValue(
  { kind }: Field,
  choices: Readonly<Record<string, string>> | undefined,
  locale: Scope['context']['locale'],
  value: FieldValue,
): string {
  if (kind === 'flag') return sheetWords[locale][value === true ? 'yes' : 'no'];
  if (kind === 'minutes') return spanText(Number(value));
  return choices?.[String(value)] ?? String(value);
}
