import type { ReactElement } from 'react';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { shortcutKeys, shortcuts } from '../../stores/portal/commands.ts';
import { HoldsFocus } from '../dialogs/holds-focus.tsx';
import css from './help.module.css';
import { useHelpTexts } from './texts/help-texts.ts';

const tabLines = [
  { id: 'chooseTab', keys: ['←', '→'] },
  { id: 'moveTab', keys: ['Shift ←', 'Shift →'] },
  { id: 'closeTab', keys: ['Delete'] },
  { id: 'tabMenu', keys: ['Shift F10'] },
] as const;

/** Every key combination of the shell. */
export function ShortcutList({ onClose }: { onClose: () => void }): ReactElement {
  const t = useHelpTexts();
  return (
    <Dialog open title={t('shortcuts.title')} width={504} onClose={onClose}>
      <HoldsFocus>
        <Lines
          heading={t('shortcuts.group.anywhere')}
          lines={shortcuts.map(({ command }) => ({
            words: t(`shortcuts.${command}`),
            keys: [shortcutKeys(command)],
          }))}
        />
        <Lines
          heading={t('shortcuts.group.tabs')}
          lines={tabLines.map(({ id, keys }) => ({ words: t(`shortcuts.${id}`), keys }))}
        />
        <Lines
          heading={t('shortcuts.group.menu')}
          lines={[
            { words: t('shortcuts.chooseEntry'), keys: ['↑', '↓'] },
            { words: t('shortcuts.typeEntry'), keys: [t('shortcuts.letters')] },
          ]}
        />
      </HoldsFocus>
    </Dialog>
  );
}

interface Line {
  readonly words: string;
  readonly keys: readonly string[];
}

function Lines({ heading, lines }: { heading: string; lines: readonly Line[] }): ReactElement {
  return (
    <section className={css.group} aria-label={heading}>
      <h3 className={css.heading}>{heading}</h3>
      <dl>
        {lines.map(({ words, keys }) => (
          <div key={words} className={css.line}>
            <dt>{words}</dt>
            <dd className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
