import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { organLevels } from '#bridge/calls/ums/calls.ts';
import { mergeOrgans, organWish, type WantedOrgans } from '#bridge/calls/ums/organ-wish.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { type OrganChoice, organChoices } from './organs.ts';
import { createResource, type ResourceStore } from './resource.ts';

/** The organisations that a page lets choose from. */
export interface OrganSource {
  /**
   * Each under the one above it; empty until they are known. Of a large company those of the first levels, the way to
   * the chosen one, and what was searched for.
   */
  readonly organs: ReadableAtom<readonly OrganChoice[]>;
  /** Asks for the way to an organisation, and for the first levels; a second time only where not all of them are there. */
  open(organId: string | undefined): void;
  /** Searches for organisations where not all of them are there. */
  search(typed: string): void;
}

/** Makes the source over the app's gateway client. */
export function createOrganSource({ call }: Pick<Gateway, 'call'>): OrganSource {
  const tree = createResource((wanted: WantedOrgans, signal) =>
    call(organLevels, organWish(wanted), { signal }),
  );
  const $known = knownOrgans(tree);
  let isAsked = false;
  return {
    organs: computed($known, ({ organs }) => organChoices(organs)),
    open(organId) {
      if (isAsked && $known.get().whole) return;
      isAsked = true;
      void tree.load({ open: organId ? [organId] : [] });
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
