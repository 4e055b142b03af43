import { useEffect, useState } from 'react';
import type { AnyPage } from '#bridge/calls/record/any-row.ts';
import type { AnyRecord, RecordTone } from '#bridge/calls/record/define.ts';
import type { RecordDoor } from '#bridge/calls/record/doors.ts';
import type { ListStatistics } from '../layouts/list-screen/list-config.ts';
import type { ListFilter } from '../layouts/list-screen/list-filter.ts';
import type { Option } from '../parts/option.ts';
import { mostListed, type SpokenRecord } from './show-value.ts';
import type { RecordScreenWords } from './texts/record-texts.ts';

/** The figures of a record: its states, or the choice that it names. */
export function figuresOf(
  { record, words }: SpokenRecord,
  load: RecordDoor['count'],
  t: RecordScreenWords,
): ListStatistics | undefined {
  const name = record.states ? 'state' : record.list.figures;
  if (name === undefined) return undefined;
  const choices = Object.entries((record.states ? words.states : words.choices[name]) ?? {});
  const tones: Readonly<Record<string, RecordTone | undefined>> | undefined = record.states
    ? record.states.tones
    : record.list.tones;
  const blue = choices.map(([status, label]) => ({
    status,
    label,
    tone: tones ? (tones[status] ?? 'neutral') : 'accent',
  }));
  return { name, total: t('total'), blue, load };
}

/** Texts and numbers are left to the search box; what a filter chooses from is asked for once. */
export function useFilters(
  { record, words }: SpokenRecord,
  door: RecordDoor,
  customFields: AnyPage['customFields'],
  t: RecordScreenWords,
): readonly ListFilter[] {
  const references = useReferenceOptions(record, door);
  const declared = record.list.filters.flatMap((name): ListFilter[] => {
    const label = words.fields[name] ?? name;
    switch (record.fields[name]?.kind) {
      case 'choice': {
        const entries = Object.entries(words.choices[name] ?? {});
        const options = entries.map(([value, text]) => ({ value, label: text }));
        if (options.length <= mostListed) return [{ kind: 'choice', id: name, label, options }];
        return [{ kind: 'choice', id: name, label, options, place: 'more', one: 'search' }];
      }
      case 'reference':
        // People are too many for a list: the search finds them by name.
        if (record.fields[name]?.target === 'employment') return [];
        return [{ kind: 'choice', id: name, label, options: references[name] ?? [] }];
      case 'flag': {
        const options = [
          { value: '1', label: t('yes') },
          { value: '0', label: t('no') },
        ];
        return [{ kind: 'choice', id: name, label, options }];
      }
      case 'day':
      case 'month': {
        const unit = record.fields[name]?.kind === 'month' ? 'month' : 'day';
        return [{ kind: 'days', from: `${name}From`, to: `${name}To`, label, unit }];
      }
      default:
        return [];
    }
  });
  return [...stateFilters(record, words, t), ...declared, ...customFilters(customFields)];
}

function stateFilters(
  { states }: AnyRecord,
  words: SpokenRecord['words'],
  t: RecordScreenWords,
): readonly ListFilter[] {
  if (states === undefined) return [];
  const options = states.values.map((value) => ({ value, label: words.states?.[value] ?? value }));
  return [{ kind: 'choice', id: 'state', label: t('state'), options }];
}

/** The company's own choices that lists can filter by. */
function customFilters(fields: AnyPage['customFields']): readonly ListFilter[] {
  return fields
    .filter(({ listed, kind }) => listed && kind === 'choice')
    .map(({ code, name, options, labels }) => ({
      kind: 'choice',
      id: `custom.${code}`,
      label: name,
      options: options.map((value) => ({ value, label: labels?.[value] ?? value })),
    }));
}

function useReferenceOptions(
  { list, fields }: AnyRecord,
  { choices }: RecordDoor,
): Readonly<Record<string, readonly Option[]>> {
  const [known, setKnown] = useState<Readonly<Record<string, readonly Option[]>>>({});
  useEffect(() => {
    const stop = new AbortController();
    for (const name of list.filters) {
      const field = fields[name];
      if (field?.kind !== 'reference' || field.target === 'employment') continue;
      choices(name, '', stop.signal).then(
        ({ options }) => {
          const shown = options.map(({ id, name: label }) => ({ value: id, label }));
          setKnown((before) => ({ ...before, [name]: shown }));
        },
        // A filter without its choices is empty; the list itself says when the gateway is out of reach.
        () => {},
      );
    }
    return () => stop.abort();
  }, [list, fields, choices]);
  return known;
}
