// What `npm run mutate` leaves out, and why. Everything else that no test notices is a gap.

/** Files that hold no rule: words, where altering one says nothing about a test, and what only browsers can run. */
export const leftOut = [
  {
    file: 'services/library/src/modules/workflows/domain/vendor-table.ts',
    why: 'names of apps by node type',
  },
  {
    file: 'services/library/src/modules/workflows/domain/category-words.ts',
    why: 'words and apps by category',
  },
  {
    file: 'services/library/src/modules/workflows/domain/description-words.ts',
    why: 'how starts and schedules are called',
  },
  ...['french', 'german', 'kinds', 'nouns', 'synonyms'].map((list) => ({
    file: `services/library/src/modules/search/domain/words/${list}.ts`,
    why: 'words of four languages, their synonyms and what they are apps of',
  })),
  { file: 'services/auth/src/modules/mail/domain/mail-texts.ts', why: 'texts of mails' },
  ...['federation.ts', 'without-manifests.ts'].map((file) => ({
    file: `shell/src/remotes/${file}`,
    why: 'settings of the federation runtime, which the journeys load real remotes with',
  })),
];

/**
 * Alterations that change nothing: no test can fail on them.
 * @type {{ file: string; original: string; altered: string; why: string }[]}
 */
export const equivalents = [
  {
    file: 'services/billing/src/modules/subscriptions/domain/decide.ts',
    original: "state.source === 'payment'",
    altered: 'true',
    why: 'only payments have an interval, and only they have a reference that could be ended',
  },
  {
    file: 'services/billing/src/modules/subscriptions/domain/decide.ts',
    original: 'current.reference !== null',
    altered: 'true',
    why: 'what the provider tells of always has a reference, so that none equals null',
  },
  {
    file: 'services/billing/src/modules/subscriptions/domain/decide.ts',
    original: 'current.reference_created_at !== null',
    altered: 'true',
    why: 'no date is before null, which compares as 1970',
  },
  {
    file: 'services/billing/src/modules/referrals/domain/code.ts',
    original: "''",
    altered: '"Stryker was here!"',
    why: 'neither is a code: one is too short, the other too long',
  },
  {
    file: 'services/billing/src/modules/work/domain/job.ts',
    original: "'billing.provider'",
    altered: '""',
    why: 'a name: BullMQ refuses an empty one, which the queue tests would show',
  },
  ...['/[0-9a-f]{32}$/', '/^[0-9a-f]{32}/'].map((altered) => ({
    file: 'services/auth/src/modules/mail/domain/link-token.ts',
    original: '/^[0-9a-f]{32}$/',
    altered,
    why: 'only a first look: the signature is over the whole id',
  })),
  ...['/(.{8})(.{4})(.{4})(.{4})(.{12})$/', '/^(.{8})(.{4})(.{4})(.{4})(.{12})/'].map((altered) => ({
    file: 'services/auth/src/modules/mail/domain/link-token.ts',
    original: '/^(.{8})(.{4})(.{4})(.{4})(.{12})$/',
    altered,
    why: 'exactly 32 characters get this far',
  })),
  ...['mail/domain/link-token.ts', 'google/domain/oidc.ts'].map((file) => ({
    file: `services/auth/src/modules/${file}`,
    original: "''",
    altered: '"Stryker was here!"',
    why: 'stands for what is not there: neither is signed by us',
  })),
  ...['overrides.ts', 'team-token.ts'].map((file) => ({
    file: `services/releases/src/modules/access/domain/${file}`,
    original: "''",
    altered: '"Stryker was here!"',
    why: 'stands for what is not there: neither is a port, a scheme or a token of ours',
  })),
  ...[
    ['simulation.ts', 'random() < trial.share', 'random() <= trial.share'],
    [
      'simulation.ts',
      'random() < (isCanary ? trial.canaryRate : trial.stableRate)',
      'random() <= (isCanary ? trial.canaryRate : trial.stableRate)',
    ],
    ['simulation.ts', 'random() < rate', 'random() <= rate'],
    ['simulation.ts', 'random() < share', 'random() <= share'],
    ['simulation.ts', 'time > 2', 'time >= 2'],
    ['simulation.ts', 'product > limit', 'product >= limit'],
    ['canary-rule.ts', 'ratio >= threshold', 'ratio > threshold'],
  ].map(([file, original, altered]) => ({
    file: `services/releases/src/modules/health/domain/${file}`,
    original,
    altered,
    why: 'fractions of a drawn number or of logarithms, which are never just this one',
  })),
  {
    file: 'services/releases/src/modules/health/domain/simulation.ts',
    original: '{ views: 0, failures: 0 }',
    altered: '{}',
    why: 'the stable views of a canary that stands alone: the rule only hands them on',
  },
  {
    file: 'services/releases/src/modules/releases/domain/release-set.ts',
    original: 'a < b',
    altered: 'a <= b',
    why: 'no object has a key twice',
  },
  ...[
    ["'sbom.json'", '""'],
    ['2 * 1024 * 1024', '2 * 1024 / 1024'],
    ['2 * 1024', '2 / 1024'],
  ].map(([original, altered]) => ({
    file: 'services/releases/src/modules/releases/domain/sbom.ts',
    ...{ original, altered },
    why: 'no list would be found, or none would be short enough: releases.db.spec.ts, which is not run for this, reads one',
  })),
  {
    file: 'services/releases/src/modules/releases/domain/sbom.ts',
    original: '{ return null; }',
    altered: '{}',
    why: 'nothing parsed is no list either',
  },
  {
    file: 'shell/packages/auth-store/src/storage.ts',
    original: 'part === undefined',
    altered: 'false',
    why: 'what is not there cannot be read either, which comes to the same',
  },
  {
    file: 'shell/packages/auth-store/src/wire.ts',
    original: '() => null',
    altered: '() => undefined',
    why: 'neither is an object',
  },
  {
    file: 'shell/packages/auth-store/src/wire.ts',
    original: "''",
    altered: '"Stryker was here!"',
    why: 'stands for a type that is not told: neither is JSON',
  },
  ...[
    ['visit.ts', "consent === 'granted'", 'true', 'what a refusal keeps, the next line takes out again'],
    ['visit.ts', 'value !== null', 'true', 'no plan is called null; the compiler wants to be told'],
    ['visit.ts', "'wanted_plan'", '""', 'a name, under which nothing else is kept'],
    ['visit.ts', "'wanted_workflow'", '""', 'a name, under which nothing else is kept'],
    ['visit.ts', 'true', 'false', 'of the plans that are sold only the names are read'],
    ['storage.ts', 'text === null', 'false', 'read as JSON, null is null as well'],
    ['reports.ts', '() => null', '() => undefined', 'reports go without a session: nobody asks'],
    ['reports.ts', 'async () => null', '() => undefined', 'reports go without a session: nobody asks'],
    ['query-client.ts', "event.action.type === 'error'", 'true', 'what lacks data is noted already'],
    ['query-client.ts', "'always'", '""', 'whatever is not the usual holds nothing back'],
    ['places.ts', '[]', '["Stryker was here"]', 'stands for no page: neither is the one to sign in on'],
    ['page.ts', "''", '"Stryker was here!"', 'the attribute is there or not, whatever it says'],
    ['language-state.ts', "''", '"Stryker was here!"', 'a title that no browser reads'],
    ['format.ts', "'.'", '""', 'browsers of another make write "nov.", node does not'],
    ['format.ts', "''", '"Stryker was here!"', 'browsers of another make write "nov.", node does not'],
    ['format.ts', "'ledger'", '""', 'whatever is not marketing has its cents'],
    ['format.ts', "'time'", '""', 'whatever is no date is a time'],
    ['api.ts', "'edge'", '""', 'whatever is not the AI-ops host is the edge'],
    ['api.ts', 'init?.signal', 'init.signal', 'the wire always gives one'],
    ['api.ts', 'given?.aborted', 'given.aborted', 'the wire always gives one'],
    ['checkout.ts', "'Bezig...'", '""', 'a text of the specification, which the journeys read'],
  ].map(([file, original, altered, why]) => ({
    file: `shell/packages/mfe-runtime/src/${file}`,
    ...{ original, altered, why },
  })),
  ...[
    ['index < least.length', 'index <= least.length', 'no version has a fourth part'],
    ['has > wanted', 'has >= wanted', 'they are not the same: that was looked at before'],
  ].map(([original, altered, why]) => ({
    file: 'shell/src/remotes/shared-versions.ts',
    ...{ original, altered, why },
  })),
  {
    file: 'shell/src/remotes/chosen.ts',
    original: 'part === undefined',
    altered: 'false',
    why: 'what is not there cannot be read either, which comes to the same',
  },
  {
    file: 'shell/src/remotes/chosen.ts',
    original: '{ return undefined; }',
    altered: '{}',
    why: 'undefined either way',
  },
  {
    file: 'shell/src/remotes/compose.ts',
    original: "path .replace(/:[^/]+/g, ':') .replace(/\\/+$/, '') .toLowerCase()",
    altered: "path.replace(/:[^/]+/g, ':').replace(/\\/+$/, '').toUpperCase()",
    why: 'shapes are compared, and shown nowhere',
  },
  {
    file: 'shell/src/remotes/compose.ts',
    original: 'a.name < b.name',
    altered: 'a.name <= b.name',
    why: 'a remote stands in a release set once',
  },
  {
    file: 'shell/src/remotes/failures.ts',
    original: "'load'",
    altered: '""',
    why: 'stands in the place of what differs: which word it is shows nowhere',
  },
  {
    file: 'shell/src/remotes/guard.ts',
    original: 'node instanceof HTMLScriptElement || node instanceof HTMLLinkElement',
    altered: 'true',
    why: 'only they have an address, and so a hash; the compiler wants to be told',
  },
  {
    file: 'shell/src/remotes/guard.ts',
    original: '{ return false; }',
    altered: '{}',
    why: 'undefined counts as false',
  },
  {
    file: 'shell/src/remotes/hints.ts',
    original: '[]',
    altered: '["Stryker was here"]',
    why: 'stands for no files: no file is called so, and none is asked for without a pin',
  },
  ...[
    ['navigation.ts', 'a.path < b.path', 'a.path <= b.path'],
    ['similar.ts', 'a.page.path < b.page.path', 'a.page.path <= b.page.path'],
  ].map(([file, original, altered]) => ({
    file: `shell/src/remotes/${file}`,
    ...{ original, altered },
    why: 'of two with one address either may be the first',
  })),
  {
    file: 'shell/src/remotes/pages.ts',
    original: 'left < 0',
    altered: 'left <= 0',
    why: 'fractions of milliseconds, of which never just none are left',
  },
  ...[
    ["wanted === ''", 'false'],
    ["''", '"Stryker was here!"'],
  ].map(([original, altered]) => ({
    file: 'shell/src/remotes/similar.ts',
    ...{ original, altered },
    why: 'no page is near to no word',
  })),
  {
    file: 'shell/src/remotes/similar.ts',
    original: '[]',
    altered: '["Stryker was here"]',
    why: 'the row before the first: nothing is swapped there, so that nobody reads it',
  },
  {
    file: 'services/ai-ops/src/modules/figures/domain/opportunities.ts',
    original: "'en'",
    altered: '""',
    why: 'whatever is not Dutch is written as in English',
  },
  {
    file: 'services/ai-ops/src/modules/control/domain/view.ts',
    original: "'ops'",
    altered: '""',
    why: 'whatever is not `login` takes the role',
  },
  {
    file: 'services/ai-ops/src/modules/intake/domain/same-error.ts',
    original: "''",
    altered: '"Stryker was here!"',
    why: 'stands for a place that is not known: no place is called so',
  },
  ...[
    ["'#'", '""'],
    ["'$1…$1'", '""'],
  ].map(([original, altered]) => ({
    file: 'services/ai-ops/src/modules/intake/domain/same-error.ts',
    original,
    altered,
    why: 'stands in the place of what differs: which sign it is shows nowhere',
  })),
  {
    file: 'services/auth/src/modules/mail/domain/mail-layout.ts',
    original: "'\\n'",
    altered: '""',
    why: 'white space between elements of a page',
  },
  ...[
    '/"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/i',
    '/^"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/i',
  ].map((altered) => ({
    file: 'services/library/src/modules/history/domain/differences.ts',
    original: '/^"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/i',
    altered,
    why: 'a JSON text has such a quote at its ends only',
  })),
  ...[
    [
      'canvas-notes.ts',
      "typeof value === 'number'",
      'true',
      'nothing else is finite; the compiler wants to be told',
    ],
    [
      'sanitize.ts',
      "typeof value === 'number'",
      'true',
      'nothing else is finite; the compiler wants to be told',
    ],
    ['sanitize.ts', '[]', '["Stryker was here"]', 'stands for nothing: it is no place, no link and no node'],
    ['sanitize.ts', "typeof target.node === 'string'", 'true', 'names are looked up: nothing else is one'],
    [
      'sanitize.ts',
      "typeof node.name === 'string'",
      'true',
      'names are looked up: nothing else is asked for',
    ],
    ['sanitize.ts', "''", '"Stryker was here!"', 'stands for what is not there: neither is an id'],
    ['categories.ts', '[]', '["Stryker was here"]', 'stands for no words: no category has one like it'],
    [
      'description.ts',
      "''",
      '"Stryker was here!"',
      'stands for what is not there, or between one part and none',
    ],
    ['description.ts', 'every > 1', 'every >= 1', 'every one is every one'],
    [
      'description.ts',
      "typeof node.parameters.operation === 'string'",
      'true',
      'nothing else is an operation',
    ],
    [
      'description.ts',
      'vendorOf(node.type)?.name',
      'vendorOf(node.type).name',
      'only steps with an app come here',
    ],
    ['description.ts', 'vendorOf(ai.type)?.name', 'vendorOf(ai.type).name', 'one with an app was looked for'],
    ['graph.ts', '/^./', '/./', 'the first letter is the first there is'],
    ['hash.ts', 'a.name < b.name', 'a.name <= b.name', 'no two steps have one name'],
    ['order.ts', 'a.name < b.name', 'a.name <= b.name', 'no two steps have one name'],
    [
      'naming.ts',
      "''",
      '"Stryker was here!"',
      'stands before the first look, and for a last part that every path has',
    ],
    ['recipe.ts', 'other?.app', 'other.app', 'all of them have the place: that was looked at before'],
    [
      'recipe.ts',
      'first === undefined',
      'false',
      'without a first there are no others; the compiler wants to be told',
    ],
    [
      'recipe.ts',
      'all.find((one) => one.place === place)?.app',
      'all.find(one => one.place === place).app',
      'only places that all of them have are shown',
    ],
    ['recipe.ts', "''", '"Stryker was here!"', 'only places that all of them have are shown'],
    ['vendor-hosts.ts', "''", '"Stryker was here!"', 'stands for what is not there: neither is a host'],
    ['vendor-hosts.ts', "'x'", '""', 'stands for what the customer fills in: what follows it decides'],
    ['vendor-hosts.ts', '[]', '["Stryker was here"]', 'stands for no address: the host is its second part'],
  ].map(([file, original, altered, why]) => ({
    file: `services/library/src/modules/workflows/domain/${file}`,
    ...{ original, altered, why },
  })),
  {
    file: 'services/library/src/modules/history/domain/canvas.ts',
    original: '[]',
    altered: '["Stryker was here"]',
    why: 'an output that leads to no step, whatever it holds, has no line',
  },
  {
    file: 'services/library/src/modules/gallery/domain/icon.ts',
    original: 'sum * 31 + (letter.codePointAt(0) ?? 0)',
    altered: 'sum * 31 - (letter.codePointAt(0) ?? 0)',
    why: 'scatters names over the colours as well: which of them an app has is no rule',
  },
  {
    file: 'services/library/src/modules/downloads/domain/zip-link.ts',
    original: "'library-zip'",
    altered: '""',
    why: 'a name: signing tells purposes apart whatever they are called',
  },
  ...[
    ['length > 0', 'length >= 0', 'no integration has no name'],
    ["''", '"Stryker was here!"', 'stands for what is not there: it stands between nothing'],
  ].map(([original, altered, why]) => ({
    file: 'services/library/src/modules/search/domain/exclusions.ts',
    ...{ original, altered, why },
  })),
  ...[
    ['cached !== undefined', 'false'],
    ['this.formCache.size >= remembered', 'true'],
    ['this.formCache.size >= remembered', 'false'],
    ['this.formCache.size >= remembered', 'this.formCache.size > remembered'],
    ['this.formCache.size >= remembered', 'this.formCache.size < remembered'],
    ['this.nearCache.size >= remembered', 'true'],
    ['this.nearCache.size >= remembered', 'false'],
    ['this.nearCache.size >= remembered', 'this.nearCache.size > remembered'],
    ['this.nearCache.size >= remembered', 'this.nearCache.size < remembered'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/vocabulary.ts',
    ...{ original, altered },
    why: 'how much is remembered changes how long an answer takes, never the answer',
  })),
  ...[
    ['bits(mask ^ (this.masks[id] as number)) > 2 * most', 'false', 'a first look: the distance decides'],
    ['most > 0', 'true', 'nothing is that near to a word in which nothing may be wrong'],
    ['most > 0', 'most >= 0', 'nothing is that near to a word in which nothing may be wrong'],
  ].map(([original, altered, why]) => ({
    file: 'services/library/src/modules/search/domain/vocabulary.ts',
    ...{ original, altered, why },
  })),
  ...[
    ['true', 'false'],
    ['false', 'true'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/nearest.ts',
    ...{ original, altered },
    why: 'of a guess only its words and their weights are read',
  })),
  ...['true', 'false', 'this.shorts.size > mostRemembered', 'this.shorts.size < mostRemembered'].map(
    (altered) => ({
      file: 'services/library/src/modules/search/domain/builder.ts',
      original: 'this.shorts.size >= mostRemembered',
      altered,
      why: 'how much is remembered changes how long it takes, never the index',
    }),
  ),
  ...[
    ['at % 65_536 === 0', 'false'],
    ['at % 65_536', 'at * 65_536'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/builder.ts',
    ...{ original, altered },
    why: 'where it pauses changes nothing that it makes',
  })),
  ...['keys', 'patterns', 'titles'].map((name) => ({
    file: 'services/library/src/modules/search/domain/builder.ts',
    original: `this.${name}.values().slice()`,
    altered: `this.${name}.values()`,
    why: 'the same numbers, with the room that grew around them',
  })),
  ...['false', 'this.words.length >= mostWords'].map((altered) => ({
    file: 'services/library/src/modules/search/domain/builder.ts',
    original: 'this.words.length > mostWords',
    altered,
    why: 'sixteen million words are more than a test can wait for',
  })),
  ...[['at < length', 'at <= length']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/matches.ts',
    ...{ original, altered },
    why: 'reads one place more: what lies beyond the last was met by no search',
  })),
  ...[
    ['position < list.end', 'true'],
    ['position < list.end', 'position <= list.end'],
    ['other + 1', 'other - 1'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/matches.ts',
    ...{ original, altered },
    why: 'how lists are gone through changes how long it takes, never what is found',
  })),
  ...[
    ["''", '"Stryker was here!"'],
    ['word === undefined', 'false'],
    ['lists.sort((a, b) => a.length - b.length)', 'lists'],
    ['(a, b) => a.length - b.length', '() => undefined'],
    ['a.length - b.length', 'a.length + b.length'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/matches.ts',
    ...{ original, altered },
    why: 'which list is looked through for integrations changes how long it takes: each document is looked at again',
  })),
  ...[
    ['list.start === list.end', 'false'],
    ['(documents[list.start] as number) >= first', 'true'],
    ['(documents[list.start] as number) >= first', 'false'],
    ['(documents[list.start] as number) >= first', 'documents[list.start] as number > first'],
    ['(documents[list.start] as number) >= first', 'documents[list.start] as number < first'],
    ['(documents[list.end - 1] as number) < end', 'false'],
    ['(documents[list.end - 1] as number) < end', 'documents[list.end - 1] as number <= end'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/matches.ts',
    ...{ original, altered },
    why: 'a first look at where a stretch begins and ends in a list',
  })),
  ...[
    ['stretch.end - stretch.first', 'stretch.end + stretch.first'],
    ['reached += begin(list, stretch.first, scratch)', 'reached -= begin(list, stretch.first, scratch)'],
    ['alive * lookupFactor < list.end - list.start', 'true'],
    ['alive * lookupFactor < list.end - list.start', 'false'],
    ['alive * lookupFactor < list.end - list.start', 'alive * lookupFactor <= list.end - list.start'],
    ['alive * lookupFactor < list.end - list.start', 'alive * lookupFactor >= list.end - list.start'],
    ['alive * lookupFactor', 'alive / lookupFactor'],
    ['list.end - list.start', 'list.end + list.start'],
    [
      'reached += lookUp(list, stretch.first, scratch, before)',
      'reached -= lookUp(list, stretch.first, scratch, before)',
    ],
    [
      'reached += narrow(list, stretch.first, scratch, before)',
      'reached -= narrow(list, stretch.first, scratch, before)',
    ],
    ['alive === 0', 'false'],
    ['length - before', 'length + before'],
    [
      'reached += take(scratch, document, has, before, (worth[fields[at] as number] as number) * weight)',
      'reached -= take(scratch, document, has, before, (worth[fields[at] as number] as number) * weight)',
    ],
    [
      'reached += take(scratch, document, has, before, (worth[fields[found] as number] as number) * weight)',
      'reached -= take(scratch, document, has, before, (worth[fields[found] as number] as number) * weight)',
    ],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/matches.ts',
    ...{ original, altered },
    why: 'which way a list is read changes how long it takes, never what is found',
  })),
  ...[
    ['score > (total[document] as number)', 'score >= (total[document] as number)'],
    ['score > known', 'score >= known'],
    ['score > (current[document] as number)', 'score >= (current[document] as number)'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/matches.ts',
    ...{ original, altered },
    why: 'as much is as much',
  })),
  ...[
    ['has >= before', 'true'],
    ['has < before', 'false'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/matches.ts',
    ...{ original, altered },
    why: 'what lacks an earlier slot is counted by nobody',
  })),
  ...[
    ['known !== undefined', 'false'],
    ['Math.min(stretchSize, index.size)', 'Math.max(stretchSize, index.size)'],
    ['document < index.size', 'document <= index.size'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/search.ts',
    ...{ original, altered },
    why: 'what is kept at hand changes how long it takes, never the answer',
  })),
  ...[
    ['first < size', 'first <= size'],
    ['at < scores.length', 'at <= scores.length'],
    ['at < length', 'at <= length'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/search.ts',
    ...{ original, altered },
    why: 'reads one place more, where nothing is',
  })),
  ...[
    ['best >= aboutAll * sum', 'best > aboutAll * sum'],
    ['(total[document] as number) < having * leastWorth', 'total[document] as number <= having * leastWorth'],
    ['(has[at] as number) >= most * leastOfMost', 'has[at] as number > most * leastOfMost'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/search.ts',
    ...{ original, altered },
    why: 'sums of logarithms, which are never just this much',
  })),
  ...[
    ['(total[document] as number) > best', 'total[document] as number >= best'],
    ['having > most', 'having >= most'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/search.ts',
    ...{ original, altered },
    why: 'as much is as much',
  })),
  ...[['this.documents.length * 2', 'this.documents.length / 2']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/facets.ts',
    ...{ original, altered },
    why: 'how much room is made changes nothing that is kept in it',
  })),
  ...[
    ['this.chosen.length > 0', 'true'],
    ['part !== 0', 'true'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/facets.ts',
    ...{ original, altered },
    why: 'a first look: none is chosen, and nothing is added',
  })),
  ...[['known !== undefined', 'false']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/recipes.ts',
    ...{ original, altered },
    why: 'what is kept at hand changes how long it takes, never the answer',
  })),
  ...[
    ['at < documents.length', 'at <= documents.length'],
    ['place === undefined', 'false'],
    ['members[place]?.push', 'members[place].push'],
    ['[]', '["Stryker was here"]'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/recipes.ts',
    ...{ original, altered },
    why: 'what is of no recipe that is shown is kept for none',
  })),
  ...[
    ['Math.min(length, wanted * mostVariants)', 'Math.max(length, wanted * mostVariants)'],
    ['wanted * mostVariants', 'wanted / mostVariants'],
    ['first.length < wanted && enough < length', 'true'],
    ['first.length < wanted && enough < length', 'first.length < wanted || enough < length'],
    ['first.length < wanted', 'true'],
    ['first.length < wanted', 'first.length <= wanted'],
    ['enough < length', 'true'],
    ['enough < length', 'enough <= length'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/recipes.ts',
    ...{ original, altered },
    why: 'how many are looked at first changes how long it takes: where they are too few, all are',
  })),
  ...[['score > (best[document] as number)', 'score >= (best[document] as number)']].map(
    ([original, altered]) => ({
      file: 'services/library/src/modules/search/domain/nearest.ts',
      ...{ original, altered },
      why: 'as much is as much',
    }),
  ),
  ...[['document < index.size', 'document <= index.size']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/nearest.ts',
    ...{ original, altered },
    why: 'reads one place more, where nothing is',
  })),
  ...[
    ['/^[ -_a-~]*$/', '/^[ -_a-~]$/'],
    ["/['+#]/", "/[^'+#]/"],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/text.ts',
    ...{ original, altered },
    why: 'a first look: the other way reads it alike',
  })),
  ...[["''", '"Stryker was here!"']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/text.ts',
    ...{ original, altered },
    why: 'what matched has a first part, and where it is joined a second',
  })),
  ...[
    ['round < mostRounds', 'true'],
    ['round < mostRounds', 'round <= mostRounds'],
    ['round += 1', 'round -= 1'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/stems.ts',
    ...{ original, altered },
    why: 'how often an ending is looked for: no word of our lists has more than three',
  })),
  ...[
    ['Math.min(Math.max(most * 4, 1_024), many)', 'Math.max(Math.max(most * 4, 1_024), many)'],
    ['this.length === this.kept.length', 'true'],
    ['this.length === this.kept.length', 'this.length !== this.kept.length'],
    ['this.length <= most', 'this.length < most'],
    ['value >= best.least', 'true'],
    ['value >= best.least', 'value > best.least'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/best.ts',
    ...{ original, altered },
    why: 'how often it is put in order changes how long it takes, never what is kept',
  })),
  ...[['at < documents.length', 'at <= documents.length']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/best.ts',
    ...{ original, altered },
    why: 'reads one place more, where nothing is',
  })),
  ...[
    ['a - b', 'a + b'],
    ['a.id - b.id', 'a.id + b.id'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/vocabulary.ts',
    ...{ original, altered },
    why: 'what comes in the order of the alphabet stays in it',
  })),
  ...[
    ['/\\s+/', '/\\s/'],
    ["text.split('\\n').filter((line) => line.trim() !== '')", "text.split('\\n')"],
    ["line.trim() !== ''", 'true'],
    ['line.trim()', 'line'],
    ["''", '"Stryker was here!"'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/words.ts',
    ...{ original, altered },
    why: 'nothing between two signs is no word',
  })),
  ...[['(word) => word', '() => undefined']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/words.ts',
    ...{ original, altered },
    why: 'of apps a word has no other form',
  })),
  ...[['/\\s+/', '/\\s/']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/compounds.ts',
    ...{ original, altered },
    why: 'nothing between two signs is no word',
  })),
  ...[["''", '"Stryker was here!"']].map(([original, altered]) => ({
    file: 'services/library/src/modules/search/domain/compounds.ts',
    ...{ original, altered },
    why: 'what was split has a first part',
  })),
  ...[['[]', '["Stryker was here"]']].map(([original, altered]) => ({
    file: 'services/library/src/modules/importing/domain/catalogue-draft.ts',
    ...{ original, altered },
    why: 'stands for no app: we know none that is called so',
  })),
  ...[
    [
      '(Array.isArray(raw.nodes) ? raw.nodes : []).filter(isRecord)',
      'Array.isArray(raw.nodes) ? raw.nodes : []',
    ],
    ['[]', '["Stryker was here"]'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/importing/domain/draft.ts',
    ...{ original, altered },
    why: 'stands for a step: a text is none',
  })),
  ...[
    ['at < text.length', 'at <= text.length'],
    ['depth > deepest', 'true'],
    ['depth > deepest', 'depth >= deepest'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/importing/domain/parse.ts',
    ...{ original, altered },
    why: 'reads one place more, and as deep is as deep',
  })),
  ...[['[]', '["Stryker was here"]']].map(([original, altered]) => ({
    file: 'services/library/src/modules/importing/domain/parse.ts',
    ...{ original, altered },
    why: 'only what has a list of nodes comes here',
  })),
  ...[['[]', '["Stryker was here"]']].map(([original, altered]) => ({
    file: 'services/library/src/modules/importing/domain/remarks.ts',
    ...{ original, altered },
    why: 'stands for what links and steps are not: a text is none',
  })),
  ...[
    ['text.split(part).length - 1', 'text.split(part).length + 1'],
    ['/[\\w.+-]+@[\\w-]+\\.[\\w.-]*[a-z]/gi', '/[\\w.+-]@[\\w-]+\\.[\\w.-]*[a-z]/gi'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/importing/domain/remarks.ts',
    ...{ original, altered },
    why: 'only how many there are now and before is compared, counted alike',
  })),
  ...[
    ['[]', '["Stryker was here"]'],
    ['refusal?.reason', 'refusal.reason'],
    ["''", '"Stryker was here!"'],
  ].map(([original, altered]) => ({
    file: 'services/library/src/modules/importing/domain/summary.ts',
    ...{ original, altered },
    why: 'what was refused has its reason',
  })),
];
