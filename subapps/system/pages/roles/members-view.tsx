import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { findUserWithRole, saveRoleMembers } from '#bridge/calls/uac/roles.ts';
import { useBridge, useCall, useSave } from '#bridge/react/index.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import type { RoleDetail } from '../../stores/role-draft.ts';
import { AddPeople } from './add-people.tsx';
import { AddRule } from './add-rule.tsx';
import css from './role.module.css';
import { useRoleWords } from './texts/role-texts.ts';

/** What changes about who has a role. */
export type MembersChange = Partial<Omit<RequestOf<typeof saveRoleMembers>, 'roleId'>>;

/** Who has a role: rules over organisations and posts, and everybody who has it today. */
export function MembersView(props: { of: RoleDetail; onChanged: () => void }): ReactElement {
  const { of: role, onChanged } = props;
  const t = useRoleWords();
  const { change, busy, failure } = useMembers(role.id, onChanged);
  return (
    <>
      {failure && <Banner tone="bad" title={failure} />}
      <Section title={t('rules')} actions={role.mayEdit && <AddRule busy={busy} onAdd={change} />}>
        <p className={css.hint}>{t('rulesHint')}</p>
        {role.rules.length === 0 && <p className={css.aside}>{t('noRules')}</p>}
        <ul className={css.rules}>
          {role.rules.map((rule) => (
            <li key={rule.id} className={css.rule}>
              <span className={css.ruleWords}>
                {rule.organ?.name ?? t('anyOrgan')} · {rule.post?.name ?? t('anyPost')}
              </span>
              {rule.organ && <Tag>{rule.withBelow ? t('withBelow') : t('onlyHere')}</Tag>}
              <span className={css.aside}>{t('covers', { count: rule.accounts })}</span>
              {role.mayEdit && (
                <LinkButton
                  disabled={busy}
                  onClick={() => void change({ removeRules: [rule.id] }, t('taken'))}
                >
                  {t('take')}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={t('people')}
        actions={role.mayEdit && <AddPeople busy={busy} onAdd={change} />}
      >
        <Holders of={role} busy={busy} onTake={change} />
      </Section>
    </>
  );
}

function useMembers(roleId: string, onChanged: () => void) {
  const bridge = useBridge();
  const saving = useSave(saveRoleMembers);
  async function change(changes: MembersChange, done: string): Promise<boolean> {
    const nothing = { add: [], remove: [], addRules: [], removeRules: [] };
    const { ok } = await saving.save({ roleId, ...nothing, ...changes });
    if (!ok) return false;
    void bridge.dialogs.message({ text: done, tone: 'success' }).catch(() => {});
    onChanged();
    return true;
  }
  const failure = saving.state === 'failed' ? saving.error.words : undefined;
  return { change, failure, busy: saving.state === 'saving' };
}

interface HoldersProps {
  of: RoleDetail;
  busy: boolean;
  onTake: (changes: MembersChange, done: string) => Promise<boolean>;
}

function Holders({ of: role, busy, onTake }: HoldersProps): ReactElement {
  const t = useRoleWords();
  const [, navigate] = useLocation();
  const [keyword, setKeyword] = useState('');
  const [place, setPlace] = useState({ page: 1, size: 10 });
  const { data } = useCall(findUserWithRole, {
    roleId: role.id,
    page: String(place.page),
    rows: String(place.size),
    ...(keyword && { keyword }),
  });
  if (data && data.total === 0 && !keyword) return <EmptyState title={t('noPeople')} />;
  return (
    <>
      <SearchBox
        value={keyword}
        onSearch={(typed) => {
          setKeyword(typed);
          setPlace({ ...place, page: 1 });
        }}
      />
      <ul className={css.rules}>
        {data?.rows.map((holder) => (
          <li key={holder.accountId} className={css.rule}>
            <span className={css.ruleWords}>
              {holder.name} <span className={css.aside}>{holder.loginName}</span>
            </span>
            <span className={css.aside}>
              {[holder.organName, holder.postName].filter(Boolean).join(' · ')}
            </span>
            {!holder.isActive && <Tag tone="warn">{t('disabled')}</Tag>}
            <Tag>{holder.byName ? t('byName') : t('byRule')}</Tag>
            <LinkButton onClick={() => navigate(`/rights/${holder.accountId}`)}>
              {t('seeAs')}
            </LinkButton>
            {role.mayEdit && holder.byName && (
              <LinkButton
                disabled={busy}
                onClick={() => void onTake({ remove: [holder.accountId] }, t('taken'))}
              >
                {t('take')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {data && (
        <Pagination page={place.page} size={place.size} total={data.total} onChange={setPlace} />
      )}
    </>
  );
}
