import { cockpitCms, contentfulCms, mediumCms, storyblokCms, strapiCms } from './cms-headless.js';
import { ghostCms, webflowPublisher, wordPressCms } from './cms-sites.js';
import type { Publisher } from './publisher.js';

export * from './cms-apps.js';
export * from './cms-headless.js';
export * from './cms-sites.js';
export * from './publisher.js';

export const cmses: readonly Publisher[] = [
  wordPressCms,
  ghostCms,
  webflowPublisher,
  strapiCms,
  storyblokCms,
  contentfulCms,
  mediumCms,
  cockpitCms,
];
type Has<K extends keyof Publisher> = Publisher & Required<Pick<Publisher, K>>;
const having = <K extends keyof Publisher>(member: K): readonly Has<K>[] =>
  cmses.filter((cms): cms is Has<K> => cms[member] !== undefined);
/** Report what goes live. */
export const liveCmses = having('published');
/** Can list what is there. */
export const listedCmses = having('recent');
