import { type ReactElement, useState } from 'react';
import { grantFormApps } from '#bridge/calls/workflow/app-requests.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { Definition } from '../routes/keeping.tsx';
import type { RouteChoices } from '../routes/route-designer.tsx';
import css from './designer.module.css';

/** Which apps of vendors may start the form in the name of who uses them. */
export function AppsEditor(props: {
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
