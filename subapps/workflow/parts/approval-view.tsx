import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { getApproval } from '#bridge/calls/workflow/calls.ts';
import { statusWords } from '#bridge/calls/workflow/terms.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { type Act, ActDialog } from './act-dialog.tsx';
import css from './approvals.module.css';
import { LogView } from './log-view.tsx';
import { RouteView } from './route-view.tsx';
import { toneOf } from './tones.ts';

/** An approval as it was read. */
export type Approval = ResultOf<typeof getApproval>;

/** The order of the buttons; what is asked most stands first. */
const order: readonly Act[] = [
  'approve',
  'reject',
  'return',
  'transfer',
  'add',
  'withdraw',
  'urge',
  'comment',
  'copy',
  'reassign',
  'terminate',
];

/** One approval: what is asked, where it is, what was done, and what the reader may do. */
export function ApprovalView(props: {
  approval: Approval;
  onChange: (approval: Approval) => void;
  onReload: () => void;
  onBack: () => void;
}): ReactElement {
  const { approval, onChange, onReload, onBack } = props;
  const t = useWords();
  const { locale } = useAppContext();
  const [act, setAct] = useState<Act | null>(null);
  const acts = order.filter((one) => approval.can.includes(one));
  return (
    <>
      <DetailPage
        header={
          <PageHeader
            title={approval.title}
            after={<Tag tone={toneOf(approval.status)}>{statusWords[locale][approval.status]}</Tag>}
            onBack={onBack}
          />
        }
        summary={<Summary approval={approval} />}
        foot={acts.map((one) => (
          <Button
            key={one}
            variant={one === 'approve' ? 'primary' : one === 'reject' ? 'danger' : 'default'}
            onClick={() => setAct(one)}
          >
            {t(`act.${one}`)}
          </Button>
        ))}
      >
        <Body approval={approval} />
      </DetailPage>
      {act !== null && (
        <ActDialog
          key={act}
          act={act}
          approval={approval}
          onClose={() => setAct(null)}
          onDone={(after) => {
            setAct(null);
            onChange(after);
          }}
          onStale={onReload}
        />
      )}
    </>
  );
}

function Body({ approval }: { approval: Approval }): ReactElement {
  const t = useWords();
  return (
    <div className={css.columns}>
      <div>
        <Section title={t('form')}>
          {approval.lines.length === 0 ? (
            <p className={css.quiet}>{t('formEmpty')}</p>
          ) : (
            <DescriptionList
              items={approval.lines.map(({ field: id, label: term, value }) => ({
                ...{ id, term, value, wide: value.length > 40 },
              }))}
            />
          )}
        </Section>
        <Section title={t('log')}>
          <LogView approval={approval} />
        </Section>
      </div>
      <Section title={t('route')}>
        <RouteView approval={approval} />
      </Section>
    </div>
  );
}

function Summary({ approval }: { approval: Approval }): ReactElement {
  const t = useWords();
  const { number, submittedAt, starter, subject, held } = approval;
  return (
    <>
      {held && <Banner tone="warn" title={t('held')} />}
      <div className={css.facts}>
        <span>
          {t('column.starter')} {starter.name}
        </span>
        {subject && (
          <span>
            {t('about')} {subject.name}
          </span>
        )}
        <span>{t('submitted', { time: formatDate(submittedAt, 'minute') })}</span>
        <span>{t('number', { number })}</span>
      </div>
    </>
  );
}
