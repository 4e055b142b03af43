import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';

interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
  readonly locale: 'zh-CN' | 'en';
  /** The day the demo is made for. */
  readonly anchor: string;
}

const words = {
  'zh-CN': {
    question: '你能做什么？',
    answer:
      '我是智能助手，可以查询您的假期、考勤、班次、申请和工资条，检索公司文档，并为您起草申请。\n',
    notice: '本次回答未使用模型，由系统查询直接给出',
    purpose: '为员工解答人事问题',
  },
  en: {
    question: 'What can you do?',
    answer:
      'I am the assistant. I look up your leave, attendance, shifts, requests and pay slips, search documents, and draft requests.\n',
    notice: 'Answered without a model, straight from the records',
    purpose: 'Answers questions of employees about their work',
  },
} as const;

/** A first conversation of one account, as the assistant leaves it, and a draft that was cancelled. */
export async function writeAgentRows(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, accountId: account_id, locale, anchor }: Owner,
  random: Random,
): Promise<void> {
  const said = words[locale];
  const at = new Date(Date.parse(`${anchor}T00:00:00Z`) - 2 * 86_400_000);
  const [conversation_id, turn_id] = [random.id(), random.id()];
  await insertRows(transaction, 'agent_settings', [
    {
      tenant_id,
      mode: 'local',
      base_url: '',
      model: '',
      secret: null,
      data_classes: ['ownTime', 'ownRequests', 'figures', 'documents', 'portal'] as never,
      purpose: said.purpose,
      updated_at: at,
    },
  ]);
  await insertRows(transaction, 'agent_conversation', [
    {
      tenant_id,
      id: conversation_id,
      account_id,
      title: said.question,
      created_at: at,
      last_at: at,
    },
  ]);
  await insertRows(transaction, 'agent_turn', [
    {
      tenant_id,
      id: turn_id,
      conversation_id,
      account_id,
      question: said.question,
      asked_at: at,
      outcome: 'answered',
    },
  ]);
  await writeEvents(transaction, { tenant_id, conversation_id, turn_id }, said);
  await writeDraftAndUse(
    transaction,
    { tenant_id, account_id, turn_id, locale, anchor },
    at,
    random,
  );
}

type Words = (typeof words)[keyof typeof words];

/** What the assistant sent for the question. */
async function writeEvents(
  transaction: DatabaseTransaction,
  ids: Readonly<Record<'tenant_id' | 'conversation_id' | 'turn_id', string>>,
  said: Words,
): Promise<void> {
  const { tenant_id, conversation_id, turn_id } = ids;
  const events = [
    { kind: 'turn', turnId: turn_id, conversationId: conversation_id, question: said.question },
    { kind: 'notice', notice: 'withoutModel', words: said.notice },
    { kind: 'text', text: said.answer, doubt: false },
    { kind: 'done', outcome: 'answered' },
  ];
  await insertRows(
    transaction,
    'agent_event',
    events.map((event, place) => ({
      tenant_id,
      turn_id,
      seq: place + 1,
      event: { ...event, seq: place + 1 } as never,
    })),
  );
}

/** The draft that was cancelled, and the record of one use. */
async function writeDraftAndUse(
  transaction: DatabaseTransaction,
  owner: Readonly<Record<'tenant_id' | 'account_id' | 'turn_id' | 'anchor', string>> &
    Pick<Owner, 'locale'>,
  at: Date,
  random: Random,
): Promise<void> {
  const { tenant_id, account_id, turn_id, locale, anchor } = owner;
  await insertRows(transaction, 'agent_draft', [
    {
      tenant_id,
      id: random.id(),
      account_id,
      turn_id,
      kind: 'punch',
      state: 'cancelled',
      request: { day: anchor, at: '18:00', reason: words[locale].question } as never,
      locale,
      outcome: null,
      created_at: at,
      expires_at: new Date(at.getTime() + 600_000),
    },
  ]);
  await insertRows(transaction, 'agent_use', [
    {
      tenant_id,
      id: turn_id,
      account_id,
      at,
      mode: 'local',
      outcome: 'answered',
      tools: [] as never,
      tokens_in: 0,
      tokens_out: 0,
      milliseconds: 12,
      rating: 'up',
      reason: null,
    },
  ]);
}
