/** A module that the shell or the edge takes from a remote. */
export interface ContractModule {
  /** Its path from the folder of the contract's file, without an extension. */
  readonly module: string;
  readonly contract: 'PageModule' | 'ServerModule';
}

/** One line for each module, so that an error's line names the module. */
export const contractFile = (exposed: readonly ContractModule[]): string =>
  [
    `import type { PageModule, ServerModule } from '@stroomwerk/mfe-runtime';`,
    'type Meets<Contract, Module extends Contract> = Module & Contract;',
    ...exposed.map(
      ({ module, contract }, index) =>
        `import type * as m${index} from './${module}.js'; export type C${index} = Meets<${contract}, typeof m${index}>;`,
    ),
    '',
  ].join('\n');

/** Lines of `contractFile` before the first module. */
export const linesBefore = 2;
