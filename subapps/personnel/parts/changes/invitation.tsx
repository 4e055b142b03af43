import { type ReactElement, useEffect, useRef } from 'react';
import { inviteEntrant } from '#bridge/calls/joyhr/invitation.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { copyText } from '#ui/parts/copy-text.ts';
import { formatDate } from '#ui/texts/format.ts';
import css from './changes.module.css';
import { useChangeWords } from './texts/change-texts.ts';

type Invited = ResultOf<typeof inviteEntrant>;

/** The account of somebody who was hired: opens it and says how its person is invited. */
export function Invitation(props: {
  entryId: string;
  /** Where the account is by now. */
  account: string | undefined;
  /** The account is opened without being asked for again. */
  begin?: boolean;
}): ReactElement {
  const { entryId, account, begin = false } = props;
  const t = useChangeWords();
  const saving = useSave(inviteEntrant);
  const begun = useRef(!begin);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void saving.save({ entryId });
  }, [saving, entryId]);
  if (saving.state === 'saved') return <InvitedNotice invited={saving.result} />;
  const state = account === 'active' || account === 'invited' ? account : 'none';
  return (
    <section className={css.stack} aria-label={t('account.title')}>
      {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
      <Banner
        tone={state === 'active' ? 'good' : 'info'}
        title={t(`account.${state}`)}
        action={
          state !== 'active' && (
            <Button busy={saving.state === 'saving'} onClick={() => void saving.save({ entryId })}>
              {t(state === 'none' ? 'account.open' : 'account.again')}
            </Button>
          )
        }
      />
    </section>
  );
}

function InvitedNotice({ invited }: { invited: Invited }): ReactElement {
  const t = useChangeWords();
  const { loginName, sent, link } = invited;
  const tools = useTools();
  if (link === null) {
    return <Banner tone="good" title={t('account.sent', { to: sent?.to ?? '', loginName })} />;
  }
  async function copy(address: string): Promise<void> {
    const copied = await copyText(address);
    tools.tell(t(copied ? 'account.copied' : 'account.copyFailed'), copied ? 'success' : 'error');
  }
  return (
    <section className={css.stack} aria-label={t('account.title')}>
      <Banner
        tone="warn"
        title={t('account.linkTitle', { loginName })}
        action={<Button onClick={() => void copy(link.address)}>{t('account.copy')}</Button>}
      >
        <p>{t('account.linkHint', { time: formatDate(link.expiresAt, 'minute') })}</p>
        <output className={css.link}>{link.address}</output>
      </Banner>
    </section>
  );
}
