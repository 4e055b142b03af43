import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CohortQuery, SurvivalQuery } from '#bridge/calls/prism/curves.ts';
import { listSubjects } from '#bridge/calls/prism/query.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { organDimension } from '#ui/figures/prompts.ts';
import type { FigureQuery, Subject } from '#ui/figures/types.ts';
import type { Exploration } from './exploration.ts';
import type { OrganSource } from './organ-source.ts';
import { createResource, type ResourceStore } from './resource.ts';

/** A question about how long people stay. */
export type StudyQuery = CohortQuery | SurvivalQuery;

/** The conditions of a question, as the parts of the exploring page change them. */
export type StudyConditions = Pick<Exploration, 'subject' | 'query' | 'members' | 'loadMembers'>;

/** Everything a page of retention shows, and the question it asks. */
export interface Study<Query extends StudyQuery, Answer>
  extends Pick<OrganSource, 'organs' | 'search'> {
  readonly asked: ReadableAtom<Query>;
  readonly answer: ResourceStore<Query, Answer>;
  readonly conditions: StudyConditions;
  /** The organisation that the question is narrowed to. */
  readonly place: ReadableAtom<{ readonly organId: string | undefined }>;
  /** Goes to a question and asks it. */
  go(query: Query): void;
}

/** What people are narrowed by besides their organisation; the values of both are known without asking. */
const narrowing: readonly string[] = ['employmentType', 'gender'];

/** Makes the state of a page over the app's gateway client. */
export function createStudy<Query extends StudyQuery, Answer>(
  { call }: Pick<Gateway, 'call'>,
  { organs, open, search }: OrganSource,
  first: Query,
  ask: (query: Query, signal: AbortSignal) => Promise<Answer>,
): Study<Query, Answer> {
  const $asked = atom<Query>(first);
  const subjects = createResource((_: null, signal) => call(listSubjects, {}, { signal }));
  const answer = createResource(ask);
  let written: string | undefined;
  return {
    asked: $asked,
    answer,
    organs,
    search,
    place: computed($asked, (query) => ({ organId: organOf(query) })),
    conditions: {
      subject: computed(subjects, (known) =>
        known.state === 'ready' ? narrowed(known.value) : undefined,
      ),
      query: computed(
        $asked,
        ({ where }): FigureQuery => ({
          subject: 'movement',
          measures: [],
          by: [],
          period: { kind: 'today' },
          where,
        }),
      ),
      members: atom(new Map()),
      loadMembers: () => {},
    },
    go(query) {
      const text = JSON.stringify(query);
      if (text === written) return;
      if (written === undefined) void subjects.load(null);
      written = text;
      $asked.set(query);
      open(organOf(query));
      void answer.load(query);
    },
  };
}

/** The organisation of a question, or undefined. */
function organOf({ where }: StudyQuery): string | undefined {
  return where.find(({ dimension }) => dimension === organDimension)?.values[0];
}

/** The question of another organisation, or of all of them. */
export function withStudyOrgan<Query extends StudyQuery>(
  query: Query,
  organId: string | undefined,
): Query {
  const where = query.where.filter(({ dimension }) => dimension !== organDimension);
  const organ = { dimension: organDimension, is: 'in' as const, values: [organId ?? ''] };
  return { ...query, where: organId === undefined ? where : [organ, ...where] };
}

function narrowed(subjects: readonly Subject[]): Subject | undefined {
  const movement = subjects.find(({ name }) => name === 'movement');
  return (
    movement && {
      ...movement,
      dimensions: movement.dimensions.filter(({ name }) => narrowing.includes(name)),
    }
  );
}
