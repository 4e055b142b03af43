import type { ReactElement } from 'react';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { type BridgeCall, Decision, wordsOfCode } from './bridge-call-columns.tsx';

/** All that is known of one call. */
export function BridgeCallFacts({ call }: { call: BridgeCall }): ReactElement {
  const t = useWords();
  const { lost } = call;
  return (
    <DescriptionList
      items={[
        { id: 'at', term: t('time'), value: formatDate(call.at, 'second') },
        { id: 'app', term: t('app'), value: beside(call.appName, call.app) },
        { id: 'user', term: t('user'), value: call.userName ?? t('formerUser') },
        { id: 'account', term: t('account'), value: call.account ?? call.accountId },
        { id: 'method', term: t('method'), value: call.method },
        { id: 'decision', term: t('decision'), value: <Decision call={call} /> },
        { id: 'code', term: t('code'), value: beside(wordsOfCode(call.code, t), call.code) },
        { id: 'duration', term: t('duration'), value: formatNumber(call.milliseconds, 1) },
        { id: 'size', term: t('size'), value: formatNumber(call.size) },
        { id: 'mount', term: t('mount'), value: call.mountId, wide: true },
        ...(lost > 0
          ? [{ id: 'lost', term: t('lost'), value: t('lostCalls', { count: lost }), wide: true }]
          : []),
      ]}
    />
  );
}

/** A name with its code, once where they are the same. */
function beside(name: string, code: string): string {
  return name === code ? name : `${name} · ${code}`;
}
