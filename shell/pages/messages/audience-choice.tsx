import { type ReactElement, useEffect, useState } from 'react';
import { announcementRoles, announcementTags } from '#bridge/calls/message/announcements.ts';
import { organTree } from '#bridge/calls/ums/calls.ts';
import { Button } from '#ui/parts/button.tsx';
import type { Option } from '#ui/parts/option.ts';
import { Select } from '#ui/parts/select/select.tsx';
import { callGateway } from '../../gateway.ts';
import css from './messages-page.module.css';
import { usePageTexts, t as words } from './texts/page-texts.ts';

type Kind = 'organ' | 'role' | 'tag';

/** An organisation, a role or a tag that an announcement is meant for; its value says which. */
export type Target = Option & { readonly value: `${Kind}:${string}` };

/** The ids of one kind among them. */
export function idsOf(targets: readonly Target[], kind: Kind): string[] {
  return targets.flatMap(({ value }) =>
    value.startsWith(`${kind}:`) ? [value.slice(kind.length + 1)] : [],
  );
}

/** Chooses organisations, roles and tags one after the other; none is the whole company. */
export function AudienceChoice(props: {
  value: readonly Target[];
  onChange: (value: readonly Target[]) => void;
}): ReactElement {
  const { value, onChange } = props;
  const t = usePageTexts();
  const offered = useTargets();
  const rest = offered.filter((one) => value.every((other) => other.value !== one.value));
  return (
    <div className={css.audience}>
      <Select
        options={rest}
        value=""
        placeholder={value.length === 0 ? t('publish.everybody') : t('publish.addTarget')}
        onChange={(chosen) => {
          const found = rest.find((one) => one.value === chosen);
          if (found) onChange([...value, found]);
        }}
      />
      <div className={css.targets}>
        {value.map((one) => (
          <Button
            key={one.value}
            size="sm"
            iconEnd="close"
            aria-label={t('publish.dropTarget', { name: one.label })}
            onClick={() => onChange(value.filter((other) => other !== one))}
          >
            {one.label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The organisations, roles and tags the person may write to; none while they are not known. */
function useTargets(): readonly Target[] {
  const [targets, setTargets] = useState<readonly Target[]>([]);
  useEffect(() => {
    // Without them the whole company is what is left to choose.
    Promise.all([
      callGateway(organTree, {}),
      callGateway(announcementRoles, {}),
      callGateway(announcementTags, {}),
    ]).then(
      ([organs, roles, tags]) =>
        setTargets([
          ...organs.map(
            ({ id, name, parentId }): Target => ({
              value: `organ:${id}`,
              label: name,
              hint: organs.find((row) => row.id === parentId)?.name ?? '',
            }),
          ),
          ...roles.map(
            ({ id, name }): Target => ({
              value: `role:${id}`,
              label: name,
              hint: words('publish.role'),
            }),
          ),
          ...tags.map(
            ({ id, name }): Target => ({
              value: `tag:${id}`,
              label: name,
              hint: words('publish.tag'),
            }),
          ),
        ]),
      () => undefined,
    );
  }, []);
  return targets;
}
