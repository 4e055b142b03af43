import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { getUserLoginInfo } from '#bridge/calls/uac/security.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway } from '../../gateway.ts';
import { useLoaded } from '../use-loaded.ts';
import { browserName } from './browser-name.ts';
import css from './security.module.css';
import { type SecurityWords, useSecurityTexts } from './texts/security-texts.ts';
import type { zhCN } from './texts/zh-CN.ts';

type Info = ResultOf<typeof getUserLoginInfo>;

const loadInfo = (): Promise<Info> => callGateway(getUserLoginInfo, {});

/** Whose account it is, with the sign-in before this one: a person sees whether it was their own. */
export function LastSignIn(): ReactElement | null {
  const t = useSecurityTexts();
  const [info] = useLoaded(loadInfo);
  // The list of tries below says the same; without an answer there is nothing to say here.
  if (info.kind !== 'loaded') return null;
  const { loginName, name, last, failed } = info.value;
  return (
    <>
      {failed > 0 && <Banner tone="warn" title={t('last.failed', { count: failed })} />}
      <p className={css.hint}>
        {t('last.account', { loginName, name })} ·{' '}
        {last === null ? t('last.first') : describe(t, last)}
      </p>
    </>
  );
}

function describe(t: SecurityWords, last: NonNullable<Info['last']>): string {
  const known = browserName(last.userAgent);
  const method = last.method as keyof (typeof zhCN)['history']['methods'];
  return t('last.at', {
    at: formatDate(last.at, 'minute'),
    method: t(`history.methods.${method}`),
    address: last.address,
    device: known ? t('sessions.on', known) : t('sessions.unknown'),
  });
}
