/**
 * Loaded into an n8n by `--require`, before anything of n8n: what it sends to another machine arrives at the stand-in that
 * listens for the port (STAND_INS, as {"443":54321}), under the name it was sent to. What stays on this machine stays as it is,
 * a port without a stand-in is refused.
 */
const dns = require('node:dns');
const net = require('node:net');

const ports = JSON.parse(process.env.STAND_INS ?? '{}');
/** An address that no network has: whoever looks a name up first comes by here with it. */
const NOWHERE = '240.0.0.1';
const isHere = (host) =>
  host === undefined || host === '' || host === 'localhost' || host === '::1' || /^127\./.test(host);

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...given) {
  // Inside node a list of [options, callback] is handed on.
  const list = Array.isArray(given[0]) ? given[0] : given;
  const done = list.findLast((one) => typeof one === 'function');
  const options =
    typeof list[0] === 'object' && list[0] !== null
      ? list[0]
      : { port: Number(list[0]), host: typeof list[1] === 'string' ? list[1] : undefined };
  if (options.path || Number.isNaN(options.port) || isHere(options.host)) return connect.apply(this, given);
  const port = ports[options.port];
  if (port === undefined) {
    process.nextTick(() =>
      this.destroy(new Error(`There is no stand-in for ${options.host}:${options.port}`)),
    );
    return this;
  }
  return connect.call(this, { ...options, host: '127.0.0.1', port, lookup: undefined }, done);
};

const lookup = dns.lookup;
dns.lookup = (host, ...rest) => {
  if (isHere(host) || net.isIP(host)) return lookup(host, ...rest);
  const done = rest.at(-1);
  const all = typeof rest[0] === 'object' && rest[0]?.all;
  process.nextTick(() => (all ? done(null, [{ address: NOWHERE, family: 4 }]) : done(null, NOWHERE, 4)));
};
dns.resolve4 = (_host, ...rest) => process.nextTick(() => rest.at(-1)(null, [NOWHERE]));
dns.resolve6 = (_host, ...rest) => process.nextTick(() => rest.at(-1)(null, []));
for (const [name, answer] of Object.entries({ resolve4: [NOWHERE], resolve6: [] }))
  dns.Resolver.prototype[name] = (_host, ...rest) => process.nextTick(() => rest.at(-1)(null, answer));
dns.promises.lookup = async (_host, options) =>
  options?.all ? [{ address: NOWHERE, family: 4 }] : { address: NOWHERE, family: 4 };
