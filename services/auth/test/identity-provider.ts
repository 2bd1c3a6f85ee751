import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicJwk } from '@stroomwerk/kernel/signing';

/** Stands at the other end of the wire: an OpenID provider that knows one person at a time, and says what Google says. */
export interface TestProvider {
  readonly issuer: string;
  /** Who signs in next; `change` alters the claims of the identity token. */
  person: Record<string, unknown>;
  /** What the token endpoint was sent last. */
  readonly asked: URLSearchParams[];
  /** How often its keys were read. */
  keysRead: number;
  /** Signs with a key that is not in its list, by the name of the one that is. */
  forged: boolean;
  /** Nonce and challenge of the sign-in that is under way. */
  begin(url: URL): void;
  close(): Promise<void>;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function testProvider(clientId: string, now: () => Date): Promise<TestProvider> {
  const newKey = () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return { privateKey, jwk: publicJwk(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()) };
  };
  const [listed, other] = [newKey(), newKey()];
  let nonce = '';
  const server = createServer(async (request, reply) => {
    const answer = (body: object) =>
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return answer({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      });
    if (request.url === '/keys') {
      provider.keysRead += 1;
      return answer({ keys: [listed.jwk] });
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    provider.asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    const iat = Math.floor(now().getTime() / 1_000);
    const claims = { iss: provider.issuer, aud: clientId, iat, exp: iat + 60, nonce, ...provider.person };
    const text = `${part({ alg: 'ES256', kid: listed.jwk.kid })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(text), {
      key: (provider.forged ? other : listed).privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    return answer({
      access_token: 'unused',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: `${text}.${signature.toString('base64url')}`,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: {},
    asked: [],
    keysRead: 0,
    forged: false,
    begin(url) {
      nonce = url.searchParams.get('nonce') ?? '';
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
