import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface TestCertificate {
  /** PEM. */
  readonly cert: string;
  readonly key: string;
}

const tagged = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Buffer[]) => tagged(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
/** UTCTime, RFC 5280 4.1.2.5.1. */
const time = (date: Date) =>
  tagged(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const ecdsaWithSha256 = sequence(hex('06082a8648ce3d040302'));
const commonName = hex('0603550403');
const subjectAltName = hex('0603551d11');
const basicConstraints = hex('0603551d13');

/**
 * A self-signed certificate (RFC 5280, ECDSA on P-256) that is an authority too, so that whoever trusts it takes it.
 * @param names DNS names it is for @param days from now until it ends; negative: it has ended
 */
export function testCertificate(names: readonly string[], days = 1): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  const day = 24 * 60 * 60 * 1000;
  const name = sequence(
    tagged(0x31, sequence(commonName, tagged(0x0c, Buffer.from(names[0] ?? 'nobody.example')))),
  );
  const altNames = sequence(...names.map((one) => tagged(0x82, Buffer.from(one))));
  const body = sequence(
    tagged(0xa0, hex('020102')),
    tagged(0x02, Buffer.concat([hex('01'), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(now - 10 * day)), time(new Date(now + days * day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(
      0xa3,
      sequence(
        sequence(subjectAltName, tagged(0x04, altNames)),
        sequence(basicConstraints, hex('0101ff'), tagged(0x04, sequence(hex('0101ff')))),
      ),
    ),
  );
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, ecdsaWithSha256, tagged(0x03, hex('00'), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
