import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { exportRetention } from '#bridge/calls/prism/curves.ts';
import type { Bridge } from '#bridge/guest/bridge.ts';
import { type Gateway, GatewayError } from '#bridge/guest/gateway.ts';
import type { StudyHost } from './pages/study-page.ts';
import type { Study, StudyQuery } from './stores/study.ts';
import { type StudyPlace, writeStudy } from './stores/study-route.ts';
import { t } from './texts/app-texts.ts';

type Ask = RequestOf<typeof exportRetention>['ask'];

/** What a page of retention does in the portal: it moves, and saves its figures as a file. */
export function studyHost<Query extends StudyQuery, Answer>(
  { bridge, gateway }: { readonly bridge: Bridge; readonly gateway: Gateway },
  study: Study<Query, Answer>,
  place: StudyPlace<Query>,
  kind: Ask['kind'],
): StudyHost<Query> {
  function move(query: Query): void {
    study.go(query);
    void bridge.navigation.push({ route: writeStudy(place, query) });
  }

  async function download(query: Query): Promise<void> {
    const title = kind === 'cohorts' ? t('cohort.title') : t('survival.title');
    try {
      const { blob, filename } = await gateway.download(exportRetention, {
        ask: { kind, query } as Ask,
        title,
        format: 'xlsx',
      });
      const name = filename ?? `${title}.xlsx`;
      const { saved } = await bridge.files.save({ file: new File([blob], name) });
      if (saved)
        await bridge.dialogs.message({ text: t('explore.saved', { name }), tone: 'success' });
    } catch (cause) {
      const text = cause instanceof GatewayError ? cause.words : t('state.failed');
      await bridge.dialogs.message({ text, tone: 'error' });
    }
  }

  return {
    onAsk: move,
    onReset: () => move(place.first),
    onDownload: (query) => void download(query),
  };
}
