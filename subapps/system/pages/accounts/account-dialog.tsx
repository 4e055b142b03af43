import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import {
  linkEmployment,
  resetAccount,
  turnAccount,
  unlockAccount,
} from '#bridge/calls/uac/accounts.ts';
import { accountFunctions } from '#bridge/calls/uac/functions.ts';
import { resetSecondFactor } from '#bridge/calls/uac/second-factor.ts';
import { useAppContext, useBridge, usePermission, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Field } from '#ui/parts/field.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from './account.module.css';
import { type AccountRow, rolesOf } from './account-row.ts';
import { ContactForm } from './contact-form.tsx';
import { EmployeePicker } from './invite-form.tsx';
import { PasswordLink } from './password-link.tsx';
import { useAccountWords } from './texts/account-texts.ts';

type Close = (how?: 'changed') => void;

/** One account: what it is, and what an administrator does with it. */
export function AccountDialog(props: { account: AccountRow; onClose: Close }): ReactElement {
  const { account, onClose } = props;
  const t = useAccountWords();
  const [, navigate] = useLocation();
  const mayEdit = usePermission(accountFunctions['accounts.edit']);
  const actions = useAccountActions(account, onClose);
  if (actions.link) {
    return (
      <PasswordLink name={account.name} link={actions.link} onDone={() => onClose('changed')} />
    );
  }
  return (
    <div className={css.form}>
      {actions.failure && <Banner tone="bad" title={actions.failure} />}
      <AccountFacts account={account} />
      {mayEdit && <LinkEmployee account={account} onClose={onClose} />}
      {mayEdit && account.isManaged && <ContactForm account={account} onClose={onClose} />}
      {!account.isManaged && <p className={css.hint}>{t('notManaged')}</p>}
      <div className={css.actions}>
        <Button onClick={() => navigate(`/rights/${account.id}`)}>{t('seeAs')}</Button>
        {account.employmentId && (
          <Button onClick={() => navigate(readersOf(account))}>{t('whoSees')}</Button>
        )}
        {mayEdit && account.status === 'locked' && account.isManaged && (
          <Button onClick={() => void actions.unlock()}>{t('unlock')}</Button>
        )}
        {mayEdit && account.isManaged && (
          <Button onClick={() => void actions.reset()}>{t('reset')}</Button>
        )}
        {mayEdit && account.isManaged && account.hasSecondFactor && !actions.isOwn && (
          <Button onClick={() => void actions.resetFactor()}>{t('resetFactor')}</Button>
        )}
        {mayEdit && (
          <Button
            variant={account.status === 'disabled' ? 'default' : 'danger'}
            onClick={() => void actions.turn()}
          >
            {account.status === 'disabled' ? t('enable') : t('disable')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Where it is shown who sees the records of the account's employee. */
function readersOf({ employmentId, name }: AccountRow): string {
  return `/rights/field?${new URLSearchParams({ employment: employmentId ?? '', name })}`;
}

function AccountFacts({ account }: { account: AccountRow }): ReactElement {
  const t = useAccountWords();
  const { loginName, status, staffNo, organName, postName, lastSignInAt } = account;
  return (
    <DescriptionList
      items={[
        { id: 'loginName', term: t('loginName'), value: loginName },
        { id: 'status', term: t('status'), value: t(`statuses.${status}`) },
        { id: 'roles', term: t('roles'), value: rolesOf(account, t) },
        {
          id: 'employment',
          term: t('employment'),
          value: [staffNo, organName, postName].filter(Boolean).join(' · ') || t('noEmployee'),
        },
        {
          id: 'lastSignIn',
          term: t('lastSignIn'),
          value: lastSignInAt ? formatDate(lastSignInAt, 'minute') : t('never'),
        },
      ]}
    />
  );
}

function LinkEmployee(props: { account: AccountRow; onClose: Close }): ReactElement {
  const { account, onClose } = props;
  const t = useAccountWords();
  const saving = useSave(linkEmployment);
  const known = account.employmentId ? { id: account.employmentId, name: account.name } : undefined;
  const [person, setPerson] = useState<{ id: string; name: string } | undefined>(known);
  async function link(): Promise<void> {
    const asked = { accountId: account.id, ...(person && { employmentId: person.id }) };
    if ((await saving.save(asked)).ok) onClose('changed');
  }
  const failure = saving.state === 'failed' ? saving.error.words : undefined;
  return (
    <Field label={t('employee')} error={failure}>
      <div className={css.linkLine}>
        <EmployeePicker value={person} onChange={setPerson} />
        {person?.id !== known?.id && (
          <Button busy={saving.state === 'saving'} onClick={() => void link()}>
            {t('link')}
          </Button>
        )}
      </div>
    </Field>
  );
}

function useAccountActions(account: AccountRow, onClose: Close) {
  const t = useAccountWords();
  const bridge = useBridge();
  const { user } = useAppContext();
  const turning = useSave(turnAccount);
  const unlocking = useSave(unlockAccount);
  const resetting = useSave(resetAccount);
  const freeing = useSave(resetSecondFactor);
  const { id: accountId, name, status } = account;
  const asks = async (title: string, text: string, okText: string): Promise<boolean> => {
    const question = { title: title.slice(0, 80), text, okText, tone: 'danger' as const };
    return (await bridge.dialogs.confirm(question)).confirmed;
  };
  function done(text: string): void {
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
    onClose('changed');
  }
  const failed = [turning, unlocking, resetting, freeing].find(({ state }) => state === 'failed');
  return {
    failure: failed?.state === 'failed' ? failed.error.words : undefined,
    link: resetting.state === 'saved' ? resetting.result : undefined,
    isOwn: user.id === accountId,
    async turn() {
      const enables = status === 'disabled';
      const agreed =
        enables || (await asks(t('disableTitle', { name }), t('disableText'), t('disable')));
      if (!agreed) return;
      const { ok } = await turning.save({ accountId, enabled: enables ? '1' : '0' });
      if (ok) done(enables ? t('enabledDone') : t('disabledDone'));
    },
    async unlock() {
      if ((await unlocking.save({ accountId })).ok) done(t('unlocked'));
    },
    async resetFactor() {
      if (!(await asks(t('resetFactorTitle', { name }), t('resetFactorText'), t('resetFactor'))))
        return;
      if ((await freeing.save({ accountId })).ok) done(t('resetFactorDone'));
    },
    async reset() {
      if (!(await asks(t('resetTitle', { name }), t('resetText'), t('reset')))) return;
      await resetting.save({ accountId });
    },
  };
}
