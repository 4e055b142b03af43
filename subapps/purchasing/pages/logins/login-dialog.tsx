import type { ReactElement } from 'react';
import { purchasingFunctions } from '#bridge/calls/supplier/functions.ts';
import { resendSupplierLogin, turnSupplierLogin } from '#bridge/calls/supplier/logins.ts';
import { useBridge, usePermission, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { LoginLink } from './login-link.tsx';
import css from './logins.module.css';
import type { LoginRow } from './logins.tsx';
import { useLoginWords } from './texts/login-texts.ts';

type Close = (how?: 'changed') => void;

/** One login of a supplier: what it is, and what a purchaser does with it. */
export function LoginDialog(props: { login: LoginRow; onClose: Close }): ReactElement {
  const { login, onClose } = props;
  const t = useLoginWords();
  const mayEdit = usePermission(purchasingFunctions['logins.edit']);
  const actions = useActions(login, onClose);
  if (actions.link) {
    return <LoginLink name={login.name} link={actions.link} onDone={() => onClose('changed')} />;
  }
  return (
    <div className={css.form}>
      {actions.failure && <Banner tone="bad" title={actions.failure} />}
      <Facts login={login} />
      {mayEdit && (
        <div className={css.actions}>
          {login.state === 'invited' && (
            <Button onClick={() => void actions.resend()}>{t('resend')}</Button>
          )}
          <Button
            variant={login.state === 'locked' ? 'default' : 'danger'}
            onClick={() => void actions.turn()}
          >
            {login.state === 'locked' ? t('unlock') : t('lock')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Facts({ login }: { login: LoginRow }): ReactElement {
  const t = useLoginWords();
  const { state, linkUntil, lastSignInAt } = login;
  const until = linkUntil === null ? t('linkOver') : formatDate(linkUntil, 'minute');
  return (
    <DescriptionList
      items={[
        { id: 'supplier', term: t('supplier'), value: login.supplierName },
        { id: 'loginName', term: t('loginName'), value: login.loginName },
        {
          id: 'contact',
          term: t('contact'),
          value: [login.email, login.phone].filter(Boolean).join(' · '),
        },
        { id: 'state', term: t('state'), value: t(`states.${state}`) },
        ...(state === 'invited' ? [{ id: 'link', term: t('linkUntil'), value: until }] : []),
        {
          id: 'lastSignIn',
          term: t('lastSignIn'),
          value: lastSignInAt ? formatDate(lastSignInAt, 'minute') : t('never'),
        },
      ]}
    />
  );
}

function useActions({ accountId, name, state }: LoginRow, onClose: Close) {
  const t = useLoginWords();
  const bridge = useBridge();
  const turning = useSave(turnSupplierLogin);
  const resending = useSave(resendSupplierLogin);
  function done(text: string): void {
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
    onClose('changed');
  }
  async function mayLock(): Promise<boolean> {
    const question = { title: t('lockTitle', { name }).slice(0, 80), text: t('lockText') };
    const asked = { ...question, okText: t('lock'), tone: 'danger' as const };
    return (await bridge.dialogs.confirm(asked)).confirmed;
  }
  const failed = [turning, resending].find((one) => one.state === 'failed');
  return {
    failure: failed?.state === 'failed' ? failed.error.words : undefined,
    link: resending.state === 'saved' ? (resending.result.link ?? undefined) : undefined,
    async turn() {
      const locked = state !== 'locked';
      if (locked && !(await mayLock())) return;
      const { ok } = await turning.save({ accountId, locked });
      if (ok) done(locked ? t('locked') : t('unlocked'));
    },
    async resend() {
      const saved = await resending.save({ accountId });
      if (saved.ok && saved.result.sent) done(t('sent', { to: saved.result.sent.to }));
    },
  };
}
