import { Portal } from '@ark-ui/react/portal';
import { Select as Ark } from '@ark-ui/react/select';
import type { ReactElement } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { classNames } from '../class-names.ts';
import floating from '../floating.module.css';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option.ts';

/** The list that a select opens; for one value or several. */
export function SelectList({ options }: { options: readonly Option[] }): ReactElement {
  const t = useUiTexts();
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={classNames(floating.content, floating.sized)}>
          {options.length === 0 && <p className={floating.none}>{t('empty.title')}</p>}
          {options.map((option) => (
            <Ark.Item key={option.value} item={option} className={floating.item}>
              <Ark.ItemText className={floating.text}>{option.label}</Ark.ItemText>
              {option.hint && <span className={floating.hint}>{option.hint}</span>}
              <Ark.ItemIndicator>
                <Icon name="check" size={14} />
              </Ark.ItemIndicator>
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}
