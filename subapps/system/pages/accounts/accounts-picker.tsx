import { type ReactElement, useCallback } from 'react';
import { accountPage } from '#bridge/calls/uac/accounts.ts';
import { useGateway } from '#bridge/react/index.ts';
import { Field } from '#ui/parts/field.tsx';
import type { FindPeople } from '#ui/parts/pickers/find-people.ts';
import { PeoplePicker } from '#ui/parts/pickers/people-picker.tsx';
import { useAccountWords } from './texts/account-texts.ts';

/** An account that was chosen. */
export interface Account {
  readonly id: string;
  readonly name: string;
}

/** Several accounts of the company, found by name, login name or staff number. */
export function AccountsPicker(props: {
  chosen: readonly Account[];
  onChange: (chosen: readonly Account[]) => void;
}): ReactElement {
  const { chosen, onChange } = props;
  const t = useAccountWords();
  const gateway = useGateway();
  const find: FindPeople = useCallback(
    async ({ typed }, signal) => {
      const asked = { ...(typed && { keyword: typed }), rows: '50' };
      const { rows, total } = await gateway.call(accountPage, asked, { signal });
      const people = rows.map(({ id, name, loginName, organName }) => ({
        id,
        name,
        hint: [loginName, organName].filter(Boolean).join(' · '),
      }));
      return { people, total };
    },
    [gateway],
  );
  return (
    <Field label={t('account')}>
      <PeoplePicker
        departments={[]}
        find={find}
        value={[...chosen]}
        onChange={(people) => onChange(people.map(({ id, name }) => ({ id, name })))}
      />
    </Field>
  );
}
