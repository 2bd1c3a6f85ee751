// Real: the server of the command line, one that answers, and one that is gone.
import { askControl, serveControl } from './control.js';
import { freePort } from './ports.js';
import { StartError } from './start-error.js';

it('says in a sentence what was refused, and when the platform ended before it answered', async () => {
  const refuse = () => Promise.reject(new StartError('There is no secret of that name.'));
  const control = await serveControl({ rotate: refuse });
  await expect(askControl(control, 'rotate', 'word')).rejects.toThrow('There is no secret of that name.');
  const gone = askControl({ ...control, port: await freePort() }, 'rotate', 'word');
  await expect(gone).rejects.toThrow(StartError);
  await expect(gone).rejects.toThrow(/ended before it answered.*npm run status/);
});
