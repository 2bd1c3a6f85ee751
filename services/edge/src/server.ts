import { STATUS_CODES } from 'node:http';
import { uptime } from '@stroomwerk/contracts/ai-ops';
import { prices } from '@stroomwerk/contracts/billing';
import { stats, top12 } from '@stroomwerk/contracts/library';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import {
  ClientLimits,
  closeKindly,
  decodableTarget,
  isDraining,
  limitConnections,
  serverTimes,
} from '@stroomwerk/kernel/limits';
import { logLines } from '@stroomwerk/kernel/logging';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { newTraceId, registerAccessLog } from './access-log.js';
import { registerAppIcons } from './app-icons/routes.js';
import { registerDiscovery } from './discovery/routes.js';
import { errorBody } from './errors.js';
import { BucketFiles, folderFiles } from './files/artifact-files.js';
import { OpenReleases } from './files/open-releases.js';
import { registerFiles } from './files/routes.js';
import { ShellSource } from './files/shell-files.js';
import { ActiveFiles, type Faults } from './health/active-files.js';
import { PlatformHealthCheck } from './health/platform-health.js';
import { registerHealth } from './health/routes.js';
import { commonHeaders } from './page/policy.js';
import { registerPages } from './page/routes.js';
import { registerWellKnown } from './page/well-known.js';
import { DataVersion } from './prerender/data-version.js';
import { isolationOf, nodeOnly } from './prerender/isolation.js';
import { Prerenderer } from './prerender/prerenderer.js';
import { Warming } from './prerender/warming.js';
import { hasBody } from './proxy/body.js';
import { registerProxy } from './proxy/proxy.js';
import { ReleaseSetSource } from './releases/release-set-source.js';
import type { EdgeSettings } from './settings.js';
import { ChosenReleasesSource } from './visitor/chosen-releases.js';
import { pageTokens } from './visitor/page-token.js';

/** Why an edge that starts is not ready. */
const drawing = 'the public pages are being drawn';

/**
 * The front door: pages with the active releases in them, files, and the way to the services.
 * @returns an app that is ready to listen; `close()` ends its polling and its processes as well
 */
export async function createEdge(settings: EdgeSettings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: process.env.LOG_LEVEL ?? 'info',
      base: { service: 'edge' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      stream: logLines(),
    },
    genReqId: newTraceId,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    ...serverTimes(settings.requestTimes),
    rewriteUrl: decodableTarget,
    trustProxy: (address) => settings.trustedProxies.has(address),
    // Long enough that a balancer before it never meets a connection that was just closed.
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
  });
  const clients = new ClientLimits(settings.clientLimits);
  limitCallers(app, settings, clients);
  const warn = (message: string): void => app.log.warn(message);
  const shell = new ShellSource(settings.shellDir);
  const releases = new ReleaseSetSource({
    url: settings.services.releases,
    dataDir: settings.dataDir,
    every: settings.pollReleases,
    warn,
  });
  const open = new OpenReleases(settings.services.releases);
  releases.onChange((set) => open.follow(set));
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
  const isolated = settings.prerender ? isolationOf(settings.dataDir) : Promise.resolve(nodeOnly);
  /** What this machine does not let us limit, as far as it is known by now. */
  let unlimited: string | undefined;
  void isolated.then(({ missing }) => {
    if (!settings.prerender || missing.length === 0) return;
    unlimited = `drawing processes: ${missing.join('; ')}`;
    warn(unlimited);
  });
  const prerenderer = new Prerenderer({
    ...settings,
    artifacts,
    isolation: () => isolated,
    dataVersion: () => data.current,
    times: settings.patience,
    warn,
  });
  const warming = new Warming({
    draw: async () => {
      const [built, set] = [await shell.current(), releases.current];
      if (!built || !set) return null;
      return { releaseSet: set.id, lacking: settings.prerender ? await prerenderer.warm(built, set) : 0 };
    },
    releaseSet: () => releases.current?.id ?? null,
    isReadable: () => data.isKnown,
    warn,
  });
  const files = new ActiveFiles(settings.shellDir, artifacts, settings.prerender, settings.pollData);
  const faults = async (): Promise<Faults> => {
    const none = (reason: string): Faults => ({ reasons: [reason], remotes: {} });
    if (isDraining(app.server)) return none('it is ending');
    const built = await shell.current();
    if (!built) return none('the shell is not built');
    if (!releases.current) return none('no release set yet');
    const found = await files.faults(built, releases.current);
    return warming.holdsUp ? { ...found, reasons: [...found.reasons, drawing] } : found;
  };

  registerAccessLog(app, () => releases.current?.id ?? null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders(settings));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Whoever hung up gets no answer, and is no error of ours.
    if (request.socket.destroyed) return reply.hijack();
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
    new PlatformHealthCheck({
      services: settings.services,
      edge: faults,
      note: () => unlimited,
      clients: () => clients.state,
    }),
    faults,
    () => warming.drawnFor,
  );
  registerFiles(app, settings, artifacts, open);
  registerAppIcons(app);
  registerWellKnown(app, settings, shell);
  registerDiscovery(app, { settings, shell, releases, prerenderer });
  registerPages(app, {
    ...{ settings, shell, releases, prerenderer },
    chosen: new ChosenReleasesSource(settings.chosenReleases, settings.services.releases, warn),
    pageToken: pageTokens(settings.pageViews),
  });
  await registerProxy(app, { settings, clients, onMoved: () => void releases.refresh() });

  const follow = (set: ReleaseSet): void =>
    void artifacts.follow(set).catch((error: unknown) => warn(`files are fetched when asked for: ${error}`));
  app.addHook('onListen', async () => {
    releases.onChange(() => void warming.forReleases());
    releases.onChange(follow);
    if (releases.current) follow(releases.current);
    data.onChange(() => warming.forData());
    void data.start();
    void warming.forReleases();
  });
  app.addHook('onReady', () => releases.start());
  app.addHook('onClose', async () => {
    releases.stop();
    data.stop();
    warming.stop();
    await prerenderer.close();
  });
  return app;
}

/** Nobody takes the place of all others: so much at once for each, nothing that arrives too slowly, no more than is read. */
function limitCallers(app: FastifyInstance, settings: EdgeSettings, clients: ClientLimits): void {
  closeKindly(app.server);
  limitConnections(app.server, settings.trustedProxies, () => clients.refuse());
  // Only the proxy takes bodies, by itself; elsewhere one is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    const leave = clients.request(request.ip);
    if (leave) return void reply.raw.once('close', leave);
    return reply
      .headers({ 'cache-control': 'no-store', 'retry-after': '1' })
      .code(429)
      .send(errorBody('common.too_many_requests', request.headers['accept-language']));
  });
  app.addHook('onSend', async (request, reply) => {
    if (hasBody(request.raw) && !request.raw.complete) reply.header('connection', 'close');
  });
}
