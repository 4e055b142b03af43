/** Words that mean the same to who searches. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  年假: ['年休假', '带薪年休假'],
  调休: ['补休'],
  婚假: ['结婚'],
  五险一金: ['社会保险', '公积金'],
  社保: ['社会保险'],
  离职: ['辞职', '解除'],
};
