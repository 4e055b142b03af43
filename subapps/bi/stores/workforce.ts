import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { agePyramid, headCountByOrgan, movementByMonth } from '#bridge/calls/report/calls.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import type { OrganSource } from './organ-source.ts';
import type { Place, Span } from './place.ts';
import { createResource, type ResourceStore } from './resource.ts';

export type HeadCount = ResultOf<typeof headCountByOrgan>;
export type Ages = ResultOf<typeof agePyramid>;
export type Movement = ResultOf<typeof movementByMonth>;

interface Scope {
  readonly organId?: string;
}

/** Everything the page shows, and the place it shows. */
export interface Workforce extends Pick<OrganSource, 'organs' | 'search'> {
  readonly place: ReadableAtom<Place>;
  readonly headCount: ResourceStore<Scope, HeadCount>;
  readonly ages: ResourceStore<Scope, Ages>;
  readonly movement: ResourceStore<Scope & { readonly months: Span }, Movement>;
  /** Goes to a place and asks for what it shows. */
  go(place: Place): void;
}

/** Makes the state of the page over the app's gateway client. */
export function createWorkforce(
  { call }: Pick<Gateway, 'call'>,
  { organs, open, search }: OrganSource,
): Workforce {
  const $place = atom<Place | undefined>(undefined);
  const headCount = createResource((scope: Scope, signal) =>
    call(headCountByOrgan, scope, { signal }),
  );
  const ages = createResource((scope: Scope, signal) => call(agePyramid, scope, { signal }));
  const movement = createResource((request: Scope & { readonly months: Span }, signal) =>
    call(movementByMonth, request, { signal }),
  );
  return {
    place: computed($place, (place): Place => place ?? { organId: undefined, months: '12' }),
    organs,
    headCount,
    ages,
    movement,
    go(next) {
      const before = $place.get();
      $place.set(next);
      const scope = next.organId ? { organId: next.organId } : {};
      const elsewhere = !before || before.organId !== next.organId;
      if (elsewhere) {
        open(next.organId);
        void headCount.load(scope);
        void ages.load(scope);
      }
      if (elsewhere || before.months !== next.months)
        void movement.load({ ...scope, months: next.months });
    },
    search,
  };
}
