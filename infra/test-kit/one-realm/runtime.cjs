// Jest's loader of modules. Where a test file runs in the realm of its process (environment.cjs), installed packages are those
// of the process: Nest, TypeORM and their like, and jest's own, are loaded by node once for all files, as the product loads
// them, instead of through jest for each. So is what is ours and asked for by the name of its package, as it was compiled before
// the tests (compiled-setup.mjs); what is asked for by its path is loaded for each file, from its source, as ever.
const { createRequire } = require('node:module');
const { dirname, join, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const entities = require('./entities.cjs');

const installed = `${sep}node_modules${sep}`;
/** From a folder of installed packages node says nothing about an ES module that is required. */
const requireQuietly = createRequire(join(__dirname, 'node_modules/none.js'));
const modules = new Map();
const load = (file) => {
  if (!modules.has(file))
    modules.set(
      file,
      entities.notingThoseOf(() => requireQuietly(file)),
    );
  return modules.get(file);
};
/** Relative paths, and what jest gives to a test. */
const others = /^([./#]|@jest\/|jest-|expect$)/;
const ours = /^@stroomwerk\//;
/** As an import of the product finds them: Nest imports them so, and there shall be one of each. */
const imported = Object.freeze({ conditions: ['node', 'import', 'module-sync', 'default'] });
/** What is installed apart from the others (src/install-apart.ts) is required, by whoever makes a `require` for it. */
const required = Object.freeze({ conditions: ['node', 'require', 'module-sync', 'default'] });
const apart = /[\\/]infra[\\/]n8n-check[\\/]definitions[\\/]/;
/** The file of a package, by the folder that asks for it. */
const files = new Map();

module.exports = class OneRealm extends Runtime {
  constructor(...args) {
    super(...args);
    if (!this.ofTheProcess()) return;
    [, , this.packages] = args;
    const { executor } = this;
    executor.compile = (source, filename) =>
      this._environment.global && compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  ofTheProcess() {
    return this._environment.ofTheProcess === true;
  }

  /** It would replace the process's own function. */
  installGetBuiltinModule() {
    if (!this.ofTheProcess()) super.installGetBuiltinModule();
  }

  requireModule(from, name, options, actual) {
    const file = options || !this.ofTheProcess() ? undefined : this.installedFile(from, name);
    return file === undefined ? super.requireModule(from, name, options, actual) : load(file);
  }

  requireInternalModule(from, name) {
    return name && /^\w|^@/.test(name) && this.ofTheProcess()
      ? createRequire(from)(name)
      : super.requireInternalModule(from, name);
  }

  /** The file of a package; undefined for a path, and for what is node's or jest's. */
  installedFile(from, name) {
    if (!name || others.test(name) || this.packages.isCoreModule(name)) return undefined;
    const key = `${dirname(from)}\0${name}`;
    if (!files.has(key)) files.set(key, this.fileOf(from, name));
    return files.get(key);
  }

  /** What is ours and only for browsers is compiled by the bundler: there is no such file. */
  fileOf(from, name) {
    const conditions = apart.test(from) ? required : imported;
    const file = ours.test(name)
      ? this.packages.resolveModuleFromDirIfExists(dirname(from), name, conditions)
      : this.packages.resolveModule(from, name, conditions);
    const is = file && (ours.test(name) || file.includes(installed)) && /\.[cm]?js$/.test(file);
    return is ? file : undefined;
  }
};
