import type { Recipe } from '../../kit/index.js';
import * as articleBackup from './article-backup.js';
import * as bulk from './bulk.js';
import * as collecting from './collecting.js';
import * as competitorPages from './competitor-pages.js';
import * as contentCalendar from './content-calendar.js';
import * as curiosities from './curiosities.js';
import * as echoes from './echoes.js';
import * as editorialDesk from './editorial-desk.js';
import * as faqFromTickets from './faq-from-tickets.js';
import * as imageAltTexts from './image-alt-texts.js';
import * as instant from './instant.js';
import * as learned from './learned.js';
import * as officePlaylistColumn from './office-playlist-column.js';
import * as pages from './pages.js';
import * as pressRelease from './press-release.js';
import * as short from './short.js';
import * as spreading from './spreading.js';
import * as texts from './texts.js';
import * as translateArticle from './translate-article.js';
import * as upkeep from './upkeep.js';
import * as videoDescriptions from './video-descriptions.js';
import * as voiceMemoToArticle from './voice-memo-to-article.js';
import * as writing from './writing.js';

/** Writing, publishing and looking after content. */
export const content: Recipe[] = [
  articleBackup,
  bulk,
  collecting,
  competitorPages,
  contentCalendar,
  curiosities,
  echoes,
  editorialDesk,
  faqFromTickets,
  imageAltTexts,
  instant,
  learned,
  officePlaylistColumn,
  pages,
  pressRelease,
  short,
  spreading,
  texts,
  translateArticle,
  upkeep,
  videoDescriptions,
  voiceMemoToArticle,
  writing,
].flatMap((topic) => Object.values(topic));
