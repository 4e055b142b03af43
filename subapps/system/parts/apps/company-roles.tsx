import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { grantApp, registryRoles } from '#bridge/calls/registry/calls.ts';
import { useBridge, useCall, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './review.module.css';

type Role = ResultOf<typeof registryRoles>['roles'][number];

/** The roles of a company that has the app: those that are ticked get it when they are saved. */
export function CompanyRoles(props: {
  code: string;
  tenantId: string;
  company: string;
}): ReactElement {
  const { code, tenantId, company } = props;
  const t = useWords();
  const { state, data, reload } = useCall(registryRoles, { code, tenantId });
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { failure, busy, save } = useGrant(props, () => {
    setChanged(new Map());
    reload();
  });
  if (state === 'failed' && !data) return <ErrorState onRetry={reload} />;
  if (!data) return <Skeleton />;
  const stateOf = ({ roleId, holds }: Role): boolean | 'mixed' =>
    changed.get(roleId) ?? (holds === 'some' ? 'mixed' : holds === 'all');
  const chosen = data.roles.filter((role) => stateOf(role) !== false);
  return (
    <fieldset className={css.roles}>
      <legend>{t('apps.roles.title', { company })}</legend>
      {failure && <Banner tone="bad" title={failure} />}
      {chosen.length === 0 && <p className={css.since}>{t('apps.roles.none')}</p>}
      {data.roles.map((role) => (
        <Checkbox
          key={role.roleId}
          checked={stateOf(role)}
          disabled={busy}
          onChange={(on) => setChanged(new Map(changed).set(role.roleId, on))}
        >
          {t('apps.roles.role', { role: role.name, people: formatNumber(role.people) })}
        </Checkbox>
      ))}
      <span className={css.start}>
        <Button
          busy={busy}
          disabled={changed.size === 0 && !chosen.some(({ holds }) => holds === 'some')}
          onClick={() => void save(chosen.map(({ roleId }) => roleId))}
        >
          {t('apps.roles.save')}
        </Button>
      </span>
    </fieldset>
  );
}

function useGrant(
  { code, tenantId, company }: { code: string; tenantId: string; company: string },
  onSaved: () => void,
) {
  const t = useWords();
  const bridge = useBridge();
  const saving = useSave(grantApp);
  async function save(roles: string[]): Promise<void> {
    const { ok } = await saving.save({ code, tenantId, roles });
    if (!ok) return;
    const text = t('apps.roles.saved', { company });
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
    onSaved();
  }
  const failure = saving.state === 'failed' ? saving.error.words : undefined;
  return { failure, busy: saving.state === 'saving', save };
}
