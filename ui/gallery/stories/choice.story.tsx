import { type ReactElement, useState } from 'react';
import { Checkbox, Switch } from '../../parts/checkbox.tsx';
import { RadioGroup } from '../../parts/radio-group.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const choiceStory: Story = {
  id: 'choice',
  states: [
    { name: 'checkbox', draw: Checkboxes },
    { name: 'switch', draw: Switches },
    { name: 'radio', draw: Radios },
  ],
};

function Checkboxes(): ReactElement {
  const t = useGalleryTexts();
  const [on, setOn] = useState(true);
  return (
    <div className={css.row}>
      <Checkbox checked={on} onChange={setOn}>
        {t('say.keepOpen')}
      </Checkbox>
      <Checkbox checked={!on} onChange={(next) => setOn(!next)}>
        {t('organ.platform')}
      </Checkbox>
      <Checkbox checked="mixed" onChange={setOn}>
        {t('say.partly')}
      </Checkbox>
      <Checkbox checked disabled onChange={setOn}>
        {t('organ.client')}
      </Checkbox>
    </div>
  );
}

function Switches(): ReactElement {
  const t = useGalleryTexts();
  const [on, setOn] = useState(true);
  return (
    <div className={css.row}>
      <Switch checked={on} onChange={setOn}>
        {t('say.keepOpen')}
      </Switch>
      <Switch checked={!on} onChange={(next) => setOn(!next)}>
        {t('action.disable')}
      </Switch>
      <Switch checked disabled onChange={setOn}>
        {t('say.partly')}
      </Switch>
    </div>
  );
}

function Radios(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState<'female' | 'male'>('female');
  const options = (['female', 'male'] as const).map((one) => ({
    value: one,
    label: t(`gender.${one}`),
  }));
  return (
    <div className={css.stack}>
      <RadioGroup label={t('field.gender')} value={value} options={options} onChange={setValue} />
      <RadioGroup
        label={t('field.gender')}
        value="male"
        options={options}
        onChange={setValue}
        disabled
      />
    </div>
  );
}
