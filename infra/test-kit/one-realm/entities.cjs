// What the decorators of entities say, which TypeORM keeps in one place of the realm. A compiled service says it once a process,
// when node loads it; a service from its source says it in each test file, and must not be kept alive by it.
const property = 'typeormMetadataArgsStorage';
const ofTheProcess = new WeakSet();
const lists = () => Object.values(globalThis[property] ?? {}).filter(Array.isArray);

module.exports = {
  property,

  /** Runs what node loads for the whole process, and notes the entities that come with it. */
  notingThoseOf(load) {
    const before = new Set(lists().flat());
    const loaded = load();
    for (const said of lists().flat()) if (!before.has(said)) ofTheProcess.add(said);
    return loaded;
  },

  /** Leaves the entities of the process. */
  forgetThoseOfTheFile() {
    for (const list of lists()) {
      const stay = list.filter((said) => ofTheProcess.has(said));
      list.splice(0, list.length, ...stay);
    }
  },
};
