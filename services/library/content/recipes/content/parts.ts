import { code, type NodeSpec } from '../../kit/index.js';

/** One record that no earlier run of the active workflow took; none when all have had their turn. */
export const firstUnused = (name: string): NodeSpec =>
  code(
    name,
    `
const geheugen = $getWorkflowStaticData('global');
const gebruikt = (geheugen.gebruikt ??= []);
const i = $input.all().findIndex(({ json }) => !gebruikt.includes(json.id));
if (i < 0) return [];
const { json } = $input.all()[i];
gebruikt.push(json.id);
return [{ json, pairedItem: i }];`,
  );
