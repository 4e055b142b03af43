import { type ReactElement, useState } from 'react';
import { deliveryConnections } from '#bridge/calls/uac/delivery.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { MailForm } from './mail-form.tsx';
import { SmsForm } from './sms-form.tsx';
import { useDeliveryWords } from './texts/delivery-texts.ts';

/** How the company sends mail and SMS. */
export function Delivery(): ReactElement {
  const t = useDeliveryWords();
  const call = useCall(deliveryConnections, {});
  const [channel, setChannel] = useState<'mail' | 'sms'>('mail');
  useTabTitle(t('title'));
  return (
    <DetailPage header={<PageHeader title={t('title')} subtitle={t('subtitle')} />}>
      {call.data ? (
        <Tabs
          label={t('title')}
          tabs={[
            { id: 'mail', label: t('mail') },
            { id: 'sms', label: t('sms') },
          ]}
          value={channel}
          onChange={setChannel}
        >
          {channel === 'mail' ? (
            <MailForm
              kept={call.data.mail}
              hasSecret={call.data.hasMailSecret}
              onSaved={call.reload}
            />
          ) : (
            <SmsForm
              kept={call.data.sms}
              hasSecret={call.data.hasSmsSecret}
              onSaved={call.reload}
            />
          )}
        </Tabs>
      ) : (
        <Waiting failed={call.state === 'failed' ? call.error : undefined} onRetry={call.reload} />
      )}
    </DetailPage>
  );
}

function Waiting(props: {
  failed: { readonly codeName: string; readonly words: string } | undefined;
  onRetry: () => void;
}): ReactElement {
  const { failed, onRetry } = props;
  if (failed === undefined) return <SkeletonLines lines={8} />;
  return <FailedState error={failed} onRetry={onRetry} />;
}
