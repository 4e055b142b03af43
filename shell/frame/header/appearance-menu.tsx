import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { settingIcons } from '#ui/parts/icon/setting-icons.ts';
import type { MenuGroup } from '#ui/parts/menu.tsx';
import { chooseMode, chooseTheme, theme, themeNames } from '../../stores/portal/preferences.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { LazyMenu } from '../lazy/lazy-menu.tsx';

const modes = ['light', 'dark'] as const;

/** Colours and brightness, for the shell and every open application at once. */
export function AppearanceMenu(): ReactElement {
  const t = useShellTexts();
  return (
    <LazyMenu
      placement="bottom-end"
      trigger={(props) => (
        <IconButton {...props} icon={settingIcons.palette} label={t('appearance.label')} />
      )}
      groups={useAppearanceGroups()}
    />
  );
}

/** The choices of colours and brightness. */
export function useAppearanceGroups(): readonly MenuGroup[] {
  const t = useShellTexts();
  const now = useStore(theme);
  return [
    {
      id: 'theme',
      label: t('appearance.theme'),
      items: themeNames.map((name) => ({
        id: name,
        label: t(`appearance.${name}`),
        checked: name === now.name,
        onSelect: () => chooseTheme(name),
      })),
    },
    {
      id: 'mode',
      label: t('appearance.mode'),
      items: modes.map((mode) => ({
        id: mode,
        label: t(`appearance.${mode}`),
        icon: mode === 'light' ? settingIcons.sun : settingIcons.moon,
        checked: mode === now.mode,
        onSelect: () => chooseMode(mode),
      })),
    },
  ];
}
