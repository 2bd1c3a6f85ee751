import { N8N_VERSION } from '@stroomwerk/n8n-check';
import { readSettings } from '../settings.js';
import { isInstalled } from './install.js';
import { type Instance, runningN8n, startN8n, stopN8n } from './instance.js';
import { recordN8n } from './record.js';

/** `npm run n8n -- start|stop|status|record`. @returns the exit code */
export async function n8n(root: string, [action]: readonly string[]): Promise<number> {
  const say = (line: string): void => console.log(line);
  const { dataDir } = readSettings(process.env, root);
  const signIn = ({ url, email, password }: Instance) =>
    say(`n8n ${N8N_VERSION}: ${url}, sign in as ${email} with ${password}`);
  if (action === 'start') signIn(await startN8n(dataDir, say));
  else if (action === 'stop') say((await stopN8n(dataDir)) ? 'n8n has stopped' : 'n8n was not running');
  else if (action === 'status') {
    const running = runningN8n(dataDir);
    if (running) signIn(running);
    else
      say(
        isInstalled(dataDir)
          ? `n8n ${N8N_VERSION} is installed and does not run`
          : 'n8n is not installed: npm run n8n -- start',
      );
    return running ? 0 : 1;
  } else if (action === 'record') {
    await recordN8n(root, dataDir, say);
  } else {
    say('npm run n8n -- start | stop | status | record');
    return 2;
  }
  return 0;
}
