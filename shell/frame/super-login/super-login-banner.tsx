import { type ReactElement, useEffect, useState } from 'react';
import { currentSession } from '#bridge/calls/uac/session.ts';
import { Button } from '#ui/parts/button.tsx';
import { clockTime, useSecondsUntil } from '../../entry/use-seconds-until.ts';
import { callGateway } from '../../gateway.ts';
import { type SessionInfo, signOut } from '../../stores/session/session.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './super-login-banner.module.css';

/** Milliseconds between two looks whether changes were approved. */
const LOOK = 15_000;

/** An operator who works as somebody sees on every page that it is so, for how long, and how to leave. */
export function SuperLoginBanner({ session }: { session: SessionInfo }): ReactElement | null {
  return session.superLogin ? <Banner session={session} visit={session.superLogin} /> : null;
}

function Banner(props: {
  session: SessionInfo;
  visit: NonNullable<SessionInfo['superLogin']>;
}): ReactElement {
  const t = useShellTexts();
  const { session, visit } = props;
  const mayWrite = useApproval(visit.mayWrite);
  const seconds = useSecondsUntil(Date.parse(visit.endsAt));
  useEffect(() => {
    if (seconds === 0) void signOut();
  }, [seconds]);
  return (
    <section className={css.banner} aria-label={t('superLogin.label')}>
      <span>
        {t('superLogin.who', {
          operator: visit.operator,
          person: session.user.realName,
          company: session.tenant.name,
        })}
      </span>
      <span role="status">{mayWrite ? t('superLogin.write') : t('superLogin.read')}</span>
      <span>{t('superLogin.left', { time: clockTime(seconds) })}</span>
      <Button onClick={() => void signOut()}>{t('superLogin.end')}</Button>
    </section>
  );
}

/** A second operator may approve at any time. */
function useApproval(first: boolean): boolean {
  const [mayWrite, setMayWrite] = useState(first);
  useEffect(() => {
    if (mayWrite) return;
    const timer = setInterval(() => {
      callGateway(currentSession, {}).then(
        ({ superLogin }) => setMayWrite(superLogin?.mayWrite ?? false),
        () => undefined,
      );
    }, LOOK);
    return () => clearInterval(timer);
  }, [mayWrite]);
  return mayWrite;
}
