// A Redis of the system's packages on a free port, without persistence. Missing and not installable: one clear line, never a silent skip.
import { spawn, spawnSync } from 'node:child_process';
import { createConnection, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const has = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

function install() {
  if (has()) return;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!has())
    throw new Error('The tests need Redis: install the package redis-server and run npm test again.');
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('data', (data) => resolve(data.toString().startsWith('+PONG')) || socket.destroy());
    socket.on('error', () => resolve(false));
  });

/** @param {string} dir working folder @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startRedis(dir) {
  install();
  const port = await freePort();
  const child = spawn(
    'redis-server',
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--maxmemory-policy',
      'noeviction',
      '--dir',
      dir,
    ],
    { stdio: 'ignore' },
  );
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error('Redis did not start.');
    await pause(25);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
