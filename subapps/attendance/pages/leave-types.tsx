import { type ReactElement, useMemo } from 'react';
import type { RecordDoor, RecordValues } from '#bridge/calls/record/doors.ts';
import { previewLeavePolicy } from '#bridge/calls/vacation/policies.ts';
import { useGateway, useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';
import { policyChanges, previewWords } from '../stores/policy-preview.ts';
import { timeRecords } from '../stores/time-records.ts';
import { useWords } from '../texts/app-texts.ts';

/** Types of leave; before a change of what one grants is saved, it says whose balances change and by how much. */
export function LeaveTypesPage(): ReactElement {
  const { record, words, calls } = timeRecords['leave-types'];
  const list = 'attendance.leave-types';
  const wiring = { ...useList(list), schemes: useSchemeCalls(list) };
  const door = useAskingDoor(useRecord(calls), wiring.ask);
  const config = useRecordList(record, words, door, wiring);
  useTabTitle(config.title);
  return <ListScreen config={config} />;
}

type Ask = ReturnType<typeof useList>['ask'];

/** The calls of types of leave, with a question before those that change balances. */
function useAskingDoor(door: RecordDoor, ask: Ask): RecordDoor {
  const t = useWords();
  const gateway = useGateway();
  return useMemo(() => {
    /** @throws where the person does not want what the change does to balances. */
    async function confirm(ids: readonly string[], values: RecordValues): Promise<void> {
      const changes = policyChanges(values);
      if (changes === null) return;
      const previews = await Promise.all(
        ids.map((id) => gateway.call(previewLeavePolicy, { id, changes })),
      );
      const text = previewWords(previews, t);
      if (text === null) return;
      const words = { title: t('policy.title'), text, okText: t('policy.save') };
      // The form stays open with what was typed, and without a word of complaint.
      if (!(await ask({ ...words, tone: 'danger' })))
        throw Object.assign(new Error(), { words: '' });
    }
    return {
      ...door,
      update: async (id, version, content) => {
        await confirm([id], content.values);
        return door.update(id, version, content);
      },
      updateMany: async (ids, content) => {
        await confirm(ids, content.values);
        return door.updateMany(ids, content);
      },
    };
  }, [door, ask, gateway, t]);
}
