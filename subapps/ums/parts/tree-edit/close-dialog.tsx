import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { closeOrgan, closingOrgan } from '#bridge/calls/ums/organ-changes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TreeSelect } from '#ui/parts/pickers/tree-select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { formatList } from '#ui/texts/format.ts';
import { organsOutside } from '../../stores/organs.ts';
import { useWords } from '../../texts/app-texts.ts';
import { useOrganNodes } from '../use-organ-nodes.ts';
import type { TaskProps } from './organ-task.ts';
import { TaskDialog } from './task-dialog.tsx';
import { useOrganSave } from './use-organ-save.ts';

/** Closes an organisation on a day; who is still in it is named, and can be moved along. */
export function CloseDialog(props: TaskProps): ReactElement {
  const { organ, day, onClose, onSaved } = props;
  const t = useWords();
  const nodes = useOrganNodes();
  const [on, setOn] = useState(day);
  const [moveTo, setMoveTo] = useState<string>();
  const organs = useOrgans({ asOf: day, chosen: [organ.id, moveTo] });
  const closing = useCall(closingOrgan, on === '' ? null : { organId: organ.id, on }, {
    keep: false,
  });
  const { save, refusal, error } = useOrganSave(closeOrgan, {
    done: t('edit.closed', { name: organ.name }),
    onSaved: () => onSaved(),
  });
  const holds = closing.data !== undefined && isHeld(closing.data);
  return (
    <TaskDialog
      danger
      title={t('edit.closeOf', { name: organ.name })}
      action={t('edit.close')}
      dayLabel={t('edit.closesOn')}
      {...{ day: on, onDay: setOn, onClose }}
      dayError={error('on') ?? (closing.state === 'failed' ? t('edit.notThatDay') : undefined)}
      refusal={refusal ?? (error('moveTo') && t('edit.targetGone'))}
      dirty={false}
      ready={closing.data !== undefined && (!holds || moveTo !== undefined)}
      onSave={() =>
        save({
          organId: organ.id,
          version: organ.version,
          on,
          moveTo: (holds && moveTo) || null,
        })
      }
    >
      {closing.state === 'loading' && <SkeletonLines lines={2} />}
      {closing.data && <Closing closing={closing.data} />}
      {holds && (
        <Field label={t('edit.moveTo')} required help={t('edit.moveToHelp')}>
          <TreeSelect
            nodes={nodes(organsOutside(organs.shown, organ.id))}
            levels={organs.levels}
            value={moveTo}
            onChange={setMoveTo}
          />
        </Field>
      )}
    </TaskDialog>
  );
}

type ClosingResult = ResultOf<typeof closingOrgan>;

function isHeld({ peopleCount, organs }: ClosingResult): boolean {
  return peopleCount > 0 || organs.length > 0;
}

function Closing({ closing }: { closing: ClosingResult }): ReactElement {
  const t = useWords();
  const { peopleCount, people, organs, positionCount } = closing;
  const names = formatList(people.slice(0, 8).map(({ name }) => name));
  return (
    <Banner tone={isHeld(closing) ? 'warn' : 'info'}>
      {peopleCount > 0 && <p>{t('edit.peopleIn', { count: peopleCount, names })}</p>}
      {organs.length > 0 && (
        <p>
          {t('edit.organsIn', {
            count: organs.length,
            names: formatList(organs.slice(0, 8).map(({ name }) => name)),
          })}
        </p>
      )}
      {!isHeld(closing) && <p>{t('edit.empty')}</p>}
      {positionCount > 0 && <p>{t('edit.positionsClose', { count: positionCount })}</p>}
    </Banner>
  );
}
