import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { N8nNode } from '@stroomwerk/catalogue';
import { modulesOf } from '../n8n/install.js';

interface Property {
  readonly name: string;
  readonly type: string;
  readonly default?: unknown;
}
interface AccountType {
  readonly name: string;
  readonly extends?: readonly string[];
  readonly properties: readonly Property[];
}
interface StepType {
  readonly name: string;
  readonly version: number | readonly number[];
  readonly properties: readonly Property[];
  readonly credentials?: readonly {
    readonly name: string;
    readonly displayOptions?: { readonly show?: Readonly<Record<string, readonly unknown[]>> };
  }[];
}

/** What an account asks for beside a key: the customer's own address, a number, a place. */
const OWN: Readonly<Record<string, (secret: string) => Readonly<Record<string, unknown>>>> = {
  smtp: () => ({ host: 'mail.example.com', port: 465, secure: true }),
  imap: () => ({ host: 'mail.example.com', port: 993, secure: true }),
  postgres: () => ({ host: 'database.example.com', database: 'standin', user: 'standin', ssl: 'disable' }),
  shopifyAccessTokenApi: () => ({ shopSubdomain: 'jouw-winkel' }),
  wooCommerceApi: () => ({ url: 'https://shop.example.com' }),
  ghostAdminApi: (secret) => ({ url: 'https://ghost.example.com', apiKey: `${secret}:ab12` }),
  strapiTokenApi: () => ({ url: 'https://strapi.example.com', apiVersion: 'v4' }),
  oktaApi: () => ({ url: 'https://standin.okta.com' }),
  wordpressApi: () => ({ url: 'https://www.example.com' }),
  supabaseApi: () => ({ host: 'https://standin.supabase.co' }),
  zendeskApi: () => ({ subdomain: 'jouw-bedrijf' }),
  jiraSoftwareCloudApi: () => ({ domain: 'https://jouw-bedrijf.atlassian.net', email: 'ik@example.com' }),
  azureOpenAiApi: () => ({ resourceName: 'standin', endpointType: 'classic', endpoint: '' }),
  githubApi: () => ({ user: 'jouw-organisatie' }),
  n8nApi: () => ({ baseUrl: 'https://n8n.example.com/api/v1' }),
  mailchimpApi: (secret) => ({ apiKey: `${secret}-us21` }),
  oAuth2Api: () => ({
    grantType: 'clientCredentials',
    accessTokenUrl: 'https://token.example.com/token',
    authUrl: 'https://token.example.com/authorize',
  }),
  httpHeaderAuth: (secret) => ({ name: 'Authorization', value: `Bearer ${secret}` }),
  httpCustomAuth: (secret) => ({
    json: JSON.stringify({ headers: { Authorization: `Bearer ${secret}` }, body: { accessToken: secret } }),
  }),
  httpQueryAuth: (secret) => ({ name: 'key', value: secret }),
  freshdeskApi: () => ({ domain: 'jouw-bedrijf' }),
  rocketchatApi: () => ({ domain: 'https://chat.example.com', userId: 'standin' }),
  mattermostApi: () => ({ baseUrl: 'https://mattermost.example.com' }),
  nocoDbApiToken: () => ({ host: 'https://nocodb.example.com' }),
  gristApi: () => ({ url: 'https://docs.getgrist.com' }),
  matrixApi: () => ({ homeserverUrl: 'https://matrix.example.com' }),
  discordBotApi: () => ({ applicationId: '1200000000000000001', publicKey: 'ab12' }),
};
const CLOSED = new Set(['hidden', 'notice', 'hint', 'button', 'boolean', 'number', 'options', 'json']);

/** What a running n8n knows of accounts and steps, read where it is installed. */
export class Accounts {
  private readonly accounts = new Map<string, AccountType>();
  private readonly steps = new Map<string, StepType[]>();

  /** @param dataDir in which n8n is installed */
  constructor(dataDir: string) {
    for (const [prefix, folder] of [
      ['n8n-nodes-base', 'n8n-nodes-base'],
      ['@n8n/n8n-nodes-langchain', '@n8n/n8n-nodes-langchain'],
    ] as const) {
      const types = <T>(name: string): T[] =>
        JSON.parse(readFileSync(join(modulesOf(dataDir), folder, 'dist/types', name), 'utf8')) as T[];
      for (const one of types<AccountType>('credentials.json')) this.accounts.set(one.name, one);
      for (const one of types<StepType>('nodes.json')) {
        const name = `${prefix}.${one.name.replace(/^.*\./, '')}`;
        this.steps.set(name, [...(this.steps.get(name) ?? []), one]);
      }
    }
  }

  private chain(type: string): AccountType[] {
    const own = this.accounts.get(type);
    return own ? [own, ...(own.extends ?? []).flatMap((one) => this.chain(one))] : [];
  }

  /** What somebody fills in for an account: every secret of it is the given one, an OAuth2 account has been signed in to. */
  dataOf(type: string, secret: string): Record<string, unknown> {
    const chain = this.chain(type);
    // What the account itself says of a field stands before what it extends.
    const asked = new Map<string, Property>();
    for (const one of chain.flatMap(({ properties }) => properties))
      if (!asked.has(one.name)) asked.set(one.name, one);
    const isOAuth2 = chain.some(({ name }) => name === 'oAuth2Api');
    return {
      ...Object.fromEntries(
        [...asked.values()]
          .filter((one) => !CLOSED.has(one.type) && !one.default && !/url$/i.test(one.name))
          .map(({ name }) => [name, secret]),
      ),
      ...(isOAuth2 && {
        clientId: 'standin',
        clientSecret: secret,
        oauthTokenData: {
          access_token: secret,
          refresh_token: secret,
          token_type: 'Bearer',
          expires_in: 3600,
          // Some vendors tell with the token where to ask.
          instance_url: 'https://standin.my.salesforce.com',
        },
      }),
      ...OWN[type]?.(secret),
    };
  }

  /** The kinds of account that a step signs in with. */
  typesOf({ type, typeVersion, parameters }: N8nNode): string[] {
    const { authentication, nodeCredentialType, genericAuthType } = parameters;
    if (authentication === 'predefinedCredentialType' && typeof nodeCredentialType === 'string')
      return [nodeCredentialType];
    if (authentication === 'genericCredentialType' && typeof genericAuthType === 'string')
      return [genericAuthType];
    const name = type.replace(/Tool$/, '');
    const all = this.steps.get(type) ?? this.steps.get(name) ?? [];
    const step = all.find(({ version }) => [version].flat().includes(typeVersion)) ?? all[0];
    const given = (key: string): unknown =>
      key === '@version'
        ? typeVersion
        : (parameters[key] ?? step?.properties.find((one) => one.name === key)?.default);
    const fits = ({ displayOptions }: NonNullable<StepType['credentials']>[number]): boolean =>
      Object.entries(displayOptions?.show ?? {}).every(([key, wanted]) =>
        wanted.some((one) => one === given(key) || typeof one === 'object'),
      );
    const found = (step?.credentials ?? []).filter(fits).map((one) => one.name);
    return found.slice(0, 1);
  }
}
