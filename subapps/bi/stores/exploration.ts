import { atom, computed, type ReadableAtom } from 'nanostores';
import { listSubjects, queryFigures } from '#bridge/calls/prism/query.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import type { Member } from '#ui/figures/grid-of.ts';
import { readMembers } from '#ui/figures/members.ts';
import { organOf } from '#ui/figures/prompts.ts';
import { firstQuestion, lackOf } from '#ui/figures/question.ts';
import type { FigureQuery, Figures, Presentation, Subject } from '#ui/figures/types.ts';
import type { OrganSource } from './organ-source.ts';
import type { Question } from './question.ts';
import { createResource, type ResourceStore } from './resource.ts';

/** Everything the exploring page shows, and the question it asks. */
export interface Exploration extends Pick<OrganSource, 'organs' | 'search'> {
  /** What may be asked for. */
  readonly subjects: ResourceStore<null, readonly Subject[]>;
  readonly query: ReadableAtom<FigureQuery | undefined>;
  readonly subject: ReadableAtom<Subject | undefined>;
  readonly show: ReadableAtom<Presentation>;
  readonly figures: ResourceStore<FigureQuery, Figures>;
  /** The organisation that the question is narrowed to. */
  readonly place: ReadableAtom<{ readonly organId: string | undefined }>;
  /** The values of dimensions that have no list of their own, by subject and name, once they were asked for. */
  readonly members: ReadableAtom<ReadonlyMap<string, readonly Member[]>>;
  /** Goes to a question and asks it; the first time it also asks what may be asked for. */
  go(question: Question): void;
  /** Asks for the values of a dimension of the subject. */
  loadMembers(dimension: string): void;
}

/** Makes the state of the page over the app's gateway client. */
export function createExploration(
  { call }: Pick<Gateway, 'call'>,
  { organs, open, search }: OrganSource,
): Exploration {
  const $question = atom<Question>({ query: undefined, show: 'bar' });
  const $members = atom<ReadonlyMap<string, readonly Member[]>>(new Map());
  const subjects = createResource((_: null, signal) => call(listSubjects, {}, { signal }));
  const figures = createResource((query: FigureQuery, signal) =>
    call(queryFigures, query, { signal }),
  );
  let asked: string | undefined;

  function ask(query: FigureQuery | undefined): void {
    const written = JSON.stringify(query);
    if (query === undefined || written === asked || lackOf(query) !== null) return;
    asked = written;
    open(organOf(query) ?? undefined);
    void figures.load(query);
  }

  const query = computed([$question, subjects], (question, known) => {
    if (known.state !== 'ready') return question.query;
    const { query: wanted } = question;
    const first = known.value[0];
    // A subject that the caller may not ask about any longer gives way to the first one.
    if (wanted && known.value.some(({ name }) => name === wanted.subject)) return wanted;
    return first && firstQuestion(first);
  });
  const subject = computed([query, subjects], (now, known) =>
    known.state === 'ready' ? known.value.find(({ name }) => name === now?.subject) : undefined,
  );
  subjects.listen(({ state }) => state === 'ready' && ask(query.get()));

  return {
    subjects,
    query,
    subject,
    show: computed($question, ({ show }) => show),
    figures,
    place: computed(query, (now) => ({ organId: (now && organOf(now)) ?? undefined })),
    members: $members,
    organs,
    search,
    go(question) {
      const isFirst = subjects.get().state === 'loading' && asked === undefined;
      $question.set(question);
      if (isFirst) void subjects.load(null);
      if (subjects.get().state === 'ready') ask(query.get());
    },
    loadMembers(dimension) {
      const now = subject.get();
      if (!now || $members.get().has(membersKey(now, dimension))) return;
      const keep = (values: readonly Member[]): void =>
        $members.set(new Map($members.get()).set(membersKey(now, dimension), values));
      readMembers((wanted) => call(queryFigures, wanted), now, dimension).then(keep, () =>
        keep([]),
      );
    },
  };
}

/** Under which name the values of a dimension are kept. */
export function membersKey(subject: Subject, dimension: string): string {
  return `${subject.name} ${dimension}`;
}
