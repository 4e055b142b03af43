import { calls } from '#bridge/calls/index.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { findPairs } from '#gateway/services/recruit/duplicates/find-pairs.ts';
import type { DemoGateway } from '../demo-gateway.ts';

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

interface Found {
  readonly score: number;
  readonly ids: readonly [string, string];
}

/** Candidates of whom some came in twice. */
export interface Planted {
  find(): Promise<readonly Found[]>;
  isPair(ids: readonly [string, string]): boolean;
}

const surnames = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜';
const given = '子涵雨泽欣怡浩然梓萱一诺宇轩佳怡俊杰思远明哲若曦景行知微望舒清和南乔星野晚晴以安';

/** The same person as written once more: one thing of seven is different each time. */
const variants: readonly ((one: Person, serial: number) => Person)[] = [
  (one) => ({ ...one, phone: `+86${one.phone}` }),
  (one) => ({ ...one, phone: `0086 ${one.phone.slice(0, 3)}-${one.phone.slice(3)}` }),
  // Full width digits and letters.
  (one) => ({ ...one, phone: wide(one.phone), email: one.email.toUpperCase() }),
  (one, serial) => ({ ...one, phone: `150${String(10_000_000 + serial)}` }),
  (one) => ({ ...one, email: `x${one.email}` }),
  (one) => ({ ...one, name: [...one.name].join('·') }),
  // A wrong character in the name.
  (one) => ({ ...one, name: `${one.name.slice(0, -1)}琪` }),
];

function wide(text: string): string {
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
}

function personOf(serial: number): Person {
  const at = (letters: string, step: number) => letters[step % letters.length] ?? '';
  const name = `${at(surnames, serial)}${at(given, serial * 7)}${at(given, serial * 13 + 5)}`;
  return {
    name,
    phone: `139${String(20_000_000 + serial)}`,
    email: `p${serial}@mail.example`,
  };
}

function idOf(serial: number, copy: boolean): string {
  return `0000000${copy ? 2 : 1}-0000-7000-8000-${String(serial).padStart(12, '0')}`;
}

/** Writes candidates into the first demo company; the first of them come in twice. */
export async function plantDuplicates(
  demo: DemoGateway,
  asked: { people: number; duplicates: number; nameSortKey: (name: string) => string },
): Promise<Planted> {
  const { people, duplicates, nameSortKey } = asked;
  const tenantId = (await demo.ask('admin', calls.currentSession, {})).tenant.id;
  const rows = Array.from({ length: people }, (_, serial) => ({
    id: idOf(serial, false),
    ...personOf(serial),
  }));
  const copies = rows.slice(0, duplicates).map((one, serial) => ({
    ...(variants[serial % variants.length] ?? variants[0])?.(one, serial),
    id: idOf(serial, true),
  }));
  const all = [...rows, ...copies] as readonly (Person & { readonly id: string })[];
  await demo.gateway.asOwner((client) =>
    client.query(
      `insert into app.candidate (tenant_id, id, name, name_sort, phone, email, channel_id)
        select $1, r.id, r.name, r.sort, r.phone, r.email,
          (select c.id from app.hiring_channel c where c.tenant_id = $1 order by c.id limit 1)
        from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) as r (id, name, sort, phone, email)`,
      [
        tenantId,
        all.map(({ id }) => id),
        all.map(({ name }) => name),
        all.map(({ name }) => nameSortKey(name)),
        all.map(({ phone }) => phone),
        all.map(({ email }) => email),
      ],
    ),
  );
  return {
    isPair: ([one, other]) => one !== other && one.slice(8) === other.slice(8),
    find: () =>
      demo.gateway.database.withTransaction(
        { tenantId, accountId: null },
        'read',
        async (database) =>
          (await findPairs({ database, tenantId } as CallContext))
            .map(({ first, second, score }) => ({ score, ids: [first.id, second.id] as const }))
            .filter(({ ids }) => ids.every((id) => id.startsWith('0000000'))),
      ),
  };
}
