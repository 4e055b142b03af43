/** The words of a record in both languages; one that is missing does not compile. */
import type { Locale } from '../kit/words.ts';
import type { LineTable, RecordDeclaration } from './define.ts';
import type { FieldTable } from './field.ts';
import type { ChoiceIn, FilledValue, NameIn } from './values.ts';

/** The words of some fields and of their choices. */
export interface FieldWords<Fields extends FieldTable> {
  readonly fields: Readonly<Record<NameIn<Fields>, string>>;
  readonly choices: {
    readonly [Name in ChoiceIn<Fields>]: Readonly<
      Record<FilledValue<Fields[Name]> & string, string>
    >;
  };
}

interface CommonWords<Fields extends FieldTable, Section extends string>
  extends FieldWords<Fields> {
  /** One of them, as in "Add certificate". */
  readonly name: string;
  /** All of them: the title of the list and the name of its sheet. */
  readonly plural: string;
  readonly sections: Readonly<Record<Section, string>>;
}

type LineWords<Lines extends LineTable> = {
  readonly [Kind in NameIn<Lines>]: FieldWords<Lines[Kind]['fields']> & { readonly name: string };
};

/** The words of a record in one language. */
export type RecordTexts<
  Fields extends FieldTable,
  Section extends string,
  Lines extends LineTable,
  State extends string,
  MoveName extends string,
> = CommonWords<Fields, Section> &
  ([NameIn<Lines>] extends [never] ? unknown : { readonly lines: LineWords<Lines> }) &
  ([State] extends [never]
    ? unknown
    : {
        readonly states: Readonly<Record<State, string>>;
        readonly moves: Readonly<Record<MoveName, string>>;
      });

/** The words of any record: what the kit reads of them. */
export interface AnyRecordTexts {
  readonly name: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sections: Readonly<Record<string, string>>;
  readonly states?: Readonly<Record<string, string>>;
  readonly moves?: Readonly<Record<string, string>>;
  readonly lines?: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly fields: Readonly<Record<string, string>>;
        readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
      }
    >
  >;
}

/** The words of a record by language. */
export type RecordWords = Readonly<Record<Locale, AnyRecordTexts>>;

/** Gives a record its words: every field, choice, section, state, move and line. */
export function recordWords<
  Fields extends FieldTable,
  Section extends string,
  Lines extends LineTable,
  State extends string,
  MoveName extends string,
>(
  _record: RecordDeclaration<
    string,
    Fields,
    string,
    string,
    Section,
    Lines,
    State,
    MoveName,
    string
  >,
  words: Readonly<
    Record<
      Locale,
      RecordTexts<
        NoInfer<Fields>,
        NoInfer<Section>,
        NoInfer<Lines>,
        NoInfer<State>,
        NoInfer<MoveName>
      >
    >
  >,
): RecordWords {
  return words as unknown as RecordWords;
}
