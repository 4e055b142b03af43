import { type ReactElement, useState } from 'react';
import { formProblems } from '#bridge/calls/workflow/check-form.ts';
import { routeProblems } from '#bridge/calls/workflow/check-route.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '#bridge/calls/workflow/form.ts';
import { useAppContext, useDirty } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { type Drawn, drawOn, redo, undo } from '../../stores/route-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { FormFields } from '../forms/form-fields.tsx';
import { type Definition, Foot, useKeeping, useUndoKeys } from '../routes/keeping.tsx';
import { NamingButton } from '../routes/naming.tsx';
import type { RouteChoices } from '../routes/route-designer.tsx';
import css from './designer.module.css';
import { FieldPanel } from './field-panel.tsx';
import { FormCanvas } from './form-canvas.tsx';
import { RangeEditor } from './range-editor.tsx';

const views = ['draw', 'desk', 'phone', 'range'] as const;

type View = (typeof views)[number];

interface DesignerProps {
  definition: Definition;
  choices: RouteChoices;
  onChanged: () => void;
}

function untouched(form: FormDefinition): Drawn<FormDefinition> {
  return { past: [], now: form, future: [] };
}

/** Draws a form by mouse and by keyboard, shows it as it will be filled in, and says who may use it. */
export function FormDesigner({ definition, choices, onChanged }: DesignerProps): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const [, navigate] = usePageLocation();
  const [view, setView] = useState<View>('draw');
  const [drawn, setDrawn] = useState(untouched(definition.form));
  const keeping = useKeeping(definition, { form: drawn.now }, onChanged);
  useDirty(keeping.dirty);
  useUndoKeys(setDrawn);
  const faults = useFaults(drawn.now, definition);
  const change = (form: FormDefinition) => setDrawn((before) => drawOn(before, form));
  return (
    <DetailPage
      header={
        <PageHeader
          title={locale === 'en' ? definition.nameEn : definition.nameZh}
          subtitle={t('designer.title')}
          after={<Tag>{t(`routes.state.${definition.state}`)}</Tag>}
          onBack={() => navigate('/routes')}
          actions={
            <>
              <NamingButton {...{ definition, keeping }} />
              <Button disabled={drawn.past.length === 0} onClick={() => setDrawn(undo)}>
                {t('routes.undo')}
              </Button>
              <Button disabled={drawn.future.length === 0} onClick={() => setDrawn(redo)}>
                {t('routes.redo')}
              </Button>
              <Button disabled={keeping.dirty} onClick={() => navigate(`/routes/${definition.id}`)}>
                {t('designer.route')}
              </Button>
            </>
          }
        />
      }
      summary={
        <>
          {keeping.error && <Banner tone="bad" title={keeping.error} />}
          {faults.length > 0 && <Banner tone="warn" title={faults.join(' ')} />}
        </>
      }
      foot={<Foot definition={definition} keeping={keeping} blocked={faults.length > 0} />}
    >
      <Tabs
        label={t('designer.views')}
        tabs={views.map((id) => ({ id, label: t(`designer.view.${id}`) }))}
        value={view}
        onChange={setView}
      >
        {view === 'draw' && (
          <Drawing form={drawn.now} related={choices.related} onChange={change} />
        )}
        {(view === 'desk' || view === 'phone') && (
          <Preview form={drawn.now} isPhone={view === 'phone'} />
        )}
        {view === 'range' && <RangeEditor {...{ definition, choices }} onSaved={onChanged} />}
      </Tabs>
    </DetailPage>
  );
}

/** What keeps the form from being published, in words; the route is checked with its fields. */
function useFaults(form: FormDefinition, { route }: Definition): readonly string[] {
  const t = useWords();
  const fields = fieldsOf(form);
  const known = {
    all: new Set([...fields.map(({ id }) => id), 'subject.organ']),
    people: new Set(fields.flatMap(({ id, kind }) => (kind === 'person' ? [id] : []))),
  };
  const ofForm = formProblems(form, route).map(({ fault }) => t(`designer.fault.${fault}`));
  const ofRoute = routeProblems(route, known).map(({ fault }) => t(`routes.fault.${fault}`));
  return [...new Set([...ofForm, ...ofRoute])];
}

function Drawing(props: {
  form: FormDefinition;
  related: RouteChoices['related'];
  onChange: (form: FormDefinition) => void;
}): ReactElement {
  const { form, related, onChange } = props;
  const t = useWords();
  const [chosen, setChosen] = useState<string | null>(fieldsOf(form)[0]?.id ?? null);
  const field = fieldsOf(form).find(({ id }) => id === chosen);
  return (
    <div className={css.designer}>
      <FormCanvas {...{ form, chosen, onChange }} onChoose={setChosen} />
      {field === undefined ? (
        <p className={css.quiet}>{t('designer.choose')}</p>
      ) : (
        <FieldPanel key={field.id} {...{ form, field, related, onChange }} />
      )}
    </div>
  );
}

/** The form as people will fill it in; nothing of it is kept. */
function Preview({ form, isPhone }: { form: FormDefinition; isPhone: boolean }): ReactElement {
  const [values, setValues] = useState<FormValues>({});
  return (
    <div className={isPhone ? css.phone : css.desk}>
      <FormFields
        {...{ form, values }}
        rights={{}}
        isOpen
        names={{}}
        checked={false}
        onChange={setValues}
      />
    </div>
  );
}
