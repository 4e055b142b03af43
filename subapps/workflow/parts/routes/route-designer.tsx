import { type ReactElement, useState } from 'react';
import type { listFieldsByBizType } from '#bridge/calls/form/calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type RouteFieldNames,
  type RouteProblem,
  routeProblems,
} from '#bridge/calls/workflow/check-route.ts';
import type { routeChoices } from '#bridge/calls/workflow/definitions.ts';
import type { Route } from '#bridge/calls/workflow/route.ts';
import { useAppContext, useDirty } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { changeNode, type Drawn, drawOn, redo, undo } from '../../stores/route-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { usedFor } from '../../texts/used-for.ts';
import { type Definition, Foot, useKeeping, useUndoKeys } from './keeping.tsx';
import { NamingButton } from './naming.tsx';
import { NodePanel } from './node-panel.tsx';
import { RightsPanel } from './rights-panel.tsx';
import { RouteCanvas } from './route-canvas.tsx';
import css from './routes.module.css';
import { StarterPanel } from './starter-panel.tsx';

/** What a route is drawn with. */
export type RouteChoices = ResultOf<typeof routeChoices>;

/** The fields a condition may ask. */
export type RouteFields = ResultOf<typeof listFieldsByBizType>;

/** Draws a route from top to bottom, by mouse and by keyboard; saves it, publishes it, closes it. */
export function RouteDesigner(props: {
  definition: Definition;
  choices: RouteChoices;
  fields: RouteFields;
  onChanged: () => void;
}): ReactElement {
  const { definition, choices, fields, onChanged } = props;
  const t = useWords();
  const { locale } = useAppContext();
  const [, navigate] = usePageLocation();
  const [drawn, setDrawn] = useState<Drawn<Route>>({ past: [], now: definition.route, future: [] });
  const [chosen, setChosen] = useState<string | null>(definition.route.nodes[0]?.id ?? null);
  const keeping = useKeeping(definition, { route: drawn.now }, onChanged);
  useDirty(keeping.dirty);
  useUndoKeys(setDrawn);
  const change = (route: Route) => setDrawn((before) => drawOn(before, route));
  const problems = routeProblems(drawn.now, namesOf(fields));
  return (
    <DetailPage
      header={
        <PageHeader
          title={locale === 'en' ? definition.nameEn : definition.nameZh}
          subtitle={usedFor(t, definition.recordName)}
          after={<Tag>{t(`routes.state.${definition.state}`)}</Tag>}
          onBack={() => navigate('/routes')}
          actions={
            <>
              <NamingButton {...{ definition, keeping }} />
              {definition.record === null && (
                <Button
                  disabled={keeping.dirty}
                  onClick={() => navigate(`/routes/${definition.id}/form`)}
                >
                  {t('designer.open')}
                </Button>
              )}
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
        isOwn={definition.record === null}
        onChoose={setChosen}
        onChange={change}
      />
    </DetailPage>
  );
}

function namesOf(fields: RouteFields): RouteFieldNames {
  return {
    all: new Set([...fields.map(({ field }) => field), 'subject.organ']),
    people: new Set(fields.flatMap(({ field, isPerson }) => (isPerson ? [field] : []))),
  };
}

/** The route beside what its chosen node is made of. */
function Drawing(props: {
  route: Route;
  choices: RouteChoices;
  fields: RouteFields;
  problems: readonly RouteProblem[];
  chosen: string | null;
  /** Whether the route has a form of its own, whose fields each step has rights to. */
  isOwn: boolean;
  onChoose: (id: string | null) => void;
  onChange: (route: Route) => void;
}): ReactElement {
  const { route, choices, fields, chosen, isOwn, onChange } = props;
  const t = useWords();
  const node = route.nodes.find(({ id }) => id === chosen);
  return (
    <div className={css.designer}>
      <RouteCanvas {...props} />
      <div className={css.side}>
        {node && <NodePanel key={node.id} {...{ node, route, choices, fields, onChange }} />}
        {node && isOwn && 'rights' in node && (
          <RightsPanel
            title={t('designer.stepRights')}
            fields={fields}
            rights={node.rights}
            usual="read"
            onChange={(rights) => onChange(changeNode(route, { ...node, rights }))}
          />
        )}
        <StarterPanel route={route} isOwn={isOwn} onChange={onChange} />
        {isOwn && (
          <RightsPanel
            title={t('designer.startRights')}
            fields={fields}
            rights={route.startRights ?? {}}
            usual="write"
            onChange={(startRights) => onChange({ ...route, startRights })}
          />
        )}
      </div>
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
