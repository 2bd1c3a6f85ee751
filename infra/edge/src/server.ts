import { STATUS_CODES } from 'node:http';
import { uptime } from '@stroomwerk/contracts/ai-ops';
import { prices } from '@stroomwerk/contracts/billing';
import { stats, top12 } from '@stroomwerk/contracts/library';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { registerDiscovery } from './discovery/routes.js';
import { errorBody } from './errors.js';
import { BucketFiles, folderFiles } from './files/artifact-files.js';
import { registerFiles } from './files/routes.js';
import { ShellSource } from './files/shell-files.js';
import { PlatformHealthCheck } from './health/platform-health.js';
import { registerHealth } from './health/routes.js';
import { commonHeaders } from './page/policy.js';
import { registerPages } from './page/routes.js';
import { registerWellKnown } from './page/well-known.js';
import { DataVersion } from './prerender/data-version.js';
import { Prerenderer } from './prerender/prerenderer.js';
import { maxBody, registerProxy } from './proxy/proxy.js';
import { ReleaseSetSource } from './releases/release-set-source.js';
import type { EdgeSettings } from './settings.js';
import { ChosenReleasesSource } from './visitor/chosen-releases.js';
import { pageTokens } from './visitor/page-token.js';

/** Milliseconds between two rounds of drawing for changed data. */
const warmPause = 5_000;

/**
 * The front door: pages with the active releases in them, files, and the way to the services.
 * @returns an app that is ready to listen; `close()` ends its polling and its threads as well
 */
export async function createEdge(settings: EdgeSettings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBody,
    trustProxy: settings.trustProxy,
    // Long enough that a balancer before it never meets a connection that was just closed.
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
  });
  const warn = (message: string): void => app.log.warn(message);
  const shell = new ShellSource(settings.shellDir);
  const releases = new ReleaseSetSource({
    url: settings.services.releases,
    dataDir: settings.dataDir,
    every: settings.pollReleases,
    warn,
  });
  const data = new DataVersion(
    [
      `${settings.services.library}${stats.path}`,
      `${settings.services.library}${top12.path}`,
      `${settings.services.billing}${prices.path}`,
      `${settings.services['ai-ops']}${uptime.path}`,
    ],
    settings.pollData,
  );
  const artifacts = settings.objectStorage
    ? await BucketFiles.open(settings.dataDir, settings.objectStorage)
    : folderFiles(settings.releasesDir);
  const prerenderer = new Prerenderer({
    ...settings,
    artifacts,
    apiBase: () => ownAddress(app, settings),
    dataVersion: () => data.current,
    warn,
  });
  const missing = async (): Promise<string | null> => {
    if (!(await shell.current())) return 'the shell is not built';
    return releases.current ? null : 'no release set yet';
  };

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders(settings));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const code =
      status === 413
        ? 'common.body_too_large'
        : status >= 500
          ? 'common.internal'
          : status === 404
            ? 'common.not_found'
            : 'common.invalid_request';
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .send(errorBody(code, request.headers['accept-language'], STATUS_CODES[status] ?? ''));
  });
  registerHealth(
    app,
    settings,
    new PlatformHealthCheck({ services: settings.services, edge: missing }),
    missing,
  );
  registerFiles(app, settings, artifacts);
  registerWellKnown(app, settings, shell);
  registerDiscovery(app, { settings, shell, releases, prerenderer });
  registerPages(app, {
    ...{ settings, shell, releases, prerenderer },
    chosen: new ChosenReleasesSource(settings.secret, settings.services.releases, warn),
    pageToken: pageTokens(settings.secret),
  });
  await registerProxy(app, settings, () => void releases.refresh());

  const warm = async (): Promise<void> => {
    const built = await shell.current();
    if (built && releases.current) await prerenderer.warm(built, releases.current);
  };
  let resting: NodeJS.Timeout | undefined;
  let changedMeanwhile = false;
  /** Pages are drawn for other data before somebody asks; figures that change often, once in a while. */
  const warmForData = (): void => {
    changedMeanwhile = resting !== undefined;
    if (resting !== undefined) return;
    void warm();
    resting = setTimeout(() => {
      resting = undefined;
      if (changedMeanwhile) warmForData();
    }, warmPause);
    resting.unref();
  };
  const follow = (set: ReleaseSet): void =>
    void artifacts.follow(set).catch((error: unknown) => warn(`files are fetched when asked for: ${error}`));
  app.addHook('onListen', async () => {
    // Listening first: the pages' own calls come back through this door.
    releases.onChange(() => void warm());
    releases.onChange(follow);
    if (releases.current) follow(releases.current);
    data.onChange(warmForData);
    void data.start();
  });
  app.addHook('onReady', () => releases.start());
  app.addHook('onClose', async () => {
    releases.stop();
    data.stop();
    clearTimeout(resting);
    await prerenderer.close();
  });
  return app;
}

/** This edge as seen from inside the machine, whatever port it was given. */
function ownAddress(app: FastifyInstance, settings: EdgeSettings): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const host = ['0.0.0.0', '::', 'localhost'].includes(settings.host) ? '127.0.0.1' : settings.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
