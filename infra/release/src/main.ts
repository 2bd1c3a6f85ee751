import { readArguments } from './cli/arguments.js';
import { run } from './cli/commands.js';
import { Printer } from './cli/printer.js';
import { ReleaseError, readContext } from './context.js';

/**
 * `npm run release -- <remote> ...`
 * @returns exit code: 0 done, 1 not possible, 2 refused by the gate
 */
export async function main(argv: readonly string[]): Promise<number> {
  // Whoever reads only the beginning (`| head`) closes the pipe.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  let print: Printer | undefined;
  try {
    const args = readArguments(argv);
    print = new Printer(args.json);
    return await run(args, readContext(), print);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    print?.done();
    console.error(error.message);
    return 1;
  }
}
