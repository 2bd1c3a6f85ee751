/** Text without control characters (PostgreSQL refuses NUL), halves of surrogate pairs and outer space. */
export const cleanText = (value: string): string =>
  value.replace(/(?![\t\n\r])\p{Cc}|[\p{Surrogate}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shapes of keys and tokens that real exports carry in plain text. */
const secretShapes: readonly RegExp[] = [
  /\bsk-(?:ant-|proj-|or-)?[A-Za-z0-9_-]{20,}/g,
  /\b[rsp]k_(?:live|test)_[A-Za-z0-9]{10,}/g,
  /\bwhsec_[A-Za-z0-9]{16,}/g,
  /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g,
  /\bgh[oprsu]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{30,}/g,
  /\bglpat-[\w-]{20,}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bAIza[\w-]{30,}/g,
  /\bya29\.[\w-]{20,}/g,
  /\bEAA[A-Za-z0-9]{60,}/g,
  /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{40,}/g,
  /\bhf_[A-Za-z0-9]{30,}|\bgsk_[A-Za-z0-9]{30,}|\bpplx-[A-Za-z0-9]{30,}|\br8_[A-Za-z0-9]{30,}/g,
  /\bSG\.[\w-]{16,}\.[\w-]{16,}/g,
  /\b(?:ntn|secret)_[A-Za-z0-9]{30,}/g,
  /\b\d{8,10}:AA[\w-]{30,}/g,
  /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];

/** What stands in the place of a key. */
export const placeholder = 'YOUR_SECRET';
const email = /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}/gu;
/** Reserved for examples (RFC 2606) and what they are called in Dutch. */
const exampleDomain =
  /@(?:[^@]+\.)?(?:example\.(?:com|org|net)|voorbeeld\.(?:nl|com)|[^@]+\.(?:test|example|invalid))$/i;

/** The mail addresses of a text that are of somebody, not an example. */
export const mailsIn = (text: string): string[] =>
  [...text.matchAll(email)].map(([address]) => address).filter((address) => !exampleDomain.test(address));

const secretName =
  /(?:^|[-_\s])(?:x-)?(?:api[-_ ]?key|apikey|authorization|access[-_ ]?token|auth[-_ ]?token|bearer|secret|client[-_ ]?secret|password|passwd|token)$/i;
const secretKey = /(?:apiKey|accessToken|authToken|clientSecret|password|secretKey|privateKey)$/i;
const chatIds = new Set(['chatId', 'chat_id', 'phoneNumber', 'phoneNumberId']);
const opaqueId = /^(?=.*\d)(?=.*[A-Za-z])[\w-]{20,}$/;
const isExpression = (value: string): boolean => value.startsWith('=');

/** A text without keys, tokens and passwords; everything else of it stays. */
export function maskSecrets(value: string): string {
  let text = cleanText(value);
  for (const shape of secretShapes) text = text.replace(shape, placeholder);
  return text
    .replace(/(bearer\s+)(?!\{)[\w.~+/-]{16,}=*/gi, `$1${placeholder}`)
    .replace(
      /([?&](?:api[-_]?key|key|access_token|token|secret|password)=)[^&\s"'{}]{8,}/gi,
      `$1${placeholder}`,
    )
    .replace(/(https:\/\/hooks\.slack\.com\/services\/)[\w/]+/g, `$1${placeholder}`)
    .replace(/(https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/)[\w/-]+/g, `$1${placeholder}`)
    .replace(/(\/\/)[^/\s:@]*:[^/\s?#"'<>`]+@/g, `$1${placeholder}@`);
}

/** A literal text without keys, e-mail addresses, private addresses of n8n instances and active markup. */
export function maskText(value: string): string {
  return maskSecrets(value)
    .replace(/https?:\/\/[\w-]+\.app\.n8n\.cloud/g, 'https://n8n.example.com')
    .replace(email, (address) =>
      // The host behind a masked sign-in is no mailbox.
      address.startsWith(`${placeholder}@`) || exampleDomain.test(address) ? address : 'you@example.com',
    )
    .replace(/<(script|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/(<[a-z][^>]*?)\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '$1');
}

function maskNamedValue(record: Record<string, unknown>): Record<string, unknown> {
  const { name, value } = record;
  if (typeof name !== 'string' || typeof value !== 'string' || !secretName.test(name)) return record;
  return value === '' || isExpression(value) || /^\{\{/.test(value)
    ? record
    : { ...record, value: placeholder };
}

/** A resource locator keeps its way of choosing; whose document it pointed at is the former owner's business. */
function maskLocator(record: Record<string, unknown>): Record<string, unknown> {
  const { cachedResultName: _name, cachedResultUrl: _url, ...kept } = record;
  const { value } = record;
  const foreign =
    typeof value === 'string' &&
    !isExpression(value) &&
    (opaqueId.test(value) || /^https:\/\/(?:docs|drive)\.google\.com\//.test(value));
  return foreign ? { ...kept, value: '' } : kept;
}

/** A node's parameters as they may leave the library. Nested to at most the importer's depth limit. */
export function maskParameters(value: unknown): unknown {
  if (typeof value === 'string') return /^\+\d{9,15}$/.test(value) ? '+31600000000' : maskText(value);
  if (Array.isArray(value)) return value.map(maskParameters);
  if (!isRecord(value)) return value;
  const record = maskNamedValue('__rl' in value ? maskLocator(value) : value);
  const entries = Object.entries(record)
    .filter(([key]) => key !== '__proto__')
    .map(([key, item]): [string, unknown] => {
      if (typeof item === 'string' && item !== '' && !isExpression(item)) {
        if (secretKey.test(key)) return [key, placeholder];
        if (chatIds.has(key) && /^-?\d{6,}$/.test(item)) return [key, ''];
      }
      return [cleanText(key), maskParameters(item)];
    });
  return Object.fromEntries(entries);
}
