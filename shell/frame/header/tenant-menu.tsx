import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { authorisedTenants, loadTenants, type Tenant } from '../../stores/session/tenants.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { LazyMenu } from '../lazy/lazy-menu.tsx';
import { switchCompany } from '../leave.ts';
import css from './header.module.css';

/** The company's name; for those who may work in several, the way to the others. */
export function TenantMenu({ current }: { current: Tenant }): ReactElement {
  const t = useShellTexts();
  const list = useStore(authorisedTenants);
  useEffect(() => void loadTenants(), []);
  const tenants = list.kind === 'loaded' ? list.tenants : [];
  if (tenants.length < 2) {
    return (
      <p className={css.tenant} title={current.name}>
        <span>{current.name}</span>
      </p>
    );
  }
  return (
    <LazyMenu
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={css.tenant}
          aria-label={t('tenant.switch', { name: current.name })}
          title={current.name}
        >
          <span>{current.name}</span>
          <Icon name="chevron-down" size={14} />
        </button>
      )}
      groups={[
        {
          id: 'tenants',
          label: t('tenant.choose'),
          items: tenants.map((tenant) => ({
            id: tenant.id,
            label: tenant.name,
            checked: tenant.id === current.id,
            onSelect: () => {
              if (tenant.id !== current.id) void switchCompany(tenant.id);
            },
          })),
        },
      ]}
    />
  );
}
