import { type ReactElement, useEffect, useState } from 'react';
import type { listFieldsByBizType } from '#bridge/calls/form/calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type RouteProblem, routeProblems } from '#bridge/calls/workflow/check-route.ts';
import {
  closeDefinition,
  type getDefinition,
  publishDefinition,
  type routeChoices,
  saveDefinition,
} from '#bridge/calls/workflow/definitions.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import { useDirty, useSave, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type Drawn, drawOn, redo, undo } from '../../stores/route-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { NodePanel } from './node-panel.tsx';
import { RouteCanvas } from './route-canvas.tsx';
import css from './routes.module.css';

/** What a route is drawn with. */
export type RouteChoices = ResultOf<typeof routeChoices>;

/** The fields a condition may ask. */
export type RouteFields = ResultOf<typeof listFieldsByBizType>;

type Definition = ResultOf<typeof getDefinition>;

/** Draws a route from top to bottom, by mouse and by keyboard; saves it, publishes it, closes it. */
export function RouteDesigner(props: {
  definition: Definition;
  choices: RouteChoices;
  fields: RouteFields;
  onChanged: () => void;
}): ReactElement {
  const { definition, choices, fields, onChanged } = props;
  const t = useWords();
  const [, navigate] = usePageLocation();
  const [drawn, setDrawn] = useState<Drawn<Route>>({ past: [], now: definition.route, future: [] });
  const [chosen, setChosen] = useState<string | null>(definition.route.nodes[0]?.id ?? null);
  const keeping = useKeeping(definition, drawn.now, onChanged);
  useDirty(keeping.dirty);
  useUndoKeys(setDrawn);
  const change = (route: Route) => setDrawn((before) => drawOn(before, route));
  const known = new Set([...fields.map(({ field }) => field), 'subject.organ']);
  const problems = routeProblems(drawn.now, known);
  return (
    <DetailPage
      header={
        <PageHeader
          title={definition.nameZh}
          subtitle={definition.recordName ?? t('routes.ownForm')}
          after={<Tag>{t(`routes.state.${definition.state}`)}</Tag>}
          onBack={() => navigate('/routes')}
          actions={
            <>
              <Button disabled={drawn.past.length === 0} onClick={() => setDrawn(undo)}>
                {t('routes.undo')}
              </Button>
              <Button disabled={drawn.future.length === 0} onClick={() => setDrawn(redo)}>
                {t('routes.redo')}
              </Button>
            </>
          }
        />
      }
      summary={<Problems problems={problems} error={keeping.error} />}
      foot={<Foot definition={definition} keeping={keeping} blocked={problems.length > 0} />}
    >
      <Drawing
        {...{ choices, fields, problems, chosen, route: drawn.now }}
        onChoose={setChosen}
        onChange={change}
      />
    </DetailPage>
  );
}

/** Ctrl+Z takes a step back, with Shift it is done again; in a text the text itself is meant. */
function useUndoKeys(setDrawn: (change: (drawn: Drawn<Route>) => Drawn<Route>) => void): void {
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

/** The route beside what its chosen node is made of. */
function Drawing(props: {
  route: Route;
  choices: RouteChoices;
  fields: RouteFields;
  problems: readonly RouteProblem[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onChange: (route: Route) => void;
}): ReactElement {
  const { route, choices, fields, chosen, onChange } = props;
  const node = route.nodes.find(({ id }) => id === chosen);
  return (
    <div className={css.designer}>
      <RouteCanvas {...props} />
      {node && <NodePanel key={node.id} {...{ node, route, choices, fields, onChange }} />}
    </div>
  );
}

function Problems({
  problems,
  error,
}: {
  problems: readonly RouteProblem[];
  error: string | undefined;
}): ReactElement {
  const t = useWords();
  const faults = [...new Set(problems.map(({ fault }) => fault))];
  return (
    <>
      {error && <Banner tone="bad" title={error} />}
      {faults.length > 0 && (
        <Banner tone="warn" title={faults.map((fault) => t(`routes.fault.${fault}`)).join(' ')} />
      )}
    </>
  );
}

function useKeeping(definition: Definition, route: Route, onChanged: () => void) {
  const t = useWords();
  const { tell } = useTools();
  const saving = useSave(saveDefinition);
  const publishing = useSave(publishDefinition);
  const closing = useSave(closeDefinition);
  const [saved, setSaved] = useState({ route: definition.route, rev: definition.draftRev });
  const { id: definitionId, record, nameZh, nameEn, form } = definition;

  async function save(): Promise<number | null> {
    if (saved.route === route) return saved.rev;
    const draft = { definitionId, record, nameZh, nameEn, form, route, draftRev: saved.rev };
    const outcome = await saving.save(draft);
    if (!outcome.ok) return null;
    setSaved({ route, rev: outcome.result.draftRev });
    return outcome.result.draftRev;
  }
  const failed = [saving, publishing, closing].find((one) => one.state === 'failed');
  return {
    dirty: saved.route !== route,
    error: failed?.state === 'failed' ? failed.error.words : undefined,
    save: async () => {
      if ((await save()) !== null) tell(t('routes.saved'), 'success');
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
      const outcome = await closing.save({ definitionId });
      if (outcome.ok) onChanged();
    },
  };
}

function Foot(props: {
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
