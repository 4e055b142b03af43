import type { ReactElement } from 'react';
import type { Route, RouteNode } from '#bridge/calls/workflow/route.ts';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { changeNode } from '../../stores/route-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { BranchesPanel } from './branches-panel.tsx';
import { PoliciesPanel } from './policies-panel.tsx';
import type { RouteChoices, RouteFields } from './route-designer.tsx';
import css from './routes.module.css';
import { RulesPanel } from './rule-panel.tsx';

/** What the chosen node is made of. */
export function NodePanel(props: {
  node: RouteNode;
  route: Route;
  choices: RouteChoices;
  fields: RouteFields;
  onChange: (route: Route) => void;
}): ReactElement {
  const { node, route, choices, fields, onChange } = props;
  const t = useWords();
  const change = (next: RouteNode) => onChange(changeNode(route, next));
  return (
    <section className={css.panel} aria-label={t('routes.settings')}>
      <Field label={t('routes.nodeName')}>
        <TextInput
          value={node.name}
          maxLength={40}
          onChange={(name) => name !== '' && change({ ...node, name })}
        />
      </Field>
      {node.kind === 'handle' && (
        <Field label={t('routes.button')} help={t('routes.buttonHelp')}>
          <TextInput
            value={node.button ?? ''}
            maxLength={10}
            placeholder={t('act.handle')}
            onChange={(typed) =>
              change({ ...node, button: typed.trim() === '' ? undefined : typed })
            }
          />
        </Field>
      )}
      {'who' in node && (
        <RulesPanel
          rules={node.who}
          kind={node.kind}
          votes={'several' in node && node.several === 'vote'}
          choices={choices}
          fields={fields}
          onChange={(who) => change({ ...node, who })}
        />
      )}
      {'several' in node && (
        <PoliciesPanel step={node} route={route} choices={choices} onChange={change} />
      )}
      {'branches' in node && <BranchesPanel node={node} fields={fields} onChange={change} />}
    </section>
  );
}
