import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { signInHistory } from '#bridge/calls/uac/security.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway } from '../../gateway.ts';
import { useLoaded } from '../use-loaded.ts';
import { browserName } from './browser-name.ts';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';
import type { zhCN } from './texts/zh-CN.ts';

type Tried = ResultOf<typeof signInHistory>[number];

const loadHistory = (): Promise<Tried[]> => callGateway(signInHistory, {});

/** The last tries to sign in to the own account. */
export function History(): ReactElement {
  const t = useSecurityTexts();
  const [loaded, reload] = useLoaded(loadHistory);
  if (loaded.kind === 'loading') return <SkeletonLines lines={4} />;
  if (loaded.kind === 'failed') return <ErrorState hint={loaded.words} onRetry={reload} />;
  if (loaded.value.length === 0) return <p className={css.hint}>{t('history.none')}</p>;
  return (
    <ul className={css.list}>
      {loaded.value.map((tried) => (
        <TriedItem key={tried.id} tried={tried} />
      ))}
    </ul>
  );
}

function TriedItem({ tried }: { tried: Tried }): ReactElement {
  const t = useSecurityTexts();
  const known = browserName(tried.userAgent);
  const method = tried.method as keyof (typeof zhCN)['history']['methods'];
  return (
    <li className={css.item}>
      <div>
        {formatDate(tried.at, 'second')} · {t(`history.methods.${method}`)}
        <p className={css.hint}>
          {tried.address} · {known ? t('sessions.on', known) : t('sessions.unknown')}
        </p>
      </div>
      <Tag tone={tried.outcome === 'ok' ? 'good' : 'bad'}>
        {t(`history.outcomes.${tried.outcome}`)}
      </Tag>
    </li>
  );
}
