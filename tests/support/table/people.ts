/** People to fill a table with, the same ones every time. */
export interface TablePerson {
  readonly id: string;
  readonly name: string;
  readonly staffNo: string;
  readonly organ: string;
  readonly post: string;
  readonly grade: string;
  readonly joinedOn: string;
  readonly salary: number;
  readonly status: string;
  readonly place: string;
}

const surnames = ['陈', '邓', '方', '高', '韩', '何', '黄', '李', '刘', '罗', '周'];
const names = ['思远', '可欣', '俊杰', '子涵', '雪', '嘉豪', '梓萱', '慕白', '若曦', '一鸣'];
const organs = ['platform', 'client', 'quality'];
const posts = ['后端工程师', '前端工程师', '测试工程师', '产品设计师', '数据工程师'];
const statuses = ['active', 'probation', 'leaving'];
const places = ['上海', '北京', '深圳', '杭州'];

/** So many people. */
export function tablePeople(count: number): TablePerson[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `${pick(surnames, at)}${pick(names, Math.floor(at / surnames.length))}`,
    staffNo: `H${String(at).padStart(6, '0')}`,
    organ: pick(organs, at),
    post: pick(posts, at),
    grade: `P${(at % 7) + 3}`,
    joinedOn: `20${String(10 + (at % 16)).padStart(2, '0')}-0${(at % 9) + 1}-15`,
    salary: 8_000 + ((at * 7_919) % 40_000),
    status: pick(statuses, at),
    place: pick(places, at),
  }));
}

function pick(list: readonly string[], at: number): string {
  return list[at % list.length] ?? '';
}
