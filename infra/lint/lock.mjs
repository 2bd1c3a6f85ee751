// What package-lock.json has to say so that every machine gets its packages. npm leaves an optional package out when the
// registry it asks does not carry it, as a mirror that serves one platform does; a Mac would then get no bundler.
import semver from 'semver';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[], engines?: { node?: string }, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/** The oldest Node of each line that the platform runs on. */
export const nodes = ['20.19.0', '22.13.0', '24.11.0'];

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos'];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * The machine that a package is for, by the words of its name: the registry that would say it is the one that lacks it.
 * @param {string} name such as `@rspack/binding-linux-riscv64-musl`
 * @returns {Pick<Entry, 'os' | 'cpu' | 'libc'>}
 * @throws when the name says no processor: npm would take the package on every machine
 */
export function machineOf(name) {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const os = words.some((word) => /^win(32|dows)$/.test(word))
    ? 'win32'
    : words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32'))
    throw new Error(`${name}: the name does not say for which machine it is. Write its entry by hand.`);
  const libc = words.flatMap((word) =>
    /^musl/.test(word) ? 'musl' : /^g(nu|libc)/.test(word) ? 'glibc' : [],
  );
  return { cpu: [cpu], libc: libc.length > 0 ? libc : undefined, os: os ? [os] : undefined };
}

/** The folders in which npm looks for what a package asks for, the nearest first. @param {string} place */
function* reach(place) {
  for (let folder = place; folder !== ''; folder = folder.replace(/(^|\/)[^/]*$/, ''))
    if (!folder.endsWith('node_modules')) yield `${folder}/node_modules/`;
  yield 'node_modules/';
}

/**
 * @param {Lock} lock
 * @returns {{ place: string, parent: string, name: string, range: string }[]} optional packages without an entry, and
 *   where it belongs: beside the package that asks for it
 */
export function missing(lock) {
  return Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...reach(parent)].some((folder) => lock.packages[`${folder}${name}`]))
      .map(([name, range]) => {
        const folder = parent.slice(0, parent.lastIndexOf('node_modules/'));
        return { place: `${folder}node_modules/${name}`, parent, name, range };
      }),
  );
}

/**
 * @param {Lock} lock
 * @returns {Lock} the lock with an entry for each optional package that lacked one. Without an integrity, which nobody
 *   here can know: npm takes such a package where it exists, and goes on where it does not.
 */
export function complete(lock) {
  const packages = { ...lock.packages };
  for (const { place, parent, name, range } of missing(lock)) {
    const version = semver.minVersion(range)?.version;
    const { cpu, libc, os } = machineOf(name);
    // In the order in which npm writes them, so that it finds nothing to change.
    packages[place] = { version, cpu, dev: lock.packages[parent]?.dev, libc, optional: true, os };
  }
  const [root, ...rest] = Object.entries(packages);
  return { ...lock, packages: Object.fromEntries([root, ...rest.sort(byPlace)]) };
}

/** As npm sorts. @param {[string, unknown]} one @param {[string, unknown]} other */
const byPlace = ([one], [other]) => one.localeCompare(other, 'en');

/** @param {Lock} lock @returns {string[]} `place@version` of packages whose content nothing vouches for */
export const withoutIntegrity = (lock) =>
  Object.entries(lock.packages)
    .filter(([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity)
    .map(([place, { version }]) => `${place}@${version}`);

/** @param {Lock} lock @returns {string[]} which packages refuse a Node that the platform runs on */
export const refusing = (lock) =>
  Object.entries(lock.packages).flatMap(([place, { version, engines }]) =>
    nodes
      .filter((node) => engines?.node !== undefined && !semver.satisfies(node, engines.node))
      .map((node) => `${place}@${version} refuses Node ${node} (${engines?.node})`),
  );

/**
 * @param {Lock} lock
 * @returns {string[]} what has to be mended, each with how
 */
export function lockFaults(lock) {
  return [
    ...missing(lock).map(
      ({ parent, name }) => `${parent} asks for ${name}, which has no entry: npm run lock writes it`,
    ),
    ...withoutIntegrity(lock)
      .filter((which) => !lock.packages[which.slice(0, which.lastIndexOf('@'))]?.optional)
      .map((which) => `${which} has no integrity and is not optional: npm install it anew`),
    ...refusing(lock).map((line) => `${line}: take another version of it`),
  ];
}
