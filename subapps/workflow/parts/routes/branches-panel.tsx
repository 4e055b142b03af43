import type { ReactElement } from 'react';
import type { RouteNode, RouteTest } from '#bridge/calls/workflow/route.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { RouteFields } from './route-designer.tsx';
import css from './routes.module.css';

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

const comparisons = [
  'equal',
  'different',
  'atLeast',
  'above',
  'atMost',
  'below',
  'filled',
  'empty',
] as const;

/** The tests of one branch, all of which hold. */
function Tests(props: {
  node: Condition;
  index: number;
  fields: RouteFields;
  onChange: (node: Condition) => void;
}): ReactElement {
  const { node, index, fields, onChange } = props;
  const t = useWords();
  const tests = node.branches[index]?.when[0] ?? [];
  const put = (next: readonly RouteTest[]) =>
    onChange({
      ...node,
      branches: node.branches.map((one, at) =>
        at === index ? { ...one, when: next.length === 0 ? [] : [[...next]] } : one,
      ),
    });
  const first = fields[0]?.field;
  return (
    <>
      {tests.map((test, at) => (
        <TestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: tests have no other name
          key={at}
          test={test}
          fields={fields}
          onChange={(next) => put(tests.with(at, next))}
          onRemove={() => put(tests.toSpliced(at, 1))}
        />
      ))}
      {first !== undefined && tests.length < 10 && (
        <Button
          size="sm"
          onClick={() => put([...tests, { field: first, is: 'equal', values: [] }])}
        >
          {t('routes.addTest')}
        </Button>
      )}
    </>
  );
}

function TestFields(props: {
  test: RouteTest;
  fields: RouteFields;
  onChange: (test: RouteTest) => void;
  onRemove: () => void;
}): ReactElement {
  const { test, fields, onChange, onRemove } = props;
  const t = useWords();
  const field = fields.find((one) => one.field === test.field);
  const needsValue = test.is !== 'filled' && test.is !== 'empty';
  const value = test.values[0] ?? '';
  const change = (next: string) => onChange({ ...test, values: next === '' ? [] : [next] });
  return (
    <div className={css.group}>
      <Select
        label={t('routes.field')}
        options={fields.map(({ field: id, name: label }) => ({ value: id, label }))}
        value={test.field}
        onChange={(id) => onChange({ ...test, field: id, values: [] })}
      />
      <Select
        label={t('routes.comparison')}
        options={comparisons.map((id) => ({ value: id, label: t(`routes.is.${id}`) }))}
        value={test.is}
        onChange={(is) => onChange({ ...test, is })}
      />
      {needsValue && field !== undefined && field.options.length > 0 && (
        <Select label={t('routes.value')} options={field.options} value={value} onChange={change} />
      )}
      {needsValue && (field === undefined || field.options.length === 0) && (
        <TextInput
          aria-label={t('routes.value')}
          placeholder={t('routes.value')}
          value={value}
          maxLength={80}
          onChange={change}
        />
      )}
      <Button size="sm" onClick={onRemove}>
        {t('routes.remove')}
      </Button>
    </div>
  );
}
