import { type ReactElement, useEffect, useState } from 'react';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  closeDefinition,
  type getDefinition,
  publishDefinition,
  saveDefinition,
} from '#bridge/calls/workflow/definitions.ts';
import type { FormDefinition } from '#bridge/calls/workflow/form.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type Drawn, redo, undo } from '../../stores/route-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './routes.module.css';

/** A route with its form, as it was read. */
export type Definition = ResultOf<typeof getDefinition>;

/** What it is called from now on; without a group it stays where it is. */
type NewNames = Pick<RequestOf<typeof saveDefinition>, 'nameZh' | 'nameEn' | 'group'>;

/** Ctrl+Z takes a step back, with Shift it is done again; in a text the text itself is meant. */
export function useUndoKeys<Value>(
  setDrawn: (change: (drawn: Drawn<Value>) => Drawn<Value>) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isText = event.target instanceof Element && event.target.closest('input, textarea');
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isText) return;
      event.preventDefault();
      setDrawn(event.shiftKey ? redo : undo);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setDrawn]);
}

/** What a designer draws: the form or the route; the other one stays as it is saved. */
interface Drawing {
  readonly form?: FormDefinition;
  readonly route?: Route;
}

/** Saves what is drawn, and the names apart from it: both go on from what was saved last. */
function useSaved(definition: Definition, drawing: Drawing) {
  const saving = useSave(saveDefinition);
  const renaming = useSave(saveDefinition);
  const [saved, setSaved] = useState({
    form: definition.form,
    route: definition.route,
    rev: definition.draftRev,
    names: { nameZh: definition.nameZh, nameEn: definition.nameEn },
  });
  const { id: definitionId, record } = definition;
  const { form = saved.form, route = saved.route } = drawing;
  const dirty = saved.route !== route || saved.form !== form;

  /** Returns the revision that is saved, null where saving failed. */
  async function save(): Promise<number | null> {
    const { names, rev } = saved;
    if (!dirty) return rev;
    const draft = { definitionId, record, ...names, form, route, draftRev: rev };
    const outcome = await saving.save(draft);
    if (!outcome.ok) return null;
    setSaved({ form, route, names, rev: outcome.result.draftRev });
    return outcome.result.draftRev;
  }

  /** What is drawn meanwhile is not saved with it. Returns whether it was done. */
  async function rename(naming: NewNames): Promise<boolean> {
    const { rev, names: _, ...kept } = saved;
    const draft = { definitionId, record, ...naming, ...kept, draftRev: rev };
    const outcome = await renaming.save(draft);
    if (!outcome.ok) return false;
    const { nameZh, nameEn } = naming;
    setSaved({ ...kept, names: { nameZh, nameEn }, rev: outcome.result.draftRev });
    return true;
  }
  return { dirty, save, rename, saving, renaming };
}

/** Saves, publishes and closes what is drawn. */
export function useKeeping(definition: Definition, drawing: Drawing, onChanged: () => void) {
  const t = useWords();
  const { ask, tell } = useTools();
  const { dirty, save, rename, saving, renaming } = useSaved(definition, drawing);
  const publishing = useSave(publishDefinition);
  const closing = useSave(closeDefinition);
  const { id: definitionId, record } = definition;
  const failed = [saving, publishing, closing].find((one) => one.state === 'failed');
  return {
    dirty,
    error: failed?.state === 'failed' ? failed.error.words : undefined,
    namingError: renaming.state === 'failed' ? renaming.error.words : undefined,
    save: async () => {
      if ((await save()) !== null) tell(t('routes.saved'), 'success');
    },
    /** Changes the names and the group; returns whether that was done. */
    rename: async (naming: NewNames) => {
      if (!(await rename(naming))) return false;
      tell(t('routes.named'), 'success');
      onChanged();
      return true;
    },
    publish: async () => {
      const draftRev = await save();
      if (draftRev === null) return;
      const outcome = await publishing.save({ definitionId, draftRev });
      if (!outcome.ok) return;
      tell(t('routes.published'), 'success');
      onChanged();
    },
    close: async () => {
      const text = t(record === null ? 'routes.closeForm' : 'routes.closeRecord');
      if (!(await ask({ title: t('routes.close'), text, tone: 'danger' }))) return;
      const outcome = await closing.save({ definitionId });
      if (outcome.ok) onChanged();
    },
  };
}

/** The buttons below what is drawn. */
export function Foot(props: {
  definition: Definition;
  keeping: ReturnType<typeof useKeeping>;
  blocked: boolean;
}): ReactElement {
  const { definition, keeping, blocked } = props;
  const t = useWords();
  const [last] = definition.versions;
  return (
    <>
      <Button variant="primary" disabled={blocked} onClick={() => void keeping.publish()}>
        {t('routes.publish')}
      </Button>
      <Button disabled={!keeping.dirty} onClick={() => void keeping.save()}>
        {t('routes.save')}
      </Button>
      {definition.state === 'published' && (
        <Button variant="danger" onClick={() => void keeping.close()}>
          {t('routes.close')}
        </Button>
      )}
      {last && (
        <span className={css.quiet}>
          {t('routes.lastVersion', {
            number: last.number,
            time: formatDate(last.publishedAt, 'minute'),
          })}
        </span>
      )}
    </>
  );
}
