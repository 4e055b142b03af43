import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { agePyramid, headCountByOrgan, movementByMonth } from '#bridge/calls/report/calls.ts';
import { organLevels } from '#bridge/calls/ums/calls.ts';
import { mergeOrgans, organWish, type WantedOrgans } from '#bridge/calls/ums/organ-wish.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { type OrganChoice, organChoices } from './organs.ts';
import type { Place, Span } from './place.ts';
import { createResource, type ResourceStore } from './resource.ts';

export type HeadCount = ResultOf<typeof headCountByOrgan>;
export type Ages = ResultOf<typeof agePyramid>;
export type Movement = ResultOf<typeof movementByMonth>;

interface Scope {
  readonly organId?: string;
}

/** Everything the page shows, and where it stands. */
export interface Workforce {
  readonly place: ReadableAtom<Place>;
  /**
   * The organisations to choose from, each under the one above it; empty until they are known. Of a large company those
   * of the first levels, the way to the place, and what was searched for.
   */
  readonly organs: ReadableAtom<readonly OrganChoice[]>;
  readonly headCount: ResourceStore<Scope, HeadCount>;
  readonly ages: ResourceStore<Scope, Ages>;
  readonly movement: ResourceStore<Scope & { readonly months: Span }, Movement>;
  /** Goes to a place and asks for what it shows. */
  go(place: Place): void;
  /** Searches for organisations where not all of them are there. */
  search(typed: string): void;
}

/** Makes the state of the page over the app's gateway client. */
export function createWorkforce({ call }: Pick<Gateway, 'call'>): Workforce {
  const $place = atom<Place | undefined>(undefined);
  const tree = createResource((wanted: WantedOrgans, signal) =>
    call(organLevels, organWish(wanted), { signal }),
  );
  const $known = knownOrgans(tree);
  const headCount = createResource((scope: Scope, signal) =>
    call(headCountByOrgan, scope, { signal }),
  );
  const ages = createResource((scope: Scope, signal) => call(agePyramid, scope, { signal }));
  const movement = createResource((request: Scope & { readonly months: Span }, signal) =>
    call(movementByMonth, request, { signal }),
  );
  return {
    place: computed($place, (place): Place => place ?? { organId: undefined, months: '12' }),
    organs: computed($known, ({ organs }) => organChoices(organs)),
    headCount,
    ages,
    movement,
    go(next) {
      const before = $place.get();
      $place.set(next);
      const scope = next.organId ? { organId: next.organId } : {};
      const elsewhere = !before || before.organId !== next.organId;
      const open = next.organId ? [next.organId] : [];
      if (!before || (elsewhere && !$known.get().whole)) void tree.load({ open });
      if (elsewhere) {
        void headCount.load(scope);
        void ages.load(scope);
      }
      if (elsewhere || before.months !== next.months)
        void movement.load({ ...scope, months: next.months });
    },
    search(typed) {
      const keyword = typed.trim();
      if (keyword && !$known.get().whole) void tree.load({ open: [], keyword });
    },
  };
}

type Levels = ResultOf<typeof organLevels>;

/** All organisations that were loaded, parents before children. */
function knownOrgans(
  tree: ResourceStore<WantedOrgans, Levels>,
): ReadableAtom<Pick<Levels, 'organs' | 'whole'>> {
  const $known = atom<Pick<Levels, 'organs' | 'whole'>>({ organs: [], whole: true });
  tree.subscribe((nodes) => {
    if (nodes.state !== 'ready') return;
    const { organs, whole } = nodes.value;
    const known = whole ? [] : $known.get().organs;
    $known.set({ organs: mergeOrgans(organs, known), whole });
  });
  return $known;
}
