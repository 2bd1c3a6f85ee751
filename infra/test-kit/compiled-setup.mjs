// Before the tests: what some of them run as it ships, in processes and threads without jest, is that of these sources.
import { compile } from '../checkout/compile.mjs';
import { nodePackages } from '../checkout/workspaces.mjs';

export default async function setup() {
  await compile(nodePackages());
}
