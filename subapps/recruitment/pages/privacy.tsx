import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { hiringPrivacy } from '#bridge/calls/recruit/consents.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { useCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { ConsentDialog } from '../parts/privacy/consent-dialog.tsx';
import { daysUntil } from '../parts/privacy/days-until.ts';
import css from '../parts/privacy/privacy.module.css';
import { PrivacyForm } from '../parts/privacy/privacy-form.tsx';
import { useWords } from '../texts/app-texts.ts';

type Privacy = ResultOf<typeof hiringPrivacy>;
type Ending = Privacy['ending'][number];

/** How long data of candidates is kept, the text they agree to, and whose data ends soon. */
export function PrivacyPage(): ReactElement {
  const t = useWords();
  const call = useCall(hiringPrivacy, {});
  const mayEdit = usePermission(recruitFunctions['privacy.edit']) === true;
  const [shown, setShown] = useState<Ending | null>(null);
  useTabTitle(t('privacy.title'));
  const { data, reload } = call;
  return (
    <DetailPage header={<PageHeader title={t('privacy.title')} subtitle={t('privacy.subtitle')} />}>
      {!data && call.state !== 'failed' && <SkeletonLines lines={8} />}
      {!data && call.state === 'failed' && <FailedState error={call.error} onRetry={reload} />}
      {data && (
        <>
          <EndingSoon privacy={data} onOpen={setShown} />
          <PrivacyForm key={data.version} privacy={data} mayEdit={mayEdit} onSaved={reload} />
        </>
      )}
      {shown !== null && (
        <ConsentDialog
          candidateId={shown.id}
          name={shown.name}
          onClose={() => {
            setShown(null);
            reload();
          }}
          onRemoved={() => {
            setShown(null);
            reload();
          }}
        />
      )}
    </DetailPage>
  );
}

function EndingSoon(props: { privacy: Privacy; onOpen: (one: Ending) => void }): ReactElement {
  const { privacy, onOpen } = props;
  const t = useWords();
  const { ending, total } = privacy;
  return (
    <section className={css.card}>
      <h2 className={css.head}>{t('privacy.ending')}</h2>
      <p className={css.hint}>
        {t(ending.length === 0 ? 'privacy.endingNone' : 'privacy.endingHint')}
      </p>
      {ending.length > 0 && (
        <div className={css.wide}>
          <table className={css.ending} aria-label={t('privacy.ending')}>
            <thead>
              <tr>
                <th scope="col">{t('privacy.person')}</th>
                <th scope="col">{t('privacy.owner')}</th>
                <th scope="col">{t('privacy.keptUntil')}</th>
                <th scope="col">{t('privacy.state')}</th>
                <th scope="col">{t('privacy.action')}</th>
              </tr>
            </thead>
            <tbody>
              {ending.map((one) => (
                <EndingRow key={one.id} one={one} onOpen={() => onOpen(one)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {total > ending.length && <p className={css.hint}>{t('privacy.more', { count: total })}</p>}
    </section>
  );
}

function EndingRow({ one, onOpen }: { one: Ending; onOpen: () => void }): ReactElement {
  const t = useWords();
  const { name, ownerName, keptUntil, held, waits, said } = one;
  const isOver = daysUntil(keptUntil) < 0;
  return (
    <tr>
      <td>{name}</td>
      <td>{ownerName ?? '–'}</td>
      <td>{formatDate(keptUntil)}</td>
      <td>
        <span className={css.tags}>
          <Tag tone={said === 'given' ? 'good' : said === null ? 'neutral' : 'bad'}>
            {t(`privacy.said.${said ?? 'none'}`)}
          </Tag>
          {held !== null && <Tag tone="warn">{t(`privacy.held.${held}`)}</Tag>}
          {held === null && isOver && (
            <Tag tone="bad">{t(waits ? 'privacy.overWaits' : 'privacy.over')}</Tag>
          )}
        </span>
      </td>
      <td>
        <Button size="sm" onClick={onOpen}>
          {t('privacy.view')}
        </Button>
      </td>
    </tr>
  );
}
