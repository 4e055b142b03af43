import { type ReactElement, useState } from 'react';
import { tokenScopeWords } from '#bridge/calls/agent/terms.ts';
import { listAgentTokens, revokeAgentToken } from '#bridge/calls/agent/tokens.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { ConfirmDialog as Question } from '#ui/parts/dialog/confirm-dialog.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { formatDate } from '#ui/texts/format.ts';
import { locale } from '#ui/texts/locale.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import page from '../page.module.css';
import { useLoaded } from '../use-loaded.ts';
import { CopyLine } from './copy-line.tsx';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';
import { TokenDialog } from './token-dialog.tsx';

type Page = ResultOf<typeof listAgentTokens>;
type Token = Page['tokens'][number];

const loadTokens = (): Promise<Page> => callGateway(listAgentTokens, {});

/** Access tokens for assistants outside the portal; nothing is drawn where the company lets none in and none is left. */
export function Tokens(): ReactElement | null {
  const t = useSecurityTexts();
  const [loaded, reload] = useLoaded(loadTokens);
  const [isMaking, setIsMaking] = useState(false);
  const [ending, setEnding] = useState<Token>();
  if (loaded.kind !== 'loaded') return null;
  const { open, address, tokens } = loaded.value;
  if (!open && tokens.length === 0) return null;
  const made = (): void => {
    setIsMaking(false);
    reload();
  };
  async function revoke({ id }: Token): Promise<void> {
    setEnding(undefined);
    try {
      await callGateway(revokeAgentToken, { id });
      showToast(t('tokens.revoked'), 'good');
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      showToast(cause.words, 'bad');
    }
    reload();
  }

  return (
    <section className={page.section}>
      <div className={css.head}>
        <h2>{t('tokens.title')}</h2>
        {open && (
          <Button size="sm" onClick={() => setIsMaking(true)}>
            {t('tokens.make')}
          </Button>
        )}
      </div>
      <p className={css.about}>{t('tokens.lead')}</p>
      {open && (
        <CopyLine label={t('tokens.address')} text={address} button={t('tokens.copyAddress')} />
      )}
      {!open && <Banner tone="warn" title={t('tokens.closed')} />}
      {tokens.length === 0 && <p className={css.about}>{t('tokens.none')}</p>}
      <ul className={css.list}>
        {tokens.map((one) => (
          <TokenItem key={one.id} token={one} onRevoke={() => setEnding(one)} />
        ))}
      </ul>
      {isMaking && <TokenDialog address={address} onClose={made} />}
      {ending && (
        <EndQuestion
          token={ending}
          onEnd={() => void revoke(ending)}
          onCancel={() => setEnding(undefined)}
        />
      )}
    </section>
  );
}

function EndQuestion(props: {
  token: Token;
  onEnd: () => void;
  onCancel: () => void;
}): ReactElement {
  const t = useSecurityTexts();
  return (
    <Question
      open
      title={t('tokens.sure')}
      text={t('tokens.sureText', { name: props.token.name })}
      tone="danger"
      okText={t('tokens.revoke')}
      onOk={props.onEnd}
      onCancel={props.onCancel}
    />
  );
}

function TokenItem(props: { token: Token; onRevoke: () => void }): ReactElement {
  const t = useSecurityTexts();
  const { name, hint, scope, createdAt, expiresAt, isExpired, lastUsedAt, lastAddress } =
    props.token;
  const dates = [
    t('tokens.created', { hint, at: formatDate(createdAt) }),
    t('tokens.expires', { at: formatDate(expiresAt) }),
    lastUsedAt === null
      ? t('tokens.unused')
      : t('tokens.used', { at: formatDate(lastUsedAt, 'minute'), address: lastAddress ?? '' }),
  ];
  return (
    <li className={css.item}>
      <div>
        <span className={css.name}>
          {name}
          {isExpired ? (
            <Tag tone="warn">{t('tokens.expired')}</Tag>
          ) : (
            <Tag tone="neutral">{tokenScopeWords[locale.get()][scope]}</Tag>
          )}
        </span>
        <p className={css.hint}>{dates.join(' · ')}</p>
      </div>
      <Button size="sm" onClick={props.onRevoke} aria-label={`${t('tokens.revoke')} ${name}`}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}
