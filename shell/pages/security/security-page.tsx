import { type ReactElement, type ReactNode, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { getSecurityInfo } from '#bridge/calls/uac/security.ts';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { callGateway } from '../../gateway.ts';
import page from '../page.module.css';
import { useLoaded } from '../use-loaded.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ContactDialog, type ContactKind } from './contact-dialog.tsx';
import { History } from './history.tsx';
import { Identities } from './identities.tsx';
import { LastSignIn } from './last-sign-in.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondFactor } from './second-factor.tsx';
import css from './security.module.css';
import { SessionList } from './session-list.tsx';
import { useSecurityTexts } from './texts/security-texts.ts';
import { Tokens } from './tokens.tsx';

type Info = ResultOf<typeof getSecurityInfo>;

const loadInfo = (): Promise<Info> => callGateway(getSecurityInfo, {});

/** The own account: password, contacts, devices, past sign-ins. */
export function SecurityPage(): ReactElement {
  const t = useSecurityTexts();
  const [info, reload] = useLoaded(loadInfo);
  useDocumentTitle(t('title'));
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
      <LastSignIn />
      <section className={page.section}>
        <h2>{t('protection')}</h2>
        {info.kind === 'loading' && <SkeletonLines lines={5} />}
        {info.kind === 'failed' && <ErrorState hint={info.words} onRetry={reload} />}
        {info.kind === 'loaded' && <Protection info={info.value} onChanged={reload} />}
      </section>
      <section className={page.section}>
        <Identities />
      </section>
      <section className={page.section}>
        <SessionList />
      </section>
      <Tokens />
      <section className={page.section}>
        <h2>{t('history.title')}</h2>
        <History />
      </section>
    </div>
  );
}

type Asked = 'password' | ContactKind;

function Protection({ info, onChanged }: { info: Info; onChanged: () => void }): ReactElement {
  const t = useSecurityTexts();
  const [asked, setAsked] = useState<Asked>();
  const [confirmed, setConfirmed] = useState(false);
  const close = (): void => setAsked(undefined);
  const done = (): void => {
    close();
    onChanged();
  };
  const isConfirmed = confirmed || isConfirmedUntil(info);
  const contact = (kind: ContactKind, bound: string | null) => (
    <Row term={kind === 'sms' ? t('phone') : t('email')}>
      <span className={bound === null ? css.hint : undefined}>{bound ?? t('unbound')}</span>
      <Button
        aria-label={`${bound === null ? t('bind') : t('replace')} ${kind === 'sms' ? t('phone') : t('email')}`}
        onClick={() => {
          setConfirmed(false);
          setAsked(kind);
        }}
      >
        {bound === null ? t('bind') : t('replace')}
      </Button>
    </Row>
  );
  return (
    <>
      <Row term={t('password')}>
        <span className={css.hint}>
          {info.passwordChangedAt === null
            ? t('neverChanged')
            : t('changedAt', { at: formatDate(info.passwordChangedAt, 'minute') })}
        </span>
        <Button aria-label={`${t('change')} ${t('password')}`} onClick={() => setAsked('password')}>
          {t('change')}
        </Button>
      </Row>
      {contact('sms', info.phone)}
      {contact('mail', info.email)}
      <SecondFactor isConfirmed={() => isConfirmedUntil(info)} />
      {asked === 'password' && <PasswordDialog onClose={close} onDone={done} />}
      {asked !== undefined && asked !== 'password' && !isConfirmed && (
        <ConfirmDialog onClose={close} onConfirmed={() => setConfirmed(true)} />
      )}
      {asked !== undefined && asked !== 'password' && isConfirmed && (
        <ContactDialog
          kind={asked}
          bound={asked === 'sms' ? info.phone : info.email}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}

function isConfirmedUntil({ confirmedUntil }: Info): boolean {
  return confirmedUntil !== null && Date.parse(confirmedUntil) > Date.now();
}

function Row({ term, children }: { term: string; children: ReactNode }): ReactElement {
  return (
    <div className={css.row}>
      <strong>{term}</strong>
      {children}
    </div>
  );
}
