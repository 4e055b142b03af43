import { useStore } from '@nanostores/react';
import { type ReactElement, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { answerEvict, type EvictDialog } from '../../stores/dialogs/dialogs.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useAppTitle } from '../use-app-title.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

/** Every place of the pool holds unsaved work: the person picks the app that gives way, or opens nothing. */
export function EvictQuestion({ asked }: { asked: EvictDialog }): ReactElement {
  const t = useShellTexts();
  const language = useLocale();
  const apps = useStore(registeredApps);
  const opening = useAppTitle(asked.opening);
  const [chosen, setChosen] = useState<string>();
  const discard = {
    id: 'discard',
    label: t('evict.ok'),
    variant: 'danger',
    disabled: chosen === undefined,
    onClick: () => answerEvict(asked.id, chosen ?? null),
  } as const;
  return (
    <Dialog
      open
      width={504}
      title={t('evict.title', { app: opening })}
      foot={<Button onClick={() => answerEvict(asked.id, null)}>{t('evict.cancel')}</Button>}
      buttons={[discard]}
      hideCancel
      onClose={() => answerEvict(asked.id, null)}
    >
      <HoldsFocus>
        <span className={css.lines}>{t('evict.text', { app: opening })}</span>
      </HoldsFocus>
      <div className={css.candidates}>
        <RadioGroup
          label={t('evict.pick')}
          value={chosen}
          onChange={setChosen}
          options={asked.candidates.map((app) => ({
            value: app,
            label: apps.get(app)?.title[language] ?? app,
          }))}
        />
      </div>
    </Dialog>
  );
}
