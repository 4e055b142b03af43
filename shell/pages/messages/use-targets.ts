import { useEffect, useMemo, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { announcementRoles, announcementTags } from '#bridge/calls/message/announcements.ts';
import { organLevels } from '#bridge/calls/ums/calls.ts';
import { mergeOrgans, organWish } from '#bridge/calls/ums/organ-wish.ts';
import type { Option } from '#ui/parts/option.ts';
import { callGateway } from '../../gateway.ts';
import { t as words } from './texts/page-texts.ts';

export type Kind = 'organ' | 'role' | 'tag';

/** An organisation, a role or a tag that an announcement is meant for; its value says which. */
export type Target = Option & { readonly value: `${Kind}:${string}` };

/** The organisations, roles and tags the person may write to; none while they are not known. */
export interface Targets {
  /** All of them; of a large company those that were found so far. */
  readonly offered: readonly Target[];
  /** Given in a large company: finds organisations that are not all there, and roles and tags. */
  readonly search: ((typed: string, signal: AbortSignal) => Promise<readonly Target[]>) | undefined;
}

type Levels = ResultOf<typeof organLevels>;

/** Loads the organisations, roles and tags the person may write to. */
export function useTargets(): Targets {
  const [levels, setLevels] = useState<Pick<Levels, 'organs' | 'whole'>>(nothing);
  const [others, setOthers] = useState<readonly Target[]>([]);
  useEffect(() => {
    // Without them the whole company is what is left to choose.
    Promise.all([
      callGateway(organLevels, {}),
      callGateway(announcementRoles, {}),
      callGateway(announcementTags, {}),
    ]).then(
      ([organs, roles, tags]) => {
        setLevels(organs);
        setOthers([
          ...roles.map((one) => target('role', one, words('publish.role'))),
          ...tags.map((one) => target('tag', one, words('publish.tag'))),
        ]);
      },
      () => undefined,
    );
  }, []);
  const offered = useMemo(() => [...organTargets(levels.organs), ...others], [levels, others]);
  if (levels.whole) return { offered, search: undefined };
  return {
    offered,
    async search(typed, signal) {
      const keyword = typed.trim();
      if (keyword === '') return offered;
      const found = await callGateway(organLevels, organWish({ open: [], keyword }), signal);
      setLevels(({ whole, organs }) => ({ whole, organs: mergeOrgans(organs, found.organs) }));
      const word = keyword.toLowerCase();
      return [...organTargets(found.organs), ...others].filter(({ label }) =>
        label.toLowerCase().includes(word),
      );
    },
  };
}

const nothing = { organs: [], whole: true };

function organTargets(organs: Levels['organs']): readonly Target[] {
  const nameOf = new Map(organs.map(({ id, name }) => [id, name]));
  return organs.map((one) => target('organ', one, nameOf.get(one.parentId ?? '') ?? ''));
}

function target(
  kind: Kind,
  { id, name }: { readonly id: string; readonly name: string },
  hint: string,
): Target {
  return { value: `${kind}:${id}`, label: name, hint };
}
