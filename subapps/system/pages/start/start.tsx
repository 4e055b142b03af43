import type { ReactElement, ReactNode } from 'react';
import { companySettingFunctions } from '#bridge/calls/company/functions.ts';
import { startState } from '#bridge/calls/company/start.ts';
import { useBridge, useCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { SampleData } from './sample-data.tsx';
import css from './start.module.css';
import { useStartWords } from './texts/start-texts.ts';

/** How a company begins: empty, with its people from Excel, or with sample data. */
export function Start(): ReactElement {
  const t = useStartWords();
  const call = useCall(startState, {});
  const mayEdit = usePermission(companySettingFunctions['company.edit']) === true;
  useTabTitle(t('title'));
  const { data, reload } = call;
  return (
    <DetailPage header={<PageHeader title={t('title')} subtitle={subtitleOf(t, data?.people)} />}>
      {data && (
        <div className={css.ways}>
          <Way title={t('empty.title')} text={t('empty.text')}>
            <Door app="ums" route="/structure" text={t('empty.action')} />
            <Door app="ums" route="/posts" text={t('empty.posts')} />
            <Door app="personnel" route="/changes/entries" text={t('empty.hire')} />
          </Way>
          <Way title={t('import.title')} text={t('import.text')}>
            <Door app="ums" route="/structure?import=1" text={t('import.organs')} />
            <Door app="ums" route="/posts" text={t('import.posts')} />
            <Door app="personnel" route="/changes/entries" text={t('import.action')} />
          </Way>
          <Way title={t('sample.title')} text={t('sample.text')}>
            <SampleData sample={data.sample} mayEdit={mayEdit} onChanged={reload} />
          </Way>
        </div>
      )}
      {!data && call.state !== 'failed' && <SkeletonLines lines={6} />}
      {!data && call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={reload} />}
    </DetailPage>
  );
}

/** The gateway stops counting at a thousand. */
function subtitleOf(t: ReturnType<typeof useStartWords>, people: number | undefined): string {
  if (people === undefined || people === 0) return t('subtitle');
  return people >= 1000 ? t('manyPeople') : t('people', { count: String(people) });
}

function Way(props: { title: string; text: string; children: ReactNode }): ReactElement {
  const { title, text, children } = props;
  return (
    <section className={css.way} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={css.doors}>{children}</div>
    </section>
  );
}

function Door(props: { app: string; route: string; text: string }): ReactElement {
  const { app, route, text } = props;
  const bridge = useBridge();
  return (
    <Button onClick={() => void bridge.tabs.open({ app, route }).catch(() => {})}>{text}</Button>
  );
}
