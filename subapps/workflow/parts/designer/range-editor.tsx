import { type ReactElement, useCallback, useState } from 'react';
import { grantFormApps } from '#bridge/calls/workflow/app-requests.ts';
import { getCandidates } from '#bridge/calls/workflow/calls.ts';
import { findFormOrgans } from '#bridge/calls/workflow/form-instances.ts';
import { assignSource } from '#bridge/calls/workflow/form-ranges.ts';
import { useGateway, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { Option } from '#ui/parts/option.ts';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { Definition } from '../routes/keeping.tsx';
import type { RouteChoices } from '../routes/route-designer.tsx';
import css from './designer.module.css';

type Source = NonNullable<Definition['audience']>[number];
type Kind = Source['kind'];

const kinds: readonly Kind[] = ['organ', 'role', 'person'];

/** Who may use a form: everyone, or organisations, roles and people. It counts at once, without a new version. */
export function RangeEditor(props: {
  definition: Definition;
  choices: Pick<RouteChoices, 'roles' | 'apps'>;
  onSaved: () => void;
}): ReactElement {
  const { definition, onSaved } = props;
  const { roles, apps } = props.choices;
  const t = useWords();
  const { tell } = useTools();
  const saving = useSave(assignSource);
  const [isAll, setAll] = useState(definition.audience === null);
  const [sources, setSources] = useState<readonly Source[]>(definition.audience ?? []);
  const isEmpty = !isAll && sources.length === 0;
  const save = async () => {
    const asked = isAll ? null : sources.map(({ kind, id }) => ({ kind, id }));
    const outcome = await saving.save({ formId: definition.id, sources: asked });
    if (!outcome.ok) return;
    tell(t('designer.rangeSaved'), 'success');
    onSaved();
  };
  return (
    <div className={css.range}>
      {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
      <RadioGroup
        label={t('designer.rangeOf')}
        options={[
          { value: 'all', label: t('designer.rangeAll') },
          { value: 'some', label: t('designer.rangeSome') },
        ]}
        value={isAll ? 'all' : 'some'}
        onChange={(next) => setAll(next === 'all')}
      />
      {!isAll &&
        kinds.map((kind) => (
          <Sources
            key={kind}
            kind={kind}
            roles={roles}
            sources={sources.filter((one) => one.kind === kind)}
            onChange={(next) =>
              setSources([...sources.filter((one) => one.kind !== kind), ...next])
            }
          />
        ))}
      {isEmpty && <span className={css.quiet}>{t('designer.rangeEmpty')}</span>}
      <div>
        <Button disabled={isEmpty || saving.state === 'saving'} onClick={() => void save()}>
          {t('designer.rangeSave')}
        </Button>
      </div>
      {apps.length > 0 && <AppsEditor {...{ definition, apps, onSaved }} />}
    </div>
  );
}

/** Which apps of vendors may start the form in the name of who uses them. */
function AppsEditor(props: {
  definition: Definition;
  apps: RouteChoices['apps'];
  onSaved: () => void;
}): ReactElement {
  const { definition, apps, onSaved } = props;
  const t = useWords();
  const { tell } = useTools();
  const saving = useSave(grantFormApps);
  const [chosen, setChosen] = useState<readonly string[]>(definition.apps);
  const save = async () => {
    const outcome = await saving.save({ formId: definition.id, apps: [...chosen] });
    if (!outcome.ok) return;
    tell(t('designer.appsSaved'), 'success');
    onSaved();
  };
  return (
    <fieldset className={css.group}>
      <legend>{t('designer.apps')}</legend>
      <span className={css.quiet}>{t('designer.appsHelp')}</span>
      {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
      {apps.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(checked) =>
            setChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          {name}
        </Checkbox>
      ))}
      <div>
        <Button disabled={saving.state === 'saving'} onClick={() => void save()}>
          {t('designer.appsSave')}
        </Button>
      </div>
    </fieldset>
  );
}

const labels = { organ: 'organs', role: 'roles', person: 'people' } as const;

function Sources(props: {
  kind: Kind;
  roles: readonly { readonly id: string; readonly name: string }[];
  sources: readonly Source[];
  onChange: (sources: readonly Source[]) => void;
}): ReactElement {
  const { kind, roles, sources, onChange } = props;
  const t = useWords();
  const gateway = useGateway();
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const search = useCallback(
    async (typed: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const keyword = typed.trim();
      const asked = keyword === '' ? {} : { keyword };
      const rows =
        kind === 'role'
          ? roles.filter(({ name }) => name.includes(keyword))
          : kind === 'organ'
            ? await gateway.call(findFormOrgans, asked, { signal })
            : (await gateway.call(getCandidates, { ...asked, rows: 20 }, { signal })).rows;
      setFound(
        (before) => new Map([...before, ...rows.map(({ id, name }) => [id, name] as const)]),
      );
      return rows.map(({ id, name }) => ({ value: id, label: name }));
    },
    [gateway, kind, roles],
  );
  const add = (id: string) => {
    const name = found.get(id);
    if (name === undefined || sources.some((one) => one.id === id)) return;
    onChange([...sources, { kind, id, name }]);
  };
  return (
    <Field label={t(`designer.${labels[kind]}`)}>
      <div className={css.group}>
        <ChosenSources sources={sources} onChange={onChange} />
        <RemoteCombobox
          key={sources.length}
          value=""
          label={t(`designer.${labels[kind]}`)}
          placeholder={t('designer.search')}
          search={search}
          onChange={add}
        />
      </div>
    </Field>
  );
}

function ChosenSources(props: {
  sources: readonly Source[];
  onChange: (sources: readonly Source[]) => void;
}): ReactElement | null {
  const { sources, onChange } = props;
  const t = useWords();
  if (sources.length === 0) return null;
  return (
    <div className={css.buttons}>
      {sources.map((one) => (
        <Button
          key={one.id}
          size="sm"
          iconEnd="close"
          aria-label={t('designer.removeOne', { name: one.name })}
          onClick={() => onChange(sources.filter((other) => other !== one))}
        >
          {one.name}
        </Button>
      ))}
    </div>
  );
}
