import type { ReactElement } from 'react';
import { removeConnector, testConnector } from '#bridge/calls/uac/connectors.ts';
import { useBridge, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import css from '../accounts/account.module.css';
import { useConnectorWords } from './texts/connector-texts.ts';

/** Tries the saved settings, and removes them. */
export function ConnectorActions({
  id,
  onRemoved,
}: {
  id: string;
  onRemoved: () => void;
}): ReactElement {
  const t = useConnectorWords();
  const bridge = useBridge();
  const testing = useSave(testConnector);
  const removing = useSave(removeConnector);
  const failed = [testing, removing].find(({ state }) => state === 'failed');

  async function remove(): Promise<void> {
    const question = { title: t('removeTitle'), text: t('removeText'), okText: t('remove') };
    const { confirmed } = await bridge.dialogs.confirm({ ...question, tone: 'danger' });
    if (confirmed && (await removing.save({ id })).ok) onRemoved();
  }

  return (
    <>
      <div role="status">
        {failed?.state === 'failed' && <Banner tone="bad" title={failed.error.words} />}
        {testing.state === 'saved' && (
          <Banner
            tone={testing.result.ok ? 'good' : 'bad'}
            title={
              testing.result.ok
                ? t('testOk')
                : t('testFailed', { error: testing.result.error ?? '' })
            }
          />
        )}
      </div>
      <div className={css.actions}>
        <Button variant="danger" busy={removing.state === 'saving'} onClick={() => void remove()}>
          {t('remove')}
        </Button>
        <Button busy={testing.state === 'saving'} onClick={() => void testing.save({ id })}>
          {t('test')}
        </Button>
      </div>
    </>
  );
}
