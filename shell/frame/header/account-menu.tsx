import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { MenuGroup } from '#ui/parts/menu.tsx';
import { openPlace } from '../../stores/history/navigation.ts';
import { findEntry, menuGroups } from '../../stores/menu/menu.ts';
import { shortcutKeys } from '../../stores/portal/commands.ts';
import { openHelp } from '../../stores/portal/help.ts';
import { mayInspect, openInspector } from '../../stores/portal/inspector.ts';
import type { SessionInfo } from '../../stores/session/session.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { LazyMenu } from '../lazy/lazy-menu.tsx';
import { leavePortal } from '../leave.ts';
import { useAppearanceGroups } from './appearance-menu.tsx';
import css from './header.module.css';
import { useLanguageGroup } from './language-menu.tsx';
import { useFolded } from './use-folded.ts';

/** Who is signed in, the pages about their company, and the way out. */
export function AccountMenu({ user }: { user: SessionInfo['user'] }): ReactElement {
  const t = useShellTexts();
  return (
    <LazyMenu
      placement="bottom-end"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={css.account}
          data-tour="account"
          aria-label={t('account.label', { name: user.realName })}
          title={user.realName}
        >
          <span className={css.avatar} aria-hidden="true">
            {user.headUrl ? <img src={user.headUrl} alt="" /> : initial(user.realName)}
          </span>
        </button>
      )}
      groups={useAccountGroups(user)}
    />
  );
}

/** What the menu holds; on a phone the choices of language and colours too, which have no room beside it there. */
function useAccountGroups(user: SessionInfo['user']): readonly MenuGroup[] {
  const t = useShellTexts();
  const folded = useFolded();
  const language = useLanguageGroup();
  const appearance = useAppearanceGroups();
  const help = useHelpGroup();
  return [
    {
      id: 'company',
      label: `${user.realName} · ${user.account}`,
      items: [
        {
          id: 'security',
          label: t('account.security'),
          icon: 'lock',
          onSelect: () => navigate('/security'),
        },
        ...(user.isPartner ? [] : companyItems(t)),
        // It takes the place of this session, and so of the whole page.
        ...(user.isOperator
          ? [
              {
                id: 'superLogin',
                label: t('account.superLogin'),
                icon: 'briefcase' as const,
                onSelect: () => location.assign('/superLogin'),
              },
            ]
          : []),
      ],
    },
    ...(folded ? [{ ...language, label: t('language.label') }, ...appearance] : []),
    ...(user.isPartner ? [] : [help]),
    {
      id: 'leave',
      items: [
        {
          id: 'signOut',
          label: t('account.signOut'),
          icon: 'sign-out',
          onSelect: () => void leavePortal(),
        },
      ],
    },
  ];
}

/** The pages about the company, for those who work in it. */
function companyItems(t: ReturnType<typeof useShellTexts>): MenuGroup['items'] {
  return [
    {
      id: 'company',
      label: t('company.title'),
      icon: 'organization',
      onSelect: () => navigate('/company'),
    },
    {
      id: 'records',
      label: t('records.title'),
      icon: 'folder',
      onSelect: () => navigate('/compRecords'),
    },
  ];
}

/** What explains the portal, and for those who look after the platform what shows its works. */
function useHelpGroup(): MenuGroup {
  const t = useShellTexts();
  const inspects = useStore(mayInspect);
  useStore(menuGroups);
  const hasLibrary = findEntry('documents', '/library') !== undefined;
  const inspector = {
    id: 'inspector',
    label: t('help.inspector'),
    icon: 'history',
    onSelect: openInspector,
  } as const;
  return {
    id: 'help',
    items: [
      {
        id: 'articles',
        label: t('help.articles'),
        icon: 'search',
        onSelect: () => openHelp('articles'),
      },
      {
        id: 'tour',
        label: t('help.tour'),
        icon: 'info',
        onSelect: () => openHelp('tour'),
      },
      {
        id: 'shortcuts',
        label: t('help.shortcuts'),
        icon: 'document',
        hint: shortcutKeys('shortcutList'),
        onSelect: () => openHelp('shortcuts'),
      },
      // What the company itself explains: its policies and guides.
      ...(hasLibrary
        ? [
            {
              id: 'documents',
              label: t('help.documents'),
              icon: 'folder' as const,
              onSelect: () => void openPlace({ app: 'documents', route: '/library' }),
            },
          ]
        : []),
      ...(inspects ? [inspector] : []),
    ],
  };
}

/** The first character a person would write for the name; a surrogate pair is one. */
function initial(name: string): string {
  return ([...name.trim()][0] ?? '').toUpperCase();
}
