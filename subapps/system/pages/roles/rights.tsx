import type { ReactElement, ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { rightsOfAccount } from '#bridge/calls/uac/account-rights.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatList } from '#ui/texts/format.ts';
import css from './role.module.css';
import { type RoleWords, useRoleWords } from './texts/role-texts.ts';

type Rights = ResultOf<typeof rightsOfAccount>;
type Source = Rights['fields'][number]['by'][number];

/** The portal as another person sees it, with the role behind each right. */
export function RightsPage(): ReactElement {
  const { id = '' } = useParams();
  const t = useRoleWords();
  const [, navigate] = useLocation();
  const call = useCall(rightsOfAccount, { accountId: id });
  const rights = call.data?.accountId === id ? call.data : undefined;
  const title = rights ? t('rightsOf.title', { name: rights.name }) : t('seeAs');
  useTabTitle(title);
  const header = (
    <PageHeader
      title={title}
      subtitle={rights?.loginName}
      onBack={() => navigate('/accounts')}
      after={rights && !rights.isActive && <Tag tone="warn">{t('disabled')}</Tag>}
    />
  );
  if (rights) return <DetailPage header={header}>{<RightsView rights={rights} />}</DetailPage>;
  const failed = call.state === 'failed' ? call.error.words : undefined;
  return (
    <DetailPage header={header}>
      {failed ? <ErrorState hint={failed} onRetry={call.reload} /> : <SkeletonLines lines={8} />}
    </DetailPage>
  );
}

function RightsView({ rights }: { rights: Rights }): ReactElement {
  const t = useRoleWords();
  if (rights.isSuper) return <Banner tone="info" title={t('rightsOf.super')} />;
  return (
    <>
      <p className={css.hint}>{t('rightsOf.hint')}</p>
      <MenuSection rights={rights} />
      <RangeSection rights={rights} />
      <FieldSections rights={rights} />
    </>
  );
}

function MenuSection({ rights: { apps } }: { rights: Rights }): ReactElement {
  const t = useRoleWords();
  return (
    <Section title={t('rightsOf.menu')}>
      {apps.length === 0 && <p className={css.aside}>{t('rightsOf.nothing')}</p>}
      {apps.map((app) => (
        <div key={app.code}>
          <h3>{app.name}</h3>
          <ul className={css.rules}>
            {app.pages.map((page) => (
              <Line key={page.functionId + page.name} name={page.name} by={page.by}>
                {page.buttons.map(({ functionId, name, by }) => (
                  <span key={functionId} title={sourcesOf(by, t)}>
                    <Tag>{name}</Tag>
                  </span>
                ))}
              </Line>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function RangeSection({ rights: { ranges } }: { rights: Rights }): ReactElement {
  const t = useRoleWords();
  return (
    <Section title={t('rightsOf.data')}>
      {ranges.length === 0 && <p className={css.aside}>{t('rightsOf.nothing')}</p>}
      <ul className={css.rules}>
        {ranges.map((range) => (
          <Line key={range.roleId} name={t(`ranges.${range.kind}`)} by={[range]}>
            <span className={css.aside}>{formatList(range.organs)}</span>
            <span>{t('rightsOf.reaches', { count: range.people })}</span>
          </Line>
        ))}
      </ul>
    </Section>
  );
}

function FieldSections({ rights: { fields } }: { rights: Rights }): ReactElement[] {
  const t = useRoleWords();
  const types = new Map(fields.map(({ bizType, typeName }) => [bizType, typeName]));
  return [...types].map(([type, typeName]) => (
    <Section key={type} title={t('rightsOf.fields', { type: typeName })}>
      <ul className={css.rules}>
        {fields
          .filter(({ bizType }) => bizType === type)
          .map(({ field, name, right, by }) => (
            <Line key={field} name={name} by={by}>
              <Tag tone={right === 'hidden' ? 'neutral' : right === 'write' ? 'accent' : 'good'}>
                {t(`rights.${right}`)}
              </Tag>
            </Line>
          ))}
      </ul>
    </Section>
  ));
}

function Line(props: { name: string; by: readonly Source[]; children: ReactNode }): ReactElement {
  const { name, by, children } = props;
  const t = useRoleWords();
  return (
    <li className={css.rule}>
      <span className={css.ruleWords}>{name}</span>
      {children}
      {by.length > 0 && <span className={css.aside}>{sourcesOf(by, t)}</span>}
    </li>
  );
}

function sourcesOf(by: readonly Source[], t: RoleWords): string {
  const roles = by.map(({ roleName, byRule }) =>
    byRule ? t('rightsOf.byRule', { role: roleName }) : roleName,
  );
  return t('rightsOf.by', { roles: formatList(roles) });
}
