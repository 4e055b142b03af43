import { rosterColumnWords } from '#bridge/calls/joyhr/terms.ts';
import type { Locale, Words } from '#bridge/calls/kit/words.ts';
import type { RosterRow } from '../roster-rows.ts';

/** What an exported roster says in one language, besides the words of its values. */
export interface RosterWords {
  readonly file: string;
  readonly sheet: string;
  readonly columns: Words<keyof RosterRow>;
}

/** The words of an exported roster, by language. A cell of the file has no unit beside its number, so the header says it. */
export const rosterWords: Readonly<Record<Locale, RosterWords>> = {
  'zh-CN': {
    file: '员工花名册',
    sheet: '员工花名册',
    columns: { ...rosterColumnWords['zh-CN'], seniorityYears: '司龄（年）' },
  },
  en: {
    file: 'roster',
    sheet: 'Roster',
    columns: { ...rosterColumnWords.en, seniorityYears: 'Service (years)' },
  },
};
