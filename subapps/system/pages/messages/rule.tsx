import { type FormEvent, type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type OutsideChannel, outsideChannels } from '#bridge/calls/message/events.ts';
import { messageSettings, saveMessageRule } from '#bridge/calls/message/outbox.ts';
import { channelWords } from '#bridge/calls/message/words.ts';
import { useAppContext, useCall, useSave, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfFields } from '../../stores/field-errors.ts';
import css from './messages.module.css';
import { useMessageTexts } from './texts/message-texts.ts';

type Rule = ResultOf<typeof messageSettings>['rule'];

/** In which order channels are tried, and when nothing is sent. */
export function MessageRule(): ReactElement {
  const t = useMessageTexts();
  const call = useCall(messageSettings, {});
  useTabTitle(t('rule.title'));
  const failed = call.state === 'failed' ? call.error : undefined;
  return (
    <DetailPage header={<PageHeader title={t('rule.title')} subtitle={t('rule.subtitle')} />}>
      {call.data ? (
        <RuleForm kept={call.data.rule} />
      ) : failed === undefined ? (
        <SkeletonLines lines={8} />
      ) : (
        <FailedState error={failed} onRetry={call.reload} />
      )}
    </DetailPage>
  );
}

function RuleForm({ kept }: { kept: Rule }): ReactElement {
  const t = useMessageTexts();
  const { locale } = useAppContext();
  const saving = useSave(saveMessageRule);
  const [order, setOrder] = useState<readonly OutsideChannel[]>(() => [
    ...kept.channels,
    ...outsideChannels.filter((channel) => !kept.channels.includes(channel)),
  ]);
  const [used, setUsed] = useState<ReadonlySet<OutsideChannel>>(new Set(kept.channels));
  const [quiet, setQuiet] = useState(kept.quiet);
  const [dingtalkAgent, setAgent] = useState(kept.dingtalkAgent);
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfFields(error?.fields ?? [], locale);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const channels = order.filter((channel) => used.has(channel));
    await saving.save({ channels, quiet, dingtalkAgent });
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {error && <Banner tone="bad" title={error.words} />}
      {saving.state === 'saved' && <Banner tone="good" title={t('saved')} />}
      <Field label={t('rule.order')} help={t('rule.orderHelp')}>
        <ChannelOrder order={order} used={used} onOrder={setOrder} onUse={setUsed} />
      </Field>
      <Checkbox
        checked={quiet !== null}
        onChange={(on) => setQuiet(on ? (kept.quiet ?? { from: '22:00', to: '08:00' }) : null)}
      >
        {t('rule.quietOn')}
      </Checkbox>
      {quiet && <Hours quiet={quiet} errors={errors} onChange={setQuiet} />}
      {used.has('dingtalk') && (
        <Field label={t('rule.agent')} help={t('rule.agentHelp')} error={errors.dingtalkAgent}>
          <TextInput name="agent" inputMode="numeric" value={dingtalkAgent} onChange={setAgent} />
        </Field>
      )}
      <p className={css.hint}>{t('rule.setUp')}</p>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function Hours(props: {
  quiet: NonNullable<Rule['quiet']>;
  errors: Readonly<Record<string, string>>;
  onChange: (quiet: NonNullable<Rule['quiet']>) => void;
}): ReactElement {
  const { quiet, errors, onChange } = props;
  const t = useMessageTexts();
  return (
    <div className={css.pair}>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`rule.${name}`)} error={errors[`quiet.${name}`] ?? errors.quiet}>
          <TextInput
            name={name}
            placeholder="22:00"
            value={quiet[name]}
            onChange={(value) => onChange({ ...quiet, [name]: value })}
          />
        </Field>
      ))}
    </div>
  );
}

function ChannelOrder(props: {
  order: readonly OutsideChannel[];
  used: ReadonlySet<OutsideChannel>;
  onOrder: (order: readonly OutsideChannel[]) => void;
  onUse: (used: ReadonlySet<OutsideChannel>) => void;
}): ReactElement {
  const { order, used, onOrder, onUse } = props;
  const t = useMessageTexts();
  const { locale } = useAppContext();
  const move = (from: number, to: number): void => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    onOrder(next);
  };
  return (
    <ol className={css.order}>
      {order.map((channel, index) => {
        const name = channelWords[locale][channel];
        return (
          <li key={channel} className={css.channel}>
            <Checkbox
              checked={used.has(channel)}
              onChange={(on) =>
                onUse(new Set(order.filter((one) => (one === channel ? on : used.has(one)))))
              }
            >
              {name}
            </Checkbox>
            <IconButton
              icon="arrow-up"
              disabled={index === 0}
              label={t('rule.up', { channel: name })}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon="arrow-down"
              disabled={index === order.length - 1}
              label={t('rule.down', { channel: name })}
              onClick={() => move(index, index + 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}
