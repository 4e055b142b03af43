import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { roleChoices } from '#bridge/calls/uac/roles.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { withFunctions } from '../../stores/role-draft.ts';
import css from './role.module.css';
import { useRoleWords } from './texts/role-texts.ts';
import type { RoleForm } from './use-role-form.ts';

type Choices = ResultOf<typeof roleChoices>;
type App = Choices['apps'][number];

/** What a role opens: pages of each application, and the buttons on them. */
export function FunctionsView(props: {
  form: RoleForm;
  choices: Choices | undefined;
}): ReactElement {
  const { form, choices } = props;
  if (choices === undefined) return <SkeletonLines lines={6} />;
  return (
    <>
      {choices.apps.map((app) => (
        <AppFunctions key={app.code} app={app} form={form} />
      ))}
    </>
  );
}

function AppFunctions({ app, form }: { app: App; form: RoleForm }): ReactElement {
  const t = useRoleWords();
  const held = new Set(form.draft.functions);
  const all = app.pages
    .flatMap((page) => [page, ...page.buttons])
    .filter(({ mayGrant, functionId }) => mayGrant || held.has(functionId))
    .map(({ functionId }) => functionId);
  const on = all.filter((functionId) => held.has(functionId)).length;
  const turn = (functionIds: readonly string[], checked: boolean): void =>
    form.change(withFunctions(form.draft, functionIds, checked));
  return (
    <Section
      title={app.name}
      actions={
        <Checkbox
          checked={on === 0 ? false : on === all.length || 'mixed'}
          disabled={!form.mayEdit || all.length === 0}
          onChange={(checked) => turn([...new Set(all)], checked)}
        >
          {t('allOfApp')}
        </Checkbox>
      }
    >
      <ul className={css.pages}>
        {app.pages.map((page) => (
          <li key={page.code} className={css.page}>
            <FunctionBox choice={page} form={form} onTurn={turn} />
            <div className={css.buttons}>
              {page.buttons.map((button) => (
                <FunctionBox key={button.functionId} choice={button} form={form} onTurn={turn} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FunctionBoxProps {
  choice: { readonly functionId: string; readonly name: string; readonly mayGrant: boolean };
  form: RoleForm;
  onTurn: (functionIds: readonly string[], checked: boolean) => void;
}

/** What the editor does not have can be taken away, never given. */
function FunctionBox({ choice, form, onTurn }: FunctionBoxProps): ReactElement {
  const t = useRoleWords();
  const { functionId, name, mayGrant } = choice;
  const checked = form.draft.functions.includes(functionId);
  const locked = !form.mayEdit || (!mayGrant && !checked);
  return (
    <span title={mayGrant ? functionId : t('cannotGrant')}>
      <Checkbox checked={checked} disabled={locked} onChange={(next) => onTurn([functionId], next)}>
        {name}
      </Checkbox>
    </span>
  );
}
