import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { roleChoices, roleInfo } from '#bridge/calls/uac/roles.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { draftOf, emptyRole, type RoleDetail } from '../../stores/role-draft.ts';
import { FieldsView } from './fields-view.tsx';
import { FunctionsView } from './functions-view.tsx';
import { MembersView } from './members-view.tsx';
import { RangeView } from './range-view.tsx';
import { RoleFacts } from './role-facts.tsx';
import { useRoleWords } from './texts/role-texts.ts';
import { useRoleForm } from './use-role-form.ts';

/** One role: what it allows, whose data it reaches, and who has it. `new` makes one. */
export function RolePage(): ReactElement {
  const { id = '' } = useParams();
  return id === 'new' ? <RoleForm saved={null} onSaved={() => {}} /> : <KnownRole id={id} />;
}

function KnownRole({ id }: { id: string }): ReactElement {
  const t = useRoleWords();
  const call = useCall(roleInfo, { roleId: id });
  const role = call.data?.id === id ? call.data : undefined;
  if (role) return <RoleForm key={role.version} saved={role} onSaved={call.reload} />;
  if (call.state !== 'failed') return <Bare>{<SkeletonLines lines={8} />}</Bare>;
  switch (call.error.codeName) {
    case 'notFound':
    case 'badInput':
      return <Bare>{<EmptyState title={t('notFound')} />}</Bare>;
    case 'noPermission':
      return <Bare>{<DeniedState />}</Bare>;
    default:
      return <Bare>{<ErrorState hint={call.error.words} onRetry={call.reload} />}</Bare>;
  }
}

function Bare({ children }: { children: ReactNode }): ReactElement {
  const t = useRoleWords();
  const [, navigate] = useLocation();
  const header = <PageHeader title={t('title')} onBack={() => navigate('/roles')} />;
  return <DetailPage header={header}>{children}</DetailPage>;
}

type View = 'functions' | 'range' | 'fields' | 'members';

function RoleForm(props: { saved: RoleDetail | null; onSaved: () => void }): ReactElement {
  const { saved: role, onSaved } = props;
  const t = useRoleWords();
  const [, navigate] = useLocation();
  const [view, setView] = useState<View>('functions');
  const choices = useCall(roleChoices, {});
  const form = useRoleForm(role, role ? draftOf(role) : emptyRole, onSaved);
  useTabTitle(role ? form.title : t('newTitle'));
  const parts = { form, choices: choices.data };
  const tabs = [
    { id: 'functions', label: t('tabs.functions'), count: form.draft.functions.length },
    { id: 'range', label: t('tabs.range') },
    { id: 'fields', label: t('tabs.fields') },
    ...(role ? [{ id: 'members', label: t('tabs.members'), count: role.members } as const] : []),
  ] as const;
  return (
    <DetailPage
      header={
        <PageHeader
          title={form.title || t('newTitle')}
          onBack={() => navigate('/roles')}
          actions={
            form.mayEdit && (
              <>
                {role && <Button onClick={() => void form.remove()}>{t('remove')}</Button>}
                <Button
                  variant="primary"
                  busy={form.busy}
                  disabled={!form.dirty}
                  onClick={() => void form.save()}
                >
                  {t('save')}
                </Button>
              </>
            )
          }
        />
      }
      summary={
        <>
          {!form.mayEdit && <Banner tone="info" title={t('readOnly')} />}
          {form.problem && <Banner tone="bad" title={form.problem} />}
          <RoleFacts form={form} />
        </>
      }
    >
      <Tabs<View> label={t('views')} value={view} onChange={setView} tabs={tabs}>
        {view === 'functions' && <FunctionsView {...parts} />}
        {view === 'range' && <RangeView form={form} />}
        {view === 'fields' && <FieldsView {...parts} />}
        {view === 'members' && role && <MembersView of={role} onChanged={onSaved} />}
      </Tabs>
    </DetailPage>
  );
}
