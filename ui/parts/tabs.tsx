import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import css from './tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
  readonly disabled?: boolean;
}

export interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Spoken name of the row of tabs. */
  label: string;
  /** What the chosen tab shows. */
  children: ReactNode;
  /** What tabs show that stay as they are while another one is looked at: work that goes on. */
  kept?: Readonly<Partial<Record<Id, ReactNode>>>;
}

/** Views of one thing, one at a time. */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactElement {
  const { tabs, value, onChange, label, children, kept } = props;
  function change(next: string): void {
    const tab = tabs.find(({ id }) => id === next);
    if (tab) onChange(tab.id);
  }
  return (
    <Ark.Root value={value} className={css.tabs} onValueChange={(details) => change(details.value)}>
      <Ark.List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger
            key={tab.id}
            value={tab.id}
            className={css.tab}
            disabled={tab.disabled ?? false}
          >
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map(({ id }) => (
        <Ark.Content key={id} value={id} className={css.content}>
          {kept?.[id] ?? (id === value && children)}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
