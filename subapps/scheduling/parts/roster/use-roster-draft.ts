import { useEffect, useRef, useState } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { saveRosterCells } from '#bridge/calls/paiban/rosters.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { type SaveOutcome, useDirty, useSave, useTools } from '#bridge/react/index.ts';
import {
  beginDraft,
  carryOver,
  type Draft,
  differences,
  type Edit,
  editCells,
  keepSaved,
  planOf,
  type Roster,
  redo,
  undo,
} from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';

/** The organisation and the month of a roster. */
export interface Unit {
  readonly organId: string;
  readonly month: string;
}

/** A roster being drawn up. */
export interface RosterDraft extends Pick<Draft, 'rows'> {
  readonly version: number;
  /** The version after a save that has just ended. */
  readonly latest: () => number;
  readonly canEdit: boolean;
  readonly unsaved: number;
  readonly saving: boolean;
  /** Somebody else saved first. */
  readonly clashed: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly edit: (edits: readonly Edit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves what is not saved; false where that was refused. */
  readonly save: () => Promise<boolean>;
  /** Forgets what is not saved. */
  readonly drop: () => void;
}

// A request has a size that the gateway takes: a large roster is saved in parts.
const mostOfRequest = 1000;

/** Keeps what is drawn up. A roster that is read again takes over what is not saved. */
export function useRosterDraft(unit: Unit, roster: Roster): RosterDraft {
  const [known, setKnown] = useState(roster);
  const [draft, setDraft] = useState(() => beginDraft(roster));
  const [version, setVersion] = useState(roster.version);
  const latest = useRef(version);
  const [clashed, setClashed] = useState(false);
  const saving = useSave(saveRosterCells);
  if (known !== roster) {
    setKnown(roster);
    setDraft(carryOver(draft, known, roster));
    setVersion(roster.version);
    setClashed(false);
  }
  useEffect(() => {
    latest.current = version;
  }, [version]);
  const canEdit = roster.can.edit && roster.state !== 'locked';
  const unsaved = differences(draft.saved, draft.rows, roster);
  useDirty(unsaved.length > 0);
  const told = useTold(unsaved.length, setClashed);
  async function save(): Promise<boolean> {
    for (let at = 0; at < unsaved.length; at += mostOfRequest) {
      const part = unsaved.slice(at, at + mostOfRequest);
      const cells = cellsOf(roster, part);
      const outcome = await saving.save({ ...unit, version: latest.current, cells });
      if (!outcome.ok) return told(outcome);
      latest.current = outcome.result.version;
      setVersion(outcome.result.version);
      setDraft((now) => keepSaved(now, part));
    }
    return told({ ok: true, result: null });
  }
  return {
    rows: draft.rows,
    version,
    canEdit,
    clashed,
    save,
    latest: () => latest.current,
    unsaved: unsaved.length,
    saving: saving.state === 'saving',
    canUndo: canEdit && draft.past.length > 0,
    canRedo: canEdit && draft.future.length > 0,
    edit: (edits) => canEdit && setDraft((now) => editCells(now, edits)),
    undo: () => canEdit && setDraft(undo),
    redo: () => canEdit && setDraft(redo),
    drop: () => setDraft(beginDraft({ people: roster.people.map(savedPlans) })),
  };

  function savedPlans(person: Roster['people'][number], row: number) {
    return { ...person, plans: [...(draft.saved[row] ?? person.plans)] };
  }
}

function useTold(count: number, setClashed: (clashed: boolean) => void) {
  const t = useWords();
  const { tell } = useTools();
  return (outcome: SaveOutcome<unknown>): boolean => {
    if (outcome.ok) {
      tell(count > 0 ? t('said.saved', { count }) : t('said.nothing'), 'success');
      return true;
    }
    const clashed = outcome.error instanceof GatewayError && outcome.error.codeName === 'conflict';
    if (clashed) setClashed(true);
    else tell(outcome.error.words, 'error');
    return false;
  };
}

function cellsOf(
  { people, days, shifts }: Roster,
  edits: readonly Edit[],
): RequestOf<typeof saveRosterCells>['cells'] {
  return edits.flatMap(({ row, column, plan }) => {
    const employmentId = people[row]?.id;
    const day = days[column]?.day;
    return employmentId === undefined || day === undefined
      ? []
      : [{ employmentId, day, plan: planOf(plan, shifts) ?? '' }];
  });
}
