import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { nameSession, revokeSession, sessionList } from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { useLoaded } from '../use-loaded.ts';
import { browserName } from './browser-name.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import css from './security.module.css';
import { type SecurityWords, useSecurityTexts } from './texts/security-texts.ts';

type OwnSession = ResultOf<typeof sessionList>[number];

const loadSessions = (): Promise<OwnSession[]> => callGateway(sessionList, {});

/** The browsers that are signed in, each of which can be named and signed out. */
export function SessionList(): ReactElement {
  const t = useSecurityTexts();
  const [loaded, reload] = useLoaded(loadSessions);
  const [named, setNamed] = useState<OwnSession>();
  const { end, question } = useEnding(reload);
  const sessions = loaded.kind === 'loaded' ? loaded.value : [];
  return (
    <>
      <div className={css.head}>
        <h2>{t('sessions.title')}</h2>
        {sessions.length > 1 && (
          <Button size="sm" onClick={() => void end(undefined)}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      {loaded.kind === 'loading' && <SkeletonLines lines={3} />}
      {loaded.kind === 'failed' && <ErrorState hint={loaded.words} onRetry={reload} />}
      <ul className={css.list}>
        {sessions.map((one) => (
          <SessionItem
            key={one.id}
            session={one}
            onName={() => setNamed(one)}
            onEnd={() => void end(one.id)}
          />
        ))}
      </ul>
      {question}
      {named && (
        <NameDialog
          session={named}
          onClose={() => setNamed(undefined)}
          onDone={() => {
            setNamed(undefined);
            reload();
          }}
        />
      )}
    </>
  );
}

/** Signs one browser out, or all others; asks for the password first where it was typed too long ago. */
function useEnding(reload: () => void) {
  const t = useSecurityTexts();
  // Undefined in it means all others.
  const [waiting, setWaiting] = useState<{ readonly sessionId: string | undefined }>();

  async function end(sessionId: string | undefined): Promise<void> {
    setWaiting(undefined);
    try {
      await callGateway(revokeSession, sessionId === undefined ? {} : { sessionId });
      showToast(t('sessions.ended'), 'good');
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      if (cause.codeName === uacCodes.confirmNeeded.name) return setWaiting({ sessionId });
      showToast(cause.words, 'bad');
    }
    reload();
  }

  const question = waiting && (
    <ConfirmDialog
      onClose={() => setWaiting(undefined)}
      onConfirmed={() => void end(waiting.sessionId)}
    />
  );
  return { end, question };
}

function nameOf({ label, userAgent }: OwnSession, t: SecurityWords): string {
  const known = browserName(userAgent);
  return label ?? (known ? t('sessions.on', known) : t('sessions.unknown'));
}

function SessionItem(props: {
  session: OwnSession;
  onName: () => void;
  onEnd: () => void;
}): ReactElement {
  const t = useSecurityTexts();
  const { session } = props;
  const name = nameOf(session, t);
  return (
    <li className={css.item}>
      <div>
        <span className={css.name}>
          {name}
          {session.isCurrent && <Tag tone="good">{t('sessions.current')}</Tag>}
          {session.isRemembered && <Tag tone="neutral">{t('sessions.remembered')}</Tag>}
        </span>
        <p className={css.hint}>
          {t('sessions.seen', {
            address: session.address,
            at: formatDate(session.lastSeenAt, 'minute'),
          })}
        </p>
      </div>
      <span className={css.name}>
        <Button
          size="sm"
          variant="quiet"
          onClick={props.onName}
          aria-label={`${t('sessions.name')} ${name}`}
        >
          {t('sessions.name')}
        </Button>
        {!session.isCurrent && (
          <Button size="sm" onClick={props.onEnd} aria-label={`${t('sessions.end')} ${name}`}>
            {t('sessions.end')}
          </Button>
        )}
      </span>
    </li>
  );
}

function NameDialog(props: {
  session: OwnSession;
  onClose: () => void;
  onDone: () => void;
}): ReactElement {
  const t = useSecurityTexts();
  const [label, setLabel] = useState(nameOf(props.session, t));
  async function save(): Promise<void> {
    await callGateway(nameSession, { sessionId: props.session.id, label }).catch(
      (cause: unknown) => {
        if (!(cause instanceof GatewayError)) throw cause;
        showToast(cause.words, 'bad');
      },
    );
    props.onDone();
  }
  return (
    <Dialog
      open
      title={t('sessions.name')}
      width={400}
      onClose={props.onClose}
      buttons={[{ id: 'save', label: t('save'), variant: 'primary', onClick: save }]}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t('sessions.nameLabel')}>
          <TextInput name="label" value={label} maxLength={40} autoFocus onChange={setLabel} />
        </Field>
      </form>
    </Dialog>
  );
}
