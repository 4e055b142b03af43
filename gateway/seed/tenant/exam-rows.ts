import type { Locale } from '#bridge/calls/kit/words.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';

/** A question, its right answers, and its wrong ones. */
type Asked = readonly [question: string, right: readonly string[], wrong: readonly string[]];

const banks: Readonly<Record<Locale, { name: string; exam: string; questions: readonly Asked[] }>> =
  {
    'zh-CN': {
      name: '信息安全',
      exam: '信息安全意识考试',
      questions: [
        [
          '收到要求立即修改密码的陌生邮件，应当怎么做？',
          ['向信息安全部门报告'],
          ['点击链接修改', '转发给同事'],
        ],
        ['离开座位时应当怎么做？', ['锁定屏幕'], ['保持登录', '关闭显示器即可']],
        ['下列哪些属于客户个人信息？', ['身份证号', '手机号码'], ['公司官网地址']],
        ['发现电脑中毒，首先应当怎么做？', ['断开网络并报告'], ['自行重装系统', '继续工作']],
        [
          '哪些行为可能泄露公司数据？',
          ['使用个人网盘传文件', '在公共场所讨论客户资料'],
          ['使用公司加密邮箱'],
        ],
        ['访客进入办公区应当怎么做？', ['登记并由员工陪同'], ['自由出入', '只看证件']],
      ],
    },
    en: {
      name: 'Data protection',
      exam: 'Data Protection Exam',
      questions: [
        [
          'What do you do with a strange mail asking for your password?',
          ['Report it'],
          ['Follow the link', 'Forward it'],
        ],
        [
          'What do you do when you leave your desk?',
          ['Lock the screen'],
          ['Stay signed in', 'Turn off the display only'],
        ],
        [
          'Which of these are personal data?',
          ['A phone number', 'A home address'],
          ['The address of the company website'],
        ],
        [
          'Your computer behaves oddly. What is first?',
          ['Disconnect and report'],
          ['Reinstall it', 'Go on working'],
        ],
        [
          'Which of these may leak data?',
          ['A private file share', 'Talking about clients on a train'],
          ['The company mail'],
        ],
        [
          'How do visitors come in?',
          ['Signed in and accompanied'],
          ['As they like', 'With any card'],
        ],
      ],
    },
  };

/** Writes a bank of questions, an exam that draws from it, and one attempt that passed. */
export async function writeExamRows(
  transaction: DatabaseTransaction,
  structure: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  const { plan, anchor, tenantId: tenant_id } = structure;
  // A source of their own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 830_001, Date.parse(anchor));
  const bank = banks[plan.locale];
  const papers = bank.questions.map(([question, right, wrong]) => ({
    id: random.id(),
    question,
    kind: right.length > 1 ? ('many' as const) : ('one' as const),
    options: [...right, ...wrong].map((answer, place) => ({
      id: random.id(),
      answer,
      right: place < right.length,
    })),
  }));
  await writeBank(transaction, structure, papers);
  const exam_id = random.id();
  await insertRows(transaction, 'exam', [examRow(exam_id, structure)]);
  const person = occupants.find(
    ({ fixed, leftOn, joinedOn }) => fixed === null && leftOn === null && joinedOn < anchor,
  );
  if (person === undefined) return;
  const attempt = random.id();
  const day = addDays(anchor, -3);
  await insertRows(transaction, 'exam_attempt', [
    {
      tenant_id,
      id: attempt,
      exam_id,
      employment_id: person.employmentId,
      started_at: `${day}T02:00:00Z`,
      deadline: `${day}T02:20:00Z`,
      paper: papers.slice(0, 5) as never,
      submitted_at: `${day}T02:12:00Z`,
      percent: '100.00',
      passed: true,
    },
  ]);
  await insertRows(
    transaction,
    'exam_answer',
    papers.slice(0, 5).map(({ options }, place) => ({
      tenant_id,
      attempt_id: attempt,
      place,
      sequence: 1,
      chosen: options.flatMap(({ id, right }) => (right ? [id] : [])) as never,
    })),
  );
}

interface Paper {
  readonly id: string;
  readonly question: string;
  readonly kind: 'one' | 'many';
  readonly options: readonly {
    readonly id: string;
    readonly answer: string;
    readonly right: boolean;
  }[];
}

async function writeBank(
  transaction: DatabaseTransaction,
  { plan, tenantId: tenant_id }: Structure,
  papers: readonly Paper[],
): Promise<void> {
  const bank = banks[plan.locale];
  await insertRows(
    transaction,
    'exam_question',
    papers.map(({ id, question, kind }, place) => ({
      tenant_id,
      id,
      code: `Q${String(place + 1).padStart(3, '0')}`,
      bank: bank.name,
      kind,
      level: 'easy',
      question,
    })),
  );
  await insertRows(
    transaction,
    'exam_option',
    papers.flatMap((paper) =>
      paper.options.map((option, sort_order) => ({
        tenant_id,
        question_id: paper.id,
        sort_order,
        ...option,
      })),
    ),
  );
}

function examRow(id: string, { plan, anchor, tenantId: tenant_id }: Structure): Row<'exam'> {
  const bank = banks[plan.locale];
  return {
    tenant_id,
    id,
    name: bank.exam,
    bank: bank.name,
    questions: 5,
    minutes: 20,
    attempts: 3,
    pass_percent: '60.00',
    partial: 'part',
    shuffle: true,
    opens_on: addDays(anchor, -30),
    closes_on: addDays(anchor, 60),
    state: 'open',
  };
}
