import type { KeyboardEvent, ReactElement } from 'react';
import type { RouteProblem } from '#bridge/calls/workflow/check-route.ts';
import type { Route, RouteNode } from '#bridge/calls/workflow/route.ts';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Menu } from '#ui/parts/menu.tsx';
import {
  addNode,
  blockOf,
  moveNode,
  type NodeKind,
  nodeKinds,
  removeNode,
} from '../../stores/route-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { inWords } from './in-words.ts';
import type { RouteChoices, RouteFields } from './route-designer.tsx';
import css from './routes.module.css';

interface CanvasProps {
  route: Route;
  choices: RouteChoices;
  fields: RouteFields;
  problems: readonly RouteProblem[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onChange: (route: Route) => void;
}

/** A route from top to bottom; branches stand side by side. */
export function RouteCanvas(props: CanvasProps): ReactElement {
  const t = useWords();
  return (
    <div className={css.canvas} data-canvas>
      <div className={css.end}>{t('start')}</div>
      <Block {...props} branch={null} />
      <div className={css.end}>{t('routes.end')}</div>
    </div>
  );
}

/** The arrows go from node to node; with Alt they move one, and Delete takes it out. */
function onNodeKey(
  event: KeyboardEvent<HTMLElement>,
  id: string,
  { route, onChange, onChoose }: CanvasProps,
): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
  if (by === undefined && event.key !== 'Delete') return;
  event.preventDefault();
  if (by === undefined) {
    onChange(removeNode(route, id));
    onChoose(null);
  } else if (event.altKey) onChange(moveNode(route, id, by));
  else {
    const all = event.currentTarget
      .closest('[data-canvas]')
      ?.querySelectorAll<HTMLElement>('[data-node]');
    const nodes = [...(all ?? [])];
    nodes[nodes.indexOf(event.currentTarget) + by]?.focus();
  }
}

function Block({ branch, ...props }: CanvasProps & { branch: string | null }): ReactElement {
  const nodes = blockOf(props.route, branch);
  return (
    <ol className={css.block}>
      <li className={css.gap}>
        <Adder {...props} branch={branch} after={null} />
      </li>
      {nodes.map((node) => (
        <li key={node.id} className={css.gap}>
          <NodeCard {...props} node={node} />
          {'branches' in node && (
            <div className={css.branches}>
              {node.branches.map(({ id, name }) => (
                <div key={id} className={css.branch}>
                  <div className={css.branchName}>{name}</div>
                  <Block {...props} branch={id} />
                </div>
              ))}
            </div>
          )}
          <Adder {...props} branch={branch} after={node.id} />
        </li>
      ))}
    </ol>
  );
}

function Adder(props: CanvasProps & { branch: string | null; after: string | null }): ReactElement {
  const { route, branch, after, onChange, onChoose } = props;
  const t = useWords();
  const words = {
    approve: t('routes.kind.approve'),
    handle: t('routes.kind.handle'),
    copy: t('routes.kind.copy'),
    condition: t('routes.kind.condition'),
    parallel: t('routes.kind.parallel'),
    branch: t('routes.branch'),
    default: t('routes.else'),
  };
  const add = (kind: NodeKind) => {
    const newId = () => `n${crypto.randomUUID().slice(0, 8)}`;
    const added = addNode(route, { branch, after }, kind, words, newId);
    onChange(added.route);
    onChoose(added.id);
  };
  return (
    <Menu
      trigger={<IconButton icon="plus" size="sm" label={t('routes.insert')} />}
      groups={[
        {
          id: 'kinds',
          items: nodeKinds.map((kind) => ({
            id: kind,
            label: words[kind],
            onSelect: () => add(kind),
          })),
        },
      ]}
    />
  );
}

function NodeCard({ node, ...props }: CanvasProps & { node: RouteNode }): ReactElement {
  const { route, choices, fields, problems, chosen, onChoose, onChange } = props;
  const t = useWords();
  const isFaulty = problems.some((problem) => problem.node === node.id);
  return (
    <div className={css.card} data-chosen={node.id === chosen} data-faulty={isFaulty}>
      <button
        type="button"
        className={css.cardButton}
        data-node={node.id}
        aria-pressed={node.id === chosen}
        onClick={() => onChoose(node.id)}
        onFocus={() => onChoose(node.id)}
        onKeyDown={(event) => onNodeKey(event, node.id, props)}
      >
        <span className={css.cardName}>
          {node.name} · {t(`routes.kind.${node.kind}`)}
        </span>
        <span className={css.quiet}>{inWords(node, choices, fields, t)}</span>
      </button>
      {node.id === chosen && (
        <span className={css.cardTools}>
          <Button size="sm" onClick={() => onChange(moveNode(route, node.id, -1))}>
            {t('routes.up')}
          </Button>
          <Button size="sm" onClick={() => onChange(moveNode(route, node.id, 1))}>
            {t('routes.down')}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              onChange(removeNode(route, node.id));
              onChoose(null);
            }}
          >
            {t('routes.remove')}
          </Button>
        </span>
      )}
    </div>
  );
}
