import { certificateBizType } from '#bridge/calls/workflow/certificates.ts';
import { type FormDefinition, type FormField, fieldOf } from '#bridge/calls/workflow/form.ts';
import { type Route, stepOf } from '#bridge/calls/workflow/route.ts';

/** A kind of request that a demo company has. */
export interface PlannedDefinition {
  readonly key: 'expense' | 'seal' | 'certificate';
  /** What the form is for, where its approval has an effect. */
  readonly bizType?: string;
  readonly group: 'personnel' | 'finance' | 'administration';
  readonly nameZh: string;
  readonly nameEn: string;
  readonly form: FormDefinition;
  readonly route: Route;
}

const field = (said: Parameters<typeof fieldOf>[0]): FormField =>
  fieldOf({ required: true, ...said });

function column(
  said: Pick<FormField, 'id' | 'nameZh' | 'nameEn'> & { kind: 'text' | 'money' | 'day' },
) {
  const { columns: _, ...plain } = field(said);
  return { ...plain, kind: said.kind };
}

function expenseForm(): FormDefinition {
  return {
    sections: [
      {
        id: 'basic',
        nameZh: '报销信息',
        nameEn: 'Claim',
        fields: [
          field({
            id: 'kind',
            nameZh: '费用类型',
            nameEn: 'Kind',
            kind: 'choice',
            options: [
              { code: 'travel', nameZh: '差旅费', nameEn: 'Travel' },
              { code: 'meal', nameZh: '业务招待费', nameEn: 'Entertainment' },
              { code: 'office', nameZh: '办公费', nameEn: 'Office' },
            ],
          }),
          field({ id: 'reason', nameZh: '事由', nameEn: 'Reason', kind: 'lines', most: 500 }),
          field({
            id: 'guests',
            nameZh: '招待对象',
            nameEn: 'Guests',
            kind: 'text',
            most: 80,
            showWhen: [[{ field: 'kind', is: 'equal', values: ['meal'] }]],
          }),
        ],
      },
      expenseItems(),
    ],
  };
}

function expenseItems(): FormDefinition['sections'][number] {
  return {
    id: 'details',
    nameZh: '费用明细',
    nameEn: 'Items',
    fields: [
      field({
        id: 'items',
        nameZh: '明细',
        nameEn: 'Items',
        kind: 'table',
        columns: [
          column({ id: 'day', nameZh: '发生日期', nameEn: 'Day', kind: 'day' }),
          column({ id: 'what', nameZh: '内容', nameEn: 'What for', kind: 'text' }),
          column({
            id: 'amount',
            nameZh: '金额（元）',
            nameEn: 'Amount (CNY)',
            kind: 'money',
          }),
        ],
      }),
      field({
        id: 'total',
        nameZh: '合计（元）',
        nameEn: 'Total (CNY)',
        kind: 'sum',
        required: false,
        sumOf: ['items.amount'],
      }),
    ],
  };
}

/** Claims of expenses: two thousand and more also go to the next higher leader. */
export function expenseDefinition(hrRole: string): PlannedDefinition {
  return {
    key: 'expense',
    group: 'finance',
    nameZh: '费用报销',
    nameEn: 'Expense claim',
    form: expenseForm(),
    route: {
      withdraw: 'beforeFirst',
      nodes: [
        stepOf({ id: 'leader', name: '部门负责人', who: [{ kind: 'leader', level: 1 }] }),
        {
          id: 'amount',
          branch: null,
          name: '金额',
          kind: 'condition',
          branches: [
            {
              id: 'large',
              name: '2,000 元及以上',
              when: [[{ field: 'total', is: 'atLeast', values: ['2000'] }]],
            },
            { id: 'small', name: '2,000 元以下', when: [] },
          ],
        },
        stepOf({
          id: 'above',
          branch: 'large',
          name: '上级负责人',
          who: [{ kind: 'leader', level: 2 }],
        }),
        stepOf({
          id: 'check',
          name: '复核',
          kind: 'handle',
          who: [{ kind: 'role', ids: [hrRole] }],
        }),
      ],
    },
  };
}

/** Use of a seal: the leader and then who keeps it. */
export function sealDefinition(hrRole: string): PlannedDefinition {
  return {
    key: 'seal',
    group: 'administration',
    nameZh: '用印申请',
    nameEn: 'Use of a seal',
    form: {
      sections: [
        {
          id: 'basic',
          nameZh: '用印信息',
          nameEn: 'Use',
          fields: [
            field({
              id: 'seal',
              nameZh: '印章',
              nameEn: 'Seal',
              kind: 'choice',
              options: [
                { code: 'company', nameZh: '公章', nameEn: 'Company seal' },
                { code: 'contract', nameZh: '合同章', nameEn: 'Contract seal' },
                { code: 'hr', nameZh: '人事章', nameEn: 'Personnel seal' },
              ],
            }),
            field({ id: 'file', nameZh: '文件名称', nameEn: 'Document', kind: 'text', most: 80 }),
            field({ id: 'copies', nameZh: '份数', nameEn: 'Copies', kind: 'number', most: 200 }),
            field({ id: 'useon', nameZh: '用印日期', nameEn: 'Day', kind: 'day' }),
          ],
        },
      ],
    },
    route: {
      withdraw: 'beforeFirst',
      nodes: [
        stepOf({ id: 'leader', name: '部门负责人', who: [{ kind: 'leader', level: 1 }] }),
        stepOf({
          id: 'keeper',
          name: '印章保管人',
          kind: 'handle',
          button: '确认用印',
          who: [{ kind: 'role', ids: [hrRole] }],
        }),
      ],
    },
  };
}

/** Certificates: personnel fills in the income, which the applicant does not write. */
export function certificateDefinition(hrRole: string): PlannedDefinition {
  const isIncome = [[{ field: 'kind', is: 'equal' as const, values: ['income'] }]];
  return {
    key: 'certificate',
    bizType: certificateBizType,
    group: 'personnel',
    nameZh: '在职与收入证明',
    nameEn: 'Certificate of employment or income',
    form: {
      sections: [
        {
          id: 'basic',
          nameZh: '证明信息',
          nameEn: 'Certificate',
          fields: [
            field({
              id: 'kind',
              nameZh: '证明类型',
              nameEn: 'Kind',
              kind: 'choice',
              options: [
                { code: 'employment', nameZh: '在职证明', nameEn: 'Employment' },
                { code: 'income', nameZh: '收入证明', nameEn: 'Income' },
              ],
            }),
            field({ id: 'purpose', nameZh: '用途', nameEn: 'Purpose', kind: 'text', most: 80 }),
            field({
              id: 'income',
              nameZh: '税前月收入（元）',
              nameEn: 'Monthly income (CNY)',
              kind: 'money',
              showWhen: isIncome,
              hintZh: '由人力资源填写',
              hintEn: 'Filled in by personnel',
            }),
          ],
        },
      ],
    },
    route: {
      withdraw: 'beforeFirst',
      startRights: { income: 'hidden' },
      nodes: [
        stepOf({
          id: 'hr',
          name: '人力资源',
          who: [{ kind: 'role', ids: [hrRole] }],
          rights: { income: 'required' },
        }),
      ],
    },
  };
}
