import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { BrandLink, Logo, useProductName } from '../../entry/brand-name.tsx';
import { drawerOpen, toggleDrawer } from '../../stores/portal/chrome.ts';
import { systemInfo } from '../../stores/portal/system-info.ts';
import type { SessionInfo } from '../../stores/session/session.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { JobsPlace } from '../jobs/jobs-place.tsx';
import { BellButton } from '../messages/bell-button.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { useBrandName } from '../use-brand-name.ts';
import { AccountMenu } from './account-menu.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import css from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { TenantMenu } from './tenant-menu.tsx';
import { TodosButton } from './todos-button.tsx';

/** The bar over everything: whose portal it is on the left, the person's own things on the right. */
export function Header({ session }: { session: SessionInfo }): ReactElement {
  const t = useShellTexts();
  const open = useStore(drawerOpen);
  const ofCompany = useBrandName(session.tenant.systemCode);
  const ofHost = useProductName();
  const name = systemInfo?.sysCode ? ofHost : ofCompany;
  return (
    <header className={css.header}>
      <div className={css.menu} data-tour="menu">
        <IconButton
          icon="menu"
          label={t('nav.open')}
          aria-expanded={open}
          aria-controls="navigation"
          onClick={toggleDrawer}
        />
      </div>
      <p className={css.brand}>
        <span className={systemInfo?.logoUrl ? css.logo : css.mark}>
          <Logo size={systemInfo?.logoUrl ? 24 : 16} />
        </span>
        <span className={css.name} title={name}>
          <BrandLink name={name} />
        </span>
      </p>
      <TenantMenu current={session.tenant} />
      {/* People of a supplier search nothing of the company, and decide nothing in it. */}
      {session.user.isPartner ? <span className={css.room} /> : <SearchButton />}
      <div className={css.tools}>
        <JobsPlace />
        {!session.user.isPartner && <TodosButton />}
        <BellButton />
        <div className={css.look} data-tour="look">
          <LanguageMenu />
          <AppearanceMenu />
        </div>
        <AccountMenu user={session.user} />
      </div>
    </header>
  );
}
