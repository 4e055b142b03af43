import type { ReactElement } from 'react';
import type { RouteNode, RouteTest } from '#bridge/calls/workflow/route.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { RouteFields } from './route-designer.tsx';
import css from './routes.module.css';
import { TestsPanel } from './tests-panel.tsx';

type Split = Extract<RouteNode, { branches: unknown }>;
type Condition = Extract<RouteNode, { kind: 'condition' }>;

const mostBranches = 8;

/** The branches of a condition or of a split. The last branch of a condition is taken where no other holds. */
export function BranchesPanel(props: {
  node: Split;
  fields: RouteFields;
  onChange: (node: Split) => void;
}): ReactElement {
  const { node, fields, onChange } = props;
  const t = useWords();
  const add = () => {
    const id = `n${crypto.randomUUID().slice(0, 8)}`;
    const name = `${t('routes.branch')} ${node.branches.length}`;
    if (node.kind === 'parallel') onChange({ ...node, branches: [...node.branches, { id, name }] });
    else onChange({ ...node, branches: node.branches.toSpliced(-1, 0, { id, name, when: [] }) });
  };
  const rename = (id: string, name: string) => {
    if (name === '') return;
    if (node.kind === 'parallel')
      onChange({
        ...node,
        branches: node.branches.map((one) => (one.id === id ? { ...one, name } : one)),
      });
    else
      onChange({
        ...node,
        branches: node.branches.map((one) => (one.id === id ? { ...one, name } : one)),
      });
  };
  const remove = (id: string) => {
    if (node.kind === 'parallel')
      onChange({ ...node, branches: node.branches.filter((one) => one.id !== id) });
    else onChange({ ...node, branches: node.branches.filter((one) => one.id !== id) });
  };
  return (
    <>
      {node.branches.map(({ id, name }, index) => {
        const isDefault = node.kind === 'condition' && index === node.branches.length - 1;
        return (
          <div key={id} className={css.group}>
            <Field
              label={t('routes.branchName')}
              help={isDefault ? t('routes.elseHelp') : undefined}
            >
              <TextInput value={name} maxLength={40} onChange={(next) => rename(id, next)} />
            </Field>
            {node.kind === 'condition' && !isDefault && (
              <Tests node={node} index={index} fields={fields} onChange={onChange} />
            )}
            {node.branches.length > 2 && !isDefault && (
              <Button size="sm" onClick={() => remove(id)}>
                {t('routes.removeBranch')}
              </Button>
            )}
          </div>
        );
      })}
      {node.branches.length < mostBranches && (
        <Button onClick={add}>{t('routes.addBranch')}</Button>
      )}
    </>
  );
}

/** The tests of one branch, all of which hold. */
function Tests(props: {
  node: Condition;
  index: number;
  fields: RouteFields;
  onChange: (node: Condition) => void;
}): ReactElement {
  const { node, index, fields, onChange } = props;
  const tests = node.branches[index]?.when[0] ?? [];
  const put = (next: readonly RouteTest[]) =>
    onChange({
      ...node,
      branches: node.branches.map((one, at) =>
        at === index ? { ...one, when: next.length === 0 ? [] : [[...next]] } : one,
      ),
    });
  return <TestsPanel tests={tests} fields={fields} onChange={put} />;
}
