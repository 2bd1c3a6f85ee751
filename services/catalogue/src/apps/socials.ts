import { pick } from '../dsl/apps.js';
import { http, node, say } from '../dsl/index.js';
import type { Social } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { fitted } from './fitted.js';
import {
  facebookPage,
  googleAccount,
  googleLocation,
  instagramAccount,
  linkedInPage,
  mastodonServer,
  subreddit,
} from './values.js';

/** A social network; `picture` posts with the picture at a public address, `longest` is what fits in a post. */
export interface Network extends Social {
  readonly longest: number;
  picture?(name: string, text: string, imageUrl: string): ReturnType<Social['post']>;
  /** Posts with the picture whose bytes are in `data`. */
  withBytes?(name: string, text: string): ReturnType<Social['post']>;
}

/** A line as a title: its first sentence where that is short, else cut at a word. */
const AS_TITLE =
  "((line) => /^.{15,120}?[.!?](?=\\s|$)/.exec(line)?.[0] ?? (line.length > 120 ? line.slice(0, 119).replace(/\\s+\\S*$/, '') + '…' : line))";

/** The first line of a text, as a title. */
function titleOf(text: string): string {
  if (!text.startsWith('=')) return (text.split('\n')[0] ?? text).slice(0, 120);
  const parts = text.slice(1).split(/\{\{(.*?)\}\}/s);
  const pieces = parts.map((part, i) => (i % 2 ? `(${part.trim()})` : JSON.stringify(part)));
  return `={{ ${AS_TITLE}([${pieces.filter((piece) => piece !== '""').join(', ')}].join('').trim().split('\\n')[0]) }}`;
}

const linkedInApp = app(
  'linkedin',
  'LinkedIn',
  'linkedInOAuth2Api',
  [
    'Maak op developer.linkedin.com een app bij je bedrijfspagina en vraag "Community Management API" aan: alleen daarmee mag een app namens een pagina plaatsen.',
    'Zet de Client ID en het geheim in n8n, zet Organization Support aan en log in als beheerder van de pagina.',
  ],
  [
    'On developer.linkedin.com create an app for your company page and request "Community Management API": only with it may an app post for a page.',
    'Put the client ID and secret in n8n, switch on Organization Support and sign in as an administrator of the page.',
  ],
  5,
);
export const linkedIn: Network = {
  app: linkedInApp,
  longest: 3000,
  post: (name, text) =>
    node(name, 'linkedIn', 1, {
      authentication: 'standard',
      resource: 'post',
      operation: 'create',
      postAs: 'organization',
      organization: linkedInPage,
      text,
      shareMediaCategory: 'NONE',
      additionalFields: { visibility: 'PUBLIC' },
    }),
  withBytes: (name, text) =>
    node(name, 'linkedIn', 1, {
      authentication: 'standard',
      resource: 'post',
      operation: 'create',
      postAs: 'organization',
      organization: linkedInPage,
      text,
      shareMediaCategory: 'IMAGE',
      binaryPropertyName: 'data',
      additionalFields: { visibility: 'PUBLIC' },
    }),
};

export const x: Network = {
  app: app(
    'x',
    'X',
    'twitterOAuth2Api',
    [
      'Maak op developer.x.com een app met lees- en schrijfrechten.',
      'Zet de Client ID en het geheim in n8n en log in.',
    ],
    [
      'On developer.x.com create an app with read and write access.',
      'Put the client ID and secret in n8n and sign in.',
    ],
    4,
  ),
  longest: 280,
  post: (name, text) =>
    node(name, 'twitter', 2, {
      resource: 'tweet',
      operation: 'create',
      text: fitted(text, 280),
      additionalFields: {},
    }),
};

const facebookGraph = (name: string, edge: string, values: { [name: string]: string }, page: string) =>
  node(name, 'facebookGraphApi', 1, {
    authType: 'accessToken',
    hostUrl: 'graph.facebook.com',
    httpRequestMethod: 'POST',
    graphApiVersion: 'v23.0',
    node: page,
    edge,
    options: {
      queryParameters: {
        parameter: Object.entries(values).map(([key, value]) => ({ name: key, value })),
      },
    },
  });
export const facebook: Network = {
  app: app(
    'facebook',
    'Facebook',
    'facebookGraphApi',
    [
      'Maak op developers.facebook.com een app en een paginatoken met pages_manage_posts en pages_read_engagement.',
      'Plak het token in n8n.',
    ],
    [
      'On developers.facebook.com create an app and a page token with pages_manage_posts and pages_read_engagement.',
      'Paste the token in n8n.',
    ],
    5,
  ),
  longest: 5000,
  post: (name, text) => facebookGraph(name, 'feed', { message: text }, facebookPage),
  picture: (name, text, url) => facebookGraph(name, 'photos', { caption: text, url }, facebookPage),
};

export const googleBusiness: Network = {
  app: app('googlebusiness', 'Google Business Profile', 'googleBusinessProfileOAuth2Api', ...GOOGLE_STEPS, 4),
  longest: 1500,
  post: (name, text) =>
    node(name, 'googleBusinessProfile', 1, {
      resource: 'post',
      operation: 'create',
      account: pick(googleAccount, 'name'),
      location: pick(googleLocation, 'name'),
      postType: 'STANDARD',
      summary: text,
      additionalOptions: { languageCode: say('nl', 'en') },
    }),
};

export const reddit: Network = {
  app: app(
    'reddit',
    'Reddit',
    'redditOAuth2Api',
    [
      'Maak op reddit.com/prefs/apps een app van het type web app.',
      'Zet de id en het geheim in n8n en log in.',
    ],
    [
      'On reddit.com/prefs/apps create an app of the type web app.',
      'Put the id and secret in n8n and sign in.',
    ],
    2,
  ),
  longest: 10000,
  setup: [
    { nl: 'Zet in de Reddit-stap je eigen subreddit.', en: 'Put your own subreddit in the Reddit step.' },
  ],
  post: (name, text) =>
    node(name, 'reddit', 1, {
      resource: 'post',
      operation: 'create',
      subreddit: subreddit,
      kind: 'self',
      title: titleOf(text),
      text,
    }),
};

export const discourse: Network = {
  app: app(
    'discourse',
    'Discourse',
    'discourseApi',
    [
      'Maak in Discourse bij Beheer, API een sleutel voor één gebruiker.',
      'Vul in n8n adres, sleutel en gebruikersnaam in.',
    ],
    [
      'In Discourse, under Admin, API, create a key for a single user.',
      'In n8n enter the address, key and user name.',
    ],
    2,
  ),
  longest: 30000,
  setup: [
    {
      nl: 'De berichten in Discourse krijgen geen categorie: sta dat daar toe (allow uncategorized topics), of voeg in de Discourse-stappen Category ID toe.',
      en: 'The posts in Discourse get no category: allow that there (allow uncategorized topics), or add Category ID in the Discourse steps.',
    },
  ],
  post: (name, text) =>
    node(name, 'discourse', 1, {
      resource: 'post',
      operation: 'create',
      title: titleOf(text),
      content: text,
      additionalFields: {},
    }),
};

const byHttp = (key: string, label: string, weight: number, nl: readonly string[], en: readonly string[]) =>
  app(key, label, 'httpHeaderAuth', nl, en, weight);

export const mastodon: Network = {
  app: byHttp(
    'mastodon',
    'Mastodon',
    2,
    [
      'Maak bij Voorkeuren, Ontwikkeling een app met write:statuses.',
      'Zet in n8n de header Authorization: Bearer met je token.',
    ],
    [
      'Under Preferences, Development, create an app with write:statuses.',
      'In n8n set the header Authorization: Bearer with your token.',
    ],
  ),
  longest: 500,
  post: (name, text) =>
    http(name, `${mastodonServer}/api/v1/statuses`, {
      method: 'POST',
      auth: 'header',
      form: { status: text },
    }),
};

const instagramApp = app(
  'instagram',
  'Instagram',
  'facebookGraphApi',
  [
    'Koppel je zakelijke Instagram-account aan een Facebook-pagina.',
    'Maak op developers.facebook.com een token met instagram_basic, instagram_content_publish en pages_read_engagement en plak het in n8n.',
  ],
  [
    'Link your Instagram business account to a Facebook page.',
    'On developers.facebook.com create a token with instagram_basic, instagram_content_publish and pages_read_engagement and paste it in n8n.',
  ],
  5,
);
/** Instagram takes a picture in two steps: prepare, then publish. */
export const instagram = {
  app: instagramApp,
  prepare: (name: string, caption: string, imageUrl: string) =>
    facebookGraph(name, 'media', { caption, image_url: imageUrl }, instagramAccount),
  publish: (name: string, prepared: string) =>
    facebookGraph(
      name,
      'media_publish',
      { creation_id: `={{ $('${prepared}').item.json.id }}` },
      instagramAccount,
    ),
};

/** Everything that a text can be posted to. */
export const socials: Network[] = [linkedIn, x, facebook, googleBusiness, reddit, discourse, mastodon];
export const businessSocials: Network[] = [linkedIn, facebook, x, googleBusiness];
