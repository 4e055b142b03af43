import { type ReactElement, useState } from 'react';
import { assignSource, rangeRepeat } from '#bridge/calls/workflow/form-ranges.ts';
import { useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { Definition } from '../routes/keeping.tsx';
import type { RouteChoices } from '../routes/route-designer.tsx';
import { AppsEditor } from './apps-editor.tsx';
import css from './designer.module.css';
import { SourceList } from './source-list.tsx';
import { everybody, isEverybody, type Source, saidSource, useSourceName } from './sources.ts';

interface RangeEditorProps {
  readonly definition: Definition;
  readonly choices: Pick<RouteChoices, 'roles' | 'apps'>;
  readonly onSaved: () => void;
}

/** Who may use a form: everyone or some, and who of them may not. It counts at once, without a new version. */
export function RangeEditor({ definition, choices, onSaved }: RangeEditorProps): ReactElement {
  const t = useWords();
  const { isAll, setAll, given, setGiven, left, setLeft, sources } = useRange(definition.audience);
  const { tell } = useTools();
  const saving = useSave(assignSource);
  const isEmpty = !isAll && given.length === 0;
  const save = async () => {
    const asked = isAll && left.length === 0 ? null : sources.map(saidSource);
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
      {!isAll && (
        <SourceList
          title={t('designer.given')}
          include
          roles={choices.roles}
          sources={given}
          onChange={setGiven}
        />
      )}
      {isEmpty && <span className={css.quiet}>{t('designer.rangeEmpty')}</span>}
      <SourceList
        title={t('designer.left')}
        help={t('designer.leftHelp')}
        include={false}
        roles={choices.roles}
        sources={left}
        onChange={setLeft}
      />
      {definition.bizType !== null && !isEmpty && (
        <Overlaps definition={definition} bizType={definition.bizType} sources={sources} />
      )}
      <div>
        <Button disabled={isEmpty || saving.state === 'saving'} onClick={() => void save()}>
          {t('designer.rangeSave')}
        </Button>
      </div>
      {choices.apps.length > 0 && (
        <AppsEditor definition={definition} apps={choices.apps} onSaved={onSaved} />
      )}
    </div>
  );
}

/** Who may use a form and who may not, as it is being edited. */
function useRange(kept: Definition['audience']) {
  const [isAll, setAll] = useState(kept === null || kept.some(isEverybody));
  const [given, setGiven] = useState(
    () => kept?.filter((one) => one.include && !isEverybody(one)) ?? [],
  );
  const [left, setLeft] = useState(() => kept?.filter(({ include }) => !include) ?? []);
  const sources = [...(isAll ? [everybody] : given), ...left];
  return { isAll, setAll, given, setGiven, left, setLeft, sources };
}

/** Which other forms of the business some of the people have already; saving would be refused. */
function Overlaps(props: {
  definition: Definition;
  bizType: string;
  sources: readonly Source[];
}): ReactElement | null {
  const { definition, bizType, sources } = props;
  const t = useWords();
  const nameOf = useSourceName();
  const { data } = useCall(rangeRepeat, {
    formId: definition.id,
    bizTypeId: bizType,
    sources: sources.map(saidSource),
  });
  if (data === undefined || data.length === 0) return null;
  const lines = data.map(({ formName, kind, id, people }) => {
    const source = sources.find((one) => one.kind === kind && one.id === id) ?? everybody;
    return t('designer.overlap', { form: formName, name: nameOf(source), count: people });
  });
  return <Banner tone="warn" title={lines.join(' ')} />;
}
